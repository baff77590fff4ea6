import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('account', () => {
  it('is created, suspended and reinstated, each address once', async () => {
    const made = await admin.run('account', 'create', '--email', 'Ada@Brand.dev');
    expect([made.code, made.stderr]).toEqual([0, '']);
    expect(made.document).toEqual({
      account_id: expect.any(Number),
      advertiser_id: expect.any(Number),
      email: 'ada@brand.dev',
      status: 'active',
    });
    const suspended = await admin.run('account', 'suspend', '--email', 'ada@brand.dev');
    expect(suspended.document).toEqual({ ...made.document, status: 'suspended' });
    const reinstated = await admin.run('account', 'reinstate', '--email', 'ADA@brand.dev');
    expect(reinstated.document).toEqual(made.document);

    const again = await admin.run('account', 'create', '--email', 'ada@brand.DEV');
    expect([again.code, again.stdout]).toEqual([1, '']);
    expect(again.stderr).toBe('Refused: an account with the address ada@brand.dev already exists\n');
    const rebound = await admin.run('account', 'rebind', '--email', 'Ada@brand.dev');
    expect(rebound.document).toEqual({ ...made.document, status: 'active' });
    expect((await admin.perform('account', 'rebind', '--email', 'eve@brand.dev')).stderr).toBe(
      'there is no account with the address eve@brand.dev',
    );
    expect((await admin.perform('account', 'suspend', '--email', 'eve@brand.dev')).stderr).toBe(
      'there is no account with the address eve@brand.dev',
    );
  });
});

describe('account suspend --with-keys', () => {
  const owned = async (email: string) => {
    const { advertiser_id } = await admin.done('account', 'create', '--email', email);
    const own = ['--advertiser-id', String(advertiser_id)];
    return [await create('Owned', ...own), await create('Owned too', ...own)] as {
      program_id: number;
      api_key: string;
    }[];
  };
  const statusOf = async (key: string) => (await service.call('/api/v1/cli/status', { method: 'GET', key })).status;

  it('revokes the keys of the account’s programs only; reinstating does not restore them', async () => {
    const programs = await owned('keys@brand.dev');
    const other = await create('Another');
    const suspended = await admin.done('account', 'suspend', '--with-keys', '--email', 'keys@brand.dev');
    expect(suspended).toMatchObject({
      status: 'suspended',
      revoked_keys: programs.map(({ program_id, api_key }) => ({
        program_id,
        masked: `refkey_…${api_key.slice(-4)}`,
      })),
    });
    for (const { api_key } of programs) expect(await statusOf(api_key)).toBe(401);
    expect(await statusOf(other.api_key)).toBe(200);
    await admin.done('account', 'reinstate', '--email', 'keys@brand.dev');
    for (const { api_key } of programs) expect(await statusOf(api_key)).toBe(401);
    const { api_key } = await admin.done('key', 'regenerate', '--program-id', String(programs[0]!.program_id));
    expect(await statusOf(api_key as string)).toBe(200);
  });

  it('is required to revoke keys: without it they keep working, and the help says so', async () => {
    const [program] = await owned('without@brand.dev');
    const suspended = await admin.done('account', 'suspend', '--email', 'without@brand.dev');
    expect(suspended).not.toHaveProperty('revoked_keys');
    expect(await statusOf(program!.api_key)).toBe(200);
    const help = await admin.run('account', 'suspend', '--help');
    expect(help.stdout).toContain('--with-keys');
    expect(help.stdout).toContain("the account's programs continue to work: their API keys are accepted");
    const again = await admin.done('account', 'suspend', '--with-keys', '--email', 'without@brand.dev');
    expect(again.revoked_keys).toHaveLength(2);
  });

  it('refuses an address that no account has', async () => {
    const run = await admin.perform('account', 'suspend', '--with-keys', '--email', 'eve@brand.dev');
    expect([run.code, run.stderr]).toEqual([1, 'there is no account with the address eve@brand.dev']);
  });
});
