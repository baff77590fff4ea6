import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../support/client.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { countRows } from '../../support/rows.ts';
import { startService, type Instance, type Service } from '../../support/service.ts';

let service: Service;
let second: Instance;
beforeAll(async () => {
  service = await startService();
  second = await service.second();
});
afterAll(() => service.stop());

const MOVED = 'Customer status cannot be updated to lead. Current status: lead';

async function referred(clicks = 1, leadAuth = 'server_required'): Promise<Campaign & { clickIds: string[] }> {
  const campaign = await service.make.campaign({ lead_commission_cents: 100, lead_auth: leadAuth });
  const clickIds: string[] = [];
  for (let n = 0; n < clicks; n++) clickIds.push((await service.click({ affiliate_url: campaign.url })).body.click_id);
  return { ...campaign, clickIds };
}
const either = (n: number): Instance => (n % 2 === 0 ? service : second);
const customers = (programId: number) => service.db.knex('customers').where({ program_id: programId }).orderBy('id');
const counts = (answers: Answer[]) => answers.filter(({ status }) => status === 200).length;

test('of fifty leads for one customer on two instances, one settles and one lead commission is earned', async () => {
  const { id, key, clickIds } = await referred();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => either(n).lead({ click_id: clickIds[0], customer_key: 'user_1' }, { key })),
  );
  expect(counts(answers)).toBe(1);
  const refusals = answers.filter(({ status }) => status !== 200);
  expect(new Set(refusals.map(({ status, body }) => `${status} ${body.error.message}`))).toEqual(
    new Set([`400 ${MOVED}`]),
  );
  expect(await countRows(service.db, 'leads', { program_id: id })).toBe(1);
  expect(await countRows(service.db, 'commissions', { program_id: id })).toBe(1);
  expect(await customers(id)).toMatchObject([{ status: 'lead', customer_key: 'user_1' }]);
});

test('if two customers get the same new customer_key at once, with the key, one of them has it', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, key, clickIds } = await referred(2);
    const answers = await Promise.all(
      clickIds.map((clickId, n) => either(n).lead({ click_id: clickId, customer_key: 'user_1' }, { key })),
    );
    // The later lead finds the first one's customer, whose lead is settled by then.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)!.body.error.message).toBe(MOVED);
    const rows = await customers(id);
    expect(rows.filter((row) => row.customer_key === 'user_1')).toMatchObject([{ status: 'lead' }]);
    expect(rows).toHaveLength(1);
    expect(await countRows(service.db, 'commissions', { program_id: id })).toBe(1);
  }
});

test('if two customers get the same new customer_key at once from pages, both settle and one of them has it', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, clickIds } = await referred(2, 'browser_allowed');
    const answers = await Promise.all(
      clickIds.map((clickId, n) => either(n).lead({ click_id: clickId, customer_key: 'user_1' })),
    );
    expect(counts(answers)).toBe(2);
    const rows = await customers(id);
    expect(rows.map((row) => row.status)).toEqual(['lead', 'lead']);
    expect(rows.map((row) => row.customer_key).sort()).toEqual([null, 'user_1']);
  }
});

test('a browser lead and a server lead at once under browser_allowed: one settles', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, key, clickIds } = await referred(1, 'browser_allowed');
    const answers = await Promise.all([
      either(round).lead({ click_id: clickIds[0] }),
      either(round + 1).lead({ click_id: clickIds[0] }, { key }),
    ]);
    expect(counts(answers)).toBe(1);
    expect(await countRows(service.db, 'leads', { program_id: id, provisional: false })).toBe(1);
    expect(await countRows(service.db, 'commissions', { program_id: id })).toBe(1);
  }
});

test('a browser lead and a server lead at once under server_required: the server lead settles', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, key, clickIds } = await referred(1);
    const [page, server] = await Promise.all([
      either(round).lead({ click_id: clickIds[0], customer_key: 'from_page' }),
      either(round + 1).lead({ click_id: clickIds[0], customer_key: 'from_server' }, { key }),
    ]);
    expect(server.status).toBe(200);
    expect(server.body).not.toHaveProperty('provisional');
    // An early lead is provisional, a late one is rejected; it never settles.
    if (page.status === 200) expect(page.body.provisional).toBe(true);
    else expect(page.body.error.message).toBe(MOVED);
    expect(await customers(id)).toMatchObject([{ status: 'lead', customer_key: 'from_server' }]);
    expect(await countRows(service.db, 'leads', { program_id: id, provisional: false })).toBe(1);
  }
});

test('twenty provisional leads at once are all stored', async () => {
  const { id, clickIds } = await referred();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => either(n).lead({ click_id: clickIds[0] })));
  expect(answers.every(({ status, body }) => status === 200 && body.provisional)).toBe(true);
  expect(await countRows(service.db, 'leads', { program_id: id, provisional: true })).toBe(20);
});
