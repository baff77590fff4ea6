import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { dataFolder, startProcess, type Running } from '../process/support.ts';
import { send } from '../support/client.ts';
import { cloneDatabase, openTestDb, type TestDatabase } from '../support/database.ts';
import { fixtures, type Campaign } from '../support/fixtures.ts';
import { startReceiver, type ReceivedSpan, type Receiver } from './receiver.ts';

// A trace shows where the time of a request goes, from its arrival to its statements.

vi.setConfig({ testTimeout: 90_000 });

const SERVER = 2;
const FAILED = 2;
const dataDir = dataFolder();
let database: TestDatabase;
let campaign: Campaign;
let receiver: Receiver;
let service: Running | undefined;
beforeAll(async () => {
  database = await cloneDatabase();
  const db = openTestDb(database.url);
  campaign = await fixtures(db, systemClock).campaign();
  await db.close();
  receiver = await startReceiver();
});
afterEach(async () => {
  await service?.kill('SIGKILL');
  receiver.spans.splice(0);
  receiver.bodies.splice(0);
});
afterAll(async () => {
  receiver.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}): Promise<Running> =>
  (service = await startProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '200',
    ...env,
  }));
const click = ({ baseUrl }: Running, headers: Record<string, string> = {}) =>
  send(baseUrl, '/api/v1/track/click', { body: { affiliate_url: campaign.url }, headers });

const waitingForLocks = async ({ knex }: ReturnType<typeof openTestDb>): Promise<number> =>
  (await knex('pg_stat_activity').whereRaw("datname = current_database() and wait_event_type = 'Lock'")).length;

const CLICK = 'POST /api/v1/track/click';
const named = (name: string): ReceivedSpan[] => receiver.spans.filter((span) => span.name === name);
const childrenOf = ({ spanId }: ReceivedSpan): ReceivedSpan[] =>
  receiver.spans.filter(({ parentSpanId }) => parentSpanId === spanId);
const arrive = (name: string, count = 1) =>
  expect.poll(() => named(name).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);

test('a click: its request, its look-up, its wait for the batch, and the batch with its statement', async () => {
  const running = await start();
  const answer = await click(running);
  await arrive(CLICK);
  await arrive('clicks');
  const [request] = named(CLICK);
  expect(request).toMatchObject({
    kind: SERVER,
    service: 'referral-tracking',
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/v1/track/click',
      'http.response.status_code': 200,
      'referral.operation': 'trackClick',
      'referral.request_id': answer.headers['x-request-id'],
    },
  });
  const children = childrenOf(request!);
  expect(children.map(({ name }) => name)).toEqual(expect.arrayContaining(['link_by_name', 'wait for clicks']));
  expect(children.every(({ traceId }) => traceId === request!.traceId)).toBe(true);

  // One statement serves many requests, so it is not in the trace of one of them.
  const [batch] = named('clicks');
  const wait = children.find(({ name }) => name === 'wait for clicks')!;
  expect(batch!.links).toMatchObject([{ traceId: request!.traceId, spanId: wait.spanId }]);
  expect(batch!.traceId).not.toBe(request!.traceId);
  const [statement] = childrenOf(batch!);
  expect(statement!.attributes['db.system.name']).toBe('postgresql');
  expect(BigInt(statement!.endTimeUnixNano)).toBeGreaterThan(BigInt(statement!.startTimeUnixNano));
});

test('a batch of several requests has a link to each', async () => {
  const running = await start();
  await click(running);
  // While nobody may write clicks, the later ones queue, so they share a batch.
  const db = openTestDb(database.url);
  const clicks = await db.knex.transaction(async (lock) => {
    await lock.raw('lock table clicks in share mode');
    const sent = Array.from({ length: 60 }, () => click(running));
    await expect.poll(() => waitingForLocks(db), { timeout: 10_000 }).toBeGreaterThan(0);
    await setTimeout(500);
    return sent;
  });
  await Promise.all(clicks);
  await db.close();
  await arrive(CLICK, 61);
  await expect
    .poll(() => named('clicks').reduce((sum, { links }) => sum + links.length, 0), { timeout: 10_000 })
    .toBe(61);
  const shared = named('clicks').find(({ links }) => links.length > 1);
  expect(shared).toBeDefined();
  expect(shared!.attributes['referral.rows']).toBe(shared!.links.length);
});

test('a trace that the client began goes on', async () => {
  const running = await start();
  const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  await click(running, { traceparent: `00-${traceId}-${spanId}-01` });
  await click(running, { traceparent: 'not a trace' });
  await arrive(CLICK, 2);
  const [first, second] = named(CLICK);
  expect(first).toMatchObject({ traceId, parentSpanId: spanId });
  expect(second!.parentSpanId ?? '').toBe('');
});

test('a refusal names its error, and only a failure of the service has failed', async () => {
  const running = await start();
  await send(running.baseUrl, '/api/v1/track/click', { body: {} });
  await arrive(CLICK);
  const [refused] = named(CLICK);
  expect(refused!.attributes).toMatchObject({ 'http.response.status_code': 400, 'error.type': 'affiliateUrlRequired' });
  expect(refused!.status?.code ?? 0).not.toBe(FAILED);

  const db = openTestDb(database.url);
  await db.knex.raw('alter table clicks rename to clicks_away');
  expect((await click(running)).status).toBe(500);
  await db.knex.raw('alter table clicks_away rename to clicks');
  await db.close();
  await arrive(CLICK, 2);
  const [, failed] = named(CLICK);
  expect(failed!.status!.code).toBe(FAILED);
  await expect
    .poll(() => receiver.spans.some(({ status }) => status?.message?.includes('relation "clicks" does not exist')))
    .toBe(true);
});

test('a transaction has its statements below it', async () => {
  const running = await start();
  const clickId = (await click(running)).body.click_id as string;
  const body = { transaction_id: 'order-1', amount_cents: 9900, click_id: clickId };
  const call = { body, key: campaign.key };
  expect((await send(running.baseUrl, '/api/v1/track/sale', call)).status).toBe(200);
  await send(running.baseUrl, '/api/v1/cli/test-event', { body: { type: 'chain' }, key: campaign.key });
  await arrive('transaction');
  const transactions = named('transaction');
  expect(transactions.some((one) => childrenOf(one).length > 1)).toBe(true);
});

test('nothing in a trace is a key, an address or a value of a request', async () => {
  const running = await start();
  const clickId = (await click(running)).body.click_id as string;
  const lead = { click_id: clickId, customer_key: 'hidden-customer', email: 'hidden@brand.dev' };
  await send(running.baseUrl, '/api/v1/track/lead?hidden=1', { body: lead, key: campaign.key });
  await send(running.baseUrl, '/api/v1/hidden', { method: 'GET' });
  await arrive('POST /api/v1/track/lead');
  await arrive('GET another path');
  const text = receiver.bodies.join('\n');
  for (const secret of ['hidden', campaign.key, clickId]) expect(text).not.toContain(secret);
});

test('with workers, those that answer send traces, and what is left is sent at the end', async () => {
  const running = await start({ WORKERS: '2', OTEL_BSP_SCHEDULE_DELAY: '60000' });
  await Promise.all(Array.from({ length: 10 }, () => click(running)));
  expect(named(CLICK)).toEqual([]);
  await running.kill('SIGTERM');
  expect(named(CLICK)).toHaveLength(10);
});

test('a receiver that is away neither fails requests nor fills the log', async () => {
  const running = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_BSP_SCHEDULE_DELAY: '50' });
  for (let sent = 0; sent < 20; sent++) expect((await click(running)).status).toBe(200);
  await expect.poll(() => running.output(), { timeout: 20_000 }).toContain('traces could not be sent');
  for (let sent = 0; sent < 20; sent++) expect((await click(running)).status).toBe(200);
  expect(running.output().split('traces could not be sent')).toHaveLength(2);
  expect(
    await new Promise((resolve) => {
      running.child.once('exit', resolve);
      running.child.kill('SIGTERM');
    }),
  ).toBe(0);
});
