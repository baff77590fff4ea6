import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { PERSON } from './agents.ts';

// The headless shell is the same browser without windows: it opens a page in a quarter of the time.
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));

export const hasChromium = executablePath !== undefined;

/** For the names of test suites: adds the reason if they are skipped. */
export const inChromium = hasChromium
  ? 'in Chromium'
  : 'in Chromium (SKIPPED: none found, and CHROMIUM_PATH is not set)';

/** It finds no host but this machine: a page that asks for another fails, and nothing leaves the machine. */
const NO_HOSTS = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

export const launchChromium = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: executablePath!,
    // Without windows, the browser says of itself that it is a machine.
    args: ['--no-sandbox', `--user-agent=${PERSON}`, NO_HOSTS, ...args],
  });

export interface Screen {
  width: number;
  colours?: 'light' | 'dark';
}

export interface Window {
  page: Page;
  /** errors on the console, exceptions, and violations of the page's policy */
  complaints: string[];
  close: () => Promise<void>;
}

/** A window of a new browser profile. */
export async function openWindow(
  browser: Browser,
  { width, colours = 'light' }: Screen = { width: 1200 },
): Promise<Window> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: colours });
  const page = await context.newPage();
  const complaints: string[] = [];
  // Injected by the test; the pages have no scripts.
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (violation) =>
    console.error('forbidden: ' + violation.effectiveDirective + ' ' + violation.blockedURI))`);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints, close: () => context.close() };
}

/** The number of pixels by which the page exceeds the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** The lowest contrasts (WCAG) of a page's texts and of its controls' edges with their background. */
export const leastContrasts = (page: Page): Promise<{ text: number; edge: number }> =>
  page.evaluate(`(() => {
    const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
    const channel = (c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    const luminance = (colour) => {
      const [r, g, b] = numbers(colour).map((c) => channel(c / 255));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = (element) => {
      const colour = getComputedStyle(element).backgroundColor;
      return numbers(colour)[3] === 0 && element.parentElement ? behind(element.parentElement) : colour;
    };
    const contrast = (one, other) => {
      const [a, b] = [luminance(one), luminance(other)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };
    const least = (selector, of) => Math.min(...[...document.querySelectorAll(selector)].map(of), 21);
    return {
      text: least('h1,h2,p,li,label,button,code,strong,input', (element) =>
        contrast(getComputedStyle(element).color, behind(element))),
      edge: least('input:not([type=hidden]),button', (element) =>
        contrast(getComputedStyle(element).borderTopColor, behind(element.parentElement))),
    };
  })()`);
