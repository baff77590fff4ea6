import { randomBytes } from 'node:crypto';
import knexModule, { type Knex } from 'knex';
import pg from 'pg';
import { inject } from 'vitest';
import { dropDatabase } from '../../scripts/lib/drop-database.ts';
import { openDb, type Db } from '../../src/database/db.ts';
import { databaseUrl } from './global-setup.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client(inject('serverUrl'));
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Creates a migrated database for a test file: a clone of the template, which takes about 20 ms. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const name = `referral_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${inject('template')} strategy wal_log`);
  return {
    url: databaseUrl(inject('serverUrl'), name),
    drop: () => dropDatabase(onServer, name),
  };
}

/** The service's connections, and a query builder for tests. */
export interface TestDb extends Db {
  knex: Knex;
}

/** `detour`: the URL for the service's connections, such as that of a proxy. */
export function openTestDb(url: string, detour = url): TestDb {
  const db = openDb({ url: detour, poolSize: 8 });
  const knex = knexModule({ client: 'pg', connection: url, pool: { min: 0, max: 4 } });
  const close = () => Promise.all([db.close(), knex.destroy()]).then(() => undefined);
  return { ...db, knex, close };
}
