// A worker. It serves requests on the port of the primary process, which stores the limits and starts and stops it.
import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import { openFound } from '../database/distributed/find.ts';
import { followDatabase } from '../serving/follow-clock.ts';
import { systemClock } from '../lib/clock.ts';
import { naming, serve, type Service } from '../service.ts';
import { remoteStore } from './limit.ts';
import type { ToPrimary, ToWorker } from './messages.ts';

/** Whether this process was started by a primary. */
export const isWorker = (): boolean => cluster.isWorker;

/** Follows the messages of the primary; `exit` ends the process and gets the number of interrupted requests. */
export async function runWorker(config: Config, log: Logger, exit: (cut: number) => Promise<void>): Promise<void> {
  // A terminal or a process manager may send the signal to the whole group: the primary receives it and decides.
  const ignore = (): void => undefined;
  process.on('SIGTERM', ignore).on('SIGINT', ignore);
  const limits = remoteStore((question) => process.send!(question));
  // Loaded before the worker reads messages, so that it can answer each question.
  const metrics = config.metrics && (await import('../metrics/index.ts'));
  const own = metrics?.createProcessMetrics();
  const tellMetrics = async (page: number): Promise<void> => {
    if (!metrics || !own) return;
    const answer: ToPrimary = { kind: 'metrics', page, snapshot: await metrics.snapshotOf(own) };
    process.send!(answer);
  };

  async function start({ databaseUrl, dataDir }: Extract<ToWorker, { kind: 'start' }>): Promise<Service> {
    const applicationName = 'referral-tracking worker';
    const poolSize = config.databasePool;
    const say = (message: string) => log.warn(message);
    const db = await openFound({ url: databaseUrl, applicationName, poolSize, log: say });
    const following = await followDatabase({ db, clock: systemClock, log });
    const service = await serve({ config, db, databaseUrl, dataDir, log, limits, measures: own?.measures });
    const close = async (): Promise<void> => {
      following.stop();
      await db.close();
    };
    return { stop: () => service.stop().finally(close) };
  }

  let starting: Promise<Service> | undefined;
  await new Promise<void>((_resolve, reject) => {
    process.on('message', (message: ToWorker) => {
      if (message.kind === 'counts') return limits.receive(message.counts);
      if (message.kind === 'measure') return void tellMetrics(message.page);
      if (message.kind === 'start') starting = start(message);
      starting?.catch(reject);
      // The order to stop came before the order to start: there is nothing to finish.
      if (message.kind === 'stop' && !starting) return void exit(0);
      if (message.kind === 'stop') void starting?.then((service) => service.stop()).then(exit, reject);
    });
    // Messages that arrive before there is a listener are lost.
    const ready: ToPrimary = { kind: 'ready' };
    process.send!(ready);
  }).catch(naming(`worker ${process.pid}`));
}
