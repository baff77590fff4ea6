// Starts everything around the service that a run needs: database, proxy, Redis, instances, balancer and programs.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../lib/free-port.ts';
import { root } from '../../bench/processes.ts';
import { startBalancer, type Balancer } from '../../lib/balancer.ts';
import { atEnd } from './cleanup.ts';
import { makePrograms, type WorldProgram } from './fixtures.ts';
import { makeFolder, type Folder } from './folder.ts';
import { startFaultPostgres, type Postgres } from './postgres.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { hasRedis, startRedis, type Redis } from './redis.ts';
import { adminOf, defineInstance, type Admin, type Instance } from './service.ts';

export interface World {
  folder: Folder;
  postgres: Postgres;
  proxy: Proxy;
  /** undefined if Redis is not installed */
  redis: Redis | undefined;
  instances: Instance[];
  /** the balancer's URL, to which clients send requests */
  url: string;
  /** waits until the balancer uses every instance */
  untilReady(): Promise<void>;
  admin: Admin;
  programs: WorldProgram[];
  /** ends everything that a fault may have left behind, and waits until every instance is ready */
  heal(): Promise<void>;
}

/** What clients, checks and the end of a run need, whatever the faults are. */
export interface Scene {
  instances: readonly Instance[];
  programs: readonly WorldProgram[];
  url: string;
  admin: Admin;
  postgres: Pick<Postgres, 'query' | 'url'>;
  heal(): Promise<void>;
}

/** The folder of the run's history, logs and report. */
export const REPORT_FOLDER = join(root, '.fault-test');

const READY_MS = 60_000;

export function makeLogFolder(folder: string): string {
  const logs = join(folder, 'logs');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  return logs;
}

interface Infrastructure {
  folder: Folder;
  postgres: Postgres;
  proxy: Proxy;
  redis: Redis | undefined;
}

/** The environments of operator commands and instances. Instances connect to the database through the proxy. */
function environments({ folder, postgres, proxy, redis }: Infrastructure) {
  const secrets = { SECRET_KEY: randomBytes(32).toString('hex'), NODE_ENV: 'production' };
  const common = { ...secrets, DATA_DIR: folder.path, RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'warn' };
  const shutdown = { SHUTDOWN_DELAY_MS: '300' }; // the balancer checks readiness every 100 ms
  const database = { DATABASE_URL: postgres.url(proxy.port) };
  return {
    command: { ...common, DATABASE_URL: postgres.url() },
    instance: { ...common, ...shutdown, ...database, ...(redis ? { REDIS_URL: redis.url } : {}) },
  };
}

async function makeInstances(dist: string, env: Record<string, string>, logFolder: string): Promise<Instance[]> {
  const ports = await freePorts(2);
  return ports.map((port, i) => defineInstance({ name: 'AB'[i]!, port, dist, env, logFolder }));
}

/** Resolves when the balancer uses every instance. */
async function allReady(balancer: Balancer, instances: readonly Instance[]): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (!instances.every(({ url }) => balancer.isReady(url))) {
    if (Date.now() > deadline) throw new Error('the instances did not become ready within a minute');
    await sleep(50);
  }
}

/** How the database of a run is made. */
export interface WorldDatabase {
  start(disk: string): Promise<Postgres>;
  /** prepares the empty database before the service starts; unset: the service does everything itself */
  prepare?(admin: Admin): Promise<void>;
}

const PLAIN: WorldDatabase = { start: startFaultPostgres };

/** Starts two instances of the built service in `dist`, and everything that they need. */
export async function startWorld(dist: string, database: WorldDatabase = PLAIN): Promise<World> {
  const logFolder = makeLogFolder(REPORT_FOLDER);
  const folder = makeFolder();
  const postgres = await database.start(folder.disk);
  const proxy = await startProxy(postgres.port);
  const redis = hasRedis() ? await startRedis(folder.path) : undefined;
  const around = { folder, postgres, proxy, redis };
  const env = environments(around);
  const admin = adminOf(dist, env.command);
  await database.prepare?.(admin);
  const instances = await makeInstances(dist, env.instance, logFolder);
  const startAll = () => Promise.all(instances.map((instance) => instance.start()));
  await startAll();
  const balancer = await startBalancer(instances.map(({ url }) => url));
  atEnd(() => balancer.stop());
  const untilReady = () => allReady(balancer, instances);
  const heal = async () => {
    proxy.heal();
    await postgres.start();
    await redis?.start();
    await startAll();
    await untilReady();
  };
  const url = balancer.baseUrl;
  const programs = await makePrograms(admin, url);
  return { ...around, instances, admin, programs, url, untilReady, heal };
}
