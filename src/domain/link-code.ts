import { lowerAscii } from '../lib/text.ts';

/** A referral code as links carry it; its case does not matter. The document and the database state the same rule. */
export const LINK_CODE = /^[a-z0-9-]{3,32}$/;

/** The code that a text means, as it is stored; undefined for a text that can be none. */
export function parseLinkCode(text: string): string | undefined {
  const code = lowerAscii(text);
  return LINK_CODE.test(code) ? code : undefined;
}
