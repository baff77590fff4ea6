// PostgreSQL servers for a run, which faults may stop, kill and starve.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { prepareBinaries } from '../../src/database/embedded/binaries.ts';
import { choosePlace } from '../../src/database/embedded/place.ts';
import { run } from '../../src/database/embedded/run.ts';
import { freePort } from '../lib/free-port.ts';
import { atEnd, isStopped } from './cleanup.ts';
import { processesOn, signal } from './postgres-processes.ts';
import { root } from './processes.ts';
import { connect, query } from './query.ts';

export interface Server {
  name: string;
  port: number;
  /** the address of a database, with the port of a proxy or its own */
  urlOf(database: string, port?: number): string;
  /** starts it if it is not running, and waits until it answers; first waits for the processes of a killed one */
  start(): Promise<void>;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** kills all its processes at once, as a power failure does */
  kill(): void;
  freeze(): void;
  thaw(): void;
  /** the postmaster first, then its children; empty if the server is not running */
  pids(): number[];
  /** the file of its log */
  log: string;
}

export type Settings = Record<string, string>;

/** For every server. */
const COMMON: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  synchronous_commit: 'on',
  timezone: 'UTC',
};

interface ServerOptions {
  /** the folder for its own folder */
  folder: string;
  name?: string;
  /** the folder of PostgreSQL's programs; unset: the embedded ones */
  programs?: string | undefined;
  settings: Settings;
}

const ATTEMPTS = 300;
const PAUSE_MS = 100;
export const USER = 'harness';

/** A folder for the server, and how to run its programs there. */
function makeHome({ folder, name = 'postgres', programs }: ServerOptions) {
  const place = choosePlace({ dataDir: folder, checkoutDir: root });
  const { initdb, pgCtl } =
    programs === undefined
      ? prepareBinaries(place)
      : { initdb: join(programs, 'initdb'), pgCtl: join(programs, 'pg_ctl') };
  const home = join(folder, name);
  mkdirSync(home, { mode: 0o700 });
  if (place.runAs) chownSync(home, place.runAs.uid, place.runAs.gid);
  return { name, home, initdb, pgCtl, options: { cwd: folder, runAs: place.runAs } };
}

/** Makes a server in the folder. It needs no password: it exists for minutes and listens on loopback. */
export async function makeServer(given: ServerOptions): Promise<Server> {
  const { name, home, initdb, pgCtl, options } = makeHome(given);
  const [data, log] = [join(home, 'data'), join(home, 'postgres.log')];
  const { code, output } = await run(
    initdb,
    ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    options,
  );
  if (code !== 0) throw new Error(`initdb: ${output}`);
  const port = await freePort();
  const settings = Object.entries({ ...COMMON, ...given.settings, port: String(port) });
  const flags = settings.map(([key, value]) => `-c ${key}='${value}'`).join(' ');
  const control = (...args: string[]) => run(pgCtl, ['-D', data, '-w', '-t', '30', '-s', ...args], options);
  const urlOf: Server['urlOf'] = (database, at = port) =>
    `postgres://${USER}@127.0.0.1:${at}/${database}?sslmode=disable`;
  const pids = () => processesOn(data);
  const all = (what: NodeJS.Signals) => pids().forEach((pid) => signal(pid, what));
  const stop: Server['stop'] = async (mode) => void (await control('stop', '-m', mode));
  const answers = () => query(urlOf('postgres'), 'select 1').then(Boolean, () => false);
  atEnd(async () => {
    all('SIGCONT');
    await stop('immediate');
    all('SIGKILL');
  });
  async function start(): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS && !isStopped(); attempt++) {
      if (await answers()) return;
      if (pids().length === 0) await control('start', '-l', log, '-o', flags);
      await sleep(PAUSE_MS);
    }
    throw new Error(`${name} does not start; its log ends with\n${readFileSync(log, 'utf8').slice(-2000)}`);
  }
  await start();
  return {
    ...{ name, port, urlOf, start, stop, pids, log },
    kill: () => all('SIGKILL'),
    // Children first, so that the postmaster does not start new ones in the meantime.
    freeze: () =>
      pids()
        .toReversed()
        .forEach((pid) => signal(pid, 'SIGSTOP')),
    thaw: () => all('SIGCONT'),
  };
}

/** A server with the database of the service. */
export interface Postgres extends Server {
  /** the database's URL, with the port of a proxy or its own */
  url(port?: number): string;
  /** runs one statement on a direct connection; returns its rows */
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** opens a direct connection, which the caller must close */
  session(): Promise<pg.Client>;
}

const SMALL: Settings = {
  max_connections: '100',
  shared_buffers: '32MB',
  // Small, so that the disk fills up quickly and recovery is short.
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  // No fault simulates a power failure, so data that was passed to the kernel is safe.
  fsync: 'off',
};

/** Starts a server with an empty database in the folder, from the embedded binaries. */
export async function startDatabase(folder: string): Promise<Postgres> {
  const server = await makeServer({ folder, settings: SMALL });
  await query(server.urlOf('postgres'), 'create database referral');
  const url: Postgres['url'] = (port) => server.urlOf('referral', port);
  return { ...server, url, query: (sql, values) => query(url(), sql, values), session: () => connect(url()) };
}

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;

/** The folders of Debian's versions, the newest first. */
function fromDebian(): string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const usable = versions.filter((version) => version >= OLDEST).toSorted((a, b) => b - a);
  return usable.map((version) => join(DEBIAN, String(version), 'bin'));
}

function fromPgConfig(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()];
  } catch {
    return [];
  }
}

/** The folder with these programs of PostgreSQL. Throws with what to install when there is none. */
export function findPrograms(...names: string[]): string {
  const found = [...fromPgConfig(), ...fromDebian()].find((folder) =>
    names.every((name) => existsSync(join(folder, name))),
  );
  if (found) return found;
  throw new Error(
    `${names.join(', ')} of PostgreSQL ${OLDEST} or newer are needed: in the folder that "pg_config --bindir" prints, ` +
      `or below ${DEBIAN}. On Debian and Ubuntu: apt-get install postgresql`,
  );
}
