import { callService, type CallResult } from './call.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { guarded } from './guard.ts';
import { linkList, nextAttempt, type Attempt } from './links.ts';
import { mark } from './marks.ts';
import { tag } from './tag.ts';
import { CLICK_COOKIE, clickId, isAllowed, LINK_COOKIE } from './visitor.ts';

const DAY = 86_400;

/** How long a tab waits for another tab that is recording a click, in milliseconds. */
const LOCK_MS = 10_000;

/** A referral code. The pattern is wider than today's codes, because pages cache the snippet. */
const CODE = /^[\w-]{1,64}$/;

/** The page address that was checked last, and the last link in an address. */
let address: string | undefined;
let code: string | undefined;

/** Whether this is a new visit: not a reload or back navigation, and not checked yet. */
let fresh =
  guarded(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return !['reload', 'back_forward'].includes(entry!.type);
  })() ?? true;

let working: Promise<void> | undefined;

/** The code in the first of the tag's parameters that has a usable one. The service gets it as `aff`. */
function codeIn(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const found = tag.parameters.map((name) => query.get(name) ?? '').find((value) => CODE.test(value));
  return found?.toLowerCase();
}

/** A URL without its query and fragment, which may contain private data; undefined if it is not usable. */
function bare(url: string): string | undefined {
  const [page = ''] = url.split(/[?#]/);
  return /^https?:/.test(page) && page.length < 4000 ? page : undefined;
}

function clickRequest({ code: link }: Attempt): object {
  const page = bare(location.origin + location.pathname);
  // A click that is sent later, from another page, did not lead to that page.
  const landed = codeIn(location.search) === link;
  return {
    affiliate_url: `${page ?? location.origin}?aff=${link}`,
    page_url: landed ? page : undefined,
    referrer_url: landed ? bare(document.referrer) : undefined,
    existing_click_id: clickId(),
  };
}

function saveClick(attempt: Attempt, { status, body }: CallResult): void {
  // The visitor may have withdrawn consent in the meantime.
  if (!isAllowed()) return;
  if (status === 200 && body.click_id) {
    const seconds = body.cookie_window_days! * DAY;
    writeCookie(CLICK_COOKIE, body.click_id, seconds);
    writeCookie(LINK_COOKIE, linkList(attempt), seconds);
    mark();
  } else if (status >= 400 && status < 500 && status !== 429) {
    // The click was rejected permanently, so it is not sent again on every page. The mark ends after a day, in case the
    // link is repaired.
    writeCookie(LINK_COOKIE, linkList(attempt), DAY);
  }
}

async function record(): Promise<void> {
  if (!isAllowed()) return;
  const attempt = nextAttempt(readCookie(LINK_COOKIE) ?? '', code, fresh);
  fresh = false;
  if (!attempt) return;
  // Counted before the call, because a page that is left during the call never sees the response.
  writeCookie(LINK_COOKIE, linkList(attempt, attempt.tries), DAY);
  saveClick(attempt, await callService('click', clickRequest(attempt)));
}

/** Runs one tab after another if the browser supports locks, so that the second tab sees the result of the first. */
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

/** Records the click of the link in the page's address, or a pending click. Never rejects. */
export function visit(): Promise<void> {
  address = location.href;
  code = codeIn(location.search) ?? code;
  return (working = recordAlone(working));
}

/** Checks whether the page's address has changed without a page load. */
export const look = guarded((): void => {
  if (address !== location.href) void visit();
});
