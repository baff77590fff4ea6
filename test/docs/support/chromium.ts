import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));

/** Whether pages can be looked at here. In CI they must be. */
export function hasChromium(): boolean {
  if (executablePath !== undefined) return true;
  if (process.env.CI) throw new Error('CI must have Chromium, in its usual place or at CHROMIUM_PATH');
  console.warn('Chromium is not installed, and CHROMIUM_PATH names none: tests of the pages are SKIPPED');
  return false;
}

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] });

export interface Device {
  name: string;
  width: number;
  height: number;
  colours: 'light' | 'dark';
  /** whether every page is looked at on it */
  all: boolean;
}
export const DEVICES: Device[] = [
  { name: 'a desk, light', width: 1280, height: 900, colours: 'light', all: true },
  { name: 'a desk, dark', width: 1600, height: 1000, colours: 'dark', all: false },
  { name: 'a phone, light', width: 360, height: 780, colours: 'light', all: false },
  { name: 'a phone, dark', width: 390, height: 844, colours: 'dark', all: true },
];

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** requests to anywhere but the service; none of them was let through */
  foreign: string[];
  /** what the console says went wrong, and what the page threw */
  complaints: string[];
}

/** A browser that reaches nothing but the service. */
export async function visit(
  browser: Browser,
  service: string,
  { width, height, colours }: Device = DEVICES[0]!,
): Promise<Visit> {
  const phone = width < 500;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: colours,
    isMobile: phone,
    hasTouch: phone,
  });
  const [foreign, complaints]: [string[], string[]] = [[], []];
  await context.route('**', (route) => {
    const url = route.request().url();
    if (url.startsWith(`${service}/`)) return route.continue();
    foreign.push(url);
    return route.abort();
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, context, foreign, complaints };
}
