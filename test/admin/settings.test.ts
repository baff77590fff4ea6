import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProgram } from '../../src/programs/write.ts';
import { startService, type Service } from '../support/service.ts';
import { operator, type Operator } from './support.ts';

let service: Service;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  await service.stop();
  admin.clean();
});

const NEW = ['--domain', 'shop.dev', '--commission-type', 'percent', '--commission-rate', '12.5'];
const create = (name: string, ...flags: string[]) => admin.done('program', 'create', '--name', name, ...NEW, ...flags);
const rateOf = async (programId: number) =>
  (await service.db.knex('programs').where({ id: programId }).first('commission_rate')).commission_rate;

describe('program', () => {
  it('is created with its key and its origins', async () => {
    const flags = ['--name', 'Äda’s Shop', ...NEW, '--allowed-origin', 'HTTPS://App.shop.dev:443', '--currency', 'EUR'];
    const more = [
      '--allowed-origin',
      'http://localhost:5173',
      '--lead-commission-cents',
      '150',
      '--lead-auth',
      'browser_allowed',
    ];
    const { code, stderr, document } = await admin.run('program', 'create', ...flags, ...more);
    expect([code, stderr]).toEqual([0, '']);
    expect(document).toMatchObject({
      api_key: expect.stringMatching(/^refkey_/),
      slug: 'ada-s-shop',
      commission_rate: 12.5,
      currency: 'EUR',
      lead_auth: 'browser_allowed',
      lead_commission_cents: 150,
      cookie_window_days: 60,
      attribution_window_days: 60,
      advertiser_id: null,
      allowed_origins: ['http://localhost:5173', 'https://app.shop.dev', 'https://shop.dev', 'https://www.shop.dev'],
    });
    const refund = await service.refund({ transaction_id: 'none' }, { key: document.api_key });
    expect(refund.status).toBe(404);

    const shown = await admin.run('program', 'show', '--program-id', String(document.program_id));
    expect(shown.document.key.masked).toBe(`refkey_…${document.api_key.slice(-4)}`);
    expect(shown.stdout).not.toContain(document.api_key);
    const listed = await admin.run('program', 'list');
    expect(listed.document.programs).toContainEqual(shown.document);
  });

  it('stores every decimal of its rate', async () => {
    const small = await create('Small', '--commission-rate', '1e-7');
    expect([await rateOf(small.program_id), small.commission_rate]).toEqual(['0.0000001', 1e-7]);
    const long = await create('Long', '--commission-rate', '33.333333333333333333');
    expect(await rateOf(long.program_id)).toBe('33.333333333333333333');
  });

  it('gets a unique slug, even if many are created at once', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => create('Popular')));
    const slugs = made.map(({ slug }) => slug as string);
    expect(new Set(slugs).size).toBe(20);
    expect(slugs).toEqual(expect.arrayContaining(['popular', 'popular-2', 'popular-10']));
    for (const slug of slugs) expect(slug).toMatch(/^popular(-\d+)?$/);
    expect((await create('!!!')).slug).toBe('program');
  });

  it('changes only the given settings', async () => {
    const before = await create('Changing', '--allowed-origin', 'https://old.shop.dev');
    const id = String(before.program_id);
    const flags = ['--commission-type', 'fixed', '--commission-rate', '250', '--cookie-window-days', '7'];
    const changed = await admin.run('program', 'update', '--program-id', id, ...flags);
    const settings = { ...before, api_key: undefined };
    expect(changed.document).toEqual({
      ...settings,
      commission_type: 'fixed',
      commission_rate: 250,
      cookie_window_days: 7,
    });
    const replaced = await admin.done(
      'program',
      'update',
      '--program-id',
      id,
      '--allowed-origin',
      'https://new.shop.dev',
    );
    expect(replaced.allowed_origins).toEqual(['https://new.shop.dev']);
  });

  it('adds and removes single origins, and leaves the others', async () => {
    const { program_id } = await create('Origins', '--allowed-origin', 'https://app.shop.dev');
    const update = (...flags: string[]) =>
      admin.perform('program', 'update', '--program-id', `${program_id}`, ...flags);
    const local = 'http://localhost:5173';
    const added = await update('--add-allowed-origin', local, '--remove-allowed-origin', 'https://www.shop.dev');
    expect(added.document.allowed_origins).toEqual([local, 'https://app.shop.dev', 'https://shop.dev']);
    expect((await update('--add-allowed-origin', local)).document).toEqual(added.document);
    expect(await update('--remove-allowed-origin', 'https://typo.dev', '--remove-allowed-origin', local)).toMatchObject(
      {
        code: 1,
        stderr: `program ${program_id} does not allow the origin https://typo.dev`,
      },
    );
    expect((await admin.perform('program', 'show', '--program-id', `${program_id}`)).document).toEqual(added.document);
    const both = await update('--allowed-origin', local, '--add-allowed-origin', local);
    expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('cannot be used with')]);
  });

  it('rejects invalid settings: a percent rate above 100, an unknown advertiser or program', async () => {
    const id = String((await create('Refusing', '--commission-type', 'fixed', '--commission-rate', '250')).program_id);
    const percent = await admin.run('program', 'update', '--program-id', id, '--commission-type', 'percent');
    expect([percent.code, percent.stdout]).toEqual([1, '']);
    const rule = 'commission_rate must be at most 100 for the percent kinds and 1000000 for the fixed kinds';
    expect(percent.stderr).toBe(`Refused: ${rule}\n`);
    const owned = await admin.perform('program', 'update', '--program-id', id, '--advertiser-id', '404');
    expect(owned).toMatchObject({ code: 1, stderr: 'there is no advertiser 404' });
    expect(await admin.perform('program', 'show', '--program-id', '404')).toMatchObject({
      code: 1,
      stderr: 'there is no program 404',
    });
    expect((await admin.perform('program', 'update', '--program-id', '404', '--name', 'X')).stderr).toBe(
      'there is no program 404',
    );
  });

  it('is created completely or not at all', async () => {
    const settings = { name: 'Half', domain: 'half.dev', commissionType: 'percent', commissionRate: '5' } as const;
    const torn = service.db.transaction(async (tx) => {
      await createProgram(tx, settings, [], service.clock.now());
      throw new Error('torn');
    });
    await expect(torn).rejects.toThrow('torn');
    expect(await service.db.knex('programs').where({ name: 'Half' })).toEqual([]);
  });
});

describe('key', () => {
  const status = async (key: string) => (await service.refund({ transaction_id: 'none' }, { key })).status;

  it('is regenerated: the old key stops working, the new one works', async () => {
    const { program_id, api_key } = await create('Keyed');
    const { code, document } = await admin.run('key', 'regenerate', '--program-id', String(program_id));
    expect([code, document.program_id]).toEqual([0, program_id]);
    expect([await status(api_key), await status(document.api_key)]).toEqual([401, 404]);
    expect((await admin.perform('key', 'regenerate', '--program-id', '404')).stderr).toBe('there is no program 404');
  });

  it('is a single valid key after twenty regenerations at once', async () => {
    const { program_id } = await create('Contended');
    const made = await Promise.all(
      Array.from({ length: 20 }, () => admin.done('key', 'regenerate', '--program-id', String(program_id))),
    );
    const rows = await service.db.knex('program_keys').where({ program_id });
    expect(rows).toHaveLength(21);
    expect(rows.filter((row) => row.revoked_at === null)).toHaveLength(1);
    const statuses = await Promise.all(made.map(({ api_key }) => status(api_key)));
    expect(statuses.filter((code) => code === 404)).toHaveLength(1);
  });

  it('is marked, and marked again with another deadline', async () => {
    service.clock.set(new Date());
    const { program_id, api_key } = await create('Marked');
    const mark = ['key', 'mark', '--program-id', String(program_id), '--rotate-by'];
    const first = await admin.run(...mark, '2099-01-01T02:00:00+02:00');
    expect(first.document).toMatchObject({ program_id, rotate_by: '2099-01-01T00:00:00.000Z' });
    expect(Date.parse(first.document.marked_at)).toBeGreaterThanOrEqual(service.clock.now().getTime());
    service.clock.set(new Date(Date.now() + 1000));
    const second = await admin.done(...mark, '2098-01-01T00:00:00Z');
    expect(second).toMatchObject({ marked_at: first.document.marked_at, rotate_by: '2098-01-01T00:00:00.000Z' });

    const answer = await service.refund({ transaction_id: 'none' }, { key: api_key });
    expect(answer.headers.sunset).toBe('Wed, 01 Jan 2098 00:00:00 GMT');
    expect((await admin.done('program', 'show', '--program-id', String(program_id))).key).toMatchObject({
      marked_at: second.marked_at,
      rotate_by: second.rotate_by,
    });
  });

  it('is permanently retired after its deadline', async () => {
    const { program_id } = await create('Retired');
    const mark = ['key', 'mark', '--program-id', String(program_id), '--rotate-by'];
    const soon = new Date(service.clock.now().getTime() + 1000).toISOString();
    await admin.done(...mark, soon);
    service.clock.advance({ seconds: 1 });
    const refused = await admin.perform(...mark, '2099-01-01T00:00:00Z');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('is retired; create a new one with: key regenerate');
  });

  it('stays retired when a new one is made, so that a forgotten client gets the reason', async () => {
    const { program_id, api_key } = await create('Forgotten');
    const soon = new Date(service.clock.now().getTime() + 1000).toISOString();
    await admin.done('key', 'mark', '--program-id', String(program_id), '--rotate-by', soon);
    service.clock.advance({ seconds: 1 });
    const { api_key: next } = await admin.done('key', 'regenerate', '--program-id', String(program_id));
    const answer = await service.refund({ transaction_id: 'none' }, { key: api_key });
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'api_key_rotation_required' } } });
    expect(await status(next)).toBe(404);
  });
});
