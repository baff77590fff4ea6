// The page of metrics of the whole service. Loaded only with METRICS_PORT.
import { AggregatorRegistry, Gauge, type Registry } from 'prom-client';
import type { MetricsConfig } from '../config/observation.ts';
import type { Db } from '../database/db.ts';
import type { Clock } from '../lib/clock.ts';
import type { BacklogSource } from '../lib/measures.ts';
import { followBacklog } from './backlog.ts';
import { createReadings } from './readings.ts';
import type { ProcessMetrics } from './registry.ts';
import { serveMetrics, type MetricsServer, type Page } from './server.ts';

export { createProcessMetrics, type ProcessMetrics } from './registry.ts';

/** The metrics of a process in a form that messages between processes can carry. */
export type Snapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

export const snapshotOf = ({ registry }: ProcessMetrics): Promise<Snapshot> => registry.getMetricsAsJSON();

/** What the workers report for a page; without workers there is none. */
export interface WorkerPages {
  /** one snapshot for each worker that answered, and the totals of those that have ended */
  snapshots: Snapshot[];
  configured: number;
  answering: number;
}

export interface MetricsOptions {
  config: MetricsConfig;
  /** those of this process */
  metrics: ProcessMetrics;
  db: Db;
  clock: Clock;
  log: { error(details: object, message: string): void };
  /** the names of the jobs that the service runs */
  jobs: readonly string[];
  workers?: (() => Promise<WorkerPages>) | undefined;
  /** undefined: clicks are not recorded in a log */
  clickLog?: BacklogSource | undefined;
}

/** One snapshot of several: counts are added up, and each gauge says how it is combined. */
export const combine = (snapshots: Snapshot[]): Promise<Snapshot> =>
  AggregatorRegistry.aggregate(snapshots).getMetricsAsJSON();

const workerGauge = (registers: [Registry]) =>
  new Gauge({
    name: 'referral_workers',
    help: 'Processes that answer requests: the configured number, and those that reported their metrics.',
    labelNames: ['state'],
    registers,
  });

/** Serves the metrics until they are closed. */
export async function startMetrics(options: MetricsOptions): Promise<MetricsServer> {
  const { config, metrics, db, clock, log, jobs, workers, clickLog } = options;
  const { registry } = metrics;
  const refreshBacklog = clickLog && followBacklog(clickLog, clock, [registry]);
  const refresh = createReadings({ db, clock, registry, jobs });
  const gauge = workers && workerGauge([registry]);

  async function render(): Promise<Page> {
    const [pages] = await Promise.all([workers?.(), refresh(), refreshBacklog?.()]);
    if (!pages) return { type: registry.contentType, text: await registry.metrics() };
    gauge?.set({ state: 'configured' }, pages.configured);
    gauge?.set({ state: 'answering' }, pages.answering);
    const all = AggregatorRegistry.aggregate([await snapshotOf(metrics), ...pages.snapshots]);
    return { type: registry.contentType, text: await all.metrics() };
  }

  return serveMetrics(config, render, (err) => log.error({ err }, 'the metrics could not be read'));
}
