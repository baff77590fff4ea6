import { readCookie, removeCookie } from './cookies.ts';
import { tag } from './tag.ts';

/** The cookie that holds the click, which servers read. */
export const CLICK_COOKIE = 'service_click_id';
/** The cookie that holds what is known of the links. */
export const LINK_COOKIE = 'service_click_link';

let allowed = !tag.needsConsent;

export const isAllowed = (): boolean => allowed;

/** Also what Stripe takes as a client reference. */
const CLICK_ID = /^[\w-]{1,200}$/;

/** The click that brought this visitor. Read again each time: another tab or the page's server may have changed it. */
export function clickId(): string | undefined {
  const value = allowed ? readCookie(CLICK_COOKIE) : undefined;
  return value && CLICK_ID.test(value) ? value : undefined;
}

export function setConsent(granted: boolean): void {
  allowed = granted;
  if (!granted) [CLICK_COOKIE, LINK_COOKIE].forEach(removeCookie);
}
