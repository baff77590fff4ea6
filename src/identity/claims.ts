import type { JWTPayload } from 'jose';
import { parseAddress } from '../common/email.ts';
import type { Person } from '../accounts/rules.ts';
import { SECOND } from '../lib/clock.ts';
import { isStorable } from '../lib/json.ts';

export interface ClaimSettings {
  /** accepts an address as verified if the token does not say; a token that says it is unverified is still rejected */
  assumeEmailVerified?: boolean;
  /** takes the answer of an issuer that never sends `auth_time` for a new sign-in, if it had to ask the person again */
  assumeAuthTime?: boolean;
  /** the issuer whose accounts with the same address this issuer takes over */
  succeeds?: string | undefined;
  /** the issuer name to which accounts are bound; undefined: the token's `iss` */
  boundAs?: string;
}

/** A person, or a code for what is wrong with the claims. */
export type Identified = { kind: 'person'; person: Person } | { kind: 'refused'; reason: string };

export const refused = (reason: string): Identified => ({ kind: 'refused', reason });

/** Whether another answer of the issuer may have the claims that are missing. */
export const lacksClaims = (found: Identified): boolean =>
  found.kind === 'refused' && ['email_missing', 'email_verified_missing'].includes(found.reason);

/** An unverified address could belong to anyone. Some issuers write the claim as a text. */
function faultOfVerified(verified: unknown, assumed: boolean): string | undefined {
  if (verified === true || verified === 'true') return undefined;
  if (verified === false || verified === 'false') return 'email_unverified';
  return assumed ? undefined : 'email_verified_missing';
}

/** OpenID Connect limits a subject to 255 characters. */
const isSubject = (sub: unknown): sub is string =>
  typeof sub === 'string' && sub !== '' && sub.length <= 255 && isStorable(sub);

/** When the issuer asked the person, at the latest now; undefined if it does not say. */
function askedAt(time: unknown, now: Date, assumed: boolean): Date | undefined {
  if (typeof time === 'number') return new Date(Math.min(time * SECOND, now.getTime()));
  return assumed ? now : undefined;
}

/** The person that the claims of a verified token identify. */
export function personOf(
  claims: JWTPayload,
  { assumeEmailVerified = false, assumeAuthTime = false, boundAs, succeeds }: ClaimSettings,
  { now, again }: { now: Date; again: boolean },
): Identified {
  const { iss, sub, email: text, email_verified: verified, auth_time: time } = claims;
  const issuer = boundAs ?? iss;
  if (issuer === undefined || !isSubject(sub)) return refused('subject_invalid');
  if (text === undefined || text === null || text === '') return refused('email_missing');
  const email = typeof text === 'string' ? parseAddress(text) : undefined;
  if (email === undefined) return refused('email_invalid');
  const fault = faultOfVerified(verified, assumeEmailVerified);
  if (fault !== undefined) return refused(fault);
  const authenticatedAt = askedAt(time, now, again && assumeAuthTime);
  return { kind: 'person', person: { issuer, subject: sub, email, authenticatedAt, succeeds } };
}
