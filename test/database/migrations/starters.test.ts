import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { migrate, MIGRATIONS } from '../../../src/database/migrate.ts';
import { dataFolder, launch, startProcess } from '../../process/support.ts';
import { bundled } from '../../support/bundled.ts';
import { send } from '../../support/client.ts';
import { cloneDatabase, openTestDb, type TestDatabase, type TestDb } from '../../support/database.ts';
import { inTransaction, outsideTransaction, version } from './support/versions.ts';

// Several starts at once, a killed start, and different versions on one database.

let database: TestDatabase;
let db: TestDb;
beforeEach(async () => {
  database = await cloneDatabase();
  db = openTestDb(database.url);
});
afterEach(async () => {
  await db.close();
  await database.drop();
});

const applied = () => db.knex('migrations').orderBy('id').pluck<string[]>('name');
const names = (migrations: readonly { name: string }[]) => migrations.map(({ name }) => name);

/** Whether the database can be emptied: Citus refuses to drop the schema, in which its own extension is. */
const canEmpty = inject('servers').length === 1;

/** Empties the database, as before the first start. */
const empty = () => db.knex.raw('drop schema public cascade; create schema public');

const later = version(
  inTransaction('9001-table', 'create table things (id bigint)'),
  outsideTransaction('9002-index', 'create index concurrently things_id on things (id)'),
  inTransaction('9003-column', 'alter table things add column name text'),
);

describe('starts at once', () => {
  test.each([...(canEmpty ? ['an empty database'] : []), 'a database of the former version'])(
    'on %s apply each migration once',
    async (on) => {
      if (on === 'an empty database') await empty();
      await Promise.all(Array.from({ length: 6 }, () => migrate(database.url, { migrations: later })));
      expect(await applied()).toEqual(names(later));
    },
  );

  test('the second says whom it waits for, and gives up after its patience', async () => {
    const holder = new pg.Client({ connectionString: database.url, application_name: 'other starter' });
    await holder.connect();
    await holder.query('select pg_advisory_lock(7310571001)');
    const log: string[] = [];
    const attempt = migrate(database.url, { migrations: later, patienceMs: 600, log: (line) => log.push(line) });
    await expect(attempt).rejects.toThrow(/another process has been migrating .* pid \d+ \(other starter, idle/);
    expect(log).toEqual([expect.stringMatching(/^Waiting for another process .* pid \d+ \(other starter, idle/)]);
    // If the schema is up to date, the start does not wait.
    await migrate(database.url, { patienceMs: 0 });
    await holder.end();
    await migrate(database.url, { migrations: later, patienceMs: 0 });
    expect(await applied()).toEqual(names(later));
  });
});

test.skipIf(!canEmpty)('a service that waits to migrate ends at SIGTERM', async () => {
  await empty();
  const holder = new pg.Client(database.url);
  await holder.connect();
  await holder.query('select pg_advisory_lock(7310571001)');
  const dataDir = dataFolder();
  const child = launch({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await expect.poll(() => text, { timeout: 20_000 }).toContain('Waiting for another process that migrates');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await holder.end();
  rmSync(dataDir, { recursive: true });
});

describe('a start that dies half-way', () => {
  /** Starts a migration, waits until its second step is in progress, and kills it. */
  async function killedStarter(where: 'inside' | 'outside'): Promise<void> {
    const script = await bundled('test/database/migrations/support/starter.ts');
    const child = spawn(process.execPath, [script, database.url, where], { stdio: 'inherit' });
    const asleep = () =>
      db
        .knex('pg_stat_activity')
        .whereRaw(`datname = current_database() and query ~ 'pg_sleep' and wait_event = 'PgSleep'`);
    await expect.poll(() => asleep().pluck('pid'), { timeout: 20_000 }).toHaveLength(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  const first = inTransaction('9001-first', 'create table first_step ()');

  test('in a transaction: the next one finds the step before it, and nothing of its own', async () => {
    await killedStarter('inside');
    const second = inTransaction('9002-second', 'alter table sales add column half text');
    await migrate(database.url, { migrations: version(first, second), patienceMs: 15_000 });
    expect(await applied()).toEqual(names(version(first, second)));
  });

  test('outside a transaction: the next one repeats the step from its beginning', async () => {
    await killedStarter('outside');
    expect(await applied()).toEqual(names(version(first)));
    const second = outsideTransaction('9002-second', 'alter table sales add column if not exists half text');
    await migrate(database.url, { migrations: version(first, second), patienceMs: 15_000 });
    expect(await applied()).toEqual(names(version(first, second)));
  });

  test('that stands still in a transaction loses it, and what it had locked is free again', async () => {
    const stuck = {
      name: '9001-stuck',
      migration: {
        up: async (database: { raw(sql: string): PromiseLike<unknown> }) => {
          await database.raw('alter table sales add column half text');
          await new Promise((resolve) => setTimeout(resolve, 6_000));
        },
      },
    };
    const standing = expect(migrate(database.url, { migrations: version(stuck) })).rejects.toThrow(/9001-stuck failed/);
    await expect.poll(() => db.knex('pg_locks').where({ mode: 'AccessExclusiveLock' }).pluck('pid')).not.toEqual([]);
    const begun = Date.now();
    expect(await db.knex('sales')).toEqual([]);
    expect(Date.now() - begun).toBeLessThan(5_000);
    await standing;
    expect(await applied()).toEqual(names(MIGRATIONS));
  });
});

test('a start that is told to stop leaves the migration it is in the middle of', async () => {
  const stop = new AbortController();
  const long = inTransaction('9001-long', 'create table half_done (); select pg_sleep(600)');
  const migrating = migrate(database.url, { migrations: version(long), signal: stop.signal });
  setTimeout(() => stop.abort(), 500);
  await expect(migrating).rejects.toThrow(/Migration 9001-long failed/);
  await migrate(database.url, { migrations: later, patienceMs: 15_000 });
  expect(await applied()).toEqual(names(later));
});

test('a migration that fails is named and leaves nothing; those before it stay', async () => {
  const good = inTransaction('9001-good', 'create table good ()');
  const bad = inTransaction('9002-bad', 'create table bad (); select 1 / 0');
  const attempt = migrate(database.url, { migrations: version(good, bad) });
  await expect(attempt).rejects.toThrow('Migration 9002-bad failed: division by zero');
  expect(await applied()).toEqual(names(version(good)));
  expect(await db.knex('pg_class').where({ relname: 'bad' })).toEqual([]);
});

describe('versions that meet on one database', () => {
  test('the former one starts and serves on a schema that is newer, and says so', async () => {
    await migrate(database.url, { migrations: later });
    const log: string[] = [];
    await migrate(database.url, { log: (line) => log.push(line) });
    expect(log).toEqual([expect.stringContaining('by a newer version (9001-table, 9002-index, 9003-column)')]);
    const dataDir = dataFolder();
    const service = await startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir });
    expect((await send(service.baseUrl, '/readyz', { method: 'GET' })).status).toBe(200);
    expect(service.output()).toContain('by a newer version');
    await service.kill('SIGTERM');
    rmSync(dataDir, { recursive: true });
    expect(await applied()).toEqual(names(later));
  });

  test.skipIf(!canEmpty)(
    'a database of a version before the first release stops the start with a message that says what to do',
    async () => {
      await empty();
      await db.knex.schema.createTable('migrations', (table) => {
        table.increments();
        table.string('name');
        table.integer('batch');
        table.timestamp('migration_time');
      });
      await db.knex('migrations').insert({ name: '0001-tracking-chain', batch: 1 });
      const text =
        'the database has tables that a version before the first release made (0001-tracking-chain); this version ' +
        'cannot use them. Set DATABASE_URL to an empty database, or move the folder DATA_DIR away, and start again';
      await expect(migrate(database.url)).rejects.toThrow(text);
      const dataDir = dataFolder();
      const child = launch({ DATABASE_URL: database.url, DATA_DIR: dataDir });
      let output = '';
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      expect(await once(child, 'exit')).toEqual([1, null]);
      expect(output).toContain(text);
      expect(await db.knex('migrations').pluck('name')).toEqual(['0001-tracking-chain']);
      rmSync(dataDir, { recursive: true });
    },
  );
});
