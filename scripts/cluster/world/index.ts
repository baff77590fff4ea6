// Starts everything that the test of the cluster needs: database machines, HAProxy, Redis, instances and programs.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../lib/free-port.ts';
import { root } from '../../bench/processes.ts';
import { atEnd, isStopped } from '../../faults/world/cleanup.ts';
import { makePrograms } from '../../faults/world/fixtures.ts';
import { makeLogFolder, type Scene } from '../../faults/world/index.ts';
import { startRedis, type Redis } from '../../faults/world/redis.ts';
import { adminOf, defineInstance, type Instance } from '../../faults/world/service.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { startHaproxy, type Haproxy } from './haproxy.ts';
import { killAll, signalAll } from './processes.ts';
import { query } from './query.ts';
import { fileOf } from './settings.ts';

export interface ClusterWorld extends Scene {
  cluster: Cluster;
  haproxy: Haproxy;
  redis: Redis;
  instances: Instance[];
}

/** The folder of the run's history, logs and report. */
export const CLUSTER_FOLDER = join(root, '.cluster-test');

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'referral-cluster-'));
  chmodSync(folder, 0o711); // if root runs this, the database's own user needs access
  process.on('exit', () => signalAll(folder, 'SIGKILL')); // PostgreSQL is not a child of this process
  atEnd(async () => {
    await killAll(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Creates the service's user and database with the statements of deploy/ha; returns the URL. */
async function makeDatabase({ superuser }: Cluster, { database: { host, port } }: Haproxy): Promise<string> {
  const password = randomBytes(16).toString('hex');
  const sql = readFileSync(fileOf('database.sql'), 'utf8').replace(":'password'", `'${password}'`);
  const admin = `postgres://${superuser.user}:${superuser.password}@${host}:${port}/postgres?sslmode=disable`;
  for (const statement of sql.split(';').filter((text) => /^\w/m.test(text))) await query(admin, statement);
  return `postgres://referral:${password}@${host}:${port}/referral?sslmode=disable`;
}

const READY_MS = 60_000;

/** Waits until every instance is ready, and HAProxy has noticed it. */
async function untilReady(instances: readonly Instance[]): Promise<void> {
  const deadline = Date.now() + READY_MS;
  const ready = async (url: string) => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200;
  while (!(await Promise.all(instances.map(({ url }) => ready(url)))).every(Boolean)) {
    if (isStopped()) throw new Error('the run was stopped');
    if (Date.now() > deadline) throw new Error('the instances did not become ready within a minute');
    await sleep(100);
  }
  await sleep(1_200); // HAProxy asks each second
}

/** HAProxy may be between two leaders, and a busy machine may not connect in time. */
const PATIENCE_MS = 30_000;

/** Longer than PostgreSQL needs to notice that a client is gone; see `tcp_keepalives_idle` in patroni.yaml. */
const LISTENING_MS = 40_000;

/** Waits until every instance listens for changes on the leader, and no session of a lost connection does. */
async function untilListening({ query }: Scene['postgres'], count: number): Promise<void> {
  const sql = `select pid from pg_stat_activity where query ilike 'listen %'`;
  const deadline = Date.now() + LISTENING_MS;
  while ((await query(sql)).length !== count) {
    if (Date.now() > deadline) throw new Error('not every instance listens for changes again');
    await sleep(200);
  }
}

/** Starts three database machines, HAProxy, Redis and two instances of the built service. */
export async function startClusterWorld(dist: string): Promise<ClusterWorld> {
  const logFolder = makeLogFolder(CLUSTER_FOLDER);
  const folder = makeFolder();
  const cluster = await startCluster(folder, logFolder);
  const ports = await freePorts(2);
  const haproxy = await startHaproxy(cluster.places, ports, logFolder);
  const redis = await startRedis(folder);
  const databaseUrl = await makeDatabase(cluster, haproxy);
  const postgres: Scene['postgres'] = {
    url: () => databaseUrl,
    query: (sql, values) => query(databaseUrl, sql, { values, patienceMs: PATIENCE_MS }),
  };
  const secrets = { SECRET_KEY: randomBytes(32).toString('hex'), NODE_ENV: 'production' };
  const command = {
    ...secrets,
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
  };
  const env = { ...command, REDIS_URL: redis.url, TRUST_PROXY: 'loopback' };
  const instances = ports.map((port, i) => defineInstance({ name: 'AB'[i]!, port, dist, env, logFolder }));
  const startAll = () => Promise.all(instances.map((instance) => instance.start()));
  await startAll();
  await untilReady(instances);
  const heal = async () => {
    await cluster.heal();
    await haproxy.start();
    await redis.start();
    await startAll();
    await untilReady(instances);
    await untilListening(postgres, instances.length);
  };
  const admin = adminOf(dist, command);
  const programs = await makePrograms(admin, haproxy.url);
  return { cluster, haproxy, redis, instances, url: haproxy.url, admin, postgres, programs, heal };
}
