// Measures the delivery of webhooks, while tracking requests are answered, and what an endpoint costs sales.
import { setTimeout as sleep } from 'node:timers/promises';
import { newWebhookSecret, sealWebhookSecret } from '../../../src/webhooks/secret.ts';
import { loadSecretKey } from '../../../src/secret-key.ts';
import { residentMemory } from '../../harness/processes.ts';
import { createLoad, type Load } from '../load/index.ts';
import { median } from '../measure.ts';
import type { Effort } from '../measure.ts';
import type { Postgres } from '../postgres.ts';
import { jobOf } from '../requests.ts';
import { startService, type ServiceUnderLoad } from '../service.ts';
import { startReceivers, type Receivers } from './receivers.ts';

const NAME = 'webhooks';
const DATABASE = `bench_${NAME}`;
const RECEIVERS = 8;
/** They never answer. */
const SILENT = 2;
/** Each is two events: of the sale, and of its commission. */
const SALES_PER_SECOND = 20;
const CLICKS_PER_SECOND = 80;
const WAITING = 100_000;

export interface WebhooksResult {
  seconds: number;
  /** arrivals at the receivers */
  arrivals: { perSecond: number; p50: number; p99: number };
  tracking: { perSecond: number; p99: number };
  /** sales a second at full load */
  sales: { without: number; with: number };
  /** resident memory of the service in MB */
  memory: { before: number; waiting: number };
}

interface WebhooksOptions {
  postgres: Postgres;
  load: Load;
  folder: string;
  effort: Effort;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

export function createEndpoints({ postgres }: WebhooksOptions, { program, settings }: ServiceUnderLoad) {
  const key = loadSecretKey(settings.SECRET_KEY, settings.DATA_DIR!);
  return {
    add: async (url: string) => {
      const secret = sealWebhookSecret(key, program.id, newWebhookSecret()).toString('hex');
      await postgres.sql(
        DATABASE,
        `insert into webhook_endpoints (program_id, url, secret, status, created_at, changed_at)
         values (${program.id}, '${url}', decode('${secret}', 'hex'), 'active', now(), now())`,
      );
    },
    removeAll: () =>
      postgres.sql(
        DATABASE,
        `update webhook_endpoints set deleted_at = now(), secret = null, status = 'disabled', disabled_at = now(),
           disabled_because = 'member' where deleted_at is null;
         update webhook_deliveries set status = 'skipped', next_at = null, claim = null, ended_at = now()
           where status = 'waiting'`,
      ),
  };
}

/** Events that wait for the endpoint that does not answer. */
const fillWaiting = ({ postgres }: WebhooksOptions, programId: number): Promise<unknown> =>
  postgres.sql(
    DATABASE,
    `with body as (select body from webhook_events where type = 'sale.recorded' limit 1),
     events as (
       insert into webhook_events (program_id, id, type, object, object_id, sequence, body, test, created_at)
       select ${programId}, 'evt_waiting_' || i, 'sale.recorded', 'sale', -i, 1, body.body, false, now()
       from body, generate_series(1, ${WAITING}) as i returning id)
     insert into webhook_deliveries (program_id, endpoint_id, event_id, type, status, next_at, created_at)
     select ${programId}, (select min(id) from webhook_endpoints where deleted_at is null), id, 'sale.recorded', 'waiting', now(), now()
     from events`,
  );

/** Sales and clicks at fixed rates, and what arrives of them. */
async function pace(service: ServiceUnderLoad, receivers: Receivers, seconds: number) {
  const { program, port } = service;
  const others = createLoad();
  receivers.take();
  const begun = performance.now();
  const [sales, clicks] = await Promise.all([
    service.pace('resale', seconds, SALES_PER_SECOND),
    others.pace(jobOf('click', { ...program, port }, []), seconds, CLICKS_PER_SECOND),
  ]);
  await sleep(2_000);
  const all = receivers.take().toSorted((a, b) => a - b);
  console.log(`the load took ${Math.round(performance.now() - begun)} ms`);
  return {
    arrivals: { perSecond: all.length / seconds, p50: quantile(all, 0.5), p99: quantile(all, 0.99) },
    tracking: { perSecond: sales.rate + clicks.rate, p99: Math.max(sales.p99, clicks.p99) },
  };
}

/** Sales at full load in turns, without an endpoint and with one. */
async function compareSales(
  service: ServiceUnderLoad,
  endpoints: ReturnType<typeof createEndpoints>,
  url: string,
  effort: Effort,
) {
  const rates = { without: [] as number[], with: [] as number[] };
  for (let round = 0; round < effort.rounds; round++) {
    rates.without.push((await service.measure('resale', effort.seconds)).rate);
    await endpoints.add(url);
    await sleep(1_500);
    rates.with.push((await service.measure('resale', effort.seconds)).rate);
    await endpoints.removeAll();
    await sleep(1_500);
  }
  return { without: median(rates.without), with: median(rates.with) };
}

export async function measureWebhooks(options: WebhooksOptions): Promise<WebhooksResult> {
  const service = await startService({ ...options, name: NAME, env: { NODE_ENV: 'development' } });
  const receivers = await startReceivers(RECEIVERS);
  const endpoints = createEndpoints(options, service);
  console.log('sales without and with an endpoint');
  const sales = await compareSales(service, endpoints, receivers.urls[0]!, options.effort);
  for (let i = 0; i < SILENT; i++) await endpoints.add(receivers.silentUrl);
  for (const url of receivers.urls) await endpoints.add(url);
  await sleep(1_500);
  const seconds = 10 * options.effort.seconds;
  console.log(`deliveries to ${RECEIVERS} endpoints, while ${SILENT} do not answer`);
  const paced = await pace(service, receivers, seconds);
  const before = residentMemory(service.pid)!;
  console.log(`the same with ${WAITING} waiting`);
  await fillWaiting(options, service.program.id);
  const again = await pace(service, receivers, seconds);
  const waiting = residentMemory(service.pid)!;
  receivers.close();
  console.log(`arrivals with ${WAITING} waiting: p50 ${again.arrivals.p50} ms, p99 ${again.arrivals.p99} ms`);
  return { seconds, ...paced, sales, memory: { before: Math.round(before), waiting: Math.round(waiting) } };
}

export function webhooksTable({ seconds, arrivals, tracking, sales, memory }: WebhooksResult): string {
  const share = sales.with / sales.without;
  return [
    '| Measured | Result | Goal |',
    '| --- | --- | --- |',
    `| deliveries a second for ${seconds} s to ${RECEIVERS} endpoints | ${Math.round(arrivals.perSecond)} | 300 |`,
    `| tracking requests a second beside them | ${Math.round(tracking.perSecond)} (p99 ${Math.round(tracking.p99)} ms) | 100 |`,
    `| from the request to the arrival, p50 | ${Math.round(arrivals.p50)} ms | below 500 ms |`,
    `| p99, while ${SILENT} endpoints do not answer | ${Math.round(arrivals.p99)} ms | below 2 s |`,
    `| sales a second without and with an endpoint | ${Math.round(sales.without)}, ${Math.round(sales.with)}: ${share.toFixed(2)} | 0.8 |`,
    `| memory before and with ${WAITING} waiting | ${memory.before} MB, ${memory.waiting} MB | flat |`,
  ].join('\n');
}
