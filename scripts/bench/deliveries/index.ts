// Measures deliveries of each payment processor next to tracking requests: how fast they are answered, and what memory they take.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessorType } from '@referral-tracking/shared/processor-types';
import type { Delivery } from '../../../packages/cli/src/simulate/delivery.ts';
import { lemonsqueezy } from '../../../packages/cli/src/simulate/lemonsqueezy.ts';
import { paddle } from '../../../packages/cli/src/simulate/paddle.ts';
import { polar } from '../../../packages/cli/src/simulate/polar.ts';
import { shopify } from '../../../packages/cli/src/simulate/shopify.ts';
import { woocommerce } from '../../../packages/cli/src/simulate/woocommerce.ts';
import { keyedHash } from '../../../src/lib/hashing.ts';
import { seal } from '../../../src/lib/sealing.ts';
import { loadSecretKey } from '../../../src/secret-key.ts';
import { residentMemory } from '../../harness/processes.ts';
import { createLoad, type Load } from '../load/index.ts';
import type { Postgres } from '../postgres.ts';
import { jobOf } from '../requests.ts';
import { startService, type ServiceUnderLoad } from '../service.ts';

const NAME = 'deliveries';
const SELLERS = { paddle, woocommerce, shopify, polar, lemonsqueezy } as const;
type Sold = keyof typeof SELLERS & ProcessorType;
const TYPES = Object.keys(SELLERS) as Sold[];
const PER_MINUTE = 10_000;
/** How many of them a minute are nearly as large as is accepted. */
const LARGE_PER_MINUTE = 10;
const LARGE_BYTES = 1_000_000;
const CLICKS_PER_SECOND = 100;
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

export interface DeliveriesResult {
  seconds: number;
  /** milliseconds from the request to its answer */
  answers: { type: Sold; count: number; p50: number; p99: number }[];
  tracking: { perSecond: number; p99: number };
  /** resident memory of the service in MB, at the end of each tenth of the time */
  memory: number[];
}

interface DeliveriesOptions {
  postgres: Postgres;
  load: Load;
  folder: string;
  seconds: number;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

async function connect({ postgres }: DeliveriesOptions, { program, settings }: ServiceUnderLoad): Promise<void> {
  const key = loadSecretKey(settings.SECRET_KEY, settings.DATA_DIR!);
  const hex = (bytes: Buffer) => `decode('${bytes.toString('hex')}', 'hex')`;
  const values = TYPES.map(
    (type) =>
      `(${program.id}, '${type}', ${hex(keyedHash(key, SECRET))}, ${hex(seal(key, SECRET, `program ${program.id}`))}, '…', now())`,
  );
  await postgres.sql(
    `bench_${NAME}`,
    `insert into stripe_secrets (program_id, processor, fingerprint, sealed, masked, connected_at) values ${values.join(', ')}`,
  );
}

/** A payment of a buyer who has signed up. What the shop stored with it may be long. */
function paidBy(type: Sold, clickId: string, isLarge: boolean): Delivery {
  const stored = { click_id: clickId, ...(isLarge && { note: 'x'.repeat(LARGE_BYTES) }) };
  return SELLERS[type].sell({ secret: SECRET, now: () => new Date(), buyer: stored }).paid;
}

/** Sends the deliveries at their rate; returns the times of their answers by type. */
async function deliver(service: ServiceUnderLoad, clickIds: readonly string[], seconds: number) {
  const times = new Map<Sold, number[]>(TYPES.map((type) => [type, []]));
  const every = 60_000 / PER_MINUTE;
  const begun = performance.now();
  const sent: Promise<void>[] = [];
  const isLarge = (n: number): boolean => n % Math.floor(PER_MINUTE / LARGE_PER_MINUTE) === 0;
  for (let n = 0; n < (seconds * PER_MINUTE) / 60; n++) {
    const due = begun + n * every;
    if (due > performance.now()) await sleep(due - performance.now());
    const type = TYPES[n % TYPES.length]!;
    const { body, headers } = paidBy(type, clickIds[n]!, isLarge(n));
    const url = `http://127.0.0.1:${service.port}/api/v1/webhooks/${type}/${service.program.id}`;
    const start = performance.now();
    sent.push(
      fetch(url, { method: 'POST', headers, body }).then(async (answer) => {
        const text = await answer.text();
        if (answer.status !== 200) throw new Error(`${type}: ${answer.status} ${text}`);
        times.get(type)!.push(performance.now() - start);
      }),
    );
  }
  await Promise.all(sent);
  return times;
}

async function watchMemory(pid: number, seconds: number): Promise<number[]> {
  const memory: number[] = [];
  for (let part = 0; part < 10; part++) {
    await sleep((seconds * 1000) / 10);
    memory.push(Math.round(residentMemory(pid)!));
  }
  return memory;
}

export async function measureDeliveries(options: DeliveriesOptions): Promise<DeliveriesResult> {
  const { seconds } = options;
  const service = await startService({ ...options, name: NAME });
  await connect(options, service);
  const clickIds = await service.supply.clickIds('lead', Math.ceil((seconds * PER_MINUTE) / 60));
  const clicks = jobOf('click', { ...service.program, port: service.port }, []);
  const [times, tracking, memory] = await Promise.all([
    deliver(service, clickIds, seconds),
    createLoad().pace(clicks, seconds, CLICKS_PER_SECOND),
    watchMemory(service.pid, seconds),
  ]);
  const answers = TYPES.map((type) => {
    const sorted = times.get(type)!.toSorted((a, b) => a - b);
    return { type, count: sorted.length, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
  });
  return { seconds, answers, tracking: { perSecond: tracking.rate, p99: tracking.p99 }, memory };
}

export const deliveriesTable = ({ seconds, answers, tracking, memory }: DeliveriesResult): string =>
  [
    `${PER_MINUTE} deliveries a minute for ${seconds} s, beside ${Math.round(tracking.perSecond)} clicks a second (p99 ${tracking.p99.toFixed(0)} ms).\n`,
    '| Processor | Deliveries | p50 | p99 |',
    '| --- | --- | --- | --- |',
    ...answers.map(
      ({ type, count, p50, p99 }) => `| ${type} | ${count} | ${p50.toFixed(1)} ms | ${p99.toFixed(0)} ms |`,
    ),
    `\nMemory: ${memory.join(', ')} MB`,
  ].join('\n');
