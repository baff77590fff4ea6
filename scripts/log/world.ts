// Three servers of the log, a database, and two instances of the built service behind a balancer.
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, freePorts } from '../lib/free-port.ts';
import { root } from '../bench/processes.ts';
import { atEnd } from '../faults/world/cleanup.ts';
import { makePrograms, type WorldProgram } from '../faults/world/fixtures.ts';
import { makeFolder } from '../faults/world/folder.ts';
import { startFaultPostgres, type Postgres } from '../faults/world/postgres.ts';
import { adminOf, defineInstance, type Instance } from '../faults/world/service.ts';
import { startBalancer } from '../lib/balancer.ts';
import { natsServer, startCluster, type Cluster } from './cluster.ts';

export const STREAM = 'referral_clicks';

export interface LogWorld {
  cluster: Cluster;
  postgres: Postgres;
  instances: Instance[];
  metricsPorts: number[];
  programs: WorldProgram[];
  /** the balancer */
  url: string;
}

function makeLogFolder(): string {
  const folder = join(root, '.log-test');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return folder;
}

export async function startLogWorld(dist: string): Promise<LogWorld> {
  const logFolder = makeLogFolder();
  const folder = makeFolder();
  const cluster = await startCluster(join(folder.path, 'log'), natsServer(true));
  atEnd(() => cluster.stop());
  const postgres = await startFaultPostgres(folder.disk);
  const common = {
    ...{ SECRET_KEY: randomBytes(32).toString('hex'), NODE_ENV: 'production', DATA_DIR: folder.path },
    ...{ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'warn', DATABASE_URL: postgres.url() },
  };
  const metricsPorts = await freePorts(2);
  const instances: Instance[] = [];
  for (const [i, metricsPort] of metricsPorts.entries()) {
    const env = { ...common, NATS_URL: cluster.url, NATS_STREAM: STREAM, METRICS_PORT: String(metricsPort) };
    instances.push(defineInstance({ name: 'AB'[i]!, port: await freePort(), dist, env, logFolder }));
  }
  await Promise.all(instances.map((instance) => instance.start()));
  const balancer = await startBalancer(instances.map(({ url }) => url));
  atEnd(() => balancer.stop());
  const programs = await makePrograms(adminOf(dist, common), balancer.baseUrl);
  return { cluster, postgres, instances, metricsPorts, programs, url: balancer.baseUrl };
}
