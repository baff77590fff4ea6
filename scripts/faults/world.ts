// Starts everything around the service that a run needs: database, proxy, Redis, instances, balancer and programs.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd } from '../harness/cleanup.ts';
import type { Fault as AnyFault } from '../harness/fault.ts';
import { makeFolder } from '../harness/folder.ts';
import { startDatabase, type Postgres } from '../harness/postgres.ts';
import { root } from '../harness/processes.ts';
import { makePrograms } from '../harness/programs.ts';
import { hasRedis, startRedis, type Redis } from '../harness/redis.ts';
import { makeLogFolder, startBalanced, type Scene } from '../harness/scene.ts';
import { adminOf, defineInstances, settingsFor } from '../harness/service.ts';
import { freePorts } from '../lib/free-port.ts';
import { startProxy, type Proxy } from './proxy.ts';

export interface Folder {
  path: string;
  /** the folder of the database */
  disk: string;
  /** whether `disk` is a separate small file system */
  small: boolean;
}

export interface World extends Scene {
  folder: Folder;
  postgres: Postgres;
  proxy: Proxy;
  /** undefined if Redis is not installed */
  redis: Redis | undefined;
  /** waits until the balancer uses every instance */
  untilReady(): Promise<void>;
}

export type Fault = AnyFault<World>;

/** The folder of the run's history, logs and report. */
export const REPORT_FOLDER = join(root, '.fault-test');

const SIZE_MB = 400;

function mountSmall(disk: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0711`, 'tmpfs', disk]);
  if (status !== 0) return false;
  atEnd(() => void spawnSync('umount', ['--lazy', disk]));
  return true;
}

/** As root, the database is on a small tmpfs, which a fault can fill up. */
function makeDisk(): Folder {
  const path = makeFolder('faults');
  const disk = join(path, 'disk');
  mkdirSync(disk, { mode: 0o711 });
  return { path, disk, small: mountSmall(disk) };
}

/** Starts two instances of the built service in `dist`, and everything that they need. */
export async function startWorld(): Promise<World> {
  const dist = join(root, 'dist');
  const logFolder = makeLogFolder(REPORT_FOLDER);
  const folder = makeDisk();
  const postgres = await startDatabase(folder.disk);
  const proxy = await startProxy(postgres.port);
  const redis = hasRedis() ? await startRedis(folder.path) : undefined;
  const settings = settingsFor(postgres.url(), folder.path);
  const admin = adminOf(dist, settings);
  // Instances connect to the database through the proxy.
  const env = { ...settings, DATABASE_URL: postgres.url(proxy.port), ...(redis ? { REDIS_URL: redis.url } : {}) };
  const instances = defineInstances({ dist, env, logFolder }, await freePorts(2));
  const { url, startAll, untilReady } = await startBalanced(instances);
  const heal = async () => {
    proxy.heal();
    await postgres.start();
    await redis?.start();
    await startAll();
    await untilReady();
  };
  const programs = await makePrograms(admin, url, settings);
  return { folder, postgres, proxy, redis, instances, admin, programs, url, untilReady, heal };
}
