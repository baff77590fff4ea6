import type { JWTPayload } from 'jose';
import { parseAddress } from '../domain/email.ts';
import type { Person } from '../domain/person.ts';
import { isStorable } from '../lib/json.ts';

export interface ClaimSettings {
  /** takes an address as verified where a token does not say so; one that says no is still rejected */
  assumeEmailVerified?: boolean;
  /** under which name accounts are bound; undefined: as the issuer calls itself */
  boundAs?: string;
}

/** An address that the issuer has not verified could be anybody's. */
const isVerified = (verified: unknown, assumed: boolean): boolean =>
  assumed ? verified !== false && verified !== 'false' : verified === true;

/** OpenID Connect allows a subject 255 characters. */
const isSubject = (sub: unknown): sub is string =>
  typeof sub === 'string' && sub !== '' && sub.length <= 255 && isStorable(sub);

/** Whom the claims of a checked token name; undefined when that is nobody in particular. */
export function personOf(
  claims: JWTPayload,
  { assumeEmailVerified = false, boundAs }: ClaimSettings,
): Person | undefined {
  const { iss, sub, email, email_verified: verified } = claims;
  const issuer = boundAs ?? iss;
  const address =
    typeof email === 'string' && isVerified(verified, assumeEmailVerified) ? parseAddress(email) : undefined;
  return address !== undefined && issuer !== undefined && isSubject(sub)
    ? { issuer, subject: sub, email: address }
    : undefined;
}
