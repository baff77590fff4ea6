import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../../src/database/migrate.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { startService, type Service } from '../../support/service.ts';
import { salesWithoutCommission, startTraffic, type Traffic } from './support/traffic.ts';
import { contracted, expanded, inTransaction, version } from './support/versions.ts';

// The old version keeps serving while the new one migrates: no request fails, and every sale has its commission.

let service: Service;
let campaign: Campaign;
let traffic: Traffic;
beforeEach(async () => {
  service = await startService();
  campaign = await service.make.campaign();
  traffic = startTraffic(service, campaign);
  await expect.poll(() => traffic.seen.length, { timeout: 20_000 }).toBeGreaterThan(50);
});
afterEach(async () => {
  await traffic.stop();
  await service.stop();
});

/** Ends the traffic, and compares its responses with the database. */
async function expectNothingLost(): Promise<void> {
  const sold = await traffic.stop();
  expect(traffic.failed()).toEqual([]);
  expect(await salesWithoutCommission(service)).toEqual([]);
  const stored = await service.db.knex('sales').pluck<string[]>('transaction_id');
  expect(stored.sort()).toEqual(sold.sort());
}

/** Reads the table in a transaction that stays open, as `pg_dump` does. */
async function longReader(table: string) {
  const client = new pg.Client({ connectionString: service.databaseUrl, application_name: 'long reader' });
  await client.connect();
  await client.query('begin isolation level repeatable read');
  await client.query(`select count(*) from ${table}`);
  return { end: () => client.end() };
}

const answersWithin = async (ms: number): Promise<number> => {
  const before = traffic.seen.length;
  await sleep(ms);
  return traffic.seen.length - before;
};

test('expand, then contract: not one request fails', async () => {
  const version2 = await expanded(service);
  await migrate(service.databaseUrl, { migrations: version2 });
  expect(await answersWithin(300)).toBeGreaterThan(0);
  await migrate(service.databaseUrl, { migrations: contracted(version2) });
  expect(await answersWithin(300)).toBeGreaterThan(0);
  await expectNothingLost();
  expect(await service.db.knex('migrations').pluck('name')).toEqual(contracted(version2).map(({ name }) => name));
});

test('an alter table that waits for a long reader lets the traffic pass, and says what it waits for', async () => {
  const log: string[] = [];
  const reader = await longReader('sales');
  const note = inTransaction('9001-note', 'alter table sales add column note text');
  const migrating = migrate(service.databaseUrl, { migrations: version(note), log: (line) => log.push(line) });
  await expect.poll(() => log.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
  expect(await answersWithin(1_000)).toBeGreaterThan(5);
  await reader.end();
  await migrating;

  expect(log[0]).toMatch(
    /^Migration 9001-note waits for a lock \(attempt 1: .*lock timeout; blocked by pid \d+ \(long reader, idle in transaction, .*select count\(\*\) from sales/,
  );
  // Each attempt blocks the traffic only while it waits.
  expect(traffic.slowest()).toBeLessThan(4_000);
  await expectNothingLost();
  expect(await service.db.knex('sales').whereNotNull('note')).toEqual([]);
});

test('an index that is made concurrently waits for a long reader without trying again, and says so', async () => {
  const log: string[] = [];
  const reader = await longReader('sales');
  const version2 = await expanded(service);
  const migrating = migrate(service.databaseUrl, { migrations: version2, log: (line) => log.push(line) });
  await expect.poll(() => log.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await reader.end();
  // The other tables are finished, and another reader blocks the index.
  const second = await longReader('programs');
  await expect
    .poll(() => log.join('\n'), { timeout: 20_000 })
    .toMatch(/sales-note-index waits for pid \d+ \(long reader/);
  expect(await answersWithin(500)).toBeGreaterThan(0);
  await second.end();
  await migrating;
  await expectNothingLost();
  expect(log.filter((line) => line.includes('sales-note-index') && line.includes('attempt'))).toEqual([]);
});

describe('a reader that never ends', () => {
  test('ends the start with what is in its way, and changes nothing', async () => {
    const reader = await longReader('sales');
    const versions = version(
      inTransaction('9001-first', 'create table first_step ()'),
      inTransaction('9002-blocked', 'create table second_step (); alter table sales add column note text'),
    );
    const attempt = migrate(service.databaseUrl, { migrations: versions, patienceMs: 2_000 });
    await expect(attempt).rejects.toThrow(/^Migration 9002-blocked could not get its locks: .*\(long reader, /);
    const made = await service.db.knex('pg_class').where('relname', 'like', '%_step').pluck('relname');
    expect(made).toEqual(['first_step']);
    await reader.end();
    await expectNothingLost();
  });
});
