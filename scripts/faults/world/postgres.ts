// A PostgreSQL of the run's own, from the embedded binaries, which faults may stop, kill and starve.
import { chownSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort, root } from '../../bench/processes.ts';
import { prepareBinaries } from '../../../src/database/embedded/binaries.ts';
import { choosePlace } from '../../../src/database/embedded/place.ts';
import { run } from '../../../src/database/embedded/run.ts';
import { atEnd } from './cleanup.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Postgres {
  port: number;
  /** the database's address, given the port at which it is reached */
  url(port?: number): string;
  /** starts it when it does not run; waits for what is left of a killed one */
  start(): Promise<void>;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** the postmaster first, then its children; empty when it does not run */
  pids(): number[];
  /** the first row set of one statement, on a connection past all proxies */
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** a session that the caller must end */
  session(): Promise<pg.Client>;
}

const ATTEMPTS = 200;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '32MB',
  // Small, so that a full disk is felt soon and a recovery takes little time.
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  // No fault here is a loss of power: what was written to the kernel stays.
  fsync: 'off',
  synchronous_commit: 'on',
  timezone: 'UTC',
};

interface Process {
  pid: number;
  parent: number;
}

/** A living PostgreSQL process; undefined when it is another program's, gone, or only waits to be buried. */
function postgresProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
    return stat.includes('(postgres)') && state !== 'Z' ? { pid, parent: Number(parent) } : undefined;
  } catch {
    return undefined;
  }
}

const childrenOf = (postmaster: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => postgresProcess(Number(name)))
    .filter((one) => one?.parent === postmaster)
    .map((one) => one!.pid);

/** Sends a signal; a process that is gone has had it already. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'faults' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Makes a cluster below the folder and starts it. Without a password: it lives for minutes, on loopback. */
export async function startPostgres(dataDir: string): Promise<Postgres> {
  const place = choosePlace({ dataDir, checkoutDir: root });
  const { initdb, pgCtl } = prepareBinaries(place);
  const options = { cwd: dataDir, runAs: place.runAs };
  const [home, port] = [join(dataDir, 'postgres'), await freePort()];
  const [data, log] = [join(home, 'data'), join(home, 'postgres.log')];
  mkdirSync(home, { mode: 0o700 });
  if (place.runAs) chownSync(home, place.runAs.uid, place.runAs.gid);
  const made = await run(
    initdb,
    ['-D', data, '-U', 'faults', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    options,
  );
  if (made.code !== 0) throw new Error(`initdb: ${made.output}`);

  const url = (at = port, database = 'referral') => `postgres://faults@127.0.0.1:${at}/${database}?sslmode=disable`;
  const settings = Object.entries({ ...SETTINGS, port: String(port) }).map(([name, value]) => `-c ${name}='${value}'`);
  const answers = async (): Promise<boolean> => {
    try {
      await (await connect(url(port, 'postgres'))).end();
      return true;
    } catch {
      return false;
    }
  };
  const start = async () => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      if (await answers()) return;
      const args = ['start', '-D', data, '-l', log, '-w', '-t', '30', '-s', '-o', settings.join(' ')];
      // One that recovers is waited for; so is what a killed one has left behind.
      if (pids().length === 0) await run(pgCtl, args, options);
      await sleep(100);
    }
    throw new Error(`PostgreSQL does not start; its log ends with\n${readFileSync(log, 'utf8').slice(-2000)}`);
  };
  const stop: Postgres['stop'] = async (mode) =>
    void (await run(pgCtl, ['stop', '-D', data, '-m', mode, '-w', '-t', '30', '-s'], options));
  function pids(): number[] {
    try {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      return postgresProcess(pid) ? [pid, ...childrenOf(pid)] : [];
    } catch {
      return [];
    }
  }
  const session = () => connect(url());
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
  await start();
  const first = await connect(url(port, 'postgres'));
  await first.query('create database referral');
  await first.end();
  return { port, url, start, stop, pids, query, session };
}
