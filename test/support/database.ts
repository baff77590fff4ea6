import { randomBytes } from 'node:crypto';
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

/** A fresh, migrated database of one's own: a clone of the template, made in some 20 ms. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const name = `referral_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${inject('template')} strategy wal_log`);
  return {
    url: databaseUrl(inject('serverUrl'), name),
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  };
}

/** The service's own connections, and a query builder for what a test wants to see or prepare. */
export interface TestDb extends Db {
  knex: Knex;
}

/** The service's own connections may take a detour. */
export function openTestDb(url: string, detour = url): TestDb {
  const db = openDb({ url: detour, poolSize: 8 });
  const knex = knexModule({ client: 'pg', connection: url, pool: { min: 0, max: 4 } });
  const close = () => Promise.all([db.close(), knex.destroy()]).then(() => undefined);
  return { ...db, knex, close };
}
