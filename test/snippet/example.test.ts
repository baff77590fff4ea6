import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { spawnAdmin } from '../admin/support.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { dataFolder } from '../process/support.ts';
import { bundled } from '../support/bundled.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { send } from '../support/client.ts';
import { startService } from '../support/service.ts';
import { hasChromium, inChromium, launchForBrand } from './support/chromium.ts';

// Each start runs the service and several operator commands.
vi.setConfig({ testTimeout: 120_000 });

let database: TestDatabase;
let folder: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  database = await cloneDatabase();
  folder = dataFolder();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true });
});

const admin = (...args: string[]) => spawnAdmin({ DATABASE_URL: database.url, DATA_DIR: folder }, args);

/** The URLs and other values that the example prints. */
interface Example {
  child: ChildProcess;
  text(): string;
  shop: string;
  service: string;
  programId: number;
  stop(): Promise<number>;
}

/** Starts the example as `npm run example` does, and waits until it prints the URL to open. */
async function startExample(args: string[] = [], env: Record<string, string> = {}): Promise<Example> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [await bundled('examples/shop/index.ts'), ...args], {
    env: { PATH, HOME, DATABASE_URL: database.url, DATA_DIR: folder, PORT: String(await freePort()), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('follows here')) resolve();
    });
    child.once('exit', () => reject(new Error(text)));
  });
  const [, shop = '', service = ''] = /The shop is open: (\S+) +\(the service: (\S+)\)/.exec(text) ?? [];
  const exit = once(child, 'exit');
  return {
    child,
    text: () => text,
    shop,
    service,
    programId: Number(/--program-id (\d+)/.exec(text)?.[1]),
    async stop() {
      child.kill('SIGTERM');
      return ((await exit) as [number])[0];
    },
  };
}

describe.skipIf(!hasChromium)(`npm run example, ${inChromium}`, () => {
  test('works as described: a visitor follows the link, signs up and buys, and Anna earns', async () => {
    const example = await startExample(['--port', String(await freePort())]);
    const browser = await launchForBrand();
    const page = await browser.newPage();
    const [link = ''] = new RegExp(`${example.shop}/\\?aff=\\S+`).exec(example.text()) ?? [];
    await page.goto(link);
    await expect.poll(() => page.evaluate('window.referral?.clickId?.()'), { timeout: 20_000 }).toMatch(/^clk_/);
    for (const [path, button] of [
      ['/signup', 'Create account'],
      ['/checkout', 'Pay $49.00'],
    ]) {
      await page.goto(example.shop + path);
      if (path === '/signup') await page.getByLabel('E-mail address').fill('ada@brand.dev');
      await page.getByRole('button', { name: button! }).click();
      await page.waitForURL(path === '/signup' ? '**/checkout' : '**/thanks**');
    }
    await browser.close();
    const listed = await admin('commission', 'list', '--program-id', String(example.programId));
    expect(listed.document).toMatchObject({ commissions: [{ amount_cents: 980, currency: 'USD', status: 'pending' }] });
    const [explain = ''] = /(?<=npm run -s admin -- )customer explain .*(?= <key>)/.exec(example.text()) ?? [];
    const [key = ''] = /(?<=sign-up: lead of )customer_\w+/.exec(example.text()) ?? [];
    expect((await admin(...explain.split(' '), key)).stdout).toMatch(/\bcommission \d+, now \S*9\.80/);
    expect(example.text()).toMatch(/sign-up: lead of customer_\w+ → 200/);
    expect(await example.stop()).toBe(0);
    await expect(send(example.service, '/healthz', { method: 'GET' })).rejects.toThrow('ECONNREFUSED');
  });
});

test('a second start uses the same program, on any free ports, and both shops work', async () => {
  const first = await startExample();
  const second = await startExample();
  expect(second.programId).toBe(first.programId);
  expect(second.shop).not.toBe(first.shop);
  const shown = await admin('program', 'show', '--program-id', String(second.programId));
  expect(shown.document).toMatchObject({
    name: 'Brand',
    allowed_origins: expect.arrayContaining([first.shop, second.shop]),
  });
  expect(second.text()).toContain(`${second.service}/app/programs/${second.programId}/commissions\n`);
  const [invite = ''] = /(?<=npm run -s admin -- )program owner .*/.exec(second.text()) ?? [];
  const invited = await admin(...invite.split(' '));
  expect(invited.document).toMatchObject({ role: 'owner', url: expect.stringMatching(/^http:/) });
  expect(statSync(join(folder, 'example.json')).mode & 0o777).toBe(0o600);
  expect([await first.stop(), await second.stop()]).toEqual([0, 0]);
});

test('uses a running service, and creates a program if the saved one is not from that service', async () => {
  const service = await startService();
  const known = JSON.parse(readFileSync(join(folder, 'example.json'), 'utf8')) as object;
  const example = await startExample([], {
    DATABASE_URL: service.databaseUrl,
    REFERRAL_BASE_URL: `${service.baseUrl}/`,
  });
  expect(example.service).toBe(service.baseUrl);
  expect(JSON.parse(readFileSync(join(folder, 'example.json'), 'utf8'))).not.toEqual(known);
  expect(await (await fetch(example.shop)).text()).toContain(`src="${service.baseUrl}/referral.js"`);
  expect(await example.stop()).toBe(0);
  expect((await send(service.baseUrl, '/healthz', { method: 'GET' })).status).toBe(200);
  await service.stop();
});
