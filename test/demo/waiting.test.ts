import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { STATEMENT_TIMEOUT_MS } from '../../src/database/lease.ts';
import type { Demo } from '../../src/demo/file.ts';
import { startService, type Service } from '../support/service.ts';
import { makeDemo, writePast } from './support.ts';

// Several starts at once: one writes the history of the demo, and the others wait before they listen.

let service: Service;
let demo: Demo;
let others: Knex.Transaction[];
beforeEach(async () => {
  others = [];
  service = await startService();
  service.clock.set('2026-11-22T15:30:00Z');
  demo = await makeDemo(service);
});
afterEach(async () => {
  for (const other of others) await other.rollback();
  await service.stop();
});

/** Another transaction, which the test ends. */
async function begin(): Promise<Knex.Transaction> {
  const other = await service.db.knex.transaction();
  others.push(other);
  return other;
}

/** Locks the demo as a start that writes its history. */
async function claimElsewhere({ program_id }: Demo): Promise<Knex.Transaction> {
  const other = await begin();
  await other('demos').where({ program_id }).forUpdate();
  return other;
}

/** The locks of the database that a statement waits for; the timeout would end it. */
const awaitedLocks = async ({ db }: Service): Promise<object[]> =>
  db
    .knex('pg_locks as l')
    .join('pg_database as d', 'd.oid', 'l.database')
    .whereRaw('d.datname = current_database()')
    .where('l.granted', false)
    .select('l.locktype', 'l.mode');

test('a start waits for longer than a statement may, while another one writes the history or clicks are deleted', async () => {
  const second = await makeDemo(service);
  const writer = await claimElsewhere(demo);
  const pruning = await begin();
  await pruning.raw(`select pg_advisory_xact_lock(hashtext('prune_clicks'))`);
  const starts = [writePast(service, demo), writePast(service, second)];
  const waiting = sleep(STATEMENT_TIMEOUT_MS + 500, 'they wait');
  expect(await Promise.race([...starts, waiting])).toBe('they wait');
  expect(await awaitedLocks(service)).toEqual([]);
  // The other start ends midway.
  await writer.rollback();
  await pruning.commit();
  expect(await Promise.all(starts)).toEqual([true, true]);
});

test('a start that waited writes nothing if the other one wrote the history', async () => {
  const writer = await claimElsewhere(demo);
  const start = writePast(service, demo);
  expect(await Promise.race([start, sleep(500, 'it waits')])).toBe('it waits');
  await writer('demos').where({ program_id: demo.program_id }).update({ history_at: service.clock.now() });
  await writer.commit();
  expect(await start).toBe(false);
});

test('a start that waits ends when it is stopped', async () => {
  await claimElsewhere(demo);
  const stopping = new AbortController();
  const start = writePast(service, demo, stopping.signal);
  setTimeout(() => stopping.abort(new Error('stopped')), 200);
  await expect(start).rejects.toThrow('stopped');
});
