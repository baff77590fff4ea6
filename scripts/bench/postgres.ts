// A PostgreSQL of the benchmark's own, from the system's packages, with `pgbench`.
import { readFileSync } from 'node:fs';
import { findPrograms, makeServer } from '../harness/postgres.ts';
import { query } from '../harness/query.ts';

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
  max_connections: '250',
  shared_buffers: '512MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '30min',
  fsync: 'on',
};

/** Starts a server in the folder, which is stopped at the end of the run. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const programs = findPrograms('initdb', 'pg_ctl', 'pgbench');
  const server = await makeServer({ folder, programs, settings: SETTINGS });
  const url: Postgres['url'] = (database) => server.urlOf(database);
  const sql: Postgres['sql'] = (database, text) => query(url(database), text);
  const [row] = await sql('postgres', 'show server_version');
  return {
    ...{ version: String(row!.server_version), port: server.port, programs, url, sql },
    logged: () => readFileSync(server.log, 'utf8'),
    checkpoint: async () => void (await sql('postgres', 'checkpoint')),
  };
}
