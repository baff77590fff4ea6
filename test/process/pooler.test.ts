import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { spawnAdmin } from '../admin/support.ts';
import { send } from '../support/client.ts';
import { cloneDatabase, openTestDb, type TestDatabase, type TestDb } from '../support/database.ts';
import { fixtures, type Campaign } from '../support/fixtures.ts';
import { hasPgBouncer, startPgBouncer, type PgBouncer } from '../support/pgbouncer.ts';
import { SECRET_TEXT } from '../support/keys.ts';
import { dataFolder, startProcess, type Running } from './support.ts';

// Behind Debian's PgBouncer with its default settings: session pooling works, and transaction pooling is refused.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.skipIf(!hasPgBouncer())('behind PgBouncer', () => {
  let database: TestDatabase;
  let db: TestDb;
  let campaign: Campaign;
  let bouncer: PgBouncer | undefined;
  let service: Running | undefined;
  const dataDir = dataFolder();
  beforeAll(async () => {
    database = await cloneDatabase();
    db = openTestDb(database.url);
    campaign = await fixtures(db, systemClock).campaign();
  });
  afterEach(async () => {
    await service?.kill('SIGTERM');
    await bouncer?.stop();
    bouncer = undefined;
  });
  afterAll(async () => {
    await db.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const env = () => ({ DATABASE_URL: bouncer!.url, DATA_DIR: dataDir, SECRET_KEY: SECRET_TEXT });

  test('session pooling works without any setting of PgBouncer, with reports of changes', async () => {
    bouncer = await startPgBouncer(database.url, 'session');
    const { baseUrl } = (service = await startProcess(env()));
    const body = { affiliate_url: campaign.url };
    const click = () => send(baseUrl, '/api/v1/track/click', { body });
    const statuses = await Promise.all(Array.from({ length: 64 }, async () => (await click()).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { click_id } = (await click()).body as { click_id: string };
    const sale = { transaction_id: 'order-1', amount_cents: 9_900, click_id };
    const sold = await send(baseUrl, '/api/v1/track/sale', { body: sale, key: campaign.key });
    expect(sold.body).toMatchObject({ attributed: true });
    // A change is reported at once: without reports it takes up to a second.
    await db.knex('links').where({ code: campaign.code }).update({ enabled: false });
    await sleep(200);
    expect((await click()).status).toBe(410);
    await db.knex('links').where({ code: campaign.code }).update({ enabled: true });
    const doctor = await spawnAdmin(env(), ['doctor', '--json']);
    const { findings } = doctor.document as { findings: { check: string; level: string }[] };
    expect(findings.find(({ check }) => check === 'database')).toMatchObject({ level: 'fine' });
  });

  const REFUSED = 'a pooler gives each transaction another connection';

  test.each([
    ['many connections to the server', []],
    ['one connection to the server', ['default_pool_size = 1']],
  ])('transaction pooling with %s stops the start, and doctor names it', async (_, more) => {
    bouncer = await startPgBouncer(database.url, 'transaction', more);
    await expect(startProcess(env())).rejects.toThrow(new RegExp(`DATABASE_URL: ${REFUSED}[^]*pool_mode = session`));
    const doctor = await spawnAdmin(env(), ['doctor', '--json']);
    const { findings } = doctor.document as { findings: { check: string; level: string; message: string }[] };
    expect(findings.find(({ check }) => check === 'database')).toMatchObject({
      level: 'problem',
      message: expect.stringContaining(REFUSED),
    });
    const command = await spawnAdmin(env(), ['program', 'list']);
    expect(command.stderr).toMatch(new RegExp(`^Refused: ${REFUSED}`));
  });
});
