import { lowerAscii } from '../lib/text.ts';

/** Something before one `@` and something after it; captured are what the masked form shows. */
const ADDRESS = /^([^\s@])[^\s@]*@([^\s@]+)$/u;

/** `ada@brand.dev` → `a***@brand.dev`; null for what is no address, since a lead is never refused for it. */
export function maskEmail(email: string): string | null {
  const match = ADDRESS.exec(normaliseEmail(email));
  return match ? `${match[1]}***@${match[2]}` : null;
}

/** The form that is hashed: the same address written differently must give the same hash. */
export const normaliseEmail = (email: string): string => lowerAscii(email.trim());

/** characters */
export const LONGEST_ADDRESS = 320;
/** What a form for one lets people type, in characters: the longest address that mail can be sent to. */
export const LONGEST_TYPED_ADDRESS = 254;

/** Control and format characters, which a reader does not see, and lone surrogates, which nobody can store. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** The address of a person, in the form in which it is stored and compared; undefined for a text that is none. */
export function parseAddress(text: string): string | undefined {
  if (text.length > 4 * LONGEST_ADDRESS || UNSEEN.test(text)) return undefined;
  const address = normaliseEmail(text);
  return ADDRESS.test(address) && [...address].length <= LONGEST_ADDRESS ? address : undefined;
}
