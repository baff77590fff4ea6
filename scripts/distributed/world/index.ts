// Everything that the test of the distributed service needs: its servers, a distributed database, two instances of the built
// service behind a balancer, and programs.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../bench/processes.ts';
import { atEnd } from '../../faults/world/cleanup.ts';
import { makePrograms } from '../../faults/world/fixtures.ts';
import { makeLogFolder, type Scene } from '../../faults/world/index.ts';
import { adminOf, defineInstance, type Instance } from '../../faults/world/service.ts';
import { startBalancer } from '../../lib/balancer.ts';
import { freePort } from '../../lib/free-port.ts';
import { createCluster, query } from '../cluster.ts';
import { moveApart, workerOf } from './placement.ts';
import { DATABASE, distributeTables } from './postgres.ts';
import { healServers, type Server, type Servers } from './servers.ts';

export interface DistributedWorld extends Scene {
  instances: Instance[];
  /** undefined if the servers are not this run's own: then they cannot be killed */
  servers: Servers | undefined;
  /** the worker that has the program's rows; only if the servers are this run's own */
  workerOf(programId: number): Promise<Server>;
}

/** The folder of the run's history, logs and report. */
export const DISTRIBUTED_FOLDER = join(root, '.distributed-test');

const READY_MS = 60_000;

function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'referral-distributed-data-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Creates and distributes a database on the cluster of this URL with the commands of an operator, and starts two
 * instances of the built service.
 */
export async function startDistributedWorld(citusUrl: string, servers: Servers | undefined): Promise<DistributedWorld> {
  const logFolder = makeLogFolder(DISTRIBUTED_FOLDER);
  const cluster = await createCluster(citusUrl, DATABASE);
  atEnd(() => cluster.drop());
  const dist = join(root, 'dist');
  const env = {
    SECRET_KEY: randomBytes(32).toString('hex'),
    NODE_ENV: 'production',
    DATA_DIR: makeDataFolder(),
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
    DATABASE_URL: cluster.url,
  };
  const ports = [await freePort(), await freePort()];
  const shutdown = { SHUTDOWN_DELAY_MS: '300' }; // the balancer checks readiness every 100 ms
  const instances = ports.map((port, i) =>
    defineInstance({ name: 'AB'[i]!, port, dist, env: { ...env, ...shutdown }, logFolder }),
  );
  const admin = adminOf(dist, env);
  await distributeTables(admin);
  const startAll = () => Promise.all(instances.map((instance) => instance.start()));
  await startAll();
  const balancer = await startBalancer(instances.map(({ url }) => url));
  atEnd(() => balancer.stop());
  const untilReady = async () => {
    const deadline = Date.now() + READY_MS;
    while (!instances.every(({ url }) => balancer.isReady(url))) {
      if (Date.now() > deadline) throw new Error('the instances did not become ready within a minute');
      await sleep(50);
    }
  };
  await untilReady();
  const heal = async () => {
    if (servers) await healServers(servers, cluster.url);
    await startAll();
    await untilReady();
  };
  const postgres: Scene['postgres'] = {
    url: () => cluster.url,
    query: (sql, values) => query<Record<string, unknown>>(cluster.url, sql, values),
  };
  const programs = await makePrograms(admin, balancer.baseUrl);
  if (servers) await moveApart(servers, cluster.url, programs);
  return {
    instances,
    servers,
    url: balancer.baseUrl,
    admin,
    postgres,
    programs,
    heal,
    workerOf: (programId) => workerOf(servers!, cluster.url, programId),
  };
}
