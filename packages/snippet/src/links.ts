// What is known of this visitor's links, as one text: their codes, newest first, joined by dots. `code:2` at the head
// was tried twice and is not recorded yet.

/** A service that does not answer is asked this often, at most, until the cookie ends. */
const MOST_TRIES = 10;
/** How many links are remembered, so that going back to an older one does not count as a new visit. */
const REMEMBERED = 5;

export interface Attempt {
  code: string;
  /** which attempt for this link it is, from 1 */
  tries: number;
  /** the other links, for the text */
  others: string[];
}

/**
 * Which link's click is to be recorded now, if any.
 *
 * @param code the link in the page's address, if there is one
 * @param fresh whether the visitor has just opened the page: only then does the link of an older visit count again
 */
export function nextAttempt(known: string, code: string | undefined, fresh: boolean): Attempt | undefined {
  const [head = '', ...rest] = known.split('.');
  const [newest = '', tries] = head.split(':');
  if (code && code !== newest && (fresh || !rest.includes(code))) {
    return { code, tries: 1, others: (tries ? rest : [newest, ...rest]).filter((other) => other && other !== code) };
  }
  // The number is the visitor's to edit: what is none asks no more.
  return tries && +tries < MOST_TRIES ? { code: newest, tries: +tries + 1, others: rest } : undefined;
}

/** The text that says so; without `tries` the link's click is settled one way or the other. */
export const linkList = ({ code, others }: Attempt, tries?: number): string =>
  [tries ? `${code}:${tries}` : code, ...others].slice(0, REMEMBERED).join('.');
