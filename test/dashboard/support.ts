// Shared by the tests of the dashboard: the real service, its development issuer, and the real Chromium.
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { readSite } from '../../src/pages/site.ts';
import { formsOf, openBrowser } from '../support/browser.ts';
import { hasChromium, launchChromium } from '../support/chromium.ts';
import { cases } from '../support/long.ts';
import { axeFindings, cutParts } from '../support/measure.ts';
import { startService, type Service } from '../support/service.ts';

export { hasChromium, inChromium } from '../support/chromium.ts';

if (!hasChromium)
  console.warn('Chromium is not installed, and CHROMIUM_PATH names none: the tests of the dashboard are SKIPPED');

export const TIMEOUT = 120_000;

/** The screens on which every page is looked at. */
export const SCREENS = [
  { name: 'a phone, light', width: 390, height: 844, colours: 'light' },
  { name: 'a phone, dark', width: 390, height: 844, colours: 'dark' },
  { name: 'a desk, light', width: 1440, height: 900, colours: 'light' },
  { name: 'a desk, dark', width: 1440, height: 900, colours: 'dark' },
] as const;
export type Screen = (typeof SCREENS)[number];
/** The screens on which each page is looked at in this run: all in the long form, otherwise each width and theme once. */
export const LOOKS = cases(SCREENS, [SCREENS[1], SCREENS[2]]);
const DESK = SCREENS[2];
/** ahead of UTC, so that the day of the reader is another one for an hour or two */
export const READER_ZONE = 'Europe/Berlin';

/** A page in a window of its own, whose person is signed in. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** errors on the console, exceptions, violations of the policy, and requests to other hosts */
  complaints: string[];
  close: () => Promise<void>;
}

export interface Stage {
  service: Service;
  browser: Browser;
  /**
   * Opens a path such as `/app` as the person with this address, who signs in at the development issuer once for
   * each file of tests. Without an address nobody is signed in.
   */
  visit: (path: string, email?: string, screen?: Screen) => Promise<Visit>;
  stop: () => Promise<void>;
}

/** Starts a service with the built dashboard, and a browser. */
export async function openStage(options: Parameters<typeof startService>[0] = {}): Promise<Stage> {
  const [service, browser] = await Promise.all([
    startService({ dashboard: readSite(inject('dashboardDir')), ...options }),
    launchChromium(),
  ]);
  // Browsers compare the times of the service, such as the end of a session, with their own clock.
  service.clock.set(new Date());
  const sessions = new Map<string, Promise<SignedIn>>();
  const stateOf = (email: string) => {
    const known = sessions.get(email) ?? signIn(service, email);
    sessions.set(email, known);
    return known;
  };
  return {
    service,
    browser,
    async visit(path, email, screen = DESK) {
      const signedIn = email === undefined ? undefined : await stateOf(email);
      const visited = await openWindow(browser, service, screen, signedIn);
      await visited.page.goto(service.baseUrl + path);
      return visited;
    },
    async stop() {
      await browser.close();
      await service.stop();
    },
  };
}

type SignedIn = { cookies: { name: string; value: string; url: string; httpOnly: boolean; sameSite: 'Lax' }[] };

/** Signs in at the issuer's form over HTTP, which takes a tenth of the time of a browser's window. */
async function signIn({ baseUrl }: Service, email: string): Promise<SignedIn> {
  const client = openBrowser();
  const form = formsOf(await client.open(`${baseUrl}/sign-in?return_to=/healthz`))[0]!;
  await client.submit(form, { email });
  const { value } = client.cookies.get('referral_session')!;
  return { cookies: [{ name: 'referral_session', value, url: baseUrl, httpOnly: true, sameSite: 'Lax' }] };
}

async function openWindow(
  browser: Browser,
  { baseUrl }: Service,
  { width, height, colours }: Screen,
  signedIn: SignedIn | undefined,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: colours,
    isMobile: width < 500,
    hasTouch: width < 500,
    locale: 'en-US',
    timezoneId: READER_ZONE,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // Other tests keep both cores busy: a page may need longer than the default of 30 seconds. Less, while a test is written.
  context.setDefaultTimeout(Number(process.env.DASHBOARD_PATIENCE ?? 90_000));
  if (signedIn) await context.addCookies(signedIn.cookies);
  const complaints: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!/^(?:data|blob):/.test(url) && !url.startsWith(`${baseUrl}/`)) complaints.push(`a request to ${url}`);
  });
  const page = await context.newPage();
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (violation) =>
    console.error('forbidden: ' + violation.effectiveDirective + ' ' + violation.blockedURI))`);
  page.on('console', (message) => {
    // The browser reports each response with an error status; the page shows it, and tests expect it there.
    const expected = message.text().startsWith('Failed to load resource: the server responded');
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, context, complaints, close: () => context.close() };
}

/**
 * Opens the page again with a clock that `pass` moves on: its polls then come as they do after that time, and nobody has
 * to wait for them.
 */
export async function withClock(page: Page): Promise<{ pass: (seconds: number) => Promise<void> }> {
  await page.clock.install();
  await page.reload();
  return { pass: (seconds) => page.clock.runFor(seconds * 1000) };
}

/** How often pages read lists and totals again, in seconds. */
export const POLLS = { lists: 15, totals: 60 };

/** The page with this title is there, and nothing of it is loading any more. */
export async function settled(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(() => page.locator('[role=status][aria-label^="Loading"]').count(), { timeout: 10_000 }).toBe(0);
}

/** The chart of the totals is drawn. */
export const chartsDrawn = (page: Page): Promise<void> => page.locator('canvas').first().waitFor();

/** Opens the menu in the corner, which has the way out. */
export const openAccountMenu = (page: Page): Promise<void> => page.getByRole('button', { name: /^Account, / }).click();

/** Signs in in the window that the page opens for it, which closes itself. */
export async function signInAgain(page: Page, email: string): Promise<void> {
  const link = page.getByRole('link', { name: 'Sign in again' });
  const [other] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await other.getByLabel('Email').fill(email);
  expect(await axeFindings(other)).toEqual([]);
  await Promise.all([other.waitForEvent('close'), other.keyboard.press('Enter')]);
}

/** What a link says that asks for a recent sign-in. */
export const CONFIRM = 'Confirm it’s you';

/** Confirms who is signed in: the development issuer knows the address, and asks nothing. */
export async function confirmPerson(page: Page): Promise<void> {
  const other = page.context().waitForEvent('page');
  await page.getByRole('link', { name: CONFIRM }).click();
  const opened = await other;
  if (!opened.isClosed()) await opened.waitForEvent('close');
}

/** What holds on every page: no complaint, no finding of axe, nothing cut, no sideways scrolling. */
export async function expectSound({ page, complaints }: Visit): Promise<void> {
  await takePicture(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(await cutParts(page)).toEqual([]);
  expect(complaints).toEqual([]);
}

let pictures = 0;

/** With `DASHBOARD_PICTURES=<folder>`, a picture of each page that the tests look at is saved there. */
async function takePicture(page: Page): Promise<void> {
  const folder = process.env.DASHBOARD_PICTURES;
  if (folder === undefined) return;
  const { width } = page.viewportSize()!;
  const dark = await page.evaluate<boolean>("matchMedia('(prefers-color-scheme: dark)').matches");
  const place = new URL(page.url()).pathname.replace(/\d+/g, 'n').slice(1).replaceAll('/', '-');
  const name = [place, width, dark ? 'dark' : 'light', ++pictures].join(' ');
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** Presses Tab until the element with this name has the focus; fails if it cannot be reached. */
export async function tabTo(page: Page, name: string | RegExp, presses = 60): Promise<void> {
  const wanted = typeof name === 'string' ? new RegExp(`^${name}$`) : name;
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<string>(`(() => {
      const element = document.activeElement;
      const text = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
      return (text ?? '').replace(/\\s+/g, ' ').trim();
    })()`);
    if (wanted.test(focused)) return;
  }
  throw new Error(`the keyboard does not reach ${String(name)}`);
}
