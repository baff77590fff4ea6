import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import knexModule, { type Knex } from 'knex';
import pg from 'pg';
import { inject } from 'vitest';
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

const ATTEMPTS = 20;
const PAUSE_MS = 250;
const INSUFFICIENT_PRIVILEGE = '42501';

/** Drops a database with its connections. An automatic vacuum, which no ordinary role may terminate, is waited for. */
async function dropDatabase(name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await onServer(`drop database if exists ${name} with (force)`);
    } catch (error) {
      const vacuumed = error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
      if (!vacuumed || attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** Creates a migrated database for a test file: a clone of the template, which takes about 20 ms. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const name = `referral_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${inject('template')} strategy wal_log`);
  return {
    url: databaseUrl(inject('serverUrl'), name),
    drop: () => dropDatabase(name),
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
