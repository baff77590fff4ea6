import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../src/config/index.ts';
import { retentionJobs } from '../../src/jobs/retention.ts';
import { runDueJobs } from '../../src/jobs/scheduler.ts';
import { HOUR } from '../../src/lib/clock.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell, signUp, visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';

// What the service deletes by itself: clicks after RETAIN_CLICKS_DAYS, test events after RETAIN_TEST_EVENTS_DAYS.

let service: Service;
let campaign: Campaign;
beforeEach(async () => {
  service = await startService();
  campaign = await service.make.campaign({ attribution_window_days: 30 });
});
afterEach(() => service.stop());

const log = { error: (fields: unknown) => expect.fail(JSON.stringify(fields)) };
/** Runs the jobs of these settings at their next time, after the totals. */
async function run(env: Record<string, string>): Promise<void> {
  service.clock.advance({ ms: HOUR });
  await rollUp(service.db, service.clock.now());
  await runDueJobs({ db: service.db, clock: service.clock, log, jobs: retentionJobs(readConfig(env)) });
}
const months = async () =>
  (
    await service.db
      .knex('pg_inherits')
      .whereRaw(`inhparent = 'clicks'::regclass`)
      .select(service.db.knex.raw(`inhrelid::regclass::text as name`))
  )
    .map(({ name }: { name: string }) => name)
    .sort();

test('without these settings nothing is deleted', () => {
  expect(retentionJobs(readConfig({}))).toEqual([]);
});

test('a month of clicks is deleted when it is older; a click with a lead or a sale leaves its customer, and every total', async () => {
  service.clock.set('2026-01-10T00:00:00Z');
  await visit(service, campaign);
  const lead = await signUp(service, campaign);
  const { transaction_id } = await sell(service, campaign);
  service.clock.set('2026-04-10T00:00:00Z');
  await visit(service, campaign);
  const totals = () => service.call('/api/v1/programs/me/readiness', { method: 'GET', key: campaign.key });
  const before = (await totals()).body.last_event_at;

  // January ended 68 days ago.
  await run({ RETAIN_CLICKS_DAYS: '69' });
  expect(await months()).toEqual(['clicks_2026_01', 'clicks_2026_04']);
  await run({ RETAIN_CLICKS_DAYS: '68' });
  expect(await months()).toEqual(['clicks_2026_04']);
  const entries = await service.db.knex('audit_log').where({ action: 'clicks.prune' });
  expect(entries).toMatchObject([
    { actor_kind: 'system', actor_id: null, after: { until: '2026-02-01T00:00:00.000Z' } },
  ]);

  expect((await totals()).body.last_event_at).toEqual(before);
  expect(await service.db.knex('customers').pluck('status')).toEqual(['lead', 'conversion']);
  expect((await service.db.knex('rolled_programs').first('program_id')).program_id).toBe(campaign.id);
  // The lead's click is gone; its identifier still names the customer. The sale can be refunded.
  const known = await service.lead({ click_id: lead.click_id, customer_key: lead.customer_key }, { key: campaign.key });
  expect(known.body.error.message).toContain('Current status: lead');
  expect((await service.refund({ transaction_id }, { key: campaign.key })).status).toBe(200);
});

test('a month that an attribution window still needs stays, whatever the setting', async () => {
  service.clock.set('2026-01-10T00:00:00Z');
  await visit(service, campaign);
  service.clock.set('2026-02-20T00:00:00Z');
  await run({ RETAIN_CLICKS_DAYS: '1' });
  expect(await months()).toEqual(['clicks_2026_01']);
  service.clock.set('2026-03-03T00:00:00Z');
  await run({ RETAIN_CLICKS_DAYS: '1' });
  expect(await months()).toEqual([]);
});

const test_mode = { additional_data: { test_mode: true } };
/** A click, a lead and a sale in test mode, with the key; returns the sale's transaction_id. */
async function testChain(): Promise<string> {
  const transaction_id = service.make.unique('test');
  const { key } = campaign;
  expect((await service.click({ affiliate_url: campaign.url, ...test_mode }, { key })).status).toBe(200);
  expect((await service.lead({ click_id: 'c', event_name: 'signup', ...test_mode }, { key })).status).toBe(200);
  expect((await service.sale({ transaction_id, amount_cents: 500, ...test_mode }, { key })).status).toBe(200);
  return transaction_id;
}
const testEvents = async () =>
  (await service.db.knex('test_events').orderBy('id')).map(
    ({ kind, occurred_at }) => `${kind} ${occurred_at.toISOString().slice(0, 10)}`,
  );

test('test events are deleted after the days, and the latest of each kind stays: the integration is still verified', async () => {
  service.clock.set('2026-01-01T00:00:00Z');
  const old = await testChain();
  service.clock.set('2026-01-10T00:00:00Z');
  expect(
    (await service.refund({ transaction_id: old, refund_amount_cents: 100, ...test_mode }, { key: campaign.key }))
      .status,
  ).toBe(200);
  service.clock.set('2026-01-20T00:00:00Z');
  await testChain();
  const chain = (day: string) => ['click', 'lead', 'sale'].map((kind) => `${kind} 2026-01-${day}`);

  service.clock.set('2026-01-31T00:00:00Z');
  await run({ RETAIN_TEST_EVENTS_DAYS: '31' });
  expect(await testEvents()).toEqual([...chain('01'), 'refund 2026-01-10', ...chain('20')]);
  // The refund goes with its sale, although it is younger.
  await run({ RETAIN_TEST_EVENTS_DAYS: '30' });
  expect(await testEvents()).toEqual(chain('20'));
  service.clock.set('2027-01-31T00:00:00Z');
  await run({ RETAIN_TEST_EVENTS_DAYS: '1' });
  expect(await testEvents()).toEqual(chain('20'));
  const readiness = await service.call('/api/v1/programs/me/readiness', { method: 'GET', key: campaign.key });
  expect(readiness.body.integration_verified).toBe(true);
});

test('many test events are deleted in batches, and events without the key too', async () => {
  service.clock.set('2026-01-01T00:00:00Z');
  await service.db.knex.raw(
    `insert into test_events (program_id, kind, with_key, occurred_at)
     select ?, 'click', false, '2025-01-01' from generate_series(1, 2500)`,
    [campaign.id],
  );
  await run({ RETAIN_TEST_EVENTS_DAYS: '30' });
  expect(await testEvents()).toEqual([]);
});

test.each(['0', '-1', '1.5', 'never', '36501'])('the configuration rejects %j days', (days) => {
  for (const name of ['RETAIN_CLICKS_DAYS', 'RETAIN_TEST_EVENTS_DAYS']) {
    expect(() => readConfig({ [name]: days })).toThrow(`${name} must be days, from 1 to 36500; it is "${days}"`);
  }
});
