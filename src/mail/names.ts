// Names in mails. Somebody else has chosen them, so they must not become links.

/** The longest name in a mail, in characters. */
const LONGEST_NAME = 80;
/** What mail programs make a link of: an address, a scheme, a host. */
const LINK = /@|:\/\/|www\.|[\p{L}\p{N}][.\u3002]\p{L}{2}/iu;

/**
 * A name that somebody else has chosen, as one short line; undefined if there is none, or if it contains what a mail program
 * would make a link of. Compatible characters are replaced, such as a wide full stop.
 */
export const nameIn = (text: string | undefined): string | undefined => lineIn(text, LONGEST_NAME);

/** The same of a text that may be longer. */
export function lineIn(text: string | undefined, longest: number): string | undefined {
  const line = (text ?? '')
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return line === '' || LINK.test(line) ? undefined : [...line].slice(0, longest).join('').trimEnd();
}
