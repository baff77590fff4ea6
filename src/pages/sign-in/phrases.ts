// Phrases of the sign-in pages.
import { html, type Html } from '../html.ts';

export function ago(then: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  return minutes < 1 ? 'less than a minute ago' : `${minutes} minute${minutes === 1 ? '' : 's'} ago`;
}

/** What somebody reads who may not create programs. */
export const stranger = (host: string): Html =>
  html`You cannot create programs yet. Ask the person who runs ${host} to let this address create them, or a member of a
  program to invite you.`;
