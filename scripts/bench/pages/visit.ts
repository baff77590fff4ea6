// One visit of a page of the dashboard in Chromium.
import type { Browser, Request } from 'playwright-core';

export interface PageVisit {
  /** from the request for the page until nothing on it is loading, in milliseconds */
  ms: number;
  /** how often each operation was called, with its query but without the program */
  requests: Record<string, number>;
}

interface Visited {
  baseUrl: string;
  cookie: { name: string; value: string };
  path: string;
}

/** Nothing is loading if there is a title, no skeleton, and no request under way. */
const LOADED = `document.querySelector('h1') !== null && document.querySelector('[role=status][aria-label^="Loading"]') === null`;

/** The path and the query of a call, without what differs between programs and days. */
function nameOf(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url());
  if (!pathname.startsWith('/api/')) return undefined;
  const query = search.replace(/\d{4}-\d\d-\d\d/g, '…').replace(/cursor=[^&]*/, 'cursor=…');
  return `${pathname.replace(/\/programs\/\d+/, '/programs/…')}${query}`;
}

/** A page that has answers may ask for more when it shows them. */
const QUIET_FRAMES = 3;

export async function visitPage(browser: Browser, { baseUrl, cookie, path }: Visited): Promise<PageVisit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies([{ ...cookie, url: baseUrl }]);
    const page = await context.newPage();
    const requests: Record<string, number> = {};
    let active = 0;
    page.on('request', (request) => {
      active++;
      const name = nameOf(request);
      if (name !== undefined) requests[name] = (requests[name] ?? 0) + 1;
    });
    page.on('requestfinished', () => void active--);
    page.on('requestfailed', () => void active--);
    page.on('response', (response) => {
      if (response.status() >= 400) throw new Error(`${response.url()}: ${response.status()}`);
    });
    const began = performance.now();
    await page.goto(baseUrl + path);
    let ms = 0;
    // The last time at which something was loading or under way decides. The policy of the page allows no polling in it.
    for (let quiet = 0; quiet < QUIET_FRAMES;) {
      const isLoaded = active === 0 && (await page.evaluate<boolean>(LOADED));
      if (!isLoaded || quiet === 0) ms = performance.now() - began;
      quiet = isLoaded ? quiet + 1 : 0;
      await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
    }
    return { ms, requests };
  } finally {
    await context.close();
  }
}
