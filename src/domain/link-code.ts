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

/** The pattern of the texts that lead to a link, after conversion to lower case: codes and aliases. */
const LINK_NAME = /^[a-z0-9._~-]{1,64}$/;

/** Normalises a code or an alias as it is stored; undefined if the text is neither. */
export function parseLinkName(text: string): string | undefined {
  const name = lowerAscii(text);
  return LINK_NAME.test(name) ? name : undefined;
}
