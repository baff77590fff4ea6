import { join } from 'node:path';
import { LINKS, type Contestant, type Kind } from '../kinds.ts';
import { Exhausted } from '../load/job.ts';
import type { Load } from '../load/index.ts';
import { KEY, makeFrozenDatabase } from '../pgbench/database.ts';
import type { Postgres } from '../postgres.ts';
import { freePort } from '../../lib/free-port.ts';
import { startServer } from '../processes.ts';
import { jobOf } from '../requests.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Requests per second that rows are made for at first; later ones follow the measured rate. */
const FIRST_RATE = 2_500;
const RESERVE = 1.5;

/** Starts the hand-written server on a separate database with the frozen tables. */
export async function createHandwritten(postgres: Postgres, load: Load, folder: string): Promise<Contestant> {
  const database = await makeFrozenDatabase(postgres, 'bench_handwritten');
  const port = await freePort();
  await startServer({
    args: ['--import', 'tsx', 'scripts/bench/handwritten/server.ts'],
    port,
    env: { DATABASE_URL: postgres.url(database.name), NODE_ENV: 'production' },
    log: join(folder, 'handwritten.log'),
    probe: { path: '/readyz' },
  });
  const rates = new Map<Kind, number>();
  const codes = numbers(LINKS).map((i) => `bench-${i + 1}`);
  const keyOf = (kind: Kind) => (kind === 'readiness' ? KEY.readiness : KEY.writes);
  const attempt = async (kind: Kind, seconds: number, rows: number) => {
    const prefix = await database.prepare(kind, rows);
    const job = jobOf(
      kind,
      { port, key: keyOf(kind), codes },
      numbers(rows).map((i) => `${prefix}${i}`),
    );
    await postgres.checkpoint();
    return load.saturate(job, seconds);
  };
  const measure: Contestant['measure'] = async (kind, seconds) => {
    for (let rate = rates.get(kind) ?? FIRST_RATE; ; rate *= 2) {
      try {
        const outcome = await attempt(kind, seconds, Math.ceil(rate * RESERVE * seconds));
        rates.set(kind, outcome.rate);
        return outcome;
      } catch (error) {
        if (!(error instanceof Exhausted)) throw error;
      }
    }
  };
  return { name: 'hand-written', measure };
}
