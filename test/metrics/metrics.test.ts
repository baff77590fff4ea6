import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOBS } from '../../src/jobs/jobs.ts';
import { createProcessMetrics, startMetrics } from '../../src/metrics/index.ts';
import type { MetricsServer } from '../../src/metrics/server.ts';
import type { Campaign } from '../support/fixtures.ts';
import { testLog } from '../support/log.ts';
import { customerOf, without } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';
import { checkout, connectAccount } from '../support/stripe.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { getPage } from './support/page.ts';

// An operator sees what the service does, on one page.

const metrics = createProcessMetrics();
let service: Service;
let campaign: Campaign;
let server: MetricsServer;
let port: number;
beforeAll(async () => {
  service = await startService({ measures: metrics.measures, rateLimitScale: 1000 });
  campaign = await service.make.campaign();
  port = await freePort();
  const config = { host: '127.0.0.1', port };
  const { db, clock } = service;
  server = await startMetrics({ config, metrics, db, clock, log: testLog(), jobs: JOBS.map(({ name }) => name) });
});
afterAll(async () => {
  server.close();
  await service.stop();
});

const page = () => getPage(port);
/** A page with readings of the database that are not older than the last change. */
const freshPage = (seconds = 11) => {
  service.clock.advance({ seconds });
  return page();
};
/** The same, also for what is read rarely. */
const laterPage = () => freshPage(301);
const click = async (): Promise<string> =>
  (await service.click({ affiliate_url: campaign.url })).body.click_id as string;
const lead = (click_id: string, key?: string) => service.lead({ click_id }, key === undefined ? {} : { key });
const sale = (body: object, key = campaign.key) => service.sale({ amount_cents: 9900, ...body }, { key });

test('requests are counted by operation and status, with their duration', async () => {
  await click();
  await service.click({});
  await service.call('/api/v1/nothing', { method: 'GET' });
  await service.call('/api/v1/track/click', { method: 'GET' });
  const { value, sum } = await page();
  const count = 'referral_request_duration_seconds_count';
  expect(value(count, { operation: 'trackClick', status: '200' })).toBe(1);
  expect(value(count, { operation: 'trackClick', status: '400' })).toBe(1);
  expect(value(count, { operation: 'trackClick', status: '405' })).toBe(1);
  expect(value(count, { operation: 'none', status: '404' })).toBe(1);
  expect(sum('referral_request_duration_seconds_bucket', { operation: 'trackClick', le: '+Inf' })).toBe(3);
});

test('refusals are counted by the name of their error, and by its code', async () => {
  await service.sale({}, {});
  await lead('none');
  await without(service.db, 'links', click);
  const { value } = await page();
  const refusals = 'referral_refusals_total';
  expect(value(refusals, { operation: 'trackSale', status: '401', code: 'unauthorized' })).toBe(1);
  expect(value(refusals, { operation: 'trackLead', status: '400', error: 'customerNotFound', code: '' })).toBe(1);
  expect(value(refusals, { operation: 'trackClick', status: '500' })).toBe(1);
});

test('leads are counted as settled or provisional', async () => {
  const before = await page();
  await lead(await click(), campaign.key);
  await lead(await click());
  await lead(await click());
  const after = await page();
  const grown = (outcome: string): number =>
    after.value('referral_leads_total', { outcome })! - before.value('referral_leads_total', { outcome })!;
  expect([grown('settled'), grown('provisional'), grown('settled_by_payment')]).toEqual([1, 2, 0]);
});

test('duplicate sales are counted by the program that has the transaction_id', async () => {
  const other = await service.make.campaign();
  const sold = await click();
  await sale({ click_id: sold, transaction_id: 'order-1' });
  expect((await sale({ click_id: sold, transaction_id: 'order-1' })).status).toBe(409);
  const theirs = (await service.click({ affiliate_url: other.url })).body.click_id as string;
  expect((await sale({ click_id: theirs, transaction_id: 'order-1' }, other.key)).status).toBe(409);
  const { value } = await freshPage();
  expect(value('referral_sales_total', { outcome: 'recorded' })).toBe(1);
  expect(value('referral_duplicate_sales_total', { holder: 'same_program' })).toBe(1);
  expect(value('referral_duplicate_sales_total', { holder: 'other_program' })).toBe(1);
  expect(value('referral_sale_conflicts')).toBe(1);
});

test('a payment event that settles a lead counts, and one that waits is named with its reason', async () => {
  const account = await connectAccount(service, campaign);
  expect(await account.tell(checkout(account.source, { reference: 'nobody-we-know' }))).toBe('customer_unknown');
  const clickId = await click();
  await lead(clickId);
  expect(await account.tell(checkout(account.source, { reference: clickId }))).toBe('sale_recorded');
  service.clock.advance({ seconds: 3_601 });
  const { value } = await freshPage();
  expect(value('referral_payment_events_total', { result: 'sale_recorded' })).toBe(1);
  expect(value('referral_leads_total', { outcome: 'settled_by_payment' })).toBe(1);
  expect(value('referral_payment_events_waiting', { result: 'customer_unknown' })).toBe(1);
  expect(value('referral_payment_event_oldest_seconds', { result: 'customer_unknown' })).toBeGreaterThan(3_600);
});

test('a sale without its commission is seen until it is repaired', async () => {
  const clickId = await click();
  await without(service.db, 'commissions', () => sale({ click_id: clickId, transaction_id: 'order-2' }));
  expect((await laterPage()).value('referral_sales_without_commission')).toBe(1);
  expect((await page()).value('referral_sales_total', { outcome: 'commission_failed' })).toBe(1);
  const { id } = (await customerOf(service.db, clickId)) as { id: number };
  const [stored] = (await service.db.knex('sales').where({ customer_id: id })) as { id: number; program_id: number }[];
  await service.db.knex('sales').where(stored!).update({ commission_cents: null, commission_currency: null });
  expect((await laterPage()).value('referral_sales_without_commission')).toBe(0);
});

test('batches, look-ups, limits and connections are read for each page', async () => {
  await Promise.all(Array.from({ length: 40 }, click));
  const { value, sum } = await page();
  expect(value('referral_batch_rows_sum', { batch: 'clicks' })).toBeGreaterThanOrEqual(40);
  expect(value('referral_batch_rows_count', { batch: 'clicks' })).toBeGreaterThan(0);
  expect(value('referral_batch_waiting', { batch: 'clicks' })).toBe(0);
  expect(value('referral_batches_active', { batch: 'clicks' })).toBe(0);
  expect(value('referral_lookups_total', { lookup: 'links', result: 'hit' })).toBeGreaterThan(0);
  expect(value('referral_lookups_total', { lookup: 'links', result: 'miss' })).toBeGreaterThan(0);
  expect(sum('referral_limited_requests_total', { result: 'passed' })).toBeGreaterThan(40);
  expect(value('referral_pool_limit')).toBeGreaterThan(0);
  expect(sum('referral_pool_connections')).toBeGreaterThan(0);
  expect(value('referral_pool_waiting')).toBe(0);
  expect(value('referral_event_loop_lag_seconds', { quantile: '0.99' })).toBeGreaterThanOrEqual(0);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('a refusal by the rate limit is counted for its bucket', async () => {
  const limited = createProcessMetrics();
  const strict = await service.second({ measures: limited.measures, rateLimitScale: 1 / 30 });
  await strict.lead({ click_id: 'none' });
  expect((await strict.lead({ click_id: 'none' })).status).toBe(429);
  const text = await limited.registry.metrics();
  expect(text).toContain('referral_limited_requests_total{bucket="lead",result="passed"} 1');
  expect(text).toContain('referral_limited_requests_total{bucket="lead",result="refused"} 1');
});

test('the schema is named: all migrations are applied, and one of a newer version is not this one’s', async () => {
  await service.db.knex('migrations').insert({ name: '9999-newer', applied_at: new Date() });
  const { value } = await freshPage();
  await service.db.knex('migrations').where({ name: '9999-newer' }).delete();
  expect(value('referral_migrations', { state: 'applied' })).toBeGreaterThan(0);
  expect(value('referral_migrations', { state: 'pending' })).toBe(0);
  expect(value('referral_migrations', { state: 'newer' })).toBe(1);
});

test('a reading that fails has no value, and the others are there', async () => {
  const { value, text } = await without(service.db, 'mails', () => freshPage());
  expect(value('referral_mails_queued')).toBeUndefined();
  expect(text).not.toMatch(/^referral_mails_queued /m);
  expect(value('referral_database_up')).toBe(1);
  expect(value('referral_sale_conflicts')).toBe(1);
  expect((await freshPage()).value('referral_mails_queued')).toBe(0);
});

test('a reading with labels that fails has no value either, and the page is there', async () => {
  const { value, text } = await without(service.db, 'jobs', () => freshPage());
  expect(text).not.toMatch(/^referral_job_failed/m);
  expect([value('referral_database_up'), value('referral_sale_conflicts')]).toEqual([1, 1]);
});

test('pages within ten seconds share the readings, so that a collector is no load', async () => {
  await freshPage();
  await service.db.knex('migrations').insert({ name: '9999-newer', applied_at: new Date() });
  expect((await page()).value('referral_migrations', { state: 'newer' })).toBe(0);
  expect((await freshPage()).value('referral_migrations', { state: 'newer' })).toBe(1);
  await service.db.knex('migrations').where({ name: '9999-newer' }).delete();
});

test('only GET /metrics is there, and no label has a value of a request', async () => {
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/metrics', 'POST')).status).toBe(404);
  await service.call('/api/v1/secret-path', { method: 'GET' });
  expect((await page()).text).not.toContain('secret');
});
