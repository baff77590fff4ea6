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
