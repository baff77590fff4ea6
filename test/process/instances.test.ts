import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { openDb } from '../../src/database/db.ts';
import { ensureDemo } from '../../src/demo/demo.ts';
import { databaseUrl } from '../support/global-setup.ts';
import { send } from '../support/client.ts';
import { dataFolder, demoOf, startProcess, type Running } from './support.ts';

// The database is empty, so that both instances try to create the schema.
const name = `referral_instances_${process.pid}`;
const url = databaseUrl(inject('serverUrl'), name);
const dataDir = dataFolder();
const started: Running[] = [];

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client(inject('serverUrl'));
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

beforeAll(() => onServer(`create database ${name}`));
afterAll(async () => {
  for (const service of started) await service.kill('SIGTERM');
  await onServer(`drop database ${name} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<Running> => {
  const service = await startProcess({ DATABASE_URL: url, DATA_DIR: dataDir });
  started.push(service);
  return service;
};

test('two instances that start at once on an empty database both start, with one secret key', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  for (const { baseUrl } of [one, two]) expect((await send(baseUrl, '/readyz', { method: 'GET' })).status).toBe(200);
});

test('an instance that starts while another is running does not affect it, and both see the same records', async () => {
  const db = openDb({ url });
  await ensureDemo({ db, clock: systemClock, dataDir, baseUrl: 'http://127.0.0.1' });
  await db.close();
  const { code, api_key: key } = demoOf(dataDir);
  const [first] = started;
  const body = { affiliate_url: `http://127.0.0.1/?aff=${code}` };

  let serving = true;
  const answers: { status: number; click_id: string }[] = [];
  const load = (async () => {
    while (serving) {
      const answer = await send(first!.baseUrl, '/api/v1/track/click', { body });
      answers.push({ status: answer.status, click_id: answer.body.click_id as string });
    }
  })();
  const third = await start();
  serving = false;
  await load;

  expect(answers.length).toBeGreaterThan(0);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const lead = { click_id: answers[0]!.click_id, customer_key: 'user-1' };
  expect((await send(third.baseUrl, '/api/v1/track/lead', { body: lead, key })).status).toBe(200);
  expect((await send(first!.baseUrl, '/api/v1/track/lead', { body: lead, key })).status).toBe(400);
});
