import { call, type Answer } from './call.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { guarded } from './guard.ts';
import { linkList, nextAttempt, type Attempt } from './links.ts';
import { mark } from './marks.ts';
import { CLICK_COOKIE, clickId, isAllowed, LINK_COOKIE } from './visitor.ts';

const DAY = 86_400;

/** How long one tab waits for another that is recording a click. */
const LOCK_MS = 10_000;

/** A referral code, or what may have become one since this was written. */
const CODE = /^[\w-]{1,64}$/;

/** The last address that was looked at, and the last link that an address had. */
let address: string | undefined;
let code: string | undefined;

/** Whether the visitor just came: neither a reload nor a way back, and not looked at yet. */
let fresh =
  guarded(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return !['reload', 'back_forward'].includes(entry!.type);
  })() ?? true;

let working: Promise<void> | undefined;

function codeIn(search: string): string | undefined {
  const aff = new URLSearchParams(search).get('aff') ?? '';
  return CODE.test(aff) ? aff.toLowerCase() : undefined;
}

/** An address without query and fragment, which may hold what is nobody's business; undefined for one of no use. */
function bare(url: string): string | undefined {
  const [page = ''] = url.split(/[?#]/);
  return /^https?:/.test(page) && page.length < 4000 ? page : undefined;
}

function clickRequest({ code: link }: Attempt): object {
  const page = bare(location.origin + location.pathname);
  // A click that is sent later, from another page, has not led there.
  const landed = codeIn(location.search) === link;
  return {
    affiliate_url: `${page ?? location.origin}?aff=${link}`,
    page_url: landed ? page : undefined,
    referrer_url: landed ? bare(document.referrer) : undefined,
    existing_click_id: clickId(),
  };
}

function keep(attempt: Attempt, { status, body }: Answer): void {
  // The visitor may have withdrawn consent meanwhile.
  if (!isAllowed()) return;
  if (status === 200 && body.click_id) {
    const seconds = body.cookie_window_days! * DAY;
    writeCookie(CLICK_COOKIE, body.click_id, seconds);
    writeCookie(LINK_COOKIE, linkList(attempt), seconds);
    mark();
  } else if (status >= 400 && status < 500 && status !== 429) {
    // Rejected permanently, so it is not sent again on every page; tomorrow the link may be repaired.
    writeCookie(LINK_COOKIE, linkList(attempt), DAY);
  }
}

async function record(): Promise<void> {
  if (!isAllowed()) return;
  const attempt = nextAttempt(readCookie(LINK_COOKIE) ?? '', code, fresh);
  fresh = false;
  if (!attempt) return;
  // Noted before the call: a page that is left in the middle of it never hears the answer.
  writeCookie(LINK_COOKIE, linkList(attempt, attempt.tries), DAY);
  keep(attempt, await call('click', clickRequest(attempt)));
}

/** One tab after the other where the browser can: the second then finds what the first has noted. */
async function recordAlone(previous: Promise<void> | undefined): Promise<void> {
  await previous;
  let started: Promise<void> | undefined;
  const work = () => (started = record());
  try {
    await navigator.locks.request(CLICK_COOKIE, { signal: AbortSignal.timeout(LOCK_MS) }, work);
  } catch {
    await (started ?? work()).catch(() => undefined);
  }
}

/** Records the click of the link in the page's address, or a pending one. Never rejects. */
export function visit(): Promise<void> {
  address = location.href;
  code = codeIn(location.search) ?? code;
  return (working = recordAlone(working));
}

/** Looks whether the page has moved on to another address without being loaded. */
export const look = guarded((): void => {
  if (address !== location.href) void visit();
});
