// The sign-in of a person with the browser, which begins a session.
import type { Transaction } from '../database/db.ts';
import { maySignUp, type SignUp } from '../common/sign-up.ts';
import type { Person } from '../accounts/rules.ts';
import { sha256 } from '../lib/hashing.ts';
import { seal } from '../lib/sealing.ts';
import type { Account } from '../common/types.ts';
import { accountOfAddress, accountOfPerson, allowOwnPrograms } from '../accounts/people.ts';
import { isReserved } from '../email-changes/restored.ts';
import { noteAs, type Note } from '../common/audit.ts';
import {
  beginSession,
  endSession,
  findSessionCaller,
  type Beginning,
  type SessionReach,
} from '../accounts/browser-sessions.ts';
import type { SignInSecrets, Tokens } from './identity.ts';
import { secretsOf, type SignInDeps } from './sign-in.ts';

/** The secrets of the authorization request of a sign-in that began with this attempt. */
export const sessionSecrets = (secretKey: Buffer, attempt: string): SignInSecrets =>
  secretsOf(secretKey, sha256(`browser session ${attempt}`), attempt);

export type BegunSession = { kind: 'begun'; value: string } | { kind: 'suspended' } | { kind: 'invalid_token' };

interface SignedIn {
  tokens: Tokens;
  nonce: string;
  now: Date;
  /** the value of the browser's former session, which ends */
  former: string | undefined;
  reach: SessionReach;
  /** whether the issuer had to ask the person again */
  again: boolean;
}

/**
 * Begins a session for the person that the ID token identifies, with a value that no one has seen.
 */
export async function beginPersonsSession(
  { db, identity, secretKey, refused, signUp }: SignInDeps,
  { tokens, nonce, now, former, reach, again }: SignedIn,
): Promise<BegunSession> {
  const { idToken, accessToken, signsOut } = tokens;
  const found = await identity.verify(idToken, nonce, now, { again, accessToken });
  const result = found.kind === 'refused' ? found.reason : await begin(found.person);
  if (typeof result !== 'string') return result;
  refused(result);
  return result === 'suspended' ? { kind: 'suspended' } : { kind: 'invalid_token' };

  function begin(person: Person) {
    const { authenticatedAt } = person;
    return db.transaction(async (tx) => {
      const asPartner = reach === 'partner';
      const signsUp = !asPartner && maySignUp(signUp, person.email);
      const account = await accountOfPerson(tx, person, now, { asPartner, signsUp });
      if (!account) return 'address_taken';
      const sealToken = signsOut ? (sealedFor: string) => seal(secretKey, idToken, sealedFor) : undefined;
      const begun = await beginAccountsSession(tx, account, { authenticatedAt, now, former, reach, sealToken });
      return begun.kind === 'suspended' ? begun.kind : begun;
    });
  }
}

/** Begins a session of an account, and ends the browser's former one. */
export async function beginAccountsSession(
  tx: Transaction,
  { account_id: accountId, status }: Account,
  {
    authenticatedAt,
    now,
    former,
    reach,
    sealToken,
  }: Pick<SignedIn, 'now' | 'former' | 'reach'> & Pick<Beginning, 'authenticatedAt' | 'sealToken'>,
): Promise<Exclude<BegunSession, { kind: 'invalid_token' }>> {
  if (status === 'suspended') return { kind: 'suspended' };
  const { id, value } = await beginSession(tx, accountId, { authenticatedAt, at: now, reach, sealToken });
  const actor = { kind: 'account' as const, id: accountId, credential: `session ${id}`, requestId: null };
  const note = noteAs(tx, actor, now);
  await note({ action: 'session.begin', targetId: id, after: { reach } });
  if (former !== undefined) await endFormer(tx, note, former, now);
  return { kind: 'begun', value };
}

interface Proven {
  /** in the form in which addresses are stored */
  email: string;
  now: Date;
  former: string | undefined;
  /** who may create programs, where mail is the only way to sign in; undefined: an issuer says who is an owner */
  signUp?: SignUp | undefined;
}

/**
 * Begins a session for the person who has just proved that they receive mail at this address. It may do what partners do,
 * even if the account may do more; all that the account may do only where there is no issuer, and none has ever said whose
 * account it is. `reserved`: the account that had the address can take it back.
 */
export async function signInByMail(
  tx: Transaction,
  { email, now, former, signUp }: Proven,
): Promise<Exclude<BegunSession, { kind: 'invalid_token' }> | { kind: 'reserved' }> {
  if (await isReserved(tx, email, now)) return { kind: 'reserved' };
  const { bound, ...account } = await accountOfAddress(tx, email, now);
  const whole = signUp !== undefined && !bound;
  if (whole && account.status === 'active' && maySignUp(signUp, email)) await allowOwnPrograms(tx, account, now);
  const reach = whole ? 'account' : 'partner';
  return beginAccountsSession(tx, account, { authenticatedAt: now, now, former, reach });
}

async function endFormer(tx: Transaction, note: Note, value: string, now: Date): Promise<void> {
  const caller = await findSessionCaller(tx, sha256(value), now);
  if (caller) await endSession(tx, note, caller.credentialId, now);
}
