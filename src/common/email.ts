import { domainToASCII, domainToUnicode } from 'node:url';
import { keyedHash } from '../lib/hashing.ts';
import { lowerAscii } from '../lib/text.ts';

/** One `@` with text before and after it. The pattern captures the parts that the masked form shows. */
const ADDRESS = /^([^\s@])[^\s@]*@([^\s@]+)$/u;

/** `ada@brand.dev` → `a***@brand.dev`. Returns null for a malformed address, since it must not reject a lead. */
export function maskEmail(email: string): string | null {
  const match = ADDRESS.exec(normaliseEmail(email));
  return match ? `${match[1]}***@${match[2]}` : null;
}

const trimmed = (email: string): string => lowerAscii(email.trim());

/**
 * Normalises the address of a lead before it is hashed: different spellings of a mailbox must have the same hash. What is
 * no address of a person, and may be one of a customer, such as `ada@brand_1.dev`, is only trimmed and in lower case.
 */
export const normaliseEmail = (email: string): string => parseAddress(email) ?? trimmed(email);

/** The keyed hash under which the address of a lead is stored. */
export const emailHash = (secretKey: Buffer, email: string): Buffer => keyedHash(secretKey, normaliseEmail(email));

/** characters */
export const LONGEST_ADDRESS = 320;
/** The maximum length of an address in a form, in characters: the longest address that mail can be sent to. */
export const LONGEST_TYPED_ADDRESS = 254;

/** Control and format characters, which are invisible, and lone surrogates, which cannot be stored. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;
/** Two parts without what has a meaning in the header of a mail, where the text could name another address. */
const PARTS = /^([^\s@,;:<>()[\]\\"]+)@([^\s@,;:<>()[\]\\"]+)$/u;
/** The beginning of an encoded word, which a mail program replaces by what it encodes. */
const ENCODED_WORD = '=?';
/** What the parser of host names would decode, or take for the end of the name. */
const NOT_IN_HOST = /[%/?#]/;
/** Labels of letters, digits and inner hyphens; the last one is not a number, as that of an IP address is. */
const HOST = /^(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)*(?!-|\d+$)[a-z0-9-]{1,63}(?<!-)$/;

/** The domain in the one form that UTS #46 gives to all its spellings; undefined if there can be no such host. */
export function parseMailDomain(text: string): string | undefined {
  const ascii = NOT_IN_HOST.test(text) ? '' : domainToASCII(text);
  return HOST.test(ascii) ? domainToUnicode(ascii) : undefined;
}

/** NFC and lower case, also of letters beyond ASCII: nobody has two mailboxes that differ in capitals. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC');

/** A person's address in the form in which it is stored and compared; undefined if the text is not an address. */
export function parseAddress(text: string): string | undefined {
  if (text.length > 4 * LONGEST_ADDRESS || UNSEEN.test(text)) return undefined;
  const [, name, host] = PARTS.exec(folded(text.trim())) ?? [];
  const domain = host === undefined ? undefined : parseMailDomain(host);
  if (name === undefined || domain === undefined || name.includes(ENCODED_WORD)) return undefined;
  // A mail server may read wide and small forms as the characters themselves.
  if (!PARTS.test(`${name.normalize('NFKC')}@${domain}`)) return undefined;
  const address = `${name}@${domain}`;
  return [...address].length <= LONGEST_ADDRESS ? address : undefined;
}
