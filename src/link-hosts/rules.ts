// What may be a host of a program, and what proves it.
import { isLoopback, parseUrl } from '@referral-tracking/shared/formats';
import { DAY } from '../lib/clock.ts';

/** How often the service looks for the proof of a verified host. */
export const CHECK_EVERY_MS = DAY;
/** How long a host answers without a proof. */
export const PATIENCE_MS = 7 * DAY;

const HOST = /^(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9-]{1,63}(?<!-))+$/;
/** What a URL has around its host. */
const AROUND = /[\s/\\?#@:]/;
/** What the URL parser makes of an IPv4 address; no name ends like this. */
const ADDRESS = /\.\d+$/;
/** The longest name that DNS takes. */
const LONGEST = 253;

/** The name of the TXT record that proves a host. */
export const proofName = (host: string): string => `_referral-challenge.${host}`;
/** The value of this record. Its beginning says to people whose it is. */
export const proofValue = (token: string): string => `referral-challenge=${token}`;

/** The name of a host as browsers send it, without the dot that may end it; undefined for any other text. */
export const hostIn = (text: string): string | undefined =>
  AROUND.test(text) ? undefined : parseUrl(`https://${text}`)?.hostname.replace(/\.$/, '');

/** The service, as far as it decides what may be a host. */
export interface Deployment {
  baseUrl: string;
  /** whether the service is one for trying on this machine */
  development: boolean;
}

/** A host as it is stored; undefined if it cannot be one of a program. */
export function parseLinkHost(text: string, { baseUrl, development }: Deployment): string | undefined {
  const host = hostIn(text.trim());
  if (host === undefined || !HOST.test(host) || ADDRESS.test(host)) return undefined;
  if (proofName(host).length > LONGEST || host === new URL(baseUrl).hostname) return undefined;
  return isLoopback(host) && !development ? undefined : host;
}

/** The host of a domain, which a site may have with and without `www.`. */
export const withoutWww = (host: string): string => host.replace(/^www\./, '');

/** The hosts that a program proves with the name of its domain, with and without `www.`. */
export function hostsOfDomain(domain: string): string[] {
  const host = parseUrl(`https://${domain}`)?.hostname ?? '';
  const apex = withoutWww(host);
  return [apex, `www.${apex}`];
}

/** What the name servers say about the proof. */
export type Proof = 'found' | 'missing' | 'unanswered';

export interface Standing {
  verified_at: Date | null;
  checked_at: Date | null;
  failing_since: Date | null;
}

/** How a verified host stands after a look for its proof. It stops when the last proof is too old, whatever was answered. */
export function standingAfter(before: Standing, proof: Proof, at: Date): Standing {
  if (proof === 'found') return { verified_at: before.verified_at, checked_at: at, failing_since: null };
  const provedAt = before.failing_since ?? before.checked_at ?? at;
  const checked_at = proof === 'missing' ? at : before.checked_at;
  if (at.getTime() - provedAt.getTime() >= PATIENCE_MS) return { verified_at: null, checked_at, failing_since: null };
  return {
    verified_at: before.verified_at,
    checked_at,
    failing_since: proof === 'missing' ? provedAt : before.failing_since,
  };
}
