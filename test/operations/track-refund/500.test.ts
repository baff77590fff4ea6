import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError, rowCounts, sell, withTrigger } from '../../support/journey.ts';
import { without } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
let sale: Awaited<ReturnType<typeof sell>>;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  sale = await sell(service, campaign);
});

const FAILED = 'Refund tracking failed';
const RAISE = `raise exception 'trouble'`;
const DIE = 'perform pg_terminate_backend(pg_backend_pid())';

const refund = () => service.refund({ transaction_id: sale.transaction_id }, { key: campaign.key });
const commission = () => service.db.knex('commissions').where({ id: sale.commission_id }).first();

/** The refund fails without partial writes, and succeeds when it is sent again. */
async function failsWhole(during: (work: () => Promise<void>) => Promise<void>, status = 'reversed') {
  const [rows, before] = [await rowCounts(service), await commission()];
  await during(async () => expectError(await refund(), 500, 'internal_error', FAILED));
  expect(await rowCounts(service)).toEqual(rows);
  expect(await commission()).toEqual(before);
  expect((await refund()).body).toMatchObject({ status, deduction_cents: 2000 });
}

test.each(['sales', 'commissions', 'refunds', 'program_keys'])('without the table %s nothing is taken back', (table) =>
  failsWhole((work) => without(service.db, table, work)),
);

test('a refund whose clawback cannot be written is not recorded', async () => {
  await service.db.knex('commissions').where({ id: sale.commission_id }).update({ status: 'paid' });
  await failsWhole((work) => withTrigger(service, { table: 'commissions', body: RAISE }, work), 'clawed_back');
});

test('if a commission cannot be reduced, no refund is recorded', async () => {
  const rule = 'alter table commissions add constraint stuck check (amount_cents > 0) not valid';
  await failsWhole(async (work) => {
    await service.db.knex.raw(rule);
    await work().finally(() => service.db.knex.raw('alter table commissions drop constraint stuck'));
  });
});

test.each([false, true])('a lost connection leaves nothing (at the commit: %s)', (atCommit) =>
  failsWhole((work) => withTrigger(service, { table: 'refunds', body: DIE, atCommit }, work)),
);

test('a failed commit leaves nothing', () =>
  failsWhole((work) => withTrigger(service, { table: 'refunds', body: RAISE, atCommit: true }, work)));

test('a test refund that cannot be stored fails', async () => {
  const additional_data = { test_mode: true };
  const { key } = campaign;
  const { transaction_id } = (await service.sale({ amount_cents: 5, additional_data }, { key })).body;
  const body = { transaction_id, additional_data };
  await withTrigger(service, { table: 'test_events', body: RAISE }, async () =>
    expectError(await service.refund(body, { key }), 500, 'internal_error', FAILED),
  );
  expect((await service.refund(body, { key })).body.status).toBe('no_commission');
});

test('a refund without a database fails', async () => {
  const lost = await startService();
  const { key } = await lost.make.campaign();
  await lost.loseDatabase();
  for (const body of [{ transaction_id: 'x' }, {}]) {
    expectError(await lost.refund(body, { key }), 500, 'internal_error', FAILED);
  }
  await lost.stop();
});

test('a service that lost all its connections opens new ones', async () => {
  const name = new URL(service.databaseUrl).pathname.slice(1);
  await service.db.knex.raw(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${name}' and pid <> pg_backend_pid()`);
  await expect.poll(async () => (await refund()).status).toBe(200);
});
