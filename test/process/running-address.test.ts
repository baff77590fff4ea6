import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawnAdmin } from '../admin/support.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { newId } from '../support/stripe.ts';
import { dataFolder, startProcess } from './support.ts';

// An operator command in another terminal, where PORT is not set, prints the address of the service that runs.

let database: TestDatabase;
let dataDir: string;
let programId: string;
const env = () => ({ DATABASE_URL: database.url, DATA_DIR: dataDir });
const SHOP = ['--name', 'Shop', '--domain', 'shop.dev', '--commission-type', 'percent', '--commission-rate', '10'];

beforeAll(async () => {
  [dataDir, database] = [dataFolder(), await cloneDatabase()];
  const created = await spawnAdmin(env(), ['program', 'create', ...SHOP]);
  programId = String(created.document.program_id);
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await database.drop();
});

async function originPrinted(more: Record<string, string> = {}): Promise<string> {
  const secret = newId('whsec');
  const args = ['stripe', 'connect', '--program-id', programId, '--webhook-secret', secret];
  const run = await spawnAdmin({ ...env(), ...more }, args);
  expect([run.code, run.stderr]).toEqual([0, '']);
  return new URL(run.document.webhook_url as string).origin;
}

test('commands print the address of the running service, and the configured one where it is set', async () => {
  const service = await startProcess(env());
  try {
    expect(await originPrinted()).toBe(service.baseUrl);
    const owner = ['program', 'owner', '--program-id', programId, '--email', 'owner@shop.dev'];
    expect((await spawnAdmin(env(), owner)).document.url).toContain(`${service.baseUrl}/`);
    expect(await originPrinted({ PORT: '4000' })).toBe('http://127.0.0.1:4000');
    expect(await originPrinted({ BASE_URL: 'https://referrals.brand.dev' })).toBe('https://referrals.brand.dev');
  } finally {
    await service.kill('SIGTERM');
  }
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
  expect(await originPrinted()).toBe('http://127.0.0.1:3000');
});

test('the address that a killed service left is ignored', async () => {
  const service = await startProcess(env());
  await service.kill('SIGKILL');
  expect(existsSync(join(dataDir, 'running.json'))).toBe(true);
  expect(await originPrinted()).toBe('http://127.0.0.1:3000');
});
