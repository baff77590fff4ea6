import type { JWTPayload } from 'jose';
import { parseAddress } from '../domain/email.ts';
import type { Person } from '../domain/person.ts';
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

/** An unverified address could belong to anyone. */
const isVerified = (verified: unknown, assumed: boolean): boolean =>
  assumed ? verified !== false && verified !== 'false' : verified === true;

/** OpenID Connect limits a subject to 255 characters. */
const isSubject = (sub: unknown): sub is string =>
  typeof sub === 'string' && sub !== '' && sub.length <= 255 && isStorable(sub);

/** When the issuer asked the person, at the latest now; undefined if it does not say. */
function askedAt(time: unknown, now: Date, assumed: boolean): Date | undefined {
  if (typeof time === 'number') return new Date(Math.min(time * SECOND, now.getTime()));
  return assumed ? now : undefined;
}

/** The person that the claims of a verified token identify; undefined if a claim is missing or invalid. */
export function personOf(
  claims: JWTPayload,
  { assumeEmailVerified = false, assumeAuthTime = false, boundAs, succeeds }: ClaimSettings,
  { now, again }: { now: Date; again: boolean },
): Person | undefined {
  const { iss, sub, email, email_verified: verified, auth_time: time } = claims;
  const issuer = boundAs ?? iss;
  const address =
    typeof email === 'string' && isVerified(verified, assumeEmailVerified) ? parseAddress(email) : undefined;
  return address !== undefined && issuer !== undefined && isSubject(sub)
    ? {
        issuer,
        subject: sub,
        email: address,
        authenticatedAt: askedAt(time, now, again && assumeAuthTime),
        succeeds,
      }
    : undefined;
}
