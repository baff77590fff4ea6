import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureDemo } from '../../src/demo/demo.ts';
import { SECRET_TEXT } from '../support/keys.ts';
import { startService, type Service } from '../support/service.ts';
import { operator, spawnAdmin, type Operator } from './support.ts';

let service: Service;
let admin: Operator;
beforeEach(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterEach(async () => {
  await service.stop();
  admin.clean();
});

const path = () => join(admin.dataDir, 'demo.json');
const seed = () => admin.done('demo', 'seed');
const programs = () => service.db.knex('programs').orderBy('id');

describe('demo seed', () => {
  it('creates a working chain, once', async () => {
    const { code, stderr, document } = await admin.run('demo', 'seed');
    expect([code, stderr]).toEqual([0, '']);
    expect(document).toEqual({ program_id: expect.any(Number), api_key: expect.any(String), code: 'demo' });
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual(document);
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    expect(readdirSync(admin.dataDir)).toEqual(['demo.json']);

    const page = { origin: 'http://localhost:3000' };
    const clicked = await service.click({ affiliate_url: 'http://localhost:3000/?aff=demo' }, page);
    const { click_id } = clicked.body;
    const key = document.api_key as string;
    expect((await service.lead({ click_id, customer_key: 'user-1' }, { key })).status).toBe(200);
    const sale = await service.sale({ transaction_id: 'demo-1', amount_cents: 4_900, click_id }, { key });
    expect(sale.body).toMatchObject({ attributed: true, commission_id: expect.any(Number) });
    expect(await seed()).toEqual(document);
    expect(await programs()).toHaveLength(1);
  });

  it('is rejected in production and creates nothing', async () => {
    const production = { DATABASE_URL: service.databaseUrl, DATA_DIR: admin.dataDir, NODE_ENV: 'production' };
    const run = await spawnAdmin({ ...production, SECRET_KEY: SECRET_TEXT.padEnd(64, '.') }, ['demo', 'seed']);
    expect([run.code, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toMatch(/^Refused: there is no demo with NODE_ENV=production/);
    expect([await programs(), readdirSync(admin.dataDir)]).toEqual([[], []]);
  });

  it('creates one demo if many processes start at once', async () => {
    const demos = await Promise.all(Array.from({ length: 8 }, seed));
    expect(new Set(demos.map(({ api_key }) => api_key as string)).size).toBe(1);
    expect(await programs()).toHaveLength(1);
  });

  it('creates another demo if the key or link no longer works, and uses no existing code', async () => {
    const first = await seed();
    await admin.done('key', 'regenerate', '--program-id', String(first.program_id));
    const second = await seed();
    expect(second.program_id).not.toBe(first.program_id);
    expect(second.code).toBe('demo-2');
    await admin.done('link', 'disable', '--code', 'demo-2');
    const third = await seed();
    expect(third).toEqual({ ...second, code: 'demo-3' });
    writeFileSync(path(), '{"program_id": 1, "api_');
    expect((await seed()).code).toBe('demo-4');
    expect(await seed()).toEqual(JSON.parse(readFileSync(path(), 'utf8')));
  });

  it.each([
    ['http://127.0.0.1:4321', ['http://127.0.0.1:4321', 'http://localhost:4321']],
    ['http://localhost:4321', ['http://127.0.0.1:4321', 'http://localhost:4321']],
    ['https://referrals.brand.dev/prefix', ['https://referrals.brand.dev']],
  ])('allows the pages of %s, by each name of this machine', async (baseUrl, origins) => {
    const options = { db: service.db, clock: service.clock, dataDir: admin.dataDir, baseUrl };
    const { program_id } = await ensureDemo(options);
    const { allowed_origins } = await admin.done('program', 'show', '--program-id', String(program_id));
    expect(allowed_origins).toEqual(expect.arrayContaining(origins));
  });

  it('lists the current origin of the service', async () => {
    const start = (baseUrl: string) => ensureDemo({ ...service, dataDir: admin.dataDir, baseUrl });
    const { program_id } = await start('http://127.0.0.1:4000');
    await start('http://127.0.0.1:5000/referrals');
    const { allowed_origins } = await admin.done('program', 'show', '--program-id', String(program_id));
    for (const origin of [
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://127.0.0.1:4000',
      'http://127.0.0.1:5000',
    ]) {
      expect(allowed_origins).toContain(origin);
    }
  });
});
