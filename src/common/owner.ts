// What the change of a single field asks for beyond its operation.
import { failure } from '../contract/failure.ts';
import { contract } from '../contract/index.ts';
import { includesRole, type Caller, type Role } from './access.ts';
import { SECOND } from '../lib/clock.ts';

/** A token needs no sign-in; a session whose issuer does not say when the person signed in has no recent one. */
export const isRecent = (at: Date | null | undefined, now: Date): boolean =>
  at === undefined || (at !== null && now.getTime() - at.getTime() <= contract.limits.recentSignInSeconds * SECOND);

/** Refuses all but an owner with an API token, or with the session of a recent sign-in. */
export function requireOwner({ caller, role, now }: { caller: Caller; role: Role; now: Date }): void {
  if (caller.kind === 'login') throw failure('kindRefused');
  if (!isRecent(caller.authenticatedAt, now)) throw failure('signInTooOld');
  if (!includesRole(role, 'owner')) throw failure('roleMissing', { role: 'owner' });
}
