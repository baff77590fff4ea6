import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { send } from '../support/client.ts';
import type { Campaign } from '../support/fixtures.ts';
import { SECRET_TEXT } from '../support/keys.ts';
import { startService, type Service } from '../support/service.ts';
import { startProcess, type Running } from './support.ts';

// Two instances as their users run them, with time as it passes.

let service: Service;
let campaign: Campaign;
let server: pg.Client;
let instances: Running[];
beforeAll(async () => {
  service = await startService();
  campaign = await service.make.campaign();
  const env = { DATABASE_URL: service.databaseUrl, SECRET_KEY: SECRET_TEXT };
  instances = await Promise.all([startProcess(env), startProcess(env)]);
  server = new pg.Client(inject('serverUrl'));
  await server.connect();
});
afterAll(async () => {
  await server.end();
  for (const instance of instances) await instance.kill('SIGTERM');
  await service.stop();
});

const WITHIN_MS = 1_000;
/** How many looks must follow after that time. */
const ENOUGH = 5;

interface Look {
  sentAt: number;
  statuses: string;
}

/** Uses the link and the key again and again, until enough was sent more than a second after the change. */
async function watch({ baseUrl }: Running, changedAt: () => number): Promise<Look[]> {
  const looks: Look[] = [];
  for (let late = 0; late < ENOUGH;) {
    const sentAt = performance.now();
    if (sentAt > changedAt() + WITHIN_MS) late++;
    const click = send(baseUrl, '/api/v1/track/click', { body: { affiliate_url: campaign.url } });
    const refund = send(baseUrl, '/api/v1/track/refund', { body: { transaction_id: 'none' }, key: campaign.key });
    looks.push({ sentAt, statuses: `${(await click).status} ${(await refund).status}` });
    await sleep(20);
  }
  return looks;
}

/** Turns the link and the key off or on at once. */
const turn = (isOn: boolean) =>
  service.db.transaction(async (tx) => {
    await tx.run({ name: 'turn_link', text: 'update links set enabled = $2 where code = $1' }, [campaign.code, isOn]);
    const key = 'update program_keys set revoked_at = case when not $2 then now() end where program_id = $1';
    await tx.run({ name: 'turn_key', text: key }, [campaign.id, isOn]);
  });

/** The statuses, of both instances, of what was sent before the change, and of what was sent a second later. */
async function around(change: () => Promise<unknown>) {
  let changedAt = Infinity;
  const watching = instances.map((instance) => watch(instance, () => changedAt));
  await sleep(1_000);
  const changing = performance.now();
  await change();
  changedAt = performance.now();
  const looks = (await Promise.all(watching)).flat();
  const of = (chosen: Look[]) => [...new Set(chosen.map(({ statuses }) => statuses))];
  return {
    before: of(looks.filter(({ sentAt }) => sentAt < changing)),
    after: of(looks.filter(({ sentAt }) => sentAt > changedAt + WITHIN_MS)),
  };
}

const ON = '200 404';
const OFF = '410 401';

test('a disabled link and a revoked key stop on every instance within a second', async () => {
  const { before, after } = await around(() => turn(false));
  expect(before).toContain(ON);
  expect(after).toEqual([OFF]);
  await turn(true);
});

test('they also stop within a second while the connection for reports is cut and cannot be opened again', async () => {
  const database = new URL(service.databaseUrl).pathname.slice(1);
  const ended = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = $1 and application_name = 'referral-tracking changes'`;
  const { before, after } = await around(async () => {
    // The connections of the pools are open and stay so.
    await server.query(`alter database ${database} with allow_connections false`);
    expect((await server.query(ended, [database])).rowCount).toBeGreaterThanOrEqual(instances.length);
    // Who has lost its reports forgets everything: let both read again before the change.
    await sleep(500);
    await turn(false);
  });
  await server.query(`alter database ${database} with allow_connections true`);
  expect(before).toContain(ON);
  expect(after).toEqual([OFF]);
  for (const instance of instances) expect(instance.output()).toContain('changes are not reported');
});

test('once it can be opened again, changes are reported again', async () => {
  const backAgain = () => instances.map((instance) => instance.output().includes('changes are reported again'));
  await expect.poll(backAgain, { timeout: 15_000 }).toEqual([true, true]);
  const { after } = await around(() => turn(true));
  expect(after).toEqual([ON]);
});

test('listening does not keep a process alive', async () => {
  const program = `import { listenForChanges } from './src/database/listen.ts';
    const changes = listenForChanges({ url: process.env.URL, applicationName: 'alone', log: console.error });
    await new Promise((resolve) => {
      changes.subscribe(resolve);
      setTimeout(() => resolve(console.error('not connected')), 20_000).unref();
      globalThis.waiting = setInterval(() => undefined, 1_000);
    });
    clearInterval(globalThis.waiting);
    console.log('listens');`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, URL: service.databaseUrl };
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { env, timeout: 25_000 }, (error, stdout, stderr) =>
      resolve(`${stdout}${stderr}${error ? `failed: ${error.message}` : ''}`),
    );
  });
  expect(output).toBe('listens\n');
});
