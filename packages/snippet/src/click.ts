import { linkValues, nameIn, SUB_NAMES, subIn } from '@referral-tracking/shared/link-names';
import { callService, type CallResult } from './call.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { guarded } from './guard.ts';
import { linkList, MOST_TRIES, nextAttempt, type Attempt } from './links.ts';
import { mark } from './marks.ts';
import { tag } from './tag.ts';
import { CLICK_COOKIE, clickId, isAllowed, LINK_COOKIE } from './visitor.ts';

const DAY = 86_400;

/** The parameter in which a short address passes its click on. */
const CLICK_ID = 'click_id';

/** How long a tab waits for another tab that is recording a click, in milliseconds. */
const LOCK_MS = 10_000;

/** The page address that was checked last. */
let address: string | undefined;

/** The last link in an address, and that address. */
let link = '';
let landing = '';

/** What a short address has added to that one: the click that it has recorded, and the partner's notes. */
let added: Record<string, string | undefined> = {};

/** The link that was checked last: a page may replace its address before it is checked. */
let checked = '';

/** Whether the address has a link. Its names may be of no link that the service knows, so all of them are sent. */
function read(url: string): boolean {
  const parsed = new URL(url);
  const names = linkValues(parsed, tag.parameters).map(nameIn).filter(Boolean).join('+');
  if (!names) return false;
  // The same link without them is the same address, after they were removed from it.
  if (names !== link) added = {};
  for (const name of SUB_NAMES) added[name] ??= subIn(parsed.searchParams.get(name));
  added.redirect_click_id ??= redirectOf(parsed);
  [link, landing] = [names, url];
  return true;
}

/** The click that a short address has recorded; never a parameter of the page's own. */
const redirectOf = ({ searchParams }: URL): string | undefined =>
  /^clk_[\w-]{60}$/.exec(searchParams.get(CLICK_ID) ?? '')?.[0];

/** Removes what a short address has added from the address bar, so that a copied address is not this visit. */
const tidy = guarded((): void => {
  if (!redirectOf(new URL(location.href))) return;
  const gone: string[] = isAllowed() ? [CLICK_ID, ...SUB_NAMES] : [CLICK_ID];
  const left = location.search
    .slice(1)
    .split('&')
    .filter((part) => !gone.includes(part.split('=')[0]!))
    .join('&');
  history.replaceState(history.state, '', `${location.pathname}${left && `?${left}`}${location.hash}`);
});

/** Whether this is a new visit: not a reload or back navigation, and not checked yet. */
let fresh =
  guarded(() => {
    // The page may have changed its address before the snippet ran, and the page before this one may not have waited.
    if (document.referrer.startsWith(`${location.origin}/`)) read(document.referrer);
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return read(entry!.name) && !['reload', 'back_forward'].includes(entry!.type);
  })() ?? true;

/** Resolves when the visitor sees the page; a prerendered page may never be seen. */
const seen = guarded(
  () =>
    (document as { prerendering?: boolean }).prerendering &&
    new Promise((resolve) => document.addEventListener('prerenderingchange', resolve)),
)();

let working: Promise<void> | undefined;

/** A URL without its query and fragment, which may contain private data; undefined if it is not usable. */
function bare(url: string): string | undefined {
  const [page = ''] = url.split(/[?#]/);
  return /^https?:/.test(page) && page.length < 4000 ? page : undefined;
}

function clickRequest(sent: string): object {
  // A click that is sent later, from another page, did not lead to that page.
  const page = sent === link ? bare(landing) : undefined;
  return {
    affiliate_url: `${page ?? location.origin}?aff=${sent.split('+').join('&aff=')}`,
    page_url: page,
    referrer_url: page && landing !== document.referrer ? bare(document.referrer) : undefined,
    existing_click_id: clickId(),
    ...(sent === link ? added : {}),
  };
}

function saveClick(attempt: Attempt, { status, body }: CallResult): void {
  // The visitor may have withdrawn consent in the meantime.
  if (!isAllowed()) return;
  if (status === 200 && body.click_id) {
    const seconds = body.cookie_window_days! * DAY;
    writeCookie(CLICK_COOKIE, body.click_id, seconds);
    writeCookie(LINK_COOKIE, linkList(attempt, Date.now()), seconds);
    if (attempt.link === link) added = {};
    mark();
  } else if (status >= 400 && status < 500 && status !== 429) {
    // The click was rejected permanently, so it is not sent again on every page. The mark ends after a day, in case the
    // link is repaired.
    writeCookie(LINK_COOKIE, linkList(attempt, MOST_TRIES), DAY);
  }
}

async function record(): Promise<void> {
  if (!isAllowed()) return;
  const attempt = nextAttempt(readCookie(LINK_COOKIE) ?? '', link, fresh);
  fresh = false;
  if (!attempt) return;
  // Counted before the call, because a page that is left during the call never sees the response.
  writeCookie(LINK_COOKIE, linkList(attempt, attempt.tries), DAY);
  saveClick(attempt, await callService('click', clickRequest(attempt.link)));
}

/** Runs one tab after another if the browser supports locks, so that the second tab sees the result of the first. */
async function recordAlone(previous: Promise<void> | undefined): Promise<void> {
  await previous;
  await seen;
  let started: Promise<void> | undefined;
  const work = () => (started ??= record());
  try {
    // A page that is left at once may not live until the lock is given.
    addEventListener('pagehide', () => void work(), { once: true });
    await navigator.locks.request(CLICK_COOKIE, { signal: AbortSignal.timeout(LOCK_MS) }, work);
  } catch {
    await work().catch(() => undefined);
  }
}

/** Records the click of the link in the page's address, or a pending click. Never rejects. */
export function visit(): Promise<void> {
  // Before it is removed from the address.
  read(location.href);
  tidy();
  address = location.href;
  checked = link;
  return (working = recordAlone(working));
}

/** Keeps the link of an address that the page may replace at once. */
export const note = (): unknown => address !== location.href && read(location.href);

/** Checks whether the page's address has changed without a page load. */
export const look = guarded((): void => {
  if (address !== location.href || checked !== link) void visit();
});
