import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { monthStart, partitionOf } from '../../src/database/partitions.ts';
import { showPartner } from '../../src/partners/figures.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell, visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { operator, type Operator } from './support.ts';

let service: Service;
let admin: Operator;
let campaign: Campaign;
beforeEach(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
  campaign = await service.make.campaign({ attribution_window_days: 60 });
});
afterEach(async () => {
  await service.stop();
  admin.clean();
});

/** Clicks of January, March and June 2026, up to date in the totals. */
async function threeMonths(): Promise<string> {
  service.clock.set('2026-01-10T00:00:00Z');
  const clickId = await visit(service, campaign);
  service.clock.set('2026-03-10T00:00:00Z');
  await sell(service, campaign);
  service.clock.set('2026-06-20T00:00:00Z');
  await visit(service, campaign);
  return clickId;
}
const roll = () => rollUp(service.db, service.clock.now());
const prune = (days: number | string) => admin.done('clicks', 'prune', '--older-than', String(days));
const partitions = async () =>
  (
    await service.db.knex.raw(`select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'clicks'::regclass order by 1`)
  ).rows.map(({ name }: { name: string }) => name);
const clicksShown = async () => (await showPartner(service.db, campaign.partnerId))!.programs[0]!.clicks;

test('drops the months that are old enough, and no total changes', async () => {
  const clickId = await threeMonths();
  await roll();
  const run = await admin.perform('clicks', 'prune', '--older-than', '90');
  expect(run.document).toEqual({
    dropped: ['clicks_2026_01'],
    kept: [
      // It ended 80 days ago.
      { table: 'clicks_2026_03', reason: 'it has clicks of the last 90 days' },
      { table: 'clicks_2026_06', reason: 'it has clicks of the last 90 days' },
    ],
  });
  expect(await partitions()).toEqual(['clicks_2026_03', 'clicks_2026_06']);
  expect(await clicksShown()).toBe(3);
  // The identifier proves itself: the chain of an old click goes on.
  const explained = await admin.done('customer', 'explain', '--program-id', String(campaign.id), '--click-id', clickId);
  expect(explained.customer).toMatchObject({ status: 'click' });
  expect(await prune(90)).toMatchObject({ dropped: [] });
});

test('the command runs as a process too', async () => {
  const run = await admin.run('clicks', 'prune', '--older-than', '30');
  expect([run.code, run.stderr]).toEqual([0, '']);
  expect(run.document).toEqual({ dropped: [], kept: [] });
});

test('keeps a month that reaches into the longest attribution window, to the day', async () => {
  await threeMonths();
  await roll();
  await service.db.knex('programs').where({ id: campaign.id }).update({ attribution_window_days: 81 });
  expect((await prune(1)).kept).toMatchObject([
    { table: 'clicks_2026_03', reason: 'it reaches into the longest attribution window of a program, 81 days' },
    { table: 'clicks_2026_06', reason: 'it has clicks of the last 1 days' },
  ]);
  await service.db.knex('programs').where({ id: campaign.id }).update({ attribution_window_days: 80 });
  expect((await prune(1)).dropped).toEqual(['clicks_2026_03']);
});

test('keeps clicks that are not in the totals yet', async () => {
  await threeMonths();
  const { kept, dropped } = await prune(90);
  expect(dropped).toEqual([]);
  expect(kept[0]).toEqual({ table: 'clicks_2026_01', reason: expect.stringContaining('not in the totals yet') });
  await roll();
  expect((await prune(90)).dropped).toEqual(['clicks_2026_01']);
  expect(await clicksShown()).toBe(3);
});

test('runs beside traffic: clicks are recorded while a month is dropped', async () => {
  await threeMonths();
  await roll();
  const clicks: Promise<unknown>[] = [];
  const pruning = prune(60).finally(() => clicks.push(visit(service, campaign)));
  for (let i = 0; i < 40; i++) clicks.push(visit(service, campaign));
  expect((await pruning).dropped).toEqual(['clicks_2026_01', 'clicks_2026_03']);
  await Promise.all(clicks);
  expect(await clicksShown()).toBe(3 + 41);
});

test('one run at a time: the other is rejected and changes nothing', async () => {
  await threeMonths();
  await roll();
  const runs = await Promise.all([1, 2, 3].map(() => admin.perform('clicks', 'prune', '--older-than', '60')));
  const done = runs.filter(({ code }) => code === 0);
  expect(done.flatMap(({ document }) => document.dropped)).toEqual(['clicks_2026_01', 'clicks_2026_03']);
  for (const { code, stderr } of runs) if (code !== 0) expect(stderr).toBe('clicks are being pruned already');
});

// Citus detaches no partition concurrently.
test.skipIf(inject('servers').length > 1)('completes a run that was interrupted, whatever it had done', async () => {
  await threeMonths();
  await roll();
  const { knex } = service.db;
  // One was detached and not dropped; the detaching of the other waits for a transaction.
  await knex.raw('alter table clicks detach partition clicks_2026_01 concurrently');
  const old = await knex.transaction();
  await old.raw('select count(*) from clicks');
  await expect(
    knex
      .raw(`set statement_timeout = 200`)
      .then(() => knex.raw('alter table clicks detach partition clicks_2026_03 concurrently')),
  ).rejects.toThrow('statement timeout');
  await knex.raw('reset statement_timeout');
  await old.rollback();
  expect((await prune(60)).dropped).toEqual(['clicks_2026_01', 'clicks_2026_03']);
  expect(await partitions()).toEqual(['clicks_2026_06']);
  expect(await clicksShown()).toBe(3);
});

test('a click of a month that was dropped makes the month again', async () => {
  await threeMonths();
  await roll();
  await prune(90);
  service.clock.set('2026-01-20T00:00:00Z');
  await visit(service, campaign);
  expect(await partitions()).toContain(partitionOf(monthStart(service.clock.now())));
});

test.each([['0'], ['-1'], ['1.5'], ['many'], ['']])('refuses %j days as wrong usage', async (days) => {
  expect((await admin.perform('clicks', 'prune', '--older-than', days)).code).toBe(2);
});

test('refuses to guess how old', async () => {
  expect((await admin.perform('clicks', 'prune')).code).toBe(2);
});
