// Starts everything that the test of the cluster needs: database machines, HAProxy, Redis, instances and programs.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../lib/free-port.ts';
import { atEnd } from '../harness/cleanup.ts';
import { makeFolder } from '../harness/folder.ts';
import { root } from '../harness/processes.ts';
import { makePrograms } from '../harness/programs.ts';
import { query } from '../harness/query.ts';
import { startRedis, type Redis } from '../harness/redis.ts';
import { makeLogFolder, until, type Scene } from '../harness/scene.ts';
import { adminOf, defineInstances, settingsFor, type Instance } from '../harness/service.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { startHaproxy, type Haproxy } from './haproxy.ts';
import { killAll, signalAll } from './processes.ts';
import { fileOf } from './settings.ts';

export interface ClusterWorld extends Scene {
  cluster: Cluster;
  redis: Redis;
}

/** The folder of the run's history, logs and report. */
export const CLUSTER_FOLDER = join(root, '.cluster-test');

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
  const ready = async (url: string) => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200;
  const all = async () => (await Promise.all(instances.map(({ url }) => ready(url)))).every(Boolean) || undefined;
  await until('that every instance is ready', READY_MS, all);
  await sleep(1_200); // HAProxy asks each second
}

/** HAProxy may be between two leaders, and a busy machine may not connect in time. */
const PATIENCE_MS = 30_000;

/** Longer than PostgreSQL needs to notice that a client is gone; see `tcp_keepalives_idle` in patroni.yaml. */
const LISTENING_MS = 40_000;

/** Waits until every instance listens for changes on the leader, and no session of a lost connection does. */
async function untilListening(postgres: Scene['postgres'], count: number): Promise<void> {
  const sql = `select pid from pg_stat_activity where query ilike '%;listen %' and pid <> pg_backend_pid()`;
  const all = async () => (await postgres.query(sql)).length === count || undefined;
  await until('that every instance listens for changes', LISTENING_MS, all);
}

/** Starts three database machines, HAProxy, Redis and two instances of the built service. */
export async function startClusterWorld(): Promise<ClusterWorld> {
  const dist = join(root, 'dist');
  const logFolder = makeLogFolder(CLUSTER_FOLDER);
  const folder = makeFolder('cluster');
  process.on('exit', () => signalAll(folder, 'SIGKILL')); // PostgreSQL is not a child of this process
  atEnd(() => killAll(folder));
  const cluster = await startCluster(folder, logFolder);
  const redis = await startRedis(folder);
  const ports = await freePorts(2);
  const haproxy = await startHaproxy(cluster.places, ports, logFolder);
  const databaseUrl = await makeDatabase(cluster, haproxy);
  const postgres: Scene['postgres'] = {
    url: () => databaseUrl,
    query: (sql, values) => query(databaseUrl, sql, values, PATIENCE_MS),
  };
  const settings = settingsFor(databaseUrl, folder);
  const env = { ...settings, REDIS_URL: redis.url, TRUST_PROXY: 'loopback' };
  const instances = defineInstances({ dist, env, logFolder }, ports);
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
  const admin = adminOf(dist, settings);
  const programs = await makePrograms(admin, haproxy.url, settings);
  return { cluster, redis, instances, url: haproxy.url, admin, postgres, programs, heal };
}
