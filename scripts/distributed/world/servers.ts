// Starts a coordinator and workers with the PostgreSQL in CITUS_BIN, which has the extension citus, on this machine.
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { choosePlace } from '../../../src/database/embedded/place.ts';
import { run, type SystemUser } from '../../../src/database/embedded/run.ts';
import { root } from '../../bench/processes.ts';
import { atEnd, isStopped } from '../../faults/world/cleanup.ts';
import { processesOn, signal } from '../../faults/world/postgres-processes.ts';
import { freePort } from '../../lib/free-port.ts';
import { query } from '../cluster.ts';

export interface Server {
  name: string;
  port: number;
  /** starts it if it is not running, and waits until it answers */
  start(): Promise<void>;
  /** kills all its processes at once, as a power failure does */
  kill(): void;
  freeze(): void;
  thaw(): void;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** the postmaster first, then its children; empty if the server is not running */
  pids(): number[];
}

export interface Servers {
  coordinator: Server;
  workers: Server[];
  /** a database of the coordinator with the extension and the workers */
  url: string;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_preload_libraries: 'citus',
  'citus.node_conninfo': 'sslmode=disable',
  // Few, so that the database is made fast.
  'citus.shard_count': '8',
  'citus.recover_2pc_interval': '5s',
  max_connections: '200',
  max_prepared_transactions: '200',
  // Citus has a process of its own in each database, and tests make many.
  max_worker_processes: '64',
  wal_level: 'logical',
  shared_buffers: '64MB',
  // Small, so that recovery is short.
  max_wal_size: '128MB',
  // No fault simulates a power failure, so data that was passed to the kernel is safe.
  fsync: 'off',
  synchronous_commit: 'on',
  timezone: 'UTC',
};

/** The test suite makes hundreds of databases, each for seconds, and kills no server: it trades safety for speed. */
export const OF_SUITE = {
  max_connections: '400',
  max_prepared_transactions: '400',
  shared_buffers: '128MB',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  jit: 'off',
};
const ATTEMPTS = 300;
const PAUSE_MS = 100;

interface Place {
  bin: string;
  folder: string;
  runAs: SystemUser | undefined;
  settings: Record<string, string>;
}

export interface ServerOptions {
  /** a folder for the coordinator's data */
  disk?: string;
  /** in place of the usual settings, or in addition to them */
  settings?: Record<string, string>;
}

const urlAt = (port: number): string => `postgres://faults@127.0.0.1:${port}/postgres?sslmode=disable`;

const answers = (port: number): Promise<boolean> =>
  query(urlAt(port), 'select 1').then(
    () => true,
    () => false,
  );

async function makeServer({ bin, folder, runAs, settings: more }: Place, name: string): Promise<Server> {
  const options = { cwd: folder, runAs };
  const [data, log] = [join(folder, name), join(folder, `${name}.log`)];
  const port = await freePort();
  const made = await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'faults', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    options,
  );
  if (made.code !== 0) throw new Error(`initdb: ${made.output}`);
  const settings = Object.entries({ ...SETTINGS, ...more, port: String(port) }).map(
    ([key, value]) => `-c ${key}='${value}'`,
  );
  const control = (...args: string[]) =>
    run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '30', '-s', ...args], options);
  const all = (what: NodeJS.Signals) => processesOn(data).forEach((pid) => signal(pid, what));
  const stop: Server['stop'] = async (mode) => void (await control('stop', '-m', mode));
  atEnd(async () => {
    all('SIGCONT');
    await stop('immediate');
    all('SIGKILL');
  });
  return {
    name,
    port,
    async start() {
      for (let attempt = 1; attempt <= ATTEMPTS && !isStopped(); attempt++) {
        if (await answers(port)) return;
        if (processesOn(data).length === 0) await control('start', '-l', log, '-o', settings.join(' '));
        await sleep(PAUSE_MS);
      }
      throw new Error(`${name} does not start; its log ends with\n${readFileSync(log, 'utf8').slice(-2000)}`);
    },
    kill: () => all('SIGKILL'),
    freeze: () => all('SIGSTOP'),
    thaw: () => all('SIGCONT'),
    stop,
    pids: () => processesOn(data),
  };
}

/** A folder in this one that the servers' user may write to. */
function placeIn(bin: string, parent: string, settings: Place['settings']): Place {
  const { runAs } = choosePlace({ dataDir: parent, checkoutDir: root });
  const folder = join(parent, 'servers');
  mkdirSync(folder, { mode: 0o700 });
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  return { bin, folder, runAs, settings };
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'referral-distributed-'));
  chmodSync(folder, 0o711);
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the servers, and connects the coordinator to its workers. */
export async function startServers(bin: string, { disk, settings = {} }: ServerOptions = {}): Promise<Servers> {
  const place = placeIn(bin, makeFolder(), settings);
  const coordinator = await makeServer(disk === undefined ? place : placeIn(bin, disk, settings), 'coordinator');
  const workers = [await makeServer(place, 'worker-1'), await makeServer(place, 'worker-2')];
  for (const server of [coordinator, ...workers]) {
    await server.start();
    await query(urlAt(server.port), 'create extension citus');
  }
  const url = urlAt(coordinator.port);
  await query(url, 'select citus_set_coordinator_host($1, $2)', ['127.0.0.1', coordinator.port]);
  for (const { port } of workers) await query(url, 'select citus_add_node($1, $2)', ['127.0.0.1', port]);
  return { coordinator, workers, url };
}

/** Waits until each server answers, and transactions that a lost server has interrupted are decided. */
export async function healServers({ coordinator, workers, url }: Servers, databaseUrl: string): Promise<void> {
  const all = [coordinator, ...workers];
  all.forEach((server) => server.thaw());
  await Promise.all(all.map((server) => server.start()));
  await query(url, 'select 1');
  // Citus does this itself once a minute.
  await query(databaseUrl, 'select recover_prepared_transactions()');
}
