// The visitor's links as one text, newest first, separated by slashes. A link is the names in its address, separated by
// plus signs. The newest one has a number: `name:2` means that its click was tried twice and is not recorded yet, and a
// large number is the time at which it was recorded.

import { VISIT_MS } from '@referral-tracking/shared/link-names';

/** The maximum number of attempts for a click, until the cookie expires. A rejected click has had all of them. */
export const MOST_TRIES = 10;
/** How many links to remember, so that going back to an older link is not a new visit. */
const REMEMBERED = 5;

export interface Attempt {
  link: string;
  /** the number of this attempt, from 1 */
  tries: number;
  /** the other links of the text */
  others: string[];
}

/**
 * The attempt to make now; undefined if there is none.
 * @param link the link in the page's address, if there is one
 * @param fresh whether this is a new visit; only then does a link of an older visit count again
 */
export function nextAttempt(known: string, link: string, fresh: boolean): Attempt | undefined {
  const [head, ...rest] = known.split('/');
  const [newest, number = '11'] = head!.split(':');
  // Visitors can edit the cookie: an invalid number ends the attempts.
  const tries = +number;
  const isDone = tries > MOST_TRIES;
  if (link && (link === newest ? fresh && isDone && Date.now() - tries > VISIT_MS : fresh || !rest.includes(link))) {
    return { link, tries: 1, others: (isDone ? [newest!, ...rest] : rest).filter((other) => other && other !== link) };
  }
  return newest && tries < MOST_TRIES ? { link: newest, tries: tries + 1, others: rest } : undefined;
}

/** The text to store, with the number of attempts or the time. */
export const linkList = ({ link, others }: Attempt, number: number): string =>
  [`${link}:${number}`, ...others].slice(0, REMEMBERED).join('/');
