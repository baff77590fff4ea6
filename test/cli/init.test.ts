import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { asPerson, signedIn } from './signing.ts';
import { person, type Person } from './support.ts';

// Creating a program: its key is shown once, saved, and used by later commands.

let service: Service;
let anna: Person;
beforeAll(async () => {
  service = await startService();
  anna = person(service.baseUrl);
  await signedIn(anna, service);
});
afterAll(async () => {
  anna.clean();
  await service.stop();
});

const FLAGS = ['--name', 'Shop', '--domain', 'brand.dev', '--commission-type', 'percent', '--commission-rate', '12.5'];
const KEY = /refkey_[0-9A-Za-z]{49}/;
const make = async (who: Person, ...more: string[]) =>
  (await who.run('init', ...FLAGS, ...more, '--json')).document.data as { program_id: number; api_key: string };
const countPrograms = async () => Number((await service.db.knex('programs').count())[0]!.count);

test('creates the program, prints its key once and saves it for later commands', async () => {
  const { code, stdout, stderr } = await anna.run('init', ...FLAGS);
  expect([code, stderr]).toEqual([0, '']);
  const [, id] = /^Program (\d+) \(Shop, brand\.dev\) is created\.\n/.exec(stdout)!;
  const [key] = KEY.exec(stdout)!;
  expect(stdout).toContain(`API key: ${key}\n`);
  expect(stdout).toContain(`saved for later commands in:\n  ${anna.config}`);
  const saved = anna.files().find(({ name }) => name === `program-${id}.json`)!;
  expect([saved.mode, JSON.parse(saved.text).api_key]).toEqual(['600', key]);
  const [row] = await service.db.knex('programs').where({ id });
  expect(row).toMatchObject({ name: 'Shop', commission_type: 'percent', commission_rate: '12.5' });

  const status = await anna.run('status');
  expect(status.code).toBe(0);
  expect(status.stdout).toContain(`Shop (program ${id})`);
  expect(status.stdout).not.toMatch(KEY);
});

test('readiness then shows the commands that its owner can run, and they do it', () =>
  asPerson(service, async (carla) => {
    await signedIn(carla, service, 'carla@brand.dev');
    const { program_id: id } = await make(carla);
    const { stdout } = await carla.run('readiness');
    for (const command of [
      `npx @referral-tracking/cli partner invite <email> --program ${id}\n`,
      `npx @referral-tracking/cli link create --partner-id <id> --code <code> --program ${id}\n`,
    ]) {
      expect(stdout).toContain(command);
    }
    expect(stdout).not.toContain('npm run');
    const invite = ['partner', 'invite', 'pia@partner.dev', '--program', String(id)];
    expect(await carla.run(...invite)).toMatchObject({ code: 0, stderr: '' });
    // A viewer may not run these commands, so the operator's are shown.
    await service.db.knex('memberships').where({ program_id: id }).update({ role: 'viewer' });
    expect((await carla.run('readiness')).stdout).not.toContain('npx @referral-tracking/cli partner invite');
    const others = await service.make.program();
    // A program of somebody else: its operator makes what is missing.
    expect((await carla.run('readiness', '--api-key', others.key)).stdout).toContain(
      'npm run -s admin -- partner create',
    );
  }));

test('--json prints the response of the service', () =>
  asPerson(service, async (bert) => {
    await signedIn(bert, service, 'bert@brand.dev');
    const { document } = await bert.run('init', ...FLAGS, '--json');
    expect(document).toEqual({
      data: {
        program_id: expect.any(Number),
        program_slug: expect.stringMatching(/^shop/),
        name: 'Shop',
        domain: 'brand.dev',
        api_key: expect.stringMatching(KEY),
      },
    });
  }));

describe('is rejected', () => {
  test('without a terminal, if a value is missing: invalid usage, before any request', async () => {
    const before = await countPrograms();
    const { code, stderr } = await anna.run('init', '--name', 'Brand', '--commission-rate', '5');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Error: Not given: --domain, --commission-type\n/);
    expect(await countPrograms()).toBe(before);
  });

  test('without a sign-in', () =>
    asPerson(service, async (nobody) => {
      expect((await nobody.run('init', ...FLAGS)).code).toBe(3);
    }));

  test.each([
    ['0', /^Error: commission_rate must be a positive number\n {2}Code: 400 BadRequestError\n/],
    ['101', /^Error: commission_rate must be at most 100 for the percent kinds/],
  ])('by the service, for a rate of %s', async (rate, message) => {
    const { code, stderr } = await anna.run('init', ...FLAGS, '--commission-rate', rate);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/\n {2}What to do: .+\n {2}See: .+#\w+\n/);
  });

  test('by the service, for the advertiser of another account', async () => {
    const { code, stderr } = await anna.run('init', ...FLAGS, '--advertiser-id', '999999');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Error: advertiser_id does not match the authenticated account\n {2}Code: 403 Forbidden/);
    expect(stderr).toContain('does not allow this');
  });
});

test('the account’s own advertiser may be given', async () => {
  const [{ id: advertiser_id }] = await service.db.knex('advertisers').select('id').orderBy('id').limit(1);
  expect((await make(anna, '--advertiser-id', String(advertiser_id))).program_id).toBeGreaterThan(0);
});

test('a key that cannot be saved is printed', async () => {
  const [sequence] = await service.db.knex('programs_id_seq').select('last_value');
  const next = Number(sequence.last_value) + 1;
  const folder = dirname(anna.files()[0]!.path);
  mkdirSync(join(folder, `program-${next}.json`));
  const { code, stdout, stderr } = await anna.run('init', ...FLAGS, '--name', 'Unkept');
  expect(code).toBe(0);
  expect(stdout).toMatch(KEY);
  expect(stdout).toContain('could not be saved: copy it now.');
  expect(stderr).toMatch(/^Warning: Credentials cannot be saved: /);
});

test('programs that are created at the same time are all saved', () =>
  asPerson(service, async (bert) => {
    await signedIn(bert, service, 'carl@brand.dev');
    const made = await Promise.all(Array.from({ length: 4 }, () => make(bert)));
    const saved = bert.files().filter(({ name }) => name.startsWith('program-'));
    expect(saved.map(({ text }) => JSON.parse(text).api_key).sort()).toEqual(made.map(({ api_key }) => api_key).sort());
  }));

describe('the key that is used', () => {
  const idOf = async (who: Person, env: Record<string, string>, ...args: string[]) => {
    const run = await who.runWith(env, 'status', '--json', ...args);
    return run.code === 0 ? (run.document.data.program_id as number) : run.code;
  };

  test('from the flag, the environment, or the saved one; --program chooses among several', () =>
    asPerson(service, async (bert) => {
      const [flag, env] = [await service.make.program(), await service.make.program()];
      const REFERRAL_API_KEY = env.key;
      expect(await idOf(bert, {})).toBe(3);
      expect(await idOf(bert, { REFERRAL_API_KEY })).toBe(env.id);
      expect(await idOf(bert, { REFERRAL_API_KEY }, '--api-key', flag.key)).toBe(flag.id);
      await signedIn(bert, service, 'dora@brand.dev');
      const first = await make(bert);
      expect(await idOf(bert, {})).toBe(first.program_id);
      const second = await make(bert);
      expect(await idOf(bert, {})).toBe(2);
      for (const { program_id } of [first, second]) {
        expect(await idOf(bert, {}, '--program', String(program_id))).toBe(program_id);
        expect(await idOf(bert, { REFERRAL_API_KEY }, '--program', String(program_id))).toBe(program_id);
      }
      expect(await idOf(bert, { REFERRAL_API_KEY })).toBe(env.id);
      expect(await idOf(bert, {}, '--program', '999999')).toBe(3);
      const { stderr } = await bert.run('status');
      expect(stderr).toContain(`${first.program_id} (Shop), ${second.program_id} (Shop)`);
      expect(stderr).toContain('Choose one with --program <id>.');
    }));

  test('is not taken from a damaged file; the error names the file', () =>
    asPerson(service, async (bert) => {
      await signedIn(bert, service, 'emil@brand.dev');
      const { program_id } = await make(bert);
      const { path } = bert.files().find(({ name }) => name === `program-${program_id}.json`)!;
      writeFileSync(path, '{');
      const { code, stderr } = await bert.run('status');
      expect(code).toBe(1);
      expect(stderr).toContain(`The file ${path} is damaged`);
    }));
});

describe('programs', () => {
  test('lists the account’s programs, and which keys are saved here', () =>
    asPerson(service, async (bert) => {
      await signedIn(bert, service, 'fred@brand.dev');
      expect((await bert.run('programs')).stdout).toBe(
        'No programs yet. Create one: npx @referral-tracking/cli init\n',
      );
      const { program_id } = await make(bert);
      const other = await make(bert, '--name', 'Another brand', '--commission-type', 'fixed');
      await bert.run('logout', '--all');
      await signedIn(bert, service, 'fred@brand.dev');
      const third = await make(bert, '--name', 'Third');
      const { stdout } = await bert.run('programs');
      expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
        ['ID', 'NAME', 'DOMAIN', 'STATUS', 'COMMISSION', 'PARTNERS', 'KEY'],
        [String(program_id), 'Shop', 'brand.dev', 'configuring', 'percent 12.5 %', '0', '-'],
        [String(other.program_id), 'Another brand', 'brand.dev', 'configuring', 'fixed 12.5 USD', '0', '-'],
        [String(third.program_id), 'Third', 'brand.dev', 'configuring', 'percent 12.5 %', '0', 'saved'],
        [''],
      ]);
      const { document } = await bert.run('programs', '--json');
      expect(document.data.map(({ id }: { id: number }) => id)).toEqual([
        program_id,
        other.program_id,
        third.program_id,
      ]);
    }));
});
