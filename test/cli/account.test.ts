import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setAccountStatus } from '../../src/accounts/write.ts';
import { startService, type Service } from '../support/service.ts';
import { asPerson, signedIn, signIn } from './signing.ts';
import type { Person } from './support.ts';

// What a sign-in stores, what `whoami` shows, and how signing out removes it.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const tokenOf = (anna: Person): string =>
  (JSON.parse(anna.files().find(({ name }) => name === 'login.json')!.text) as { token: string }).token;
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('whoami', () => {
  test('shows the account, the deployment and the time; the token only with its flag', () =>
    asPerson(service, async (anna) => {
      await signIn(anna);
      const text = await anna.run('whoami');
      expect([text.code, text.stderr]).toEqual([0, '']);
      expect(text.stdout).toMatch(
        new RegExp(
          `^Account     anna@brand\\.dev\nAdvertiser  \\d+\nService     ${service.baseUrl}\nSigned in   \\S+Z\nPrograms    0, 0 keys saved here\n$`,
        ),
      );
      const { document } = await anna.run('whoami', '--json');
      expect(document).toEqual({
        data: {
          base_url: service.baseUrl,
          email: 'anna@brand.dev',
          advertiser_id: expect.any(Number),
          signed_in_at: expect.any(String),
          programs: 0,
          saved_keys: [],
        },
      });
      const token = tokenOf(anna);
      expect((await anna.run('whoami', '--show-token')).stdout).toContain(`Token       ${token}\n`);
      expect((await anna.run('whoami', '--show-token', '--json')).document.data.token).toBe(token);
    }));

  test('exits with 3 if nobody is signed in, and explains how to sign in', () =>
    asPerson(service, async (anna) => {
      const { code, stderr } = await anna.run('whoami');
      expect(code).toBe(3);
      expect(stderr).toBe(
        `Error: Not signed in at ${service.baseUrl}.\n  What to do: Sign in: npx @referral-tracking/cli login\n`,
      );
      expect((await anna.run('whoami', '--json')).document.error.exit_code).toBe(3);
    }));

  test.each<[string, (email: string) => Promise<unknown> | void]>([
    ['the account is suspended', (email) => setAccountStatus(service.db, email, 'suspended', service.clock.now())],
    ['ninety days are over', () => service.clock.advance({ days: 91 })],
  ])('exits with 3 when %s: it calls the service', (reason, end) =>
    asPerson(service, async (anna) => {
      const email = `${reason.replaceAll(' ', '.')}@brand.dev`;
      await signedIn(anna, service, email);
      await end(email);
      const { code, stderr } = await anna.run('whoami');
      expect(code).toBe(3);
      expect(stderr).toMatch(/^Error: Invalid or expired login token\n {2}Code: 401 UnauthorizedError\n/);
      expect(stderr).toContain('Sign in: npx @referral-tracking/cli login\n');
    }),
  );
});

describe('logout', () => {
  test('removes the token, and reports if there was none', () =>
    asPerson(service, async (anna) => {
      await signedIn(anna, service);
      const token = tokenOf(anna);
      expect(await anna.run('logout')).toMatchObject({ code: 0, stdout: `Signed out of ${service.baseUrl}.\n` });
      expect(anna.files()).toEqual([]);
      // The service does not accept it any more either.
      expect((await service.call('/api/v1/cli/programs', { method: 'GET', key: token })).status).toBe(401);
      expect((await anna.run('whoami')).code).toBe(3);
      const { code, document } = await anna.run('logout', '--json');
      expect(code).toBe(0);
      expect(document).toEqual({ data: { base_url: service.baseUrl, signed_out: false, forgotten_keys: 0 } });
    }));

  test('deletes the token here if the service cannot be reached, and says where to revoke it', () =>
    asPerson(service, async (anna) => {
      await signedIn(anna, service);
      const other = await service.second();
      await signIn(anna, 'bert@brand.dev', '--base-url', other.baseUrl);
      await other.stop();
      const { code, stderr } = await anna.run('logout', '--base-url', other.baseUrl);
      expect(code).toBe(4);
      expect(stderr).toContain(`Revoke it on the page ${other.baseUrl}/app/account`);
      expect(anna.files()).toHaveLength(1);
    }));

  test('keeps the keys of programs, unless --all is given', () =>
    asPerson(service, async (anna) => {
      await signedIn(anna, service);
      const init = ['init', '--name', 'Shop', '--domain', 'brand.dev', '--commission-type', 'fixed'];
      await anna.run(...init, '--commission-rate', '5');
      await anna.run('logout');
      expect(anna.files().map(({ name }) => name)).toEqual([expect.stringMatching(/^program-\d+\.json$/)]);
      expect((await anna.run('logout', '--all')).stdout).toContain('1 program key deleted.');
      expect(anna.files()).toEqual([]);
    }));
});

describe('a stored credential', () => {
  test('is readable only by its owner, even if the folder was open to others', () =>
    asPerson(service, async (anna) => {
      await signIn(anna);
      const [file] = anna.files();
      const folders = [dirname(file!.path), dirname(dirname(file!.path))];
      expect([file!.mode, ...folders.map(modeOf)]).toEqual(['600', '700', '700']);
      for (const path of [file!.path, ...folders]) chmodSync(path, 0o755);
      await signIn(anna);
      expect([anna.files()[0]!.mode, ...folders.map(modeOf)]).toEqual(['600', '700', '700']);
    }));

  test('belongs to one deployment', async () => {
    const other = await service.second();
    await asPerson(service, async (anna) => {
      await signedIn(anna, service);
      expect((await anna.run('whoami', '--base-url', other.baseUrl)).code).toBe(3);
      expect((await anna.run('whoami', '--base-url', `${service.baseUrl}/below`)).code).toBe(3);
      const slash = await anna.run('whoami', '--base-url', `${service.baseUrl.toUpperCase()}/`);
      expect(slash.code).toBe(0);
      await signIn(anna, 'bert@brand.dev', '--base-url', other.baseUrl);
      const at = async (baseUrl: string) =>
        (await anna.run('whoami', '--json', '--base-url', baseUrl)).document.data.email as string;
      expect([await at(service.baseUrl), await at(other.baseUrl)]).toEqual(['anna@brand.dev', 'bert@brand.dev']);
      await anna.run('logout');
      expect(await at(other.baseUrl)).toBe('bert@brand.dev');
    });
  });

  test.each([
    ['empty', () => ''],
    ['cut short', (text: string) => text.slice(0, 40)],
    ['of another shape', () => '{"token":5}'],
    ['of another deployment', (text: string) => text.replace(/"base_url": "[^"]+"/, '"base_url": "http://other.dev"')],
  ])('is %s: the error names the file, and a new sign-in repairs it', (_, damage) =>
    asPerson(service, async (anna) => {
      await signedIn(anna, service);
      const { path, text } = anna.files()[0]!;
      writeFileSync(path, damage(text));
      const { code, stderr, stdout } = await anna.run('whoami');
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(new RegExp(`^Error: The file ${path} is damaged`));
      expect(stderr).not.toContain('reflogin_');
      await signIn(anna);
      expect((await anna.run('whoami')).code).toBe(0);
    }),
  );

  test('is replaced in one step: a concurrent reader sees the old or the new token', () =>
    asPerson(service, async (anna) => {
      await signIn(anna);
      const { path } = anna.files()[0]!;
      const whole = new Set<number>();
      const running = signIn(anna).then(() => true);
      let done = false;
      void running.then(() => (done = true));
      while (!done) {
        whole.add((JSON.parse(readFileSync(path, 'utf8')) as { token: string }).token.length);
        await new Promise((resolve) => setImmediate(resolve));
      }
      await running;
      expect(whole.size).toBe(1);
      expect(anna.files().map(({ path: at }) => at)).toEqual([join(dirname(path), 'login.json')]);
    }));
});
