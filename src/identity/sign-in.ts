// A sign-in from the confirmation on the page to the completed session.
import { randomBytes } from 'node:crypto';
import { stateOfSession, type LoginSession } from '../accounts/rules.ts';
import { maySignUp, type SignUp } from '../common/sign-up.ts';
import type { Person } from '../accounts/rules.ts';
import { keyedHash } from '../lib/hashing.ts';
import type { Account } from '../common/types.ts';
import { accountOfPerson } from '../accounts/people.ts';
import type { Db, Transaction } from '../database/db.ts';
import { completeSession, confirmSession } from '../accounts/login-sessions.ts';
import { violationOf } from '../database/violations.ts';
import type { Identity, SignInSecrets, Tokens } from './identity.ts';

export interface SignInDeps {
  db: Db;
  /** the key of the sign-in's secrets, which are keyed hashes, so none of them is stored */
  secretKey: Buffer;
  identity: Identity;
  signUp: SignUp;
  /** called with a code for each sign-in that is refused */
  refused: (reason: string) => void;
}

/**
 * The secrets of the authorization request. Nobody can compute them before the person confirms. The state is passed as
 * a hash, because the page does not know the state.
 */
export function secretsOf(secretKey: Buffer, stateHash: Buffer, confirmation: string): SignInSecrets {
  const bound = `${stateHash.toString('base64url')} ${confirmation}`;
  const secret = (purpose: string) => keyedHash(secretKey, `sign-in ${purpose} ${bound}`).toString('base64url');
  return { nonce: secret('nonce'), correlation: secret('correlation'), verifier: secret('verifier') };
}

/** Stores a person's confirmation; returns the text that their browser must present when it returns. */
export async function confirm(db: Db, session: LoginSession, now: Date): Promise<string> {
  const confirmation = randomBytes(16).toString('base64url');
  await confirmSession(db, session.id, confirmation, now);
  return confirmation;
}

export type SignIn =
  | { kind: 'complete'; account: Account }
  | { kind: 'not_waiting' }
  | { kind: 'expired' }
  | { kind: 'invalid_token'; reason: string }
  | { kind: 'suspended' };

const ADDRESS_TAKEN = { kind: 'invalid_token', reason: 'address_taken' } as const;

interface Returned extends Pick<Tokens, 'idToken'> {
  /** unknown of a token that was posted */
  accessToken?: string;
  session: LoginSession | undefined;
  now: Date;
}

/**
 * Completes the session for the person's account. If the account does not allow it, returns the reason and writes
 * nothing.
 */
async function completeFor(
  tx: Transaction,
  { session, person, now, signUp }: { session: LoginSession; person: Person; now: Date; signUp: SignUp },
): Promise<SignIn> {
  const account = await accountOfPerson(tx, person, now, { signsUp: maySignUp(signUp, person.email) });
  if (!account) return ADDRESS_TAKEN;
  if (account.status === 'suspended') return { kind: 'suspended' };
  const completed = await completeSession(tx, session.id, account.account_id, now);
  if (!completed) throw new AlreadyUsed();
  return { kind: 'complete', account };
}

/** Rolls back the transaction if another sign-in completed the session first. */
class AlreadyUsed extends Error {}

/** The codes of refusals that depend on the state of the service, not on the token. */
const REASONS: Partial<Record<SignIn['kind'], string>> = {
  not_waiting: 'session_unknown',
  expired: 'session_expired',
  suspended: 'suspended',
};

/**
 * Completes a session with an ID token, for the account of the person that the token identifies. After a failure the
 * session stays pending. Rejects if the issuer or the database cannot be reached.
 */
export async function completeSignIn(deps: SignInDeps, returned: Returned): Promise<SignIn> {
  const result = await tryToComplete(deps, returned);
  const reason = 'reason' in result ? result.reason : REASONS[result.kind];
  if (reason !== undefined) deps.refused(reason);
  return result;
}

async function tryToComplete({ db, secretKey, identity, signUp }: SignInDeps, returned: Returned): Promise<SignIn> {
  const { session, idToken, accessToken, now } = returned;
  if (!session || session.completed_at) return { kind: 'not_waiting' };
  if (stateOfSession(session, now) !== 'pending') return { kind: 'expired' };
  if (session.confirmation === null) return { kind: 'invalid_token', reason: 'not_confirmed' };
  const { nonce } = secretsOf(secretKey, session.state_hash, session.confirmation);
  const found = await identity.verify(idToken, nonce, now, accessToken === undefined ? {} : { accessToken });
  if (found.kind === 'refused') return { kind: 'invalid_token', reason: found.reason };
  return db
    .transaction((tx) => completeFor(tx, { session, person: found.person, now, signUp }))
    .catch((error: unknown) => {
      if (error instanceof AlreadyUsed) return { kind: 'not_waiting' as const };
      // Another account has taken the person's new address in the meantime.
      if (violationOf(error)?.constraint === 'accounts_email_key') return ADDRESS_TAKEN;
      throw error;
    });
}
