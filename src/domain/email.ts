import { lowerAscii } from '../lib/text.ts';

/** One `@` with text before and after it. The pattern captures the parts that the masked form shows. */
const ADDRESS = /^([^\s@])[^\s@]*@([^\s@]+)$/u;

/** `ada@brand.dev` → `a***@brand.dev`. Returns null for a malformed address, since it must not reject a lead. */
export function maskEmail(email: string): string | null {
  const match = ADDRESS.exec(normaliseEmail(email));
  return match ? `${match[1]}***@${match[2]}` : null;
}

/** Normalises an address before it is hashed: different spellings of an address must have the same hash. */
export const normaliseEmail = (email: string): string => lowerAscii(email.trim());

/** characters */
export const LONGEST_ADDRESS = 320;
/** The maximum length of an address in a form, in characters: the longest address that mail can be sent to. */
export const LONGEST_TYPED_ADDRESS = 254;

/** Control and format characters, which are invisible, and lone surrogates, which cannot be stored. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** A person's address in the form in which it is stored and compared; undefined if the text is not an address. */
export function parseAddress(text: string): string | undefined {
  if (text.length > 4 * LONGEST_ADDRESS || UNSEEN.test(text)) return undefined;
  const address = normaliseEmail(text);
  return ADDRESS.test(address) && [...address].length <= LONGEST_ADDRESS ? address : undefined;
}
