import { randomBytes } from 'node:crypto';
import knexModule, { type Knex } from 'knex';
import { inject } from 'vitest';
import { dropDatabase } from '../../scripts/lib/drop-database.ts';
import { openDb, type Db } from '../../src/database/db.ts';
import { databaseUrl, onServers } from './servers.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

const onServer = (sql: string): Promise<void> => onServers(inject('servers'), sql);

/** Creates a migrated database for a test file: a clone of the template, which takes about 20 ms. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const name = `referral_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${inject('template')} strategy ${inject('strategy')}`);
  // Tests make writes fail with triggers, which Citus otherwise refuses on distributed tables.
  if (inject('servers').length > 1) await onServer(`alter database ${name} set citus.enable_unsafe_triggers = on`);
  return {
    url: databaseUrl(inject('serverUrl'), name),
    drop: () => dropDatabase(onServer, name),
  };
}

/** The service's connections, and a query builder for tests. */
export interface TestDb extends Db {
  knex: Knex;
}

/**
 * `detour`: the URL for the service's connections, such as that of a proxy. `distributed`: whether the service runs the
 * statements of a distributed database, which a plain one can run, too.
 */
export function openTestDb(
  url: string,
  detour = url,
  distributed = inject('distributed'),
  applicationName?: string,
): TestDb {
  const db = openDb({ url: detour, poolSize: 8, distributed, ...(applicationName && { applicationName }) });
  const knex = knexModule({ client: 'pg', connection: url, pool: { min: 0, max: 4 } });
  const close = () => Promise.all([db.close(), knex.destroy()]).then(() => undefined);
  return { ...db, knex, close };
}
