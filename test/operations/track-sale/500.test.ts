import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError, rowCounts, visit, withTrigger } from '../../support/journey.ts';
import { customerOf, without } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
let click_id: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  click_id = await visit(service, campaign);
});

const FAILED = 'Sale tracking failed';
const NO_COMMISSION = 'Failed to create commission';
const RAISE = `raise exception 'trouble'`;
const DIE = 'perform pg_terminate_backend(pg_backend_pid())';

const order = () => ({ transaction_id: service.make.unique('order'), amount_cents: 9900, click_id });
const pay = (body: object) => service.sale(body, { key: campaign.key });
const customer = () => customerOf(service.db, click_id);

/** Runs the work while another session holds a lock on the whole table. */
async function whileLocked(table: string, work: () => Promise<void>) {
  const tx = await service.db.knex.transaction();
  try {
    await tx.raw('lock table ?? in access exclusive mode', [table]);
    await work();
  } finally {
    await tx.rollback();
  }
}

/** The sale fails without partial writes, and can be sent again after the problem is over. */
async function failsWhole(body: object, during: (work: () => Promise<void>) => Promise<void>) {
  const before = await rowCounts(service);
  await during(async () => expectError(await pay(body), 500, 'internal_error', FAILED));
  expect(await rowCounts(service)).toEqual(before);
  expect(await customer()).toMatchObject({ status: 'click', customer_key: null, converted_at: null });
  const again = await pay(body);
  expect(again.status).toBe(200);
  expect(again.body.commission_id).not.toBeNull();
}

/** The sale is stored without its commission, and the transaction_id is used up. */
async function losesCommission(during: (work: () => Promise<void>) => Promise<void>) {
  const body = { ...order(), customer_key: service.make.unique('buyer') };
  await during(async () => expectError(await pay(body), 500, 'internal_error', NO_COMMISSION));
  const { transaction_id, amount_cents } = body;
  const [sale] = await service.db.knex('sales').where({ transaction_id });
  expect(sale).toMatchObject({ amount_cents, commission_cents: 1980, commission_currency: 'USD' });
  expect(await service.db.knex('commissions').where({ sale_id: sale.id })).toEqual([]);
  expect(await customer()).toMatchObject({ status: 'conversion', customer_key: body.customer_key });
  const message = 'Duplicate transaction_id. This sale has already been recorded.';
  expectError(await pay(body), 409, 'duplicate_transaction', message, { sale_id: sale.id, matches: true });
}

test.each(['sales', 'customers', 'partnerships'])('without the table %s nothing is recorded', (table) =>
  failsWhole(order(), (work) => without(service.db, table, work)),
);

test('a subscription that cannot be claimed fails the sale', () =>
  failsWhole({ ...order(), subscription_id: 'sub' }, (work) => without(service.db, 'subscriptions', work)));

test('a failing insert of the sale leaves no claimed subscription behind', () =>
  failsWhole({ ...order(), subscription_id: 'sub' }, (work) =>
    withTrigger(service, { table: 'sales', body: RAISE }, work),
  ));

test('if a program key cannot be looked up, it is an internal error, not a rejection', () =>
  failsWhole(order(), (work) => without(service.db, 'program_keys', work)));

test('if a commission cannot be written, the sale is stored', () =>
  losesCommission((work) => withTrigger(service, { table: 'commissions', body: RAISE }, work)));

test('if the commissions table is missing, the sale is stored', () =>
  losesCommission((work) => without(service.db, 'commissions', work)));

test(
  'if the commissions table is locked for longer than a statement may wait, the sale is stored',
  () => losesCommission((work) => whileLocked('commissions', work)),
  30_000,
);

test('so are all sales that were written together, within the ten seconds of a request', async () => {
  const visitors = await Promise.all(Array.from({ length: 20 }, () => visit(service, campaign)));
  const orders = visitors.map((visitor) => ({ ...order(), click_id: visitor }));
  const before = performance.now();
  await whileLocked('commissions', async () => {
    const answers = await Promise.all(orders.map(pay));
    for (const answer of answers) expectError(answer, 500, 'internal_error', NO_COMMISSION);
  });
  expect(performance.now() - before).toBeLessThan(11_000);
  expect(await service.db.knex('sales').where({ program_id: campaign.id })).toHaveLength(20);
  expect(await service.db.knex('commissions').where({ program_id: campaign.id })).toEqual([]);
}, 30_000);

test(
  'a lock on the sales themselves fails the sale',
  () => failsWhole(order(), (work) => whileLocked('sales', work)),
  30_000,
);

test('a lock that ends after the first try costs the sale no commission', async () => {
  const tx = await service.db.knex.transaction();
  await tx.raw('lock table commissions in access exclusive mode');
  const body = order();
  const answer = pay(body);
  await sleep(6_000); // a statement may take five seconds
  await tx.rollback();
  expect((await answer).body).toMatchObject({ success: true, commission_id: expect.any(Number) });
  expect(await customer()).toMatchObject({ status: 'conversion' });
}, 30_000);

test("a subscription's first sale without its commission still counts as the first", async () => {
  const body = { ...order(), subscription_id: 'sub' };
  await withTrigger(service, { table: 'commissions', body: RAISE }, async () =>
    expectError(await pay(body), 500, 'internal_error', NO_COMMISSION),
  );
  expect((await pay({ ...order(), subscription_id: 'sub' })).body).toMatchObject({
    attributed: true,
    commission_id: null,
  });
});

test('a failed commit never counts as a failed commission', () =>
  failsWhole(order(), (work) => withTrigger(service, { table: 'sales', body: RAISE, atCommit: true }, work)));

test('a failed commission and a failed commit leave nothing', () =>
  failsWhole(order(), (work) =>
    withTrigger(service, { table: 'sales', body: RAISE, atCommit: true }, () =>
      withTrigger(service, { table: 'commissions', body: RAISE }, work),
    ),
  ));

test.each(['sales', 'commissions'])('a connection that dies while writing %s leaves nothing', (table) =>
  failsWhole(order(), (work) => withTrigger(service, { table, body: DIE }, work)),
);

test.each(['sales', 'commissions'])('a connection that dies at the commit, after %s, leaves nothing', (table) =>
  failsWhole(order(), (work) => withTrigger(service, { table, body: DIE, atCommit: true }, work)),
);

test('a test sale that cannot be stored fails', async () => {
  const body = { amount_cents: 9900, additional_data: { test_mode: true } };
  await without(service.db, 'test_events', async () => expectError(await pay(body), 500, 'internal_error', FAILED));
  expect((await pay(body)).status).toBe(200);
});

test('without a database every sale fails quickly, even an invalid one', async () => {
  const lost = await startService();
  const { key } = await lost.make.campaign();
  await lost.loseDatabase();
  for (const body of [order(), {}]) expectError(await lost.sale(body, { key }), 500, 'internal_error', FAILED);
  await lost.stop();
});
