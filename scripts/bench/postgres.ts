// A PostgreSQL of the benchmark's own, from the system's packages, with `pgbench`.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { choosePlace } from '../../src/database/embedded/place.ts';
import { run } from '../../src/database/embedded/run.ts';
import { atEnd } from '../harness/cleanup.ts';
import { freePort } from '../lib/free-port.ts';
import { root } from '../harness/processes.ts';

export interface Postgres {
  version: string;
  port: number;
  /** the folder of the server's programs, `pgbench` among them */
  programs: string;
  /** the address of a database; anyone on this machine may connect while the benchmark runs */
  url(database: string): string;
  /** runs one or more statements in a database, without parameters */
  sql(database: string, text: string): Promise<Record<string, unknown>[]>;
  /** the server's log so far */
  logged(): string;
  /** writes dirty pages now, so that no measurement pays for the writes of an earlier one */
  checkpoint(): Promise<void>;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '250',
  shared_buffers: '512MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '30min',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
};

const NEEDED = ['initdb', 'pg_ctl', 'pgbench'];

function fromPgConfig(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()];
  } catch {
    return [];
  }
}

const DEBIAN = '/usr/lib/postgresql';

/** Debian's versions, the newest first. */
function fromDebian(): string[] {
  if (!existsSync(DEBIAN)) return [];
  const versions = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, 'bin'));
}

/** The folder with PostgreSQL's programs. Throws with what to install when there is none. */
function findPrograms(): string {
  const found = [...fromPgConfig(), ...fromDebian()].find((folder) =>
    NEEDED.every((name) => existsSync(join(folder, name))),
  );
  if (found) return found;
  throw new Error(
    `The benchmark needs ${NEEDED.join(', ')} of PostgreSQL 15 or newer: in the folder that "pg_config --bindir" prints, ` +
      `or below ${DEBIAN}. On Debian and Ubuntu: apt-get install postgresql`,
  );
}

const urlOf = (port: number, database: string): string =>
  `postgres://bench@127.0.0.1:${port}/${database}?sslmode=disable`;

async function query(port: number, database: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: urlOf(port, database) });
  await client.connect();
  try {
    const results = await client.query<Record<string, unknown>>(text);
    return ([results].flat().at(-1) ?? { rows: [] }).rows;
  } finally {
    await client.end();
  }
}

/** Creates a cluster below the folder, starts it, and stops it at the end of the run. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const programs = findPrograms();
  const { runAs } = choosePlace({ dataDir: folder, checkoutDir: root });
  const home = join(folder, 'postgres');
  const [data, log] = [join(home, 'data'), join(home, 'postgres.log')];
  mkdirSync(home, { mode: 0o700 });
  if (runAs) chownSync(home, runAs.uid, runAs.gid);
  const perform = async (name: string, ...args: string[]) => {
    const { code, output } = await run(join(programs, name), args, { cwd: folder, runAs });
    const details = existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : '';
    if (code !== 0) throw new Error(`${name} failed: ${output}\n${details}`);
  };
  await perform('initdb', '-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, port: String(port) }).map(([name, value]) => `-c ${name}='${value}'`);
  atEnd(() => perform('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop'));
  await perform('pg_ctl', '-D', data, '-w', '-t', '60', '-s', '-l', log, '-o', settings.join(' '), 'start');
  const sql: Postgres['sql'] = (database, text) => query(port, database, text);
  const [row] = await sql('postgres', 'show server_version');
  return {
    version: String(row!.server_version),
    port,
    programs,
    url: (database) => urlOf(port, database),
    sql,
    logged: () => readFileSync(log, 'utf8'),
    checkpoint: async () => void (await sql('postgres', 'checkpoint')),
  };
}
