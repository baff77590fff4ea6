// What the walk over all pages looks for in each of them, and the programs that it walks through.
import type { BrowserContext, Page } from 'playwright-core';
import { DAY } from '../../src/lib/clock.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell, signUp } from '../support/journey.ts';
import { cutParts } from '../support/measure.ts';
import type { Service } from '../support/service.ts';
import { addPartner } from './history.ts';

const LONG = 'The Extraordinarily Long-Winded Journal of Tea, Coffee, Cocoa and Other Hot Beverages of the World';
const UNBROKEN = 'unbroken'.repeat(14);

/** 1,000 links and as many customers, partners with long names, and sales in two currencies. */
export async function fillProgram(service: Service, campaign: Campaign): Promise<void> {
  const { db, clock } = service;
  await db
    .knex('programs')
    .where({ id: campaign.id })
    .update({ name: LONG.slice(0, 80) });
  await db.knex('partners').where({ id: campaign.partnerId }).update({ name: LONG });
  const others = [await addPartner(service, campaign, UNBROKEN), await addPartner(service, campaign, `${LONG} 2`)];
  clock.set(new Date(Date.now() - 2 * DAY));
  for (const whose of [campaign, ...others]) {
    for (const [currency, amount_cents] of [
      ['USD', 987_654_321],
      ['EUR', 18_000],
    ] as const) {
      const { click_id } = await signUp(service, whose);
      const { transaction_id } = await sell(service, whose, { click_id, currency, amount_cents });
      if (currency === 'EUR') await service.refund({ transaction_id }, { key: campaign.key });
    }
  }
  clock.set(new Date());
  const { id, partnerId, partnershipId, linkId } = campaign;
  await db.knex.raw(
    `insert into links (code, program_id, partner_id, partnership_id, created_at)
     select 'a-code-as-long-as-it-may-be-' || n, ?, ?, ?, now() from generate_series(1000, 1999) n`,
    [id, partnerId, partnershipId],
  );
  await db.knex.raw(
    `insert into customers (program_id, click_id, customer_key, link_id, partnership_id, clicked_at, created_at, status, lead_at)
     select ?, 'click-' || n, repeat('customer', 12) || n, ?, ?, now(), now(), 'lead', now() from generate_series(1000, 1999) n`,
    [id, linkId, partnershipId],
  );
}

/** The pages of a program for its owner, and for a partner. */
export const PAGES = {
  owner: [
    ...['', '/partners', '/invitations', '/groups', '/links', '/codes', '/customers', '/commissions', '/payouts'],
    ...['/payouts/statements', '/setup', '/keys', '/payments', '/events', '/events?view=processor', '/webhooks'],
    ...['/terms', '/settings', '/team', '/audit-log', '/links?by=revenue', '/customers?by=revenue'],
  ],
  partner: ['', '/links', '/commissions', '/payouts'],
} as const;

/** How the service answers: as it does, after three seconds, or with an error below the program. */
export const CONDITIONS = {
  usual: () => Promise.resolve(),
  slow: (context: BrowserContext) =>
    context.route(/\/api\/v1\//, async (route) => {
      await new Promise((after) => setTimeout(after, 3000));
      await route.continue().catch(() => undefined);
    }),
  broken: (context: BrowserContext) =>
    context.route(/\/api\/v1\/(?:programs|partner\/programs|portal\/programs)\/\d+\/./, (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({
          error: {
            code: 'internal',
            message: 'Something went wrong on our side',
            status: 500,
            request_id: 'req-12345678',
          },
        }),
      }),
    ),
} as const;
export type Condition = keyof typeof CONDITIONS;

/** Counts how far the page moves by itself after it has come. */
export const watchMoves = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`window.moves = []; new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) if (!hadRecentInput)
      window.moves.push({ value, what: sources.slice(0, 2).map(({ node }) => (node?.textContent ?? '').slice(0, 40)).join(' / ') });
  }).observe({ type: 'layout-shift', buffered: true })`);

/** What browsers call poor. */
const MOST_MOVED = 0.25;

const moved = async (page: Page): Promise<string[]> => {
  const moves = await page.evaluate<{ value: number; what: string }[]>('window.moves');
  const sum = moves.reduce((all, { value }) => all + value, 0);
  const worst = moves.toSorted((a, b) => b.value - a.value)[0]?.what;
  return sum > MOST_MOVED ? [`moves by ${sum.toFixed(2)}: ${worst}`] : [];
};

/** Texts that end with an ellipsis, and say the rest nowhere. */
const shortened = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('main *, nav *, header *')].filter((one) => {
    const { textOverflow, overflow } = getComputedStyle(one);
    return textOverflow === 'ellipsis' && overflow !== 'visible' && one.scrollWidth > one.clientWidth + 1
      && !one.closest('[title]') && !one.querySelector('[title]');
  }).slice(0, 5).map((one) => 'cut without a title: ' + one.textContent.slice(0, 60))`);

/** Sentences that stand twice on the page, outside of tables and lists of rows. */
const repeated = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const seen = new Map();
    for (const one of document.querySelectorAll('main :is(h1, h2, h3, p)')) {
      if (one.closest('table, li, [hidden], [role=tooltip], [role=alert], details:not([open])') || one.querySelector('p')) continue;
      const text = one.textContent.trim();
      if (text.split(/\\s+/).length >= 4) seen.set(text, (seen.get(text) ?? 0) + 1);
    }
    return [...seen].filter(([, count]) => count > 1).map(([text]) => 'said twice: ' + text.slice(0, 80));
  })()`);

/** What is wrong on the page that is open. */
export async function findingsOf(page: Page, condition: Condition): Promise<string[]> {
  const loading = page.locator('[role=status][aria-label^="Loading"]');
  const end = Date.now() + 30_000;
  while ((await loading.count()) > 0 && Date.now() < end) await page.waitForTimeout(100);
  const endless = (await loading.count()) > 0 ? ['loads without an end'] : [];
  // What follows the first answers.
  await page.waitForTimeout(condition === 'slow' ? 3500 : 400);
  const asked = await page.getByRole('alert').count();
  const retries = await page.getByRole('button', { name: 'Try again' }).count();
  const mute = condition === 'broken' && asked > 0 && retries === 0 ? ['an error without Try again'] : [];
  return [
    ...endless,
    ...mute,
    ...(await cutParts(page)),
    ...(await shortened(page)),
    ...(await repeated(page)),
    ...(condition === 'broken' ? [] : await moved(page)),
  ];
}
