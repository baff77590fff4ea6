import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inChromium, launchChromium } from '../support/chromium.ts';
import { startService, type Service } from '../support/service.ts';
import { canLook, DEVICES, isPhone, visit } from './support/chromium.ts';
import { builtPages, builtSite } from './support/pages.ts';

// Tables can be read on every device: a phone shows the heading of each cell.

const tables = builtPages().flatMap(({ address, html }) =>
  [...html.matchAll(/<table[^>]*>[^]*?<\/table>/g)].map(([table]) => ({ address, table })),
);
const text = (markup: string): string => markup.replace(/<[^>]*>/g, '').trim();
const cells = (markup: string, name: 'td' | 'th'): { attributes: string; content: string }[] =>
  [...markup.matchAll(new RegExp(`<${name}([^>]*)>([^]*?)</${name}>`, 'g'))].map(([, attributes, content]) => ({
    attributes: attributes!,
    content: text(content!),
  }));
const wide = tables.filter(({ table }) => cells(table, 'th').length > 2);

const PHONE = DEVICES.find(isPhone)!;

test('there are tables of three columns and more', () => expect(wide.length).toBeGreaterThan(8));

test.each(wide)('the cells of a table of $address name their columns', ({ table }) => {
  const headings = cells(table, 'th').map(({ content }) => content);
  const [, ...rows] = [...table.matchAll(/<tr[^>]*>[^]*?<\/tr>/g)].map(([row]) => cells(row, 'td'));
  for (const row of rows) {
    const labels = row.map(({ attributes }) => /data-label="([^"]*)"/.exec(attributes)?.[1] ?? '');
    expect(labels).toEqual(['', ...headings.slice(1)]);
  }
});

describe.skipIf(!canLook())(inChromium, () => {
  let service: Service;
  let browser: Browser;
  beforeAll(async () => {
    service = await startService({ site: builtSite() });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  test('a phone shows which mode a cell of the modes describes', async () => {
    const { page, context } = await visit(browser, service.baseUrl, PHONE);
    await page.goto(`${service.baseUrl}/docs/leads`, { waitUntil: 'networkidle' });
    const shown = await page.evaluate<string[]>(
      `[...document.querySelector('main table tbody tr').querySelectorAll('td')]
        .map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', ''))`,
    );
    expect(shown).toEqual(['none', 'Server mode', 'Browser mode']);
    await context.close();
  });
});
