import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inChromium, launchChromium } from '../support/chromium.ts';
import { startService, type Service } from '../support/service.ts';
import { canLook, DEVICES, visit } from './support/chromium.ts';
import { builtPages, builtSite } from './support/pages.ts';

// Tables can be read on every device: a phone shows the heading of each cell, and identifiers are not broken.

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

  async function evaluate<T>(address: string, width: number, expression: string): Promise<T> {
    const { page, context } = await visit(browser, service.baseUrl, DEVICES[0]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(service.baseUrl + address, { waitUntil: 'networkidle' });
    const found = await page.evaluate<T>(expression);
    await context.close();
    return found;
  }

  test('a phone shows which mode a cell of the modes describes', async () => {
    const shown = await evaluate<string[]>(
      '/docs/leads',
      390,
      `[...document.querySelector('main table tbody tr').querySelectorAll('td')]
        .map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', ''))`,
    );
    expect(shown).toEqual(['none', 'Server mode', 'Browser mode']);
  });

  const BROKEN = `[...document.querySelectorAll('main td code')]
    .filter((code) => !/[\\s-]/.test(code.textContent) && !code.querySelector('wbr') && code.getClientRects().length > 1)
    .map((code) => code.textContent)`;

  test.each([...new Set(tables.map(({ address }) => address))])(
    '%s breaks no identifier on a desk',
    async (address) => {
      expect(await evaluate(address, 1280, BROKEN)).toEqual([]);
    },
  );
});
