// PostgreSQL may execute a statement later, after the client has given up on it. Nothing else may run on that
// connection: it would be acknowledged within a transaction that is never committed.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDb, statement, type Db } from '../../src/database/db.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { startWire, type Wire } from '../support/stalling-wire.ts';

/** Longer than the client waits for a response. */
const STALL_MS = 7_000;

let database: TestDatabase;
let direct: pg.Pool;
beforeAll(async () => {
  database = await cloneDatabase();
  direct = new pg.Pool({ connectionString: database.url });
  // Dropping the database may break a connection that is being closed.
  direct.on('error', () => undefined);
  await direct.query('create table notes (text text primary key)');
});
afterAll(async () => {
  await direct.end();
  await database.drop();
});

const note = statement<{ text: string }>('note', 'insert into notes (text) values ($1) returning text');

/** A unit of work with a failing part in a savepoint, so that it sends begin, savepoint, rollback and commit. */
const work = (db: Db, name: string, fails = false) =>
  db.transaction(async (tx) => {
    await tx.run(note, [`${name} sale`]);
    await tx.savepoint(() => tx.run(note, [`${name} sale`])).catch(() => undefined);
    if (fails) throw new Error('refused');
    await tx.run(note, [`${name} commission`]);
  });

/** The stored notes. Another session reads them, so only committed notes are found. */
async function stored(name: string): Promise<string[]> {
  const { rows } = await direct.query<{ text: string }>('select text from notes where text like $1 order by text', [
    `${name}%`,
  ]);
  return rows.map(({ text }) => text);
}

async function onWire(stalling: string, check: (db: Db, wire: Wire) => Promise<void>): Promise<void> {
  const wire = await startWire(database.url);
  // With a single connection, the next work would get the doubtful one.
  const db = openDb({ url: wire.url, poolSize: 1, applicationName: stalling });
  try {
    await db.run(note, [`${stalling} warm`]);
    await check(db, wire);
  } finally {
    await db.close();
    await wire.stop();
  }
}

async function nobodyIsLeftInside(applicationName: string): Promise<void> {
  const open = `select state from pg_stat_activity where application_name = $1 and state like 'idle in transaction%'`;
  expect((await direct.query(open, [applicationName])).rows).toEqual([]);
}

const die = statement<object>('die', 'select pg_terminate_backend(pg_backend_pid())');

test('a new connection whose check takes longer than a request waits is used by the next one', async () => {
  await onWire('check', async (db, wire) => {
    wire.stall('in_hot_standby', 4_000);
    // The next request waits for the only connection. After two seconds it gets a new one, and after three it gives up.
    const breaking = db.transaction(async (tx) => {
      await sleep(2_000);
      await tx.run(die, []);
    });
    const waiting = db.within(3_000).run(note, ['check waiting']);
    await Promise.all([expect(breaking).rejects.toThrow(), expect(waiting).rejects.toThrow()]);
    await wire.delivered();
    await db.run(note, ['check next']);
    expect(await stored('check')).toEqual(['check next', 'check warm']);
    expect(db.pool()).toMatchObject({ open: 1, idle: 1 });
  });
});

describe.concurrent('after a statement that was stalled and delivered late', () => {
  test.each(['begin', 'savepoint before', 'rollback to', 'commit'])('%s', async (stalling) => {
    await onWire(stalling, async (db, wire) => {
      wire.stall(stalling, STALL_MS);
      await expect(work(db, `${stalling} stalled`)).rejects.toThrow();
      await wire.delivered();
      // Run single statements first: the commit of a transaction would also commit work that was left open.
      for (const n of [1, 2, 3]) await db.run(note, [`${stalling} single ${n}`]);
      expect(await stored(`${stalling} single`)).toHaveLength(3);
      await work(db, `${stalling} whole`);
      expect(await stored(`${stalling} whole`)).toHaveLength(2);
      // Unacknowledged work is stored completely or not at all.
      expect([0, 2]).toContain((await stored(`${stalling} stalled`)).length);
      await nobodyIsLeftInside(stalling);
    });
  });

  test('the rollback of a refused unit of work', async () => {
    await onWire('rollback', async (db, wire) => {
      wire.stall('rollback\0', STALL_MS);
      await expect(work(db, 'rollback stalled', true)).rejects.toThrow('refused');
      await wire.delivered();
      await db.run(note, ['rollback acknowledged']);
      expect(await stored('rollback acknowledged')).toEqual(['rollback acknowledged']);
      expect(await stored('rollback stalled')).toEqual([]);
      await nobodyIsLeftInside('rollback');
    });
  });
});

test('a transaction in which a failure was swallowed is not acknowledged', async () => {
  const db = openDb({ url: database.url, poolSize: 1 });
  const swallowed = db.transaction(async (tx) => {
    await tx.run(note, ['swallowed']);
    await tx.run(note, ['swallowed']).catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow('rolled back');
  expect(await stored('swallowed')).toEqual([]);
  await db.run(note, ['after it']);
  expect(await stored('after it')).toEqual(['after it']);
  await db.close();
});

test('a connection that is lost between two statements fails its unit of work and nothing else', async () => {
  const db = openDb({ url: database.url, poolSize: 1 });
  const lost = db.transaction(async (tx) => {
    const [me] = await tx.run(statement<{ pid: number }>('me', 'select pg_backend_pid() as pid'), []);
    await direct.query('select pg_terminate_backend($1::integer)', [me!.pid]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.run(note, ['lost']);
  });
  await expect(lost).rejects.toThrow();
  await db.run(note, ['after the loss']);
  expect(await stored('after the loss')).toEqual(['after the loss']);
  await db.close();
});
