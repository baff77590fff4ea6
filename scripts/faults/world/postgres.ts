// A PostgreSQL server for the run, from the embedded binaries, which faults may stop, kill and starve.
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../lib/free-port.ts';
import { root } from '../../bench/processes.ts';
import { prepareBinaries } from '../../../src/database/embedded/binaries.ts';
import { choosePlace } from '../../../src/database/embedded/place.ts';
import { run } from '../../../src/database/embedded/run.ts';
import { atEnd, isStopped } from './cleanup.ts';
import { processesOn, signal } from './postgres-processes.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Postgres {
  port: number;
  /** the database's URL, with the port of a proxy or its own */
  url(port?: number): string;
  /** starts the server if it is not running; first waits for the processes of a killed one */
  start(): Promise<void>;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** the postmaster first, then its children; empty if the server is not running */
  pids(): number[];
  /** runs one statement on a direct connection; returns its rows */
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** opens a direct connection, which the caller must close */
  session(): Promise<pg.Client>;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '32MB',
  // Small, so that the disk fills up quickly and recovery is short.
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  // No fault simulates a power failure, so data that was passed to the kernel is safe.
  fsync: 'off',
  synchronous_commit: 'on',
  timezone: 'UTC',
};

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'faults' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

interface Cluster {
  data: string;
  log: string;
  port: number;
  /** runs pg_ctl */
  control: (...args: string[]) => Promise<unknown>;
}

/** Creates a cluster in the folder. It needs no password: it exists for minutes and listens on loopback. */
async function makeCluster(folder: string): Promise<Cluster> {
  const place = choosePlace({ dataDir: folder, checkoutDir: root });
  const { initdb, pgCtl } = prepareBinaries(place);
  const options = { cwd: folder, runAs: place.runAs };
  const home = join(folder, 'postgres');
  const [data, log] = [join(home, 'data'), join(home, 'postgres.log')];
  mkdirSync(home, { mode: 0o700 });
  if (place.runAs) chownSync(home, place.runAs.uid, place.runAs.gid);
  const args = ['-D', data, '-U', 'faults', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  const { code, output } = await run(initdb, args, options);
  if (code !== 0) throw new Error(`initdb: ${output}`);
  const control: Cluster['control'] = (...command) =>
    run(pgCtl, ['-D', data, '-w', '-t', '30', '-s', ...command], options);
  return { data, log, port: await freePort(), control };
}

const urlOf = (port: number, database: string): string =>
  `postgres://faults@127.0.0.1:${port}/${database}?sslmode=disable`;

/** Runs work on a new connection to a database that always exists. */
async function onServer<T>({ port }: Cluster, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(urlOf(port, 'postgres'));
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const ATTEMPTS = 200;
const PAUSE_MS = 100;

/** Starts the server if it is not running. Waits for the processes of a killed server, and for recovery. */
async function startCluster(cluster: Cluster): Promise<void> {
  const { data, log, port, control } = cluster;
  const settings = Object.entries({ ...SETTINGS, port: String(port) }).map(([name, value]) => `-c ${name}='${value}'`);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const answers = await onServer(cluster, () => Promise.resolve(true)).catch(() => false);
    if (answers) return;
    if (isStopped()) break;
    if (processesOn(data).length === 0) await control('start', '-l', log, '-o', settings.join(' '));
    await sleep(PAUSE_MS);
  }
  throw new Error(`PostgreSQL does not start; its log ends with\n${readFileSync(log, 'utf8').slice(-2000)}`);
}

/** Creates a cluster with an empty database in the folder, and starts it. */
export async function startFaultPostgres(folder: string): Promise<Postgres> {
  const cluster = await makeCluster(folder);
  const { data, port, control } = cluster;
  const pids = () => processesOn(data);
  const url: Postgres['url'] = (at = port) => urlOf(at, 'referral');
  const session = () => connect(url());
  const stop: Postgres['stop'] = async (mode) => void (await control('stop', '-m', mode));
  const query: Postgres['query'] = async (sql, values) => {
    const client = await session();
    try {
      return (await client.query<Record<string, unknown>>(sql, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  atEnd(async () => {
    pids().forEach((pid) => signal(pid, 'SIGCONT'));
    await stop('immediate');
    pids().forEach((pid) => signal(pid, 'SIGKILL'));
  });
  await startCluster(cluster);
  await onServer(cluster, (client) => client.query('create database referral'));
  return { port, url, start: () => startCluster(cluster), stop, pids, query, session };
}
