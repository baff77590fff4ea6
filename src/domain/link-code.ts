import { linkValues, nameIn, trimEnd } from '@referral-tracking/shared/link-names';
import { lowerAscii } from '../lib/text.ts';
import { slugOf } from './slug.ts';

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
