import { readCookie, removeCookie } from './cookies.ts';
import { tag } from './tag.ts';

/** The cookie with the `click_id`, which servers read. */
export const CLICK_COOKIE = 'service_click_id';
/** The cookie with the visitor's links. */
export const LINK_COOKIE = 'service_click_link';

let allowed = !tag.needsConsent;

export const isAllowed = (): boolean => allowed;

/** The characters and length that Stripe accepts as a client reference. */
const CLICK_ID = /^[\w-]{1,200}$/;

/** The visitor's `click_id`. It is read each time, because another tab or the page's server may have changed it. */
export function clickId(): string | undefined {
  const value = allowed ? readCookie(CLICK_COOKIE) : undefined;
  return value && CLICK_ID.test(value) ? value : undefined;
}

export function setConsent(granted: boolean): void {
  allowed = granted;
  if (!granted) [CLICK_COOKIE, LINK_COOKIE].forEach(removeCookie);
}
