// Looks at every page of a running service in Chromium: screenshots, weights, and what is hard to read. Prints a table,
// and exits with 1 if a page has a fault.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

import { axeFindings, cutParts, longLines, weigh } from './measure.ts';

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string', default: 'http://127.0.0.1:3000' },
    page: { type: 'string', multiple: true },
    chromium: { type: 'string', default: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
  },
});
const base = values['base-url'];
const folder = fileURLToPath(new URL('../../.cache/look', import.meta.url));

/** The pages of the documentation, from the links of its sidebars. */
async function pagesOf(browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  const found = new Set(['/', '/docs/', '/docs/try', '/nothing-here']);
  for (const start of ['/docs/', '/docs/reference/']) {
    await page.goto(base + start);
    const links = await page
      .locator('aside.VPSidebar a')
      .evaluateAll((all: { href: string }[]) => all.map(({ href }) => href));
    for (const link of links) found.add(new URL(link).pathname);
  }
  await page.close();
  return [...found].sort();
}

const SCREENS = [1280, 390].flatMap((width) => (['light', 'dark'] as const).map((colours) => ({ width, colours })));

async function look(browser: Browser, path: string, { width, colours }: (typeof SCREENS)[number]): Promise<number> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: colours,
    isMobile: width < 500,
  });
  const page = await context.newPage();
  await page.goto(base + path, { waitUntil: 'networkidle' });
  const { requests, bytes, firstPaint } = await weigh(page);
  const name = path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'root';
  await page.screenshot({ path: join(folder, `${name}-${width}-${colours}.png`), fullPage: true });
  const faults = [
    ...(await axeFindings(page)),
    ...(await longLines(page)).map((line) => `long line: ${line}`),
    ...(await cutParts(page)).map((part) => `cut: ${part}`),
  ];
  const figures = [requests, `${Math.round(bytes / 1024)} kB`, `${firstPaint} ms`, `${faults.length} faults`];
  console.log([path.padEnd(36), width, colours.padEnd(5), ...figures].join('\t'));
  for (const fault of faults) console.log(`    ${fault}`);
  await context.close();
  return faults.length;
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: values.chromium, args: ['--no-sandbox'] });
let faults = 0;
for (const path of values.page ?? (await pagesOf(browser))) {
  for (const screen of SCREENS) faults += await look(browser, path, screen);
}
await browser.close();
console.log(`${faults} faults; screenshots in ${folder}`);
process.exitCode = faults > 0 ? 1 : 0;
