import { mkdtempSync, rmSync, existsSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runDueJobs } from '../../src/jobs/scheduler.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { connectStripe } from '../../src/payments/secrets.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { hasRedis, startRedis, stopRedis } from '../support/redis.ts';
import { cloneDatabase, openTestDb, type TestDatabase, type TestDb } from '../support/database.ts';
import { fixtures, type Campaign } from '../support/fixtures.ts';
import { SECRET_KEY, SECRET_TEXT } from '../support/keys.ts';
import { testLog } from '../support/log.ts';
import { dataFolder } from '../process/support.ts';
import { spawnAdmin } from './support.ts';

// `doctor` names what is wrong with a deployment and what to do, and its exit code is for monitoring.

interface Finding {
  check: string;
  level: string;
  message: string;
  action?: string;
}

let database: TestDatabase;
let db: TestDb;
let campaign: Campaign;
const dataDir = dataFolder();
beforeAll(async () => {
  database = await cloneDatabase();
  db = openTestDb(database.url);
  campaign = await fixtures(db, systemClock).campaign();
  await runDueJobs({ db, clock: systemClock, log: testLog() });
});
beforeEach(async () => {
  for (const table of ['mails', 'stripe_secrets']) await db.knex(table).delete();
  await db.knex('payment_events').delete();
  await db.knex('jobs').update({ error: null, due_at: new Date(Date.now() + 60_000) });
});
afterAll(async () => {
  await db.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const base = (): Record<string, string> => ({
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  SECRET_KEY: SECRET_TEXT,
});

async function diagnose(env: Record<string, string> = {}) {
  const { code, document, stderr } = await spawnAdmin({ ...base(), ...env }, ['doctor', '--json']);
  const { status, findings } = document as { status: string; findings: Finding[] };
  return { code, status, stderr, findings, of: (check: string) => findings.find((one) => one.check === check) };
}

test('a healthy deployment is fine: exit code 0, and every check is named', async () => {
  const { code, status, findings } = await diagnose();
  expect(findings.filter(({ level }) => ['warning', 'problem'].includes(level))).toEqual([]);
  expect([code, status]).toEqual([0, 'fine']);
  const checks = findings.map(({ check }) => check);
  for (const name of ['configuration', 'database', 'connections', 'clock', 'schema', 'audit log', 'disk', 'secret key'])
    expect(checks).toContain(name);
  for (const name of ['jobs', 'mails', 'payment events', 'commissions', 'webhook secrets', 'redis', 'issuer'])
    expect(checks).toContain(name);
});

test('a deployment in which nobody may create programs is a warning until the operator admits an owner', async () => {
  const owners = async (env: Record<string, string>) => (await diagnose(env)).of('owners')!.level;
  await db.knex('advertisers').delete();
  expect(await owners({ SIGN_UP: 'invited' })).toBe('warning');
  expect(await owners({ SIGN_UP_DOMAINS: 'brand.dev' })).toBe('fine');
  await spawnAdmin(base(), ['account', 'create', '--email', 'first@brand.dev']);
  expect(await owners({ SIGN_UP: 'invited' })).toBe('fine');
});

test('the text has a line for each check, and below a problem what to do', async () => {
  await db.knex('jobs').update({ due_at: new Date(Date.now() - 3_600_000) });
  const { code, stdout } = await spawnAdmin(base(), ['doctor']);
  expect(code).toBe(2);
  expect(stdout).toMatch(/^ok {7}configuration: /m);
  expect(stdout).toMatch(/^PROBLEM {2}jobs: jobs are overdue: .*\(60 minutes\).*\n {9}→ Start the service/m);
});

test('an invalid variable is a problem that names it, and nothing else is checked', async () => {
  const { code, findings } = await diagnose({ METRICS_PORT: 'many' });
  expect(code).toBe(2);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ check: 'configuration', level: 'problem' });
  expect(findings[0]!.message).toContain('METRICS_PORT must be');
});

test('a database that cannot be reached is a problem', async () => {
  const { code, of } = await diagnose({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
  expect(code).toBe(2);
  expect(of('database')).toMatchObject({ level: 'problem', action: expect.stringContaining('Start the server') });
  expect([of('disk')!.level, of('secret key')!.level]).toEqual(['fine', 'fine']);
});

test('an empty database, and an empty data folder, stay empty', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'referral-doctor-'));
  const embedded = await diagnose({ DATABASE_URL: '', DATA_DIR: folder, SECRET_KEY: '' });
  expect(embedded.code).toBe(2);
  expect(embedded.of('database')!.message).toContain('there is no database');
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  rmSync(folder, { recursive: true });

  await db.knex.raw('alter table migrations rename to migrations_away');
  const { of } = await diagnose();
  await db.knex.raw('alter table migrations_away rename to migrations');
  expect(of('schema')).toMatchObject({ level: 'problem', message: 'the database has no tables of the service' });
});

test('pending migrations are a problem, and those of a newer version a warning', async () => {
  const rows = await db.knex<{ id: number; name: string }>('migrations').select('id', 'name');
  await db.knex('migrations').where({ id: rows[0]!.id }).update({ name: '9999-newer' });
  const pending = await diagnose();
  expect(pending.of('schema')).toMatchObject({ level: 'problem', message: expect.stringContaining(rows[0]!.name) });
  await db.knex('migrations').where({ id: rows[0]!.id }).update({ name: rows[0]!.name });
  await db.knex('migrations').insert({ name: '9999-newer', applied_at: new Date() });
  const newer = await diagnose();
  await db.knex('migrations').where({ name: '9999-newer' }).delete();
  expect([newer.code, newer.of('schema')!.level]).toEqual([1, 'warning']);
});

test('a job that failed is a warning with its reason', async () => {
  await db.knex('jobs').where({ name: 'roll-ups' }).update({ error: 'the disk is full' });
  const { code, of } = await diagnose();
  expect([code, of('jobs')]).toMatchObject([
    1,
    { level: 'warning', message: expect.stringContaining('the disk is full') },
  ]);
});

test('a job that is switched off is not overdue', async () => {
  const past = new Date(Date.now() - 3_600_000);
  const off = ['mail', 'old-clicks', 'old-test-events'];
  await db.knex('jobs').insert(off.map((name) => ({ name, started_at: past, due_at: past, error: 'it had failed' })));
  try {
    expect((await diagnose()).of('jobs')).toMatchObject({ level: 'fine' });
    const { of } = await diagnose({ RETAIN_CLICKS_DAYS: '400' });
    expect(of('jobs')!.message).toMatch(/^jobs are overdue: old-clicks \(60 minutes\)$/);
  } finally {
    await db.knex('jobs').whereIn('name', off).delete();
  }
});

test('queued mails without a mail server are a warning; one that is late is a problem', async () => {
  const mail = { kind: 'sign-in-link', subject_id: 1, state: 'queued', sealed: Buffer.from('x') };
  const past = new Date(Date.now() - 3_600_000);
  const times = { created_at: past, due_at: past, expires_at: new Date(Date.now() + 3_600_000) };
  await db.knex('mails').insert({ ...mail, ...times });
  expect((await diagnose()).of('mails')).toMatchObject({
    level: 'warning',
    action: expect.stringContaining('SMTP_URL'),
  });
  const { of, code } = await diagnose({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'service@brand.dev' });
  expect([code, of('mails')]).toMatchObject([2, { level: 'problem', message: expect.stringContaining('60 minutes') }]);
  expect(of('mail server')).toMatchObject({ level: 'problem', message: expect.stringContaining('ECONNREFUSED') });
});

test('payment events that somebody can resolve are a warning after an hour', async () => {
  const event = { program_id: campaign.id, type: 'x', notice: {}, names: [], state: 'pending' };
  const at = new Date(Date.now() - 2 * 3_600_000);
  const times = { occurred_at: at, received_at: at };
  await db.knex('payment_events').insert({ ...event, ...times, event_id: 'evt_1', result: 'customer_unknown' });
  const { code, of } = await diagnose();
  expect([code, of('payment events')]).toMatchObject([
    1,
    { level: 'warning', action: expect.stringContaining('stripe replay') },
  ]);
});

test('webhook secrets of another SECRET_KEY are a problem that names their programs', async () => {
  await connectStripe(db, SECRET_KEY, campaign.id, 'whsec_c2FtcGxl', new Date());
  expect((await diagnose()).of('webhook secrets')!.level).toBe('fine');
  const { code, of } = await diagnose({ SECRET_KEY: 'another-key-'.repeat(4) });
  expect(code).toBe(2);
  expect(of('webhook secrets')!.message).toContain(`programs ${campaign.id}`);
});

test('a missing secret key is a problem, and none is generated', async () => {
  const { of } = await diagnose({ SECRET_KEY: '' });
  expect(of('secret key')!.level).toBe('problem');
  expect(existsSync(join(dataDir, 'secret.key'))).toBe(false);
});

test('a Redis that cannot be reached is a warning, because no request fails', async () => {
  const { code, of } = await diagnose({ REDIS_URL: 'redis://127.0.0.1:9' });
  expect([code, of('redis')!.level]).toEqual([1, 'warning']);
});

test.skipIf(!hasRedis)('a lost node of a Redis Cluster is a warning that counts the nodes', async () => {
  const port = await freePort();
  const redis = await startRedis(port, dataDir);
  const { code, of } = await diagnose({ REDIS_URL: `redis://127.0.0.1:${port},redis://127.0.0.1:9` });
  await stopRedis(redis);
  expect([code, of('redis')!.level]).toEqual([1, 'warning']);
  expect(of('redis')!.message).toContain('1 of 2 nodes');
});

/** A server that publishes an issuer's name. */
async function publish(name: (address: string) => string): Promise<{ server: Server; address: string }> {
  const server = createServer((_req, res) => {
    res.setHeader('content-type', 'application/json').end(JSON.stringify({ issuer: name(address()) }));
  });
  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: address() };
}

test('an issuer must answer with exactly its name', async () => {
  const right = await publish((address) => address);
  const wrong = await publish((address) => `${address}/other`);
  const client = { OIDC_CLIENT_ID: 'x' };
  expect((await diagnose({ OIDC_ISSUER: right.address, ...client })).of('issuer')!.level).toBe('fine');
  const other = await diagnose({ OIDC_ISSUER: wrong.address, ...client });
  expect(other.of('issuer')).toMatchObject({ level: 'problem', message: expect.stringContaining('/other') });
  const absent = await diagnose({ OIDC_ISSUER: 'http://127.0.0.1:9', ...client });
  expect([absent.code, absent.of('issuer')!.level]).toEqual([2, 'problem']);
  for (const { server } of [right, wrong]) server.close();
});

test('nobody can sign in without an issuer where the development sign-in may not run: a warning', async () => {
  expect((await diagnose({ NODE_ENV: 'production' })).of('issuer')!.level).toBe('warning');
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@brand.dev' };
  expect((await diagnose({ NODE_ENV: 'production', ...mail })).of('issuer')!.level).toBe('fine');
});

test('nothing that it prints has a secret', async () => {
  const env = {
    REDIS_URL: 'redis://:hidden-word@127.0.0.1:9',
    SMTP_URL: 'smtp://user:hidden-word@127.0.0.1:9',
    MAIL_FROM: 'a@brand.dev',
  };
  const run = await spawnAdmin({ ...base(), ...env, DATABASE_URL: 'postgres://user:hidden-word@127.0.0.1:9/none' }, [
    'doctor',
  ]);
  expect(run.code).toBe(2);
  expect(run.stdout + run.stderr).not.toContain('hidden-word');
  expect(run.stdout + run.stderr).not.toContain(SECRET_TEXT);
});

test('an unknown flag is wrong usage', async () => {
  expect(await spawnAdmin(base(), ['doctor', '--loud'])).toMatchObject({ code: 2, stdout: '' });
});
