import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { addressOf, asPerson, complete, signedIn } from './signing.ts';
import type { Running } from './support.ts';

// The client on a terminal: questions, colours, the spinner, the browser, Ctrl-C.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const hasScript = ((): boolean => {
  try {
    execFileSync('sh', ['-c', 'command -v script']);
    return true;
  } catch {
    console.warn('There is no `script` here: nothing is tried on a terminal.');
    return false;
  }
})();

const ENTER = '\r';
const DOWN = '\u001b[B';
const CTRL_C = '\u0003';
const COLOUR = /\u001b\[3\dm/;

/** Waits for a question and answers it. The prompts ignore keys that are typed before they listen. */
async function answer(running: Running, question: RegExp, keys: string): Promise<void> {
  await running.said(question);
  await sleep(100);
  running.child.stdin.write(keys);
}

describe.skipIf(!hasScript)('on a terminal', () => {
  test('init asks for missing values', () =>
    asPerson(service, async (anna) => {
      await signedIn(anna, service);
      const running = anna.startOnTerminal({}, 'init', '--domain', 'brand.dev');
      await answer(running, /Name of the program\?/, `Asked for${ENTER}`);
      await answer(running, /Commission type\?/, `${DOWN}${ENTER}`);
      await answer(running, /Commission rate, in major units/, `nothing${ENTER}`);
      await answer(running, /Enter a positive number/, `\u0015${'7.5'}${ENTER}`);
      const { code, stdout } = await running.ended;
      expect(code).toBe(0);
      expect(stdout).toMatch(/Program \d+ \(Asked for, brand\.dev\) is created\./);
      expect(stdout).not.toContain('Host name of the brand');
      const [row] = await service.db.knex('programs').where({ name: 'Asked for' });
      expect(row).toMatchObject({ domain: 'brand.dev', commission_type: 'fixed', commission_rate: '7.5' });
    }));

  test('init asks again for what is no host name, accepts an address for it, and has a default rate', () =>
    asPerson(service, async (anna) => {
      await signedIn(anna, service);
      const running = anna.startOnTerminal({}, 'init', '--name', 'Asked again', '--commission-type', 'percent');
      await answer(running, /Host name of the brand\?/, `not a domain${ENTER}`);
      await answer(running, /Enter a host name, such as brand\.dev/, `\u0015${'https://Shop.dev/'}${ENTER}`);
      await answer(running, /Commission rate, in percent\?/, ENTER);
      expect((await running.ended).stdout).toMatch(/Program \d+ \(Asked again, shop\.dev\) is created\./);
      const [row] = await service.db.knex('programs').where({ name: 'Asked again' });
      expect(row).toMatchObject({ domain: 'shop.dev', commission_rate: '20' });
    }));

  test('init ends at Ctrl-C, and creates nothing', () =>
    asPerson(service, async (anna) => {
      await signedIn(anna, service);
      const running = anna.startOnTerminal({}, 'init', '--name', 'Never');
      await answer(running, /Host name of the brand/, CTRL_C);
      const { code, stdout } = await running.ended;
      expect(code).toBe(130);
      expect(stdout).toContain('Error: Interrupted.');
      expect(await service.db.knex('programs').where({ name: 'Never' })).toEqual([]);
      expect(anna.files().map(({ name }) => name)).toEqual(['login.json']);
    }));

  test('login shows a spinner, and removes it', () =>
    asPerson(service, async (anna) => {
      const running = anna.startOnTerminal({}, 'login', '--no-browser');
      await running.said(/\r\| Waiting for the sign-in/);
      await complete(running);
      const { code, stdout } = await running.ended;
      expect(code).toBe(0);
      const [, after] = stdout.split(/\r {20,}\r/);
      expect(after).toContain('Signed in at');
    }));

  test('login ends at Ctrl-C with 130, and removes the spinner', () =>
    asPerson(service, async (anna) => {
      const running = anna.startOnTerminal({}, 'login', '--no-browser');
      await running.said(/\r\| Waiting for the sign-in/);
      running.child.stdin.write(CTRL_C);
      const { code, stdout } = await running.ended;
      expect(code).toBe(130);
      expect(stdout).toMatch(/\r {20,}\rError: Interrupted\.\r\n$/);
      expect(anna.files()).toEqual([]);
    }));

  // Only on Linux can the test choose the program that opens the browser.
  describe.skipIf(process.platform !== 'linux')('login and the browser', () => {
    // A desktop whose program for opening URLs writes them to a file.
    const withDesktop = (config: string) => {
      const [folder, opened] = [join(dirname(config), 'bin'), join(dirname(config), 'opened')];
      mkdirSync(folder);
      writeFileSync(join(folder, 'gio'), `#!/bin/sh\n[ "$1" = open ] && echo "$2" > '${opened}'\nexit 0\n`, {
        mode: 0o755,
      });
      const { PATH = '' } = process.env;
      return { env: { DISPLAY: ':7', XDG_CURRENT_DESKTOP: 'GNOME', PATH: `${folder}:${PATH}` }, opened };
    };

    test('opens the page if there is a display', () =>
      asPerson(service, async (anna) => {
        const { env, opened } = withDesktop(anna.config);
        const running = anna.startOnTerminal(env, 'login');
        const [, address] = await running.said(
          /Opening your browser\. If it does not open, go to this address:\s+(http\S+)/,
        );
        while (!existsSync(opened) || readFileSync(opened, 'utf8') === '') await sleep(20);
        expect(readFileSync(opened, 'utf8').trim()).toBe(address);
        running.child.stdin.write(CTRL_C);
        await running.ended;
      }));

    test.each<[string, Record<string, string>, string[]]>([
      ['with --no-browser', {}, ['--no-browser']],
      ['without a display', { DISPLAY: '' }, []],
    ])('does not open the page, %s', (_, env, args) =>
      asPerson(service, async (anna) => {
        const desktop = withDesktop(anna.config);
        const running = anna.startOnTerminal({ ...desktop.env, ...env }, 'login', ...args);
        expect(await addressOf(running)).toMatch(/^http/);
        await running.said(/Waiting/);
        running.child.stdin.write(CTRL_C);
        const { stdout } = await running.ended;
        expect(stdout).not.toContain('Opening your browser');
        expect(existsSync(desktop.opened)).toBe(false);
      }),
    );
  });

  test('colours are used, except with NO_COLOR', async () => {
    const { key } = await service.make.program();
    await asPerson(service, async (anna) => {
      const run = (env: Record<string, string>) =>
        anna.startOnTerminal(env, 'readiness', '--api-key', key).ended.then(({ stdout }) => stdout);
      expect(await run({})).toMatch(COLOUR);
      const plain = await run({ NO_COLOR: '1' });
      expect(plain).toContain('[x] Profile');
      expect(plain).not.toMatch(COLOUR);
    });
  });
});
