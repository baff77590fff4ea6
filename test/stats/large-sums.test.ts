import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { jsonText } from '@referral-tracking/shared/terminal-text';
import { showPartner } from '../../src/partners/figures.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';

// The amount of one sale is at most 2^53 - 1. Sums of amounts exceed this number, and 2^63 too: they stay exact.

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1e9 })));
afterAll(() => service.stop());

const LARGEST = 9_007_199_254_740_991;

/** The document that `partner show` prints, compact. */
async function printed({ partnerId }: Campaign): Promise<string> {
  return jsonText(await showPartner(service.db, partnerId)).replaceAll(/\s/g, '');
}

async function rolledUp(): Promise<void> {
  service.clock.advance({ ms: DAY });
  await rollUp(service.db, service.clock.now());
}

test('partner show prints all digits of a sum above 2^53, before and after the roll-up', async () => {
  const campaign = await service.make.campaign({ commission_rate: 100 });
  const largest = await sell(service, campaign, { amount_cents: LARGEST });
  await sell(service, campaign, { amount_cents: 17_900 });
  const sum = '9007199254758891';
  const expected = [`"sales":{"count":2,"amount_cents":${sum}}`, `"net_commission_cents":${sum}`];
  for (const part of expected) expect(await printed(campaign)).toContain(part);
  await rolledUp();
  for (const part of expected) expect(await printed(campaign)).toContain(part);

  await service.refund({ transaction_id: largest.transaction_id }, { key: campaign.key });
  expect(await printed(campaign)).toContain(`"refunds":{"count":1,"amount_cents":${LARGEST}}`);
  expect(await printed(campaign)).toContain('"net_commission_cents":17900');
});

test('a sum above 2^63 does not stop the roll-up', async () => {
  const campaign = await service.make.campaign({ commission_rate: 100 });
  const count = 1_100;
  const { transaction_id } = await sell(service, campaign, { amount_cents: LARGEST });
  await service.db.knex.raw(
    `insert into sales (program_id, transaction_id, customer_id, partnership_id, amount_cents, currency, occurred_at,
       recorded_at)
     select program_id, transaction_id || '-' || place, customer_id, partnership_id, amount_cents, currency, occurred_at,
       recorded_at
     from sales, generate_series(2, ${count}) place where transaction_id = '${transaction_id}'`,
  );
  const expected = `"sales":{"count":${count},"amount_cents":${BigInt(count) * BigInt(LARGEST)}}`;
  expect(await printed(campaign)).toContain(expected);
  await rolledUp();
  expect(await printed(campaign)).toContain(expected);
});

test('a text that looks like a number stays a text', () => {
  expect(jsonText({ sum: 2n ** 64n, text: '18446744073709551616' })).toBe(
    '{\n  "sum": 18446744073709551616,\n  "text": "18446744073709551616"\n}',
  );
});
