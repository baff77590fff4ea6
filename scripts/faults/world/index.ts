// Everything that a run needs around the service: database, proxy, Redis, instances, balancer, programs.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, root } from '../../bench/processes.ts';
import { startBalancer } from '../../lib/balancer.ts';
import { atEnd } from './cleanup.ts';
import { makePrograms, type Program } from './fixtures.ts';
import { makeFolder, type Folder } from './folder.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { hasRedis, startRedis, type Redis } from './redis.ts';
import { adminOf, defineInstance, type Admin, type Instance } from './service.ts';

export interface World {
  folder: Folder;
  postgres: Postgres;
  proxy: Proxy;
  /** undefined: this machine has none */
  redis: Redis | undefined;
  instances: Instance[];
  /** where clients send, in front of all instances */
  url: string;
  /** waits until the balancer sends to every instance */
  untilReady(): Promise<void>;
  admin: Admin;
  programs: Program[];
  /** ends whatever a fault may have left behind, and waits until every instance is ready */
  heal(): Promise<void>;
}

/** Where a run leaves its history, its logs and its report. */
export const REPORT_FOLDER = join(root, '.fault-test');

const READY_MS = 60_000;

function makeReportFolder(): string {
  const logs = join(REPORT_FOLDER, 'logs');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  return logs;
}

/** Starts two instances of the built service in `dist`, and all that they need. */
export async function startWorld(dist: string): Promise<World> {
  const logFolder = makeReportFolder();
  const folder = makeFolder();
  const postgres = await startPostgres(folder.disk);
  const proxy = await startProxy(postgres.port);
  const redis = hasRedis() ? await startRedis(folder.path) : undefined;
  const secrets = { SECRET_KEY: randomBytes(32).toString('hex'), NODE_ENV: 'production' };
  const common = { ...secrets, DATA_DIR: folder.path, RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'warn' };
  const shutdown = { SHUTDOWN_DELAY_MS: '300' }; // the balancer asks every 100 ms
  const env = {
    ...common,
    ...shutdown,
    DATABASE_URL: postgres.url(proxy.port),
    ...(redis ? { REDIS_URL: redis.url } : {}),
  };
  const ports = [await freePort(), await freePort()];
  const instances = ports.map((port, i) => defineInstance({ name: 'AB'[i]!, port, dist, env, logFolder }));
  const startAll = () => Promise.all(instances.map((instance) => instance.start()));
  await startAll();
  const balancer = await startBalancer(instances.map(({ url }) => url));
  atEnd(() => balancer.stop());
  const untilReady = async () => {
    const deadline = Date.now() + READY_MS;
    while (!instances.every((instance) => balancer.isReady(instance.url))) {
      if (Date.now() > deadline) throw new Error('the instances did not become ready again within a minute');
      await sleep(50);
    }
  };
  const admin = adminOf(dist, { ...common, DATABASE_URL: postgres.url() });
  const programs = await makePrograms(admin, balancer.baseUrl);
  const heal = async () => {
    proxy.heal();
    await postgres.start();
    await redis?.start();
    await startAll();
    await untilReady();
  };
  return { folder, postgres, proxy, redis, instances, admin, programs, url: balancer.baseUrl, untilReady, heal };
}
