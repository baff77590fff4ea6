import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { acquireEmbedded } from '../../src/database/embedded/index.ts';
import { migrate, MIGRATIONS } from '../../src/database/migrate.ts';
import { send } from '../support/client.ts';
import { fixtures, type Campaign } from '../support/fixtures.ts';
import { findPostgres, startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';
import { expanded } from '../database/migrations/support/versions.ts';
import { openTestDb, type TestDb } from '../support/database.ts';
import { dataFolder, startProcess, type Running } from './support.ts';

// Runs the guide's commands for backup and restore. Real processes are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const commands = fileURLToPath(new URL('../../docs/commands/', import.meta.url));
const names = (migrations: readonly { name: string }[]) => migrations.map(({ name }) => name);
/** The schema as it was one version ago; the first version has none before it. */
const OLDER = MIGRATIONS.slice(0, Math.max(1, MIGRATIONS.length - 1));

let folder: string;
beforeEach(() => {
  folder = dataFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of the guide in a shell. */
async function paste(name: string, env: Record<string, string> = {}): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const options = { cwd: folder, env: { PATH, HOME, ...env } };
  return (await promisify(execFile)('bash', ['-eo', 'pipefail', join(commands, name)], options)).stdout;
}

/** Creates a click and a sale; returns the sale's response. */
async function sell({ baseUrl }: Running, { url, key }: Campaign, transaction_id: string) {
  const click = await send(baseUrl, '/api/v1/track/click', { body: { affiliate_url: url } });
  const body = { transaction_id, amount_cents: 9_900, click_id: click.body.click_id as string };
  return send(baseUrl, '/api/v1/track/sale', { body, key });
}

async function on<T>(url: string, work: (db: TestDb) => Promise<T>): Promise<T> {
  const db = openTestDb(url);
  return work(db).finally(() => db.close());
}

const soldOn = (url: string) => on(url, (db) => db.knex('sales').orderBy('id').pluck<string[]>('transaction_id'));
const appliedOn = (url: string) => on(url, (db) => db.knex('migrations').orderBy('id').pluck<string[]>('name'));
const partnersOn = (url: string) => on(url, (db) => db.knex('partners').orderBy('id').pluck<string[]>('name'));
const addPartner = (url: string, name: string) =>
  on(url, (db) => db.knex('partners').insert({ name, email: 'anna@partner.dev', created_at: new Date() }));

/** The upgrade over which a dump is restored: new tables that reference existing ones, new columns, new rows. */
async function upgrade(url: string): Promise<void> {
  await migrate(url, { migrations: await on(url, (db) => expanded({ db })) });
  await addPartner(url, 'after the dump');
  await on(url, (db) => db.knex.raw(`create table later (partner_id bigint references partners)`));
}

const bin = findPostgres();
describe.runIf(bin !== undefined)('a separate PostgreSQL server', () => {
  let server: OwnPostgres;
  let env: Record<string, string>;
  let dataDir: string;
  beforeAll(async () => {
    server = await startOwnPostgres(bin!);
    dataDir = dataFolder();
    env = { DATABASE_URL: server.url, PATH: `${bin}${delimiter}${process.env.PATH}` };
  });
  afterAll(() => {
    server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(() => on(server.url, (db) => db.knex.raw('drop schema public cascade; create schema public')));

  const start = () => startProcess({ DATABASE_URL: server.url, DATA_DIR: dataDir });

  test('a dump taken while the service runs is restored over the same version', async () => {
    const service = await start();
    const campaign = await on(server.url, (db) => fixtures(db, systemClock).campaign());
    expect((await sell(service, campaign, 'before')).body).toMatchObject({ attributed: true });
    await paste('backup.sh', env);
    expect((await sell(service, campaign, 'after')).status).toBe(200);
    await service.kill('SIGTERM');

    expect(await paste('restore.sh', env)).toContain('Restored');
    const again = await start();
    expect(await soldOn(server.url)).toEqual(['before']);
    expect((await sell(again, campaign, 'before')).status).toBe(409);
    expect((await sell(again, campaign, 'after')).body).toMatchObject({ attributed: true });
    // The restored database can be dumped and restored again.
    await paste('backup.sh', env);
    await again.kill('SIGTERM');
    expect(await paste('restore.sh', env)).toContain('Restored');
    expect(await soldOn(server.url)).toEqual(['before', 'after']);
  });

  test('a schema of its own is restored with the address of the service, and other schemas stay', async () => {
    await on(server.url, (db) => db.knex.raw('create schema shop; create table public.others (n integer)'));
    const url = `${server.url}?sslmode=disable&options=-c%20search_path%3Dshop`;
    await migrate(url);
    await addPartner(url, 'in the dump');
    const own = { ...env, DATABASE_URL: url };
    const unverified = { ...env, DATABASE_URL: `${server.url}?sslmode=no-verify` };
    await paste('backup.sh', own);
    const before = readFileSync(join(folder, 'referral.dump'));
    await expect(paste('backup.sh', unverified)).rejects.toThrow(/server does not support SSL/);
    expect(readFileSync(join(folder, 'referral.dump'))).toEqual(before);
    await addPartner(url, 'after the dump');
    await on(server.url, (db) => db.knex.raw('insert into others values (1)'));

    expect(await paste('restore.sh', own)).toContain('Restored');
    expect(await partnersOn(url)).toEqual(['in the dump']);
    expect(await on(server.url, (db) => db.knex('others').pluck('n'))).toEqual([1]);
    const service = await startProcess({ DATABASE_URL: url, DATA_DIR: dataDir });
    expect((await send(service.baseUrl, '/readyz', { method: 'GET' })).status).toBe(200);
    await service.kill('SIGTERM');
    await on(server.url, (db) => db.knex.raw('drop schema shop cascade'));
  });

  test('an older dump is restored over an upgraded database, and the next start brings it up to date', async () => {
    await migrate(server.url, { migrations: OLDER });
    await addPartner(server.url, 'in the dump');
    await paste('backup.sh', env);
    await migrate(server.url);
    await upgrade(server.url);

    expect(await paste('restore.sh', env)).toContain('Restored');
    expect(await appliedOn(server.url)).toEqual(names(OLDER));
    expect(await partnersOn(server.url)).toEqual(['in the dump']);
    const service = await start();
    expect((await send(service.baseUrl, '/readyz', { method: 'GET' })).status).toBe(200);
    await service.kill('SIGTERM');
    expect(await appliedOn(server.url)).toEqual(names(MIGRATIONS));
    const left = await on(server.url, (db) => db.knex('pg_class').whereIn('relname', ['later', 'sale_notes']));
    expect(left).toEqual([]);
  });

  test('a damaged dump changes nothing', async () => {
    await migrate(server.url);
    // Enough rows that the damage is after the first tables.
    await on(server.url, (db) =>
      db.knex.raw(`insert into partners (name, email, created_at)
                   select md5(n::text), 'anna@partner.dev', now() from generate_series(1, 20000) n`),
    );
    await paste('backup.sh', env);
    const dump = join(folder, 'referral.dump');
    truncateSync(dump, readFileSync(dump).length - 1_000);
    await addPartner(server.url, 'after the dump');
    await expect(paste('restore.sh', env)).rejects.toThrow(/pg_restore: error/);
    expect((await partnersOn(server.url)).at(-1)).toBe('after the dump');
    expect(await appliedOn(server.url)).toEqual(names(MIGRATIONS));
  });
});

describe('the embedded database', () => {
  const at = () => ({ dataDir: join(folder, '.data'), checkoutDir: '/nowhere', settings: { fsync: 'off' } });

  /** The variable that the guide's reader sets: the name of the backup. */
  const backup = () => ({ BACKUP: readdirSync(folder).find((name) => name.startsWith('referral-'))! });

  /** Runs the work on the embedded database while no service is running. */
  async function embedded<T>(work: (url: string) => Promise<T>): Promise<T> {
    const database = await acquireEmbedded(at());
    return work(database.url).finally(() => database.release());
  }

  test('a copy of an older version can be restored over an upgraded database', async () => {
    await embedded(async (url) => {
      await migrate(url, { migrations: OLDER });
      await addPartner(url, 'in the copy');
    });
    await paste('backup-embedded.sh');
    await embedded(async (url) => {
      await migrate(url);
      await upgrade(url);
    });

    await paste('restore-embedded.sh', backup());
    const service = await startProcess({ DATA_DIR: join(folder, '.data') });
    expect((await send(service.baseUrl, '/readyz', { method: 'GET' })).status).toBe(200);
    for (const name of ['backup-embedded.sh', 'restore-embedded.sh']) {
      await expect(paste(name, backup()), name).rejects.toThrow('Stop the service first');
    }
    await service.kill('SIGTERM');
    await embedded(async (url) => {
      expect(await appliedOn(url)).toEqual(names(MIGRATIONS));
      expect((await partnersOn(url))[0]).toBe('in the copy');
      expect(await partnersOn(url)).not.toContain('after the dump');
    });
    const kept = [/^\.data$/, /^referral-\d{8}-\d{6}$/, /^replaced-\d{8}-\d{6}$/];
    expect(readdirSync(folder).sort()).toEqual(kept.map((name) => expect.stringMatching(name)));
  });

  test('a copy of the same version can be restored, with its secret key and all its sales', async () => {
    const dataDir = join(folder, '.data');
    const first = await startProcess({ DATA_DIR: dataDir });
    const demo = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as { api_key: string; code: string };
    const campaign = { key: demo.api_key, url: `${first.baseUrl}/?aff=${demo.code}` } as Campaign;
    expect((await sell(first, campaign, 'before')).status).toBe(200);
    await first.kill('SIGTERM');
    const key = readFileSync(join(dataDir, 'secret.key'), 'utf8');
    await paste('backup-embedded.sh');
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir);

    await paste('restore-embedded.sh', backup());
    const again = await startProcess({ DATA_DIR: dataDir });
    expect((await sell(again, campaign, 'before')).status).toBe(409);
    await again.kill('SIGTERM');
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(key);
  });
});
