import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDb, statement, type Db } from '../../src/database/db.ts';
import { distribute } from '../../src/database/distributed/distribute.ts';
import { isDistributed } from '../../src/database/distributed/find.ts';
import { ERASED_AMONG } from '../../src/database/distributed/functions.ts';
import type { Campaign } from '../support/fixtures.ts';
import { visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';

// What a distributed database runs in place of the usual statements runs on any PostgreSQL, and must do the same there. On
// servers with Citus, `npm run test:distributed` runs it.
let service: Service;
let db: Db;
beforeAll(async () => {
  service = await startService({ distributed: true });
  db = service.db;
  await db.run(statement('replace_erased_among', ERASED_AMONG), []);
});
afterAll(() => service.stop());

const say = (): void => undefined;

test.skipIf(inject('servers').length > 1)(
  'a plain database is not distributed, and cannot be without Citus',
  async () => {
    expect(await isDistributed(db)).toBe(false);
    await expect(distribute({ url: service.databaseUrl, say })).rejects.toThrow('the database has no extension citus');
  },
);

test('a statement has another text on a distributed database', async () => {
  const which = statement<{ text: string }>('which_text', `select 'plain' as text`, `select 'distributed' as text`);
  const plain = openDb({ url: service.databaseUrl, poolSize: 1 });
  expect(await plain.run(which, [])).toEqual([{ text: 'plain' }]);
  expect(await db.run(which, [])).toEqual([{ text: 'distributed' }]);
  expect(await db.transaction((tx) => tx.run(which, []))).toEqual([{ text: 'distributed' }]);
  await plain.close();
});

describe('with the statements of a distributed database', () => {
  let campaign: Campaign;
  beforeAll(async () => void (campaign = await service.make.campaign({ lead_commission_cents: 150 })));

  test('a click leads to a lead, a sale and a refund', async () => {
    const clickId = await visit(service, campaign);
    const lead = { click_id: clickId, customer_key: 'user_1' };
    expect((await service.lead(lead, { key: campaign.key })).status).toBe(200);
    expect((await service.lead(lead, { key: campaign.key })).status).toBe(400);
    const sale = { customer_key: 'user_1', transaction_id: 'txn_1', amount_cents: 10_000 };
    const sold = await service.sale(sale, { key: campaign.key });
    expect(sold.body).toMatchObject({ attributed: true });
    expect((await service.sale(sale, { key: campaign.key })).status).toBe(409);
    const refunded = await service.refund({ transaction_id: 'txn_1' }, { key: campaign.key });
    expect(refunded.body).toMatchObject({ status: 'reversed', commission_id: sold.body.commission_id });
    const rows = await service.db.knex('commissions').orderBy('id').select('kind', 'amount_cents');
    expect(rows).toEqual([
      { kind: 'lead', amount_cents: 150 },
      { kind: 'sale', amount_cents: 0 },
    ]);
  });

  test('a sale finds the customer of its key before that of its click, and none of another program', async () => {
    const other = await service.make.campaign();
    const clickId = await visit(service, campaign);
    const sale = { transaction_id: 'txn_2', amount_cents: 1_000 };
    const known = { ...sale, customer_key: 'user_1', click_id: clickId };
    expect((await service.sale(known, { key: campaign.key })).status).toBe(200);
    expect(await service.db.knex('customers').where({ click_id: clickId })).toEqual([]);
    const foreign = await service.sale({ ...sale, transaction_id: 'txn_3', click_id: clickId }, { key: other.key });
    expect(foreign.status).toBe(400);
    const claimed = await service.sale({ ...sale, click_id: await visit(service, other) }, { key: other.key });
    expect(claimed.status).toBe(409);
  });
});
