import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { sell } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { checkout, connectAccount } from '../support/stripe.ts';
import { operator, type Operator } from './support.ts';

// Commands that read a large program do so in pages. They must find what is at the edges of a page, and nothing twice.

let service: Service;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  await service.stop();
  admin.clean();
});

const REPAIR_PAGE = 2_000;

/** Adds copies of a sale; the commissions of those at the given places, counted from 1, are missing. */
async function addSales(campaign: Campaign, count: number, missing: number[]): Promise<number[]> {
  const { sale_id, transaction_id } = await sell(service, campaign);
  const { rows } = await service.db.knex.raw<{ rows: { id: number }[] }>(
    `insert into sales (program_id, transaction_id, customer_id, partnership_id, amount_cents, currency,
       commission_cents, commission_currency, occurred_at, recorded_at)
     select program_id, transaction_id || '-' || place, customer_id, partnership_id, amount_cents, currency,
       commission_cents, commission_currency, occurred_at, recorded_at
     from sales, generate_series(2, ${count}) place where transaction_id = '${transaction_id}' order by place
     returning id`,
  );
  const ids = [sale_id, ...rows.map(({ id }) => id)];
  const absent = missing.map((place) => ids[place - 1]!);
  await service.db.knex.raw(
    `insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents, amount_cents,
       currency, status, created_at, changed_at)
     select 'sale', program_id, partnership_id, customer_id, id, 2000, 2000, 'USD', 'pending', recorded_at, recorded_at
     from sales where program_id = ${campaign.id} and id <> all ('{${absent.join(',')}}') on conflict do nothing`,
  );
  await service.db.knex('commissions').whereIn('sale_id', absent).delete();
  return absent;
}

test('commission repair finds the sales without a commission on every page', async () => {
  const [first, second] = [await service.make.campaign(), await service.make.campaign()];
  const edges = [1, REPAIR_PAGE, REPAIR_PAGE + 1, REPAIR_PAGE + 2, 2 * REPAIR_PAGE];
  const ofFirst = await addSales(first, 2 * REPAIR_PAGE, edges);
  const ofSecond = await addSales(second, 10, [1, 5, 10]);
  const repair = (...flags: string[]) => admin.done('commission', 'repair', ...flags);
  expect(await repair('--program-id', String(second.id))).toEqual({ repaired_sale_ids: ofSecond, left: [] });
  expect(await repair()).toEqual({ repaired_sale_ids: ofFirst, left: [] });
  expect(await repair()).toEqual({ repaired_sale_ids: [], left: [] });
});

test('commission repair passes the sales that it cannot repair', async () => {
  const campaign = await service.make.campaign();
  const missing = await addSales(campaign, REPAIR_PAGE + 1, [1, REPAIR_PAGE, REPAIR_PAGE + 1]);
  await admin.done('partner', 'erase', '--partner-id', String(campaign.partnerId));
  const { left } = await admin.done('commission', 'repair');
  expect(left.map(({ sale_id }: { sale_id: number }) => sale_id)).toEqual(missing);
});

const REPLAY_PAGE = 1_000;

test('stripe replay applies all pending events, oldest first', { timeout: 120_000 }, async () => {
  const campaign = await service.make.campaign();
  const account = await connectAccount(service, campaign);
  const event = checkout({ shape: 'new', now: () => service.clock.now() }, { reference: 'nobody' });
  await account.tell(event);
  await service.db.knex.raw(
    `insert into payment_events (program_id, event_id, type, livemode, notice, names, state, result, occurred_at,
       received_at)
     select program_id, event_id || '-' || place, type, livemode, notice, names, state, result,
       occurred_at - place / 2 * interval '1 second', received_at
     from payment_events, generate_series(1, ${2 * REPLAY_PAGE}) place where event_id = '${event.id}'`,
  );
  const { replayed } = await admin.done('stripe', 'replay', '--program-id', String(campaign.id));
  const stored = await service.db
    .knex('payment_events')
    .where({ program_id: campaign.id })
    .orderBy(['occurred_at', 'id'])
    .pluck('event_id');
  expect(stored).toHaveLength(2 * REPLAY_PAGE + 1);
  expect(replayed.map(({ event_id }: { event_id: string }) => event_id)).toEqual(stored);
});
