import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { acquireEmbedded } from '../../src/database/embedded/index.ts';
import { moveDatabase } from '../../src/database/move/index.ts';
import { spawnAdmin } from '../admin/support.ts';
import { send } from '../support/client.ts';
import { findPostgres, startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';
import { contents, countIn, mark } from './moved.ts';
import { dataFolder, demoOf, query, startProcess, type Running } from './support.ts';

// The embedded database moves to a server of Debian's PostgreSQL, which is older. Real processes are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const bin = findPostgres();
/** Enough rows that the copy takes a while. */
const MANY = 150_000;
const ADDRESS = /^postgres:\/\/127\.0\.0\.1:\d+\/referral$/;

const nothing = (): Promise<void> => Promise.resolve();

/** Creates a click and a sale of the demo program; returns the sale's response. */
async function sell({ baseUrl }: Running, dataDir: string, transaction_id: string, clickId?: string) {
  const { api_key: key, code } = demoOf(dataDir);
  const click = await send(baseUrl, '/api/v1/track/click', { body: { affiliate_url: `${baseUrl}/?aff=${code}` } });
  const click_id = clickId ?? (click.body.click_id as string);
  const sold = await send(baseUrl, '/api/v1/track/sale', {
    body: { transaction_id, amount_cents: 9_900, click_id },
    key,
  });
  return { ...sold, clickId: click.body.click_id as string };
}

describe.runIf(bin !== undefined)('admin move', () => {
  let server: OwnPostgres;
  let admin: string;
  let template: string;
  let clickId: string;
  let dataDir: string;
  beforeAll(async () => {
    server = await startOwnPostgres(bin!);
    const url = new URL(server.url);
    url.username = 'admin';
    admin = url.href;
    template = dataFolder();
    const service = await startProcess({ DATA_DIR: template });
    ({ clickId } = await sell(service, template, 'before'));
    await sell(service, template, 'refunded');
    await send(service.baseUrl, '/api/v1/track/refund', {
      body: { transaction_id: 'refunded' },
      key: demoOf(template).api_key,
    });
    await service.kill('SIGTERM');
    await embedded(template, (source) =>
      query(
        source,
        `insert into partners (name, email, created_at)
         select 'Partner ' || n || E'\\t\\\\ü\\n', 'anna@partner.dev', now() from generate_series(1, ${MANY}) n`,
      ),
    );
  });
  afterAll(() => {
    server.stop();
    rmSync(template, { recursive: true, force: true });
  });
  beforeEach(async () => {
    dataDir = join(dataFolder(), 'data');
    cpSync(template, dataDir, { recursive: true, verbatimSymlinks: true });
    await query(admin, 'drop schema public cascade; create schema public authorization referral');
  });
  afterEach(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }));

  /** Runs the work on the embedded database in this folder while no service is running. */
  async function embedded<T>(folder: string, work: (url: string) => Promise<T>): Promise<T> {
    const database = await acquireEmbedded({ dataDir: folder, checkoutDir: '/nowhere', settings: { fsync: 'off' } });
    return work(database.url).finally(() => database.release());
  }
  const move = (...more: string[]) => spawnAdmin({ DATA_DIR: dataDir }, ['move', '--to', server.url, ...more]);
  const start = (own: boolean) => startProcess({ DATA_DIR: dataDir, ...(own && { DATABASE_URL: server.url }) });
  const isMarked = () => existsSync(join(dataDir, 'moved.json'));

  /** Starts a move and kills it with SIGKILL as soon as the condition holds. */
  async function killMove(
    when: () => Promise<boolean>,
    {
      meanwhile = nothing,
      afterwards = nothing,
    }: { meanwhile?: () => Promise<void>; afterwards?: () => Promise<void> } = {},
  ): Promise<void> {
    const { PATH = '', HOME = '' } = process.env;
    const args = ['--import', 'tsx', 'src/admin/main.ts', 'move', '--to', server.url];
    const child = spawn(process.execPath, args, { env: { PATH, HOME, DATA_DIR: dataDir }, stdio: 'ignore' });
    const ended = once(child, 'exit');
    while (!(await isCopying())) expect(child.exitCode, 'the move ended before it could be killed').toBeNull();
    await meanwhile();
    while (!(await when())) expect(child.exitCode, 'the move ended before it could be killed').toBeNull();
    child.kill('SIGKILL');
    await ended;
    await afterwards();
    // The server notices the lost client, and ends its transaction.
    const sessions = `select from pg_stat_activity where application_name = 'referral-tracking move'`;
    await expect.poll(() => query(admin, sessions), { timeout: 20_000 }).toEqual([]);
  }
  const isCopying = async () =>
    (await query(admin, `select from pg_stat_progress_copy where command = 'COPY FROM' and tuples_processed > 1000`))
      .length > 0;

  const isCommitting = async () =>
    (await query(admin, `select from pg_stat_activity where wait_event = 'SyncRep' and query = 'commit'`)).length > 0;

  test('moves every row and the key; the chain goes on there, and the embedded database is not used again', async () => {
    const before = await embedded(dataDir, contents);
    const [partners, sales, refunds] = ['partners', 'sales', 'refunds'].map((table) => countIn(before, table));
    const lastId = await embedded(dataDir, (url) => query(url, `select last_value as id from partners_id_seq`));
    const { code, stderr, document } = await move();
    expect([code, stderr]).toEqual([0, expect.stringContaining(`Copied partners: ${partners} rows`)]);
    expect(partners).toBeGreaterThan(MANY);
    expect(document).toMatchObject({
      moved_to: expect.stringMatching(ADDRESS),
      rows: { partners, sales, refunds, mails: 0 },
      next: ['set DATABASE_URL to the new database', `set SECRET_KEY to the content of ${join(dataDir, 'secret.key')}`],
    });
    expect(await contents(server.url)).toEqual(before);
    const owners = await query(server.url, `select distinct tableowner from pg_tables where schemaname = 'public'`);
    expect(owners).toEqual([{ tableowner: 'referral' }]);
    const triggers = `select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`;
    expect(await query(server.url, triggers)).toEqual([]);

    const SECRET_KEY = readFileSync(join(dataDir, 'secret.key'), 'utf8');
    const service = await startProcess({ DATABASE_URL: server.url, SECRET_KEY, DATA_DIR: dataFolder() });
    expect((await sell(service, dataDir, 'before')).status).toBe(409);
    // The click is from before the move: its identifier is read with the key.
    expect((await sell(service, dataDir, 'after', clickId)).body).toMatchObject({ attributed: true });
    await service.kill('SIGTERM');
    const next = await query(
      server.url,
      `insert into partners (name, email, created_at) values ('N', 'n@n.dev', now()) returning id`,
    );
    expect(Number(next[0]!.id)).toBe(Number(lastId[0]!.id) + 1);

    await expect(start(false)).rejects.toThrow(/was moved to postgres:.*set DATABASE_URL/);
    const listed = await spawnAdmin({ DATA_DIR: dataDir }, ['program', 'list']);
    expect([listed.code, listed.stderr]).toEqual([1, expect.stringContaining('was moved to')]);
    const again = await move();
    expect([again.code, again.stderr]).toEqual([0, expect.stringContaining('already complete')]);
  });

  test('killed while it copies: nobody uses the half, the embedded database goes on, and a repeat completes it', async () => {
    await killMove(() => Promise.resolve(true));
    expect(await query(server.url, 'select from partners limit 1')).toEqual([]);
    await expect(start(true)).rejects.toThrow('a move to this database is not complete: repeat');
    const created = await spawnAdmin({ DATABASE_URL: server.url, DATA_DIR: dataFolder() }, ['demo', 'seed']);
    expect([created.code, created.stderr]).toEqual([1, expect.stringContaining('not complete')]);

    const service = await start(false);
    expect((await sell(service, dataDir, 'meanwhile')).status).toBe(200);
    await service.kill('SIGTERM');
    const before = await embedded(dataDir, contents);
    expect((await move()).code).toBe(0);
    expect(await contents(server.url)).toEqual(before);
  });

  test('killed between the mark and the commit: neither database is used until the move is repeated', async () => {
    const sales = countIn(await embedded(dataDir, contents), 'sales');
    await killMove(() => Promise.resolve(true));
    // The same files and rows as then: the mark is written, and the transaction of the target is gone.
    await mark(dataDir, server.url);
    await expect(start(false)).rejects.toThrow('was moved to postgres://there/referral');
    await expect(start(true)).rejects.toThrow('is not complete');
    const { code, document } = await move();
    expect([code, document.rows.sales]).toEqual([0, sales]);
  });

  test('is refused by another database after the mark, since the first one may have all rows', async () => {
    await query(admin, 'drop database if exists other', 'create database other owner referral');
    const other = new URL(server.url);
    other.pathname = '/other';
    await mark(dataDir, other.href);
    const { code, stderr } = await move();
    expect([code, stderr]).toEqual([1, expect.stringContaining('was moved, or is being moved, to postgres://there/')]);
    expect(await query(server.url, `select from pg_class where relname = 'partners'`)).toEqual([]);
  });

  test('killed before it learns that the commit succeeded: only the target is used, and a repeat says so', async () => {
    // The commit waits for a standby that does not exist.
    const setStandby = (change: string) =>
      query(admin, `alter system ${change}`, 'select pg_reload_conf()').then(() => undefined);
    const sales = countIn(await embedded(dataDir, contents), 'sales');
    await killMove(isCommitting, {
      meanwhile: () => setStandby(`set synchronous_standby_names = 'none'`),
      afterwards: () => setStandby('reset synchronous_standby_names'),
    });
    await expect.poll(() => query(server.url, 'select from partners limit 1')).toHaveLength(1);
    await expect(start(false)).rejects.toThrow('was moved to');
    const again = await move();
    expect([again.code, again.stderr]).toEqual([0, expect.stringContaining('already complete')]);
    expect((await query(server.url, 'select from sales')).length).toBe(sales);
  });

  test('is refused while the service is running, and changes nothing', async () => {
    const service = await start(false);
    const { code, stderr } = await move();
    expect([code, stderr]).toEqual([1, expect.stringContaining('is using the embedded database: stop it')]);
    expect((await sell(service, dataDir, 'still here')).status).toBe(200);
    await service.kill('SIGTERM');
    expect(await query(server.url, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
  });

  test.each([
    ['a table of something else', ['create table orders (id bigint)'], 'it has the table orders'],
    [
      'the move of another database',
      [
        'create table moves (id bigint, source text, finished_at timestamptz)',
        `insert into moves values (1, 'other', null)`,
      ],
      'another database was moved',
    ],
  ])('is refused by a target with %s, which stays as it is', async (_, statements, message) => {
    await query(server.url, ...statements);
    const { code, stderr } = await move();
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(isMarked()).toBe(false);
    expect(await query(server.url, `select from pg_class where relname = 'partners'`)).toEqual([]);
    const service = await start(false);
    await service.kill('SIGTERM');
  });

  test('is refused with DATABASE_URL, without an address, and with the embedded database as the target', async () => {
    const own = await spawnAdmin({ DATA_DIR: dataDir, DATABASE_URL: server.url }, ['move', '--to', server.url]);
    expect([own.code, own.stderr]).toEqual([1, expect.stringMatching(/no tables of this service|DATABASE_URL is set/)]);
    expect((await spawnAdmin({ DATA_DIR: dataDir }, ['move'])).code).toBe(2);
    const itself = await embedded(dataDir, (url) => {
      const options = { sourceUrl: url, targetUrl: url, dataDir, now: () => new Date(), say: () => undefined };
      return moveDatabase(options).catch((error: Error) => error.message);
    });
    expect(itself).toBe('the target is the embedded database itself');
    const wrong = await spawnAdmin({ DATA_DIR: dataDir }, ['move', '--to', '-'], 'mysql://there\n');
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('must be a postgres:// URL')]);
  });
});
