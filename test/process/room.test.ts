import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { spawnAdmin } from '../admin/support.ts';
import { send } from '../support/client.ts';
import { openTestDb } from '../support/database.ts';
import { fixtures, type Campaign } from '../support/fixtures.ts';
import { SECRET_TEXT } from '../support/keys.ts';
import { findPostgres, startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';
import { dataFolder, startProcess, type Running } from './support.ts';

// Hosters limit the connections of a role. Requests wait for one, within their time limit, and none fails.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ROUNDS = 3;
const AT_ONCE = 64;

const bin = findPostgres();
describe.skipIf(bin === undefined)('a role that may have 8 connections', () => {
  let server: OwnPostgres;
  let campaign: Campaign;
  let token: string;
  let service: Running | undefined;
  const dataDir = dataFolder();
  beforeAll(async () => {
    server = await startOwnPostgres(bin!);
    await migrate(server.url);
    const db = openTestDb(server.url);
    const make = fixtures(db, systemClock);
    campaign = await make.campaign();
    token = (await make.member(campaign.id)).apiToken;
    await db.close();
    const admin = new pg.Client(server.adminUrl);
    await admin.connect();
    await admin.query('alter role referral connection limit 8').finally(() => admin.end());
  });
  afterEach(() => service?.kill('SIGTERM'));
  afterAll(() => {
    server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = async (env: Record<string, string>) => {
    const own = { DATABASE_URL: server.url, DATA_DIR: dataDir, SECRET_KEY: SECRET_TEXT, ...env };
    service = await startProcess(own);
    return service;
  };

  let visits = 0;
  /** A click and its sale, a new link, and a list. */
  async function visit(baseUrl: string): Promise<number[]> {
    const { url, key } = campaign;
    const number = visits++;
    const click = await send(baseUrl, '/api/v1/track/click', { body: { affiliate_url: url } });
    const body = { transaction_id: `order-${number}`, amount_cents: 9_900, click_id: click.body.click_id as string };
    const sale = await send(baseUrl, '/api/v1/track/sale', { body, key });
    const link = { partner_id: campaign.partnerId, code: `visit-${number}` };
    const created = await send(baseUrl, `/api/v1/programs/${campaign.id}/links`, { body: link, key: token });
    const list = await send(baseUrl, `/api/v1/programs/${campaign.id}/commissions`, { method: 'GET', key: token });
    return [click.status, sale.status, created.status, list.status];
  }

  async function allAtOnce({ baseUrl }: Running): Promise<Set<number>> {
    const statuses = new Set<number>();
    for (let round = 0; round < ROUNDS; round++) {
      const seen = await Promise.all(Array.from({ length: AT_ONCE }, () => visit(baseUrl)));
      for (const status of seen.flat()) statuses.add(status);
    }
    return statuses;
  }

  test('64 requests at once are answered with DATABASE_POOL=6', async () => {
    const running = await start({ DATABASE_POOL: '6' });
    expect(await allAtOnce(running)).toEqual(new Set([200, 201]));
    expect(running.output()).not.toContain('has no room');
  });

  test('with the default pool they wait, too, and the log says what to set', async () => {
    const running = await start({});
    expect(await allAtOnce(running)).toEqual(new Set([200, 201]));
    expect(running.output()).toContain('has no room for 16 connections of this process (too many connections for role');
    expect(running.output()).toContain('lower DATABASE_POOL');
  });

  describe('doctor', () => {
    beforeEach(() => service?.kill('SIGTERM'));
    const connections = async (env: Record<string, string>) => {
      const own = { DATABASE_URL: server.url, DATA_DIR: dataDir, SECRET_KEY: SECRET_TEXT, ...env };
      const { document } = await spawnAdmin(own, ['doctor', '--json']);
      const { findings } = document as { findings: { check: string }[] };
      return findings.find(({ check }) => check === 'connections');
    };

    test.each([
      [{}, 'an instance opens up to 17, and the role referral has room for 8', 'Set DATABASE_POOL=6 or less'],
      [
        { WORKERS: '2' },
        'an instance opens up to 50, and the role referral has room for 8',
        'Set DATABASE_POOL=2 or less',
      ],
    ])('names a pool that is too large (%o)', async (env, message, action) => {
      expect(await connections(env)).toMatchObject({
        level: 'warning',
        message,
        action: expect.stringContaining(action),
      });
    });

    test('accepts one that fits', async () => {
      expect(await connections({ DATABASE_POOL: '6' })).toMatchObject({ level: 'fine' });
    });
  });
});
