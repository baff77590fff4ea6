import { lowerAscii } from '../lib/text.ts';

/** `ada@brand.dev` → `a***@brand.dev`; null for what is no address, since a lead is never refused for it. */
export function maskEmail(email: string): string | null {
  const match = /^([^\s@])[^\s@]*@([^\s@]+)$/u.exec(normaliseEmail(email));
  return match ? `${match[1]}***@${match[2]}` : null;
}

/** The form that is hashed: the same address written differently must give the same hash. */
export const normaliseEmail = (email: string): string => lowerAscii(email.trim());

const LONGEST = 320;
/** Control and format characters, which a reader does not see, and lone surrogates, which nobody can store. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** The address of a person, in the form in which it is stored and compared; undefined for a text that is none. */
export function parseAddress(text: string): string | undefined {
  if (text.length > 4 * LONGEST || UNSEEN.test(text)) return undefined;
  const address = normaliseEmail(text);
  return /^[^\s@]+@[^\s@]+$/u.test(address) && [...address].length <= LONGEST ? address : undefined;
}
