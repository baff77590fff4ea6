// Three servers of the log, a database, and two instances of the built service behind a balancer.
import { join } from 'node:path';
import { atEnd } from '../harness/cleanup.ts';
import { makeFolder } from '../harness/folder.ts';
import { startDatabase, type Postgres } from '../harness/postgres.ts';
import { root } from '../harness/processes.ts';
import { makePrograms } from '../harness/programs.ts';
import { makeLogFolder, startBalanced, until, type Scene } from '../harness/scene.ts';
import { adminOf, defineInstances, settingsFor } from '../harness/service.ts';
import { freePorts } from '../lib/free-port.ts';
import { natsServer, startCluster, type Cluster } from './cluster.ts';

export const STREAM = 'referral_clicks';

export interface LogWorld extends Scene {
  cluster: Cluster;
  postgres: Postgres;
}

/** The folder of the run's history, logs and report. */
export const LOG_FOLDER = join(root, '.log-test');

const WRITTEN_MS = 60_000;

export async function startLogWorld(): Promise<LogWorld> {
  const dist = join(root, 'dist');
  const logFolder = makeLogFolder(LOG_FOLDER);
  const folder = makeFolder('log');
  const cluster = await startCluster(join(folder, 'log'), natsServer(true));
  atEnd(() => cluster.stop());
  const postgres = await startDatabase(folder);
  const settings = settingsFor(postgres.url(), folder);
  const env = { ...settings, NATS_URL: cluster.url, NATS_STREAM: STREAM };
  const instances = defineInstances({ dist, env, logFolder }, await freePorts(2));
  const { url, startAll, untilReady } = await startBalanced(instances);
  const heal = async () => {
    cluster.nodes.forEach((node) => node.start());
    await postgres.start();
    await startAll();
    await untilReady();
  };
  const isEmpty = async () => (await cluster.batchesIn(STREAM).catch(() => 1)) === 0 || undefined;
  const settle = async () => void (await until('that the log is empty', WRITTEN_MS, isEmpty));
  const admin = adminOf(dist, settings);
  const programs = await makePrograms(admin, url, settings);
  return { cluster, postgres, instances, admin, programs, url, heal, settle };
}
