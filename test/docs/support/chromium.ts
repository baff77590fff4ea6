// Opens pages of the documentation in a browser that can reach only the service.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { hasChromium } from '../../support/chromium.ts';

/** Whether a browser is available; in CI it must be. */
export function canLook(): boolean {
  if (!hasChromium && process.env.CI) throw new Error('CI must have Chromium, in its usual place or at CHROMIUM_PATH');
  return hasChromium;
}

export interface Device {
  name: string;
  width: number;
  height: number;
  colours: 'light' | 'dark';
  /** which pages are tested on this device */
  pages: 'every' | 'guides' | 'kinds';
}
export const DEVICES: Device[] = [
  { name: 'a desk, light', width: 1280, height: 900, colours: 'light', pages: 'every' },
  { name: 'a desk, dark', width: 1600, height: 1000, colours: 'dark', pages: 'kinds' },
  { name: 'a phone, light', width: 360, height: 780, colours: 'light', pages: 'kinds' },
  { name: 'a phone, dark', width: 390, height: 844, colours: 'dark', pages: 'guides' },
];

export const isPhone = ({ width }: Pick<Device, 'width'>): boolean => width < 500;

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** requests to other hosts, which the browser does not find */
  foreign: string[];
  /** errors on the console, and exceptions of the page */
  complaints: string[];
}

/** A browser that can reach only the service. */
export async function visit(
  browser: Browser,
  service: string,
  { width, height, colours }: Device = DEVICES[0]!,
): Promise<Visit> {
  const phone = isPhone({ width });
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: colours,
    isMobile: phone,
    hasTouch: phone,
  });
  const [foreign, complaints]: [string[], string[]] = [[], []];
  context.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(`${service}/`)) foreign.push(request.url());
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, context, foreign, complaints };
}
