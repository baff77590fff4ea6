// The sign-in of a person with the browser, which begins a session.
import type { Transaction } from '../database/db.ts';
import { sha256 } from '../lib/hashing.ts';
import { accountOfPerson } from '../store/accounts.ts';
import { noteAs } from '../store/audit.ts';
import { beginSession, endSession, findSessionCaller } from '../store/browser-sessions.ts';
import type { SignInSecrets } from './identity.ts';
import { secretsOf, type SignInDeps } from './sign-in.ts';

/** The secrets of the authorization request of a sign-in that began with this attempt. */
export const sessionSecrets = (secretKey: Buffer, attempt: string): SignInSecrets =>
  secretsOf(secretKey, sha256(`browser session ${attempt}`), attempt);

export type BegunSession = { kind: 'begun'; value: string } | { kind: 'invalid_token' | 'suspended' };

interface SignedIn {
  idToken: string;
  nonce: string;
  now: Date;
  /** the value of the browser's former session, which ends */
  former: string | undefined;
}

/**
 * Begins a session for the person that the ID token identifies, with a value that no one has seen. The session is as old
 * as the person's answer to the issuer, if the token contains that time.
 */
export async function beginPersonsSession(
  { db, identity }: SignInDeps,
  { idToken, nonce, now, former }: SignedIn,
): Promise<BegunSession> {
  const person = await identity.verify(idToken, nonce, now);
  if (!person) return { kind: 'invalid_token' };
  const { authenticatedAt } = person;
  const signedInAt = authenticatedAt && authenticatedAt < now ? authenticatedAt : now;
  return db.transaction(async (tx): Promise<BegunSession> => {
    const account = await accountOfPerson(tx, person, now);
    if (!account) return { kind: 'invalid_token' };
    if (account.status === 'suspended') return { kind: 'suspended' };
    if (former !== undefined) await endFormer(tx, former, now);
    const { id, value } = await beginSession(tx, account.account_id, { signedInAt, at: now });
    const actor = { kind: 'account' as const, id: account.account_id, credential: `session ${id}`, requestId: null };
    await noteAs(tx, actor, now)({ action: 'session.begin', targetId: id });
    return { kind: 'begun', value };
  });
}

async function endFormer(tx: Transaction, value: string, now: Date): Promise<void> {
  const caller = await findSessionCaller(tx, sha256(value), now);
  if (caller) await endSession(tx, caller.credentialId, now);
}
