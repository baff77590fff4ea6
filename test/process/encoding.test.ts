import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { spawnAdmin } from '../admin/support.ts';
import { databaseUrl, onServers } from '../support/servers.ts';
import { dataFolder, startProcess } from './support.ts';

// Names in all languages must be stored, so the start refuses a database that cannot, instead of the first such name.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const NAME = `referral_latin1_${process.pid}`;
const dataDir = dataFolder();
beforeAll(() =>
  onServers([inject('serverUrl')], `create database ${NAME} encoding latin1 locale 'C' template template0`),
);
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await onServers([inject('serverUrl')], `drop database ${NAME} with (force)`);
});

const env = () => ({ DATABASE_URL: databaseUrl(inject('serverUrl'), NAME), DATA_DIR: dataDir });
const REFUSED = 'the encoding of the database is LATIN1';

test('a database in LATIN1 stops the start', () =>
  expect(startProcess(env())).rejects.toThrow(`Cannot start: DATABASE_URL: ${REFUSED}`));

test('doctor and the commands name it', async () => {
  const { document } = await spawnAdmin(env(), ['doctor', '--json']);
  const { findings } = document as { findings: { check: string; level: string; message: string }[] };
  expect(findings.find(({ check }) => check === 'database')).toMatchObject({
    level: 'problem',
    message: expect.stringContaining(REFUSED),
  });
  const { code, stderr } = await spawnAdmin(env(), ['program', 'list']);
  expect([code, stderr]).toEqual([1, expect.stringContaining(`Refused: ${REFUSED}`)]);
});
