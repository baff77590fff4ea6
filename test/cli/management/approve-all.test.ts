import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedCampaign, type OwnedCampaign } from '../../commissions/support.ts';
import { startService, type Service } from '../../support/service.ts';
import { desk, type Desk } from './support.ts';

// `commission approve --all-before` approves what is due, in pages of 100.

let service: Service;
let campaign: OwnedCampaign;
let owner: Desk;
beforeAll(async () => {
  service = await startService();
  campaign = await ownedCampaign(service);
  owner = desk(service.baseUrl, campaign.token);
});
afterAll(async () => {
  owner.clean();
  await service.stop();
});

const DUE = new Date('2026-10-31T23:59:59Z');
const LATER = new Date('2026-11-01T00:00:00Z');

async function commissions(count: number, at: Date, more: object = {}): Promise<void> {
  const row = { program_id: campaign.id, partnership_id: campaign.partnershipId, kind: 'adjustment', reason: 'a test' };
  const amounts = { earned_cents: 500, amount_cents: 500, currency: 'USD', status: 'pending' };
  const rows = Array.from({ length: count }, () => ({ ...row, ...amounts, created_at: at, changed_at: at, ...more }));
  await service.db.knex('commissions').insert(rows);
}
const statuses = async () =>
  Object.fromEntries(
    (
      await service.db
        .knex('commissions')
        .where({ program_id: campaign.id })
        .select<{ status: string; count: number }[]>('status')
        .count()
        .groupBy('status')
    ).map(({ status, count }) => [status, Number(count)]),
  );
const approve = (...more: string[]) => owner.run('commission', 'approve', '--program', String(campaign.id), ...more);

test('approves all pending ones from before a day, also more than a page, and repeats without effect', async () => {
  await commissions(230, DUE);
  await commissions(3, LATER);
  const first = await approve('--all-before', '2026-11-01');
  expect([first.code, first.document]).toEqual([0, { data: { done: 230, unchanged: 0, failed: 0, failures: [] } }]);
  expect(first.text).toBe('230 done, 0 unchanged, 0 failed');
  expect(await statuses()).toEqual({ approved: 230, pending: 3 });
  expect((await approve('--all-before', '2026-11-01')).document.data).toMatchObject({ done: 0, failed: 0 });
});

test('says which ones failed, and exits with 1', async () => {
  await commissions(2, LATER, { held_at: LATER });
  const ran = await approve('--all-before', '2026-11-01T00:00:01Z');
  expect(ran.code).toBe(1);
  expect(ran.document.data).toMatchObject({ done: 3, unchanged: 0, failed: 2 });
  expect(ran.document.data.failures).toEqual(
    [1, 2].map(() => ({ commission_id: expect.any(Number), obstacle: 'held' })),
  );
  expect(ran.text).toMatch(/^3 done, 0 unchanged, 2 failed\nCOMMISSION ID {2}OBSTACLE\n\d+ +held\n/);
});

test('approves only those of a partner', async () => {
  await commissions(1, DUE);
  const other = await service.make.partner();
  await service.make.partnership(campaign.id, other);
  const ran = await approve('--all-before', '2026-11-01', '--partner-id', String(other));
  expect(ran.document.data).toEqual({ done: 0, unchanged: 0, failed: 0, failures: [] });
});

test.each<[string, string[], RegExp]>([
  ['nothing', [], /Give their ids, or --all-before/],
  ['both', ['7', '--all-before', '2026-11-01'], /not both/],
  ['a day that does not exist', ['--all-before', '2026-02-30'], /a day such as/],
  ['an id that is none', ['seven'], /the id of a record/],
])('%s is invalid usage', async (_, args, message) => {
  const ran = await approve(...args);
  expect(ran.code).toBe(2);
  expect(ran.notes).toMatch(message);
});
