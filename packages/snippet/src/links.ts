// The visitor's links as one text: their codes, newest first, separated by dots. The prefix `code:2` means that the
// click of this link was tried twice and is not recorded yet.

/** The maximum number of attempts for a click, until the cookie expires. */
const MOST_TRIES = 10;
/** How many links to remember, so that going back to an older link is not a new visit. */
const REMEMBERED = 5;

export interface Attempt {
  code: string;
  /** the number of this attempt, from 1 */
  tries: number;
  /** the other links of the text */
  others: string[];
}

/**
 * The attempt to make now; undefined if there is none.
 * @param code the link in the page's address, if there is one
 * @param fresh whether this is a new visit; only then does a link of an older visit count again
 */
export function nextAttempt(known: string, code: string | undefined, fresh: boolean): Attempt | undefined {
  const [head = '', ...rest] = known.split('.');
  const [newest = '', tries] = head.split(':');
  if (code && code !== newest && (fresh || !rest.includes(code))) {
    return { code, tries: 1, others: (tries ? rest : [newest, ...rest]).filter((other) => other && other !== code) };
  }
  // Visitors can edit the cookie: an invalid number ends the attempts.
  return tries && +tries < MOST_TRIES ? { code: newest, tries: +tries + 1, others: rest } : undefined;
}

/** The text to store. Without `tries`, the newest click is recorded or rejected, and is not tried again. */
export const linkList = ({ code, others }: Attempt, tries?: number): string =>
  [tries ? `${code}:${tries}` : code, ...others].slice(0, REMEMBERED).join('.');
