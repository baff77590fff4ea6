// Measures PostgreSQL alone with the same work: `pgbench` with the frozen statements, prepared, at 64 clients.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { own } from '../../harness/cleanup.ts';
import { USER } from '../../harness/postgres.ts';
import { AMOUNT_CENTS, BUYERS, LINKS, type Contestant, type Kind } from '../kinds.ts';
import { CONNECTIONS } from '../load/job.ts';
import type { Postgres } from '../postgres.ts';
import { BUYER, makeFrozenDatabase, PROGRAM, scriptPath, type FrozenDatabase } from './database.ts';

const DAY_MS = 86_400_000;
const COMMISSION_PERCENT = 20;

/** Every variable of the scripts that they do not set themselves. */
function variables(kind: Kind, prefix: string, span: number): Record<string, string | number> {
  const now = new Date();
  return {
    i: -1,
    span,
    prefix,
    none: 'null',
    mode: 'server',
    links: LINKS,
    buyer: BUYER,
    buyers: BUYERS,
    program_id: kind === 'readiness' ? PROGRAM.readiness : PROGRAM.writes,
    amount: AMOUNT_CENTS,
    commission: (AMOUNT_CENTS * COMMISSION_PERCENT) / 100,
    at: now.toISOString(),
    since: new Date(now.getTime() - DAY_MS).toISOString(),
  };
}

interface Attempt {
  kind: Kind;
  seconds: number;
  /** rows for each client */
  span: number;
}

/** Transactions per second; `USED_UP` when a client used up its rows, `TOO_SHORT` when the time was over before any. */
async function run(postgres: Postgres, database: FrozenDatabase, { kind, seconds, span }: Attempt) {
  const prefix = await database.prepare(kind, CONNECTIONS * span);
  await postgres.checkpoint();
  const set = Object.entries(variables(kind, prefix, span)).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  const connect = ['-h', '127.0.0.1', '-p', String(postgres.port), '-U', USER];
  const load = ['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-j', '2', '-T', String(seconds)];
  const args = [...connect, ...load, ...set, '-f', scriptPath(kind), database.name];
  const running = promisify(execFile)(join(postgres.programs, 'pgbench'), args);
  own(running.child);
  const { stdout, stderr } = await running.catch((error: Error & { stderr: string }) => {
    if (error.stderr.includes('expected one row, got 0')) return { stdout: '', stderr: USED_UP };
    throw error;
  });
  if (stderr === USED_UP) return USED_UP;
  if (/^number of transactions actually processed: 0$/m.test(stdout)) return TOO_SHORT;
  const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  if (!(rate > 0) || !/^number of failed transactions: 0 /m.test(stdout)) throw new Error(`pgbench: ${stdout}`);
  return rate;
}

const USED_UP = 'used up';
/** A busy machine can need more than a second for 64 connections and their prepared statements. */
const TOO_SHORT = 'too short';
const LONGEST_SECONDS = 60;

function longer(seconds: number): number {
  if (seconds > LONGEST_SECONDS) throw new Error(`pgbench: no transaction in ${seconds} s`);
  return seconds * 2;
}

/** Transactions per second that rows are made for at first; later runs follow the measured rate. */
const FIRST_RATE = 5_000;
/** Extra rows, because some clients complete more transactions than others. */
const RESERVE = 3;

export async function createPgbench(postgres: Postgres): Promise<Contestant> {
  const database = await makeFrozenDatabase(postgres, 'bench_pgbench');
  const rates = new Map<Kind, number>();
  return {
    name: 'pgbench',
    async measure(kind, seconds) {
      let expected = rates.get(kind) ?? FIRST_RATE;
      for (;;) {
        const span = Math.ceil((expected * RESERVE * seconds) / CONNECTIONS);
        const rate = await run(postgres, database, { kind, seconds, span });
        if (rate === USED_UP) expected *= 2;
        else if (rate === TOO_SHORT) seconds = longer(seconds);
        else {
          rates.set(kind, rate);
          return { rate };
        }
      }
    },
  };
}
