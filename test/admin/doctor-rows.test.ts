import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDatabase } from '../../src/admin/doctor/database.ts';
import { checkDisk } from '../../src/admin/doctor/files.ts';
import { checkStuck } from '../../src/admin/doctor/stuck.ts';
import { cloneDatabase, openTestDb, type TestDatabase, type TestDb } from '../support/database.ts';
import { dataFolder } from '../process/support.ts';

// The rows of `doctor` that a healthy test machine never shows, each made to fail once.

let database: TestDatabase;
let db: TestDb;
const folder = dataFolder();
beforeAll(async () => {
  database = await cloneDatabase();
  db = openTestDb(database.url);
});
afterAll(async () => {
  await db.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const stuck = async (check: string) => {
  const options = { db, now: new Date(), secretKey: undefined, sends: true, jobs: [] };
  return (await checkStuck(options)).find((one) => one.check === check);
};

test('a database that refuses writes is a problem', async () => {
  const readOnly = new URL(database.url);
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
  const other = openTestDb(readOnly.href);
  const { findings } = await checkDatabase(other, { databasePool: 2, workers: 1 });
  await other.close();
  expect(findings.find(({ check }) => check === 'database')).toMatchObject({
    level: 'problem',
    message: expect.stringContaining('refuses writes'),
    action: expect.stringContaining('primary'),
  });
});

test('a folder that cannot be read is a warning, and another one shows its disk', async () => {
  expect(await checkDisk(`${folder}/nowhere`)).toMatchObject({
    level: 'warning',
    action: expect.stringContaining('DATA_DIR'),
  });
  expect((await checkDisk('/')).message).toMatch(/^\d+ [MG]iB \(\d+ %\) are free on the disk of \/$/);
});

test('mails that were given up within a day are a warning', async () => {
  const at = new Date();
  const mail = { kind: 'partner-invitation', subject_id: 1, created_at: at, due_at: at, expires_at: at };
  await db.knex('mails').insert({ ...mail, state: 'failed', ended_at: at });
  expect(await stuck('mails')).toMatchObject({ level: 'warning', message: expect.stringContaining('1 mails') });
  await db.knex('mails').update({ ended_at: new Date(at.getTime() - 25 * 3_600_000) });
  expect((await stuck('mails'))!.level).toBe('fine');
});

test('clicks of the log that were put aside are a warning', async () => {
  expect((await stuck('refused clicks'))!.level).toBe('fine');
  await db
    .knex('refused_clicks')
    .insert({ digest: 'x', refused_at: new Date(), reason: 'no program', content: Buffer.from('x') });
  expect(await stuck('refused clicks')).toMatchObject({
    level: 'warning',
    action: expect.stringContaining('clicks retry'),
  });
});

test('a refund that has waited for its sale for more than a day is a warning, which names the program', async () => {
  expect((await stuck('refunds without a sale'))!.level).toBe('fine');
  const at = new Date(Date.now() - 25 * 3_600_000);
  const event = { program_id: 7, type: 'charge.refunded', notice: { kind: 'refund' }, names: ['pi_1'] };
  const waiting = { ...event, state: 'pending', result: 'sale_unknown', occurred_at: at };
  const insert = (row: object) => db.knex('payment_events').insert({ ...waiting, ...row });
  await insert({ event_id: 'evt_new', received_at: new Date() });
  await insert({ event_id: 'evt_link', received_at: at, notice: { kind: 'invoice_payment' } });
  expect((await stuck('refunds without a sale'))!.level).toBe('fine');
  await insert({ event_id: 'evt_old', received_at: at });
  expect(await stuck('refunds without a sale')).toMatchObject({
    level: 'warning',
    message: 'refunds and disputes have waited for their sale for more than a day: 1 of program 7',
    action: expect.stringContaining('stripe events'),
  });
});
