import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTerminal } from '../../packages/cli/src/terminal.ts';
import { createServiceClient } from '../../packages/cli/src/client.ts';
import { waitForSignIn } from '../../packages/cli/src/polling.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { sha256 } from '../../src/lib/hashing.ts';
import { formsOf, openBrowser } from '../support/browser.ts';
import { without } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';
import { addressOf, asPerson, complete, signIn } from './signing.ts';

// A sign-in on the service's real pages, through the address that the client prints.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('shows the code of the page, waits, and saves the token without printing it', () =>
  asPerson(service, async (anna) => {
    const running = anna.start('login');
    const [, shown] = await running.said(/Confirmation code: (\S+) /);
    expect((await openBrowser().open(await addressOf(running))).text).toContain(shown);
    await complete(running);
    const { code, stdout, stderr } = await running.ended;
    expect([code, stdout]).toEqual([
      0,
      `Signed in at ${service.baseUrl} as anna@brand.dev.\nNext: npx @referral-tracking/cli init, or npx @referral-tracking/cli programs\n`,
    ]);
    const [file, ...more] = anna.files();
    expect([file!.name, more]).toEqual(['login.json', []]);
    const { token } = JSON.parse(file!.text) as { token: string };
    expect(token).toMatch(/^reflogin_/);
    expect(stdout + stderr).not.toContain(token);
  }));

test('--json prints one document on standard output, and nothing else', () =>
  asPerson(service, async (anna) => {
    const { document } = await signIn(anna, 'bert@brand.dev', '--json', '--no-browser');
    expect(document).toEqual({
      data: {
        base_url: service.baseUrl,
        email: 'bert@brand.dev',
        advertiser_id: expect.any(Number),
        signed_in_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
  }));

describe('ends without a sign-in', () => {
  test('after five minutes', () =>
    asPerson(service, async (anna) => {
      const running = anna.start('login', '--json');
      await running.said(/Waiting/);
      service.clock.advance({ seconds: 301 });
      const { code, document, stderr } = await running.ended;
      expect(code).toBe(1);
      expect(document.error).toEqual({
        message: 'The sign-in was rejected, or not completed in time.',
        hint: 'Start again: npx @referral-tracking/cli login',
        exit_code: 1,
      });
      expect(stderr).toContain('Error: The sign-in was rejected, or not completed in time.\n');
      expect(anna.files()).toEqual([]);
    }));

  test('when the person cancels on the page', () =>
    asPerson(service, async (anna) => {
      const running = anna.start('login');
      const browser = openBrowser();
      const page = await browser.open(await addressOf(running));
      await browser.submit(formsOf(page)[1]!);
      const { code, stderr } = await running.ended;
      expect(code).toBe(1);
      expect(stderr).toContain('rejected');
    }));

  test('when another client has fetched the token', () =>
    asPerson(service, async (anna) => {
      const running = anna.start('login');
      await running.said(/Waiting/);
      const handle = new URL(await addressOf(running)).searchParams.get('handle')!;
      running.child.kill('SIGSTOP');
      await complete(running);
      // A poll needs the state, which the terminal does not show.
      const session = service.db.knex('login_sessions').where({ handle_hash: sha256(handle) });
      await session.update({ consumed_at: service.clock.now() });
      running.child.kill('SIGCONT');
      const { code, stderr } = await running.ended;
      expect(code).toBe(1);
      expect(stderr).toMatch(/Error: Session already consumed\n {2}Code: 400 BadRequestError\n {2}Request: [\w-]+\n/);
      expect(stderr).toContain('What to do: Start again: npx @referral-tracking/cli login\n');
    }));

  test('when the session no longer exists', () =>
    asPerson(service, async (anna) => {
      const running = anna.start('login');
      await running.said(/Waiting/);
      await service.db.knex('login_sessions').delete();
      const { code, stderr } = await running.ended;
      expect(code).toBe(1);
      expect(stderr).toContain('Error: Session not found\n');
    }));

  test('at Ctrl-C, without storing anything', () =>
    asPerson(service, async (anna) => {
      const running = anna.start('login', '--json');
      await running.said(/Waiting/);
      running.child.kill('SIGINT');
      const { code, document, stderr } = await running.ended;
      expect(code).toBe(130);
      expect(document.error).toEqual({ message: 'Interrupted.', exit_code: 130 });
      expect(stderr).toMatch(/Error: Interrupted\.\n$/);
      expect(anna.files()).toEqual([]);
    }));
});

describe('continues to wait', () => {
  test('after a 429, for the given time', async () => {
    // A limit of two requests per minute: the start and one poll succeed, and the next poll is rejected.
    const strict = await service.second({ rateLimitScale: 2 / 60 });
    await asPerson(strict, async (anna) => {
      const running = anna.start('login');
      await running.said(/Waiting/);
      service.clock.advance({ seconds: 58 });
      await running.said(/Too many requests\. Trying again in 2 seconds\./);
      // The pages of this instance have a limit of one request.
      await complete(running, 'anna@brand.dev', service);
      service.clock.advance({ seconds: 10 });
      expect((await running.ended).code).toBe(0);
    });
  });

  test('after a failure of the service', () =>
    asPerson(service, async (anna) => {
      const running = anna.start('login');
      await running.said(/Waiting/);
      await without(service.db, 'login_sessions', () => running.said(/Failed to poll auth session .* Trying again/));
      await complete(running);
      expect((await running.ended).code).toBe(0);
    }));

  test('but not forever if the service no longer responds', async () => {
    const baseUrl = `http://127.0.0.1:${await freePort()}`;
    const signal = new AbortController().signal;
    const notes: string[] = [];
    const session = {
      ...{ state: 's', user_code: 'BBBB-CCCC', auth_url: baseUrl, expires_at: '', interval_seconds: 0 },
      poll_url: `${baseUrl}/api/v1/cli/auth/poll?state=s`,
    };
    const waiting = waitForSignIn(session, {
      service: () => createServiceClient({ baseUrl, signal, warn: () => undefined }),
      signal,
      terminal: { ...openTerminal({}, process), note: (text) => void notes.push(text) },
    });
    await expect(waiting).rejects.toMatchObject({ exit: 4 });
    expect(notes).toHaveLength(4);
  });
});

test('polls the address that the service returns, even if it differs from the configured one', async () => {
  // A poll on this instance would be the second request in its minute, and rejected.
  const other = await service.second({ baseUrl: service.baseUrl, rateLimitScale: 1 / 60 });
  await asPerson(other, async (anna) => {
    const { stderr } = await signIn(anna);
    expect(stderr).not.toContain('Too many requests');
    expect((await anna.run('whoami')).stdout).toContain(`Service     ${other.baseUrl}\n`);
  });
});

test('does not start a sign-in if the token could not be saved', () =>
  asPerson(service, async (anna) => {
    const before = await service.db.knex('login_sessions').count();
    const { code, stderr } = await anna.runWith({ XDG_CONFIG_HOME: '/dev/null' }, 'login');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Error: Credentials cannot be saved: .*\/dev\/null/);
    expect(await service.db.knex('login_sessions').count()).toEqual(before);
  }));

test('a second signal ends it immediately', () =>
  asPerson(service, async (anna) => {
    const running = anna.start('login');
    await running.said(/Waiting/);
    running.child.kill('SIGSTOP');
    running.child.kill('SIGINT');
    await sleep(50);
    running.child.kill('SIGCONT');
    expect((await running.ended).code).toBe(130);
  }));
