// Clicks, customers and sales for the measurements, created by the service itself. Each kind of work continues the chains
// of the kind before it.
import { BUYERS, type Served } from './kinds.ts';
import { CONNECTIONS, type Job } from './load/job.ts';
import type { Load } from './load/index.ts';
import { jobOf, type Target } from './requests.ts';

export interface Supply {
  /** requests of a kind whose rows are ready; at least this number where each can be sent only once */
  prepare(kind: Served, count: number): Promise<Job>;
  /** click_ids that have taken this step of the chain and no later one, at least this number; they may be used later */
  clickIds(step: Served, count: number): Promise<readonly string[]>;
  /** notes how much of the last prepared job was sent */
  used(kind: Served, sent: number): void;
}

const CHAIN: Served[] = ['click', 'lead', 'sale', 'refund'];
const previous = (kind: Served) => CHAIN[CHAIN.indexOf(kind) - 1]!;

/** The last requests of a load may have no response, so no chain continues them. */
const UNSURE = 2 * CONNECTIONS;

export function createSupply(load: Load, target: Target): Supply {
  /** click_ids that have taken this step of the chain and no later one */
  const pools = new Map<Served, string[]>(CHAIN.map((kind) => [kind, []]));

  let buyers: string[] | undefined;
  let resales = 0;

  /** Sales of the buyers in turn, none of which was made before. */
  async function resell(count: number): Promise<Job> {
    buyers ??= (await fill('sale', BUYERS)).splice(0, BUYERS);
    const first = resales;
    resales += count;
    const ids = Array.from({ length: count }, (_, i) => buyers![(first + i) % BUYERS]!);
    return jobOf('resale', target, ids, first);
  }

  /** Takes more clicks through the chain until this number has taken the step. */
  async function fill(step: Served, count: number): Promise<string[]> {
    const pool = pools.get(step)!;
    const missing = count - pool.length;
    if (missing <= 0) return pool;
    if (step === 'click') {
      const { bodies, ...job } = jobOf('click', target, []);
      const all = Array.from({ length: missing }, (_, i) => bodies[i % bodies.length]!);
      pool.push(...(await load.sendAll({ ...job, bodies: all }, 'click_id')));
      return pool;
    }
    const clickIds = (await fill(previous(step), missing)).splice(0, missing);
    await load.sendAll(jobOf(step, target, clickIds));
    pool.push(...clickIds);
    return pool;
  }

  return {
    clickIds: fill,
    async prepare(kind, count) {
      if (kind === 'resale') return resell(count);
      const chained = CHAIN.indexOf(kind) > 0;
      return jobOf(kind, target, chained ? await fill(previous(kind), count) : []);
    },
    used(kind, sent) {
      if (CHAIN.indexOf(kind) <= 0) return;
      const done = pools.get(previous(kind))!.splice(0, sent);
      if (kind !== 'refund') pools.get(kind)!.push(...done.slice(0, -UNSURE));
    },
  };
}
