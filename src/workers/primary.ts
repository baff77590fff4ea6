// The primary process. It owns the port, the database and the limits, and runs the configured number of workers.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { memoryStore, WINDOW_MS } from '../api/limit.ts';
import type { Config } from '../config/index.ts';
import type { Database } from '../database/open.ts';
import { SECOND, systemClock } from '../lib/clock.ts';
import type { WorkerPages } from '../metrics/index.ts';
import type { Service } from '../service.ts';
import type { ToPrimary, ToWorker } from './messages.ts';
import { createCollector } from './metrics.ts';

/** If a worker ends within this time after its start, its replacement starts after a pause of the same length. */
const SOON_MS = SECOND;
/** The time that a worker may take to end, in addition to the time limit of its requests. Then it is killed. */
const LATE_MS = 5 * SECOND;

const ignore = (): void => undefined;

/** Sends a message and ignores errors: the exit event reports a worker that has ended. */
const tell = (worker: Worker, message: ToWorker): void => void worker.send(message, undefined, ignore);

/** Resolves with whether the worker listens; false if it ended first. */
async function listens(worker: Worker): Promise<boolean> {
  const over = new AbortController();
  const { signal } = over;
  const first = await Promise.race([
    once(worker, 'listening', { signal }).then(() => true),
    once(worker, 'exit', { signal }).then(() => false),
  ]);
  over.abort();
  return first;
}

/** Resolves with whether the worker ended normally, with all requests completed. */
async function stopWorker(worker: Worker, withinMs: number): Promise<boolean> {
  const exit = once(worker, 'exit') as Promise<[code: number | null]>;
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), withinMs);
  tell(worker, { kind: 'stop' });
  const [code] = await exit;
  clearTimeout(timer);
  return code === 0;
}

/** The running workers. */
export interface Workers extends Service {
  /** what the workers report for a page of metrics */
  metrics: () => Promise<WorkerPages>;
}

/**
 * Starts the workers and resolves when all of them listen. Rejects if the first worker cannot listen; that worker has
 * logged the reason. `stop` of the result resolves with the number of workers that did not end normally.
 */
export async function startWorkers(config: Config, database: Database, log: Logger): Promise<Workers> {
  const { url: databaseUrl, dataDir } = database;
  const limits = memoryStore(systemClock, WINDOW_MS);
  const workers = new Set<Worker>();
  const collector = createCollector({
    workers,
    configured: config.workers,
    ask: (worker, page) => tell(worker, { kind: 'measure', page }),
    combine: async (snapshots) => (await import('../metrics/index.ts')).combine(snapshots),
  });
  let running = false;
  let stopping = false;

  function answer(worker: Worker, message: ToPrimary): void {
    if (message.kind === 'spend') {
      tell(worker, { kind: 'counts', counts: message.keys.map((key) => limits.spend(key)) });
    } else if (message.kind === 'metrics') {
      collector.receive(worker, message.page, message.snapshot);
    } else {
      tell(worker, stopping ? { kind: 'stop' } : { kind: 'start', databaseUrl, dataDir });
    }
  }

  async function replace(pid: number | undefined, age: number, how: object): Promise<void> {
    log.error({ worker: pid, ...how }, 'a worker ended and is replaced');
    if (age < SOON_MS) await sleep(SOON_MS);
    if (running) begin();
  }

  function begin(): Worker {
    const worker = cluster.fork();
    const since = performance.now();
    workers.add(worker);
    worker.on('message', (message: ToPrimary) => answer(worker, message));
    worker.on('error', ignore);
    worker.on('exit', (code: number | null, signal: string | null) => {
      workers.delete(worker);
      collector.end(worker);
      if (running) void replace(worker.process.pid, performance.now() - since, { code, signal });
    });
    return worker;
  }

  // A configuration error affects every worker, but it should be reported once.
  if (!(await listens(begin()))) throw new Error('the first worker ended');
  running = true;
  await Promise.all(Array.from({ length: config.workers - 1 }, () => listens(begin())));

  return {
    metrics: () => collector.collect(),
    async stop() {
      [running, stopping] = [false, true];
      const withinMs = config.shutdownDelayMs + config.shutdownTimeoutMs + LATE_MS;
      const inOrder = await Promise.all([...workers].map((worker) => stopWorker(worker, withinMs)));
      return inOrder.filter((ended) => !ended).length;
    },
  };
}
