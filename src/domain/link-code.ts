import { lowerAscii } from '../lib/text.ts';

/**
 * The pattern of a referral code, after conversion to lower case. The document and the database state the same rule.
 */
export const LINK_CODE = /^[a-z0-9-]{3,32}$/;

/** Normalises a referral code as it is stored; undefined if the text is not a valid code. */
export function parseLinkCode(text: string): string | undefined {
  const code = lowerAscii(text);
  return LINK_CODE.test(code) ? code : undefined;
}
