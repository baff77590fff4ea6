import { linkValues, nameIn, trimEnd } from '@referral-tracking/shared/link-names';
import { callPath } from '../contract/paths.ts';
import { lowerAscii } from '../lib/text.ts';
import { slugOf } from '../common/slug.ts';
import { isLoopback, parseUrl } from '@referral-tracking/shared/formats';

/**
 * The pattern of a referral code, after conversion to lower case. The document and the database state the same rule.
 */
export const LINK_CODE = /^[a-z0-9-]{3,32}$/;

/** Normalises a referral code as it is stored; undefined if the text is not a valid code. */
export function parseLinkCode(text: string): string | undefined {
  const code = lowerAscii(text);
  return LINK_CODE.test(code) ? code : undefined;
}

/**
 * The codes and aliases that an address may mean, as they are stored, the most likely one first. An alias may end with
 * a dot, so each name comes before itself without dots.
 */
export function linkNames(url: URL): Set<string> {
  const names = linkValues(url, ['aff']).map((value) => nameIn(value) ?? '');
  return new Set(names.flatMap((name) => [name, trimEnd(name, '.')]).filter(Boolean));
}

/** Leaves room for a suffix. */
const LONGEST_FROM_NAME = 28;

/**
 * The code of a partner's first link. Undefined if their name has too few letters, or comes from their address, which a link
 * must not show.
 */
export function codeFromName(name: string, email: string): string | undefined {
  if (name.includes('@') || name === email.slice(0, email.indexOf('@'))) return undefined;
  return parseLinkCode(slugOf(name, '').slice(0, LONGEST_FROM_NAME).replace(/-$/, ''));
}

/** The query parameter that carries a link's code. */
const PARAMETER = 'aff';

/** The address to publish: the destination, or else the home page of the domain, with the link's code. */
export function linkUrl(domain: string, destination: string | null, code: string): string {
  if (destination === null) return `https://${domain}/?${PARAMETER}=${code}`;
  const url = new URL(destination);
  // Added as text: a list of parameters that is written again would change how the others are encoded.
  url.search = `${url.search === '' ? '?' : `${url.search}&`}${PARAMETER}=${code}`;
  return url.href;
}

/** How the service answers for short addresses. */
export interface ShortAddresses {
  baseUrl: string;
  /** whether it does so at its own host only for programs that have proved their domain */
  needsProof: boolean;
}

/** The address of a link for pages without the script; null if nothing answers for it. */
export function shortUrl(
  { code, link_host: host, is_proved: isProved }: { code: string; link_host: string | null; is_proved: boolean },
  { baseUrl, needsProof }: ShortAddresses,
): string | null {
  if (host !== null) {
    // A name of this machine has no proxy with a certificate before it.
    const { protocol, port } = new URL(baseUrl);
    return isLoopback(host) ? `${protocol}//${host}${port && `:${port}`}/${code}` : `https://${host}/${code}`;
  }
  return isProved || !needsProof ? `${baseUrl}${callPath('followLink', { name: code })}` : null;
}

const hostOf = (url: string): string | undefined => parseUrl(url)?.host;

/** Whether a link may lead to this page: one of the program's domain or of one of its origins. */
export function isDestination(text: string, domain: string, origins: readonly string[]): boolean {
  const url = parseUrl(text);
  if (!url) return false;
  const { username, password, searchParams } = url;
  if (username !== '' || password !== '' || searchParams.has(PARAMETER)) return false;
  return [`https://${domain}`, ...origins].some((address) => hostOf(address) === url.host);
}
