import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { send } from '../support/client.ts';
import { startProcess } from './support.ts';

// An operator who uses none of the optional parts pays for none of them: neither in what is loaded, nor in memory, nor in the
// time of a start.

/** Notes each module as it is imported; those that are required are in the cache at the end. */
const OBSERVER = `
const { appendFileSync } = require('node:fs');
const hook = \`import { appendFileSync } from 'node:fs';
  export async function resolve(name, context, next) {
    const found = await next(name, context);
    appendFileSync(process.env.LOADED, found.url + '\\\\n');
    return found;
  }\`;
require('node:module').register('data:text/javascript,' + encodeURIComponent(hook));
process.on('exit', () => appendFileSync(process.env.LOADED, Object.keys(require.cache).join('\\n')));
`;

/** What a service without optional settings loads of the dependencies in package.json. */
const USED = [
  'ajv',
  'cookie',
  'fresh',
  'ipaddr.js',
  'isbot',
  'lru-cache',
  'openapi-backend',
  'pg',
  'pino',
  'proxy-addr',
];
/** Its files, of packages too. Their number decides how long a start takes, which a busy machine does not let us measure. */
const MOST_FILES = 850;
/** It takes about 115; Node itself takes 45. */
const MOST_MB = 170;

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'referral-loaded-'));
const observer = join(folder, 'observer.cjs');
const loaded = join(folder, 'loaded');
beforeAll(async () => {
  database = await cloneDatabase();
  writeFileSync(observer, OBSERVER);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const settings = () => ({ DATABASE_URL: database.url, DATA_DIR: folder, SECRET_KEY: 'k'.repeat(32) });

const pathsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^file:\/\//, ''))
    .filter((line) => line.startsWith('/'));

test('a service without optional settings loads no package for them', async () => {
  const service = await startProcess({ ...settings(), NODE_OPTIONS: `--require ${observer}`, LOADED: loaded });
  expect((await send(service.baseUrl, '/readyz', { method: 'GET' })).status).toBe(200);
  await service.kill('SIGTERM');
  // From source, tsx and what it needs are loaded too.
  const paths = [...new Set(pathsIn(readFileSync(loaded, 'utf8')))].filter((path) => !/\/(?:tsx|esbuild)\//.test(path));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const has = (name: string) => paths.some((path) => path.includes(`/node_modules/${name}/`));
  expect(Object.keys(dependencies).filter(has).sort()).toEqual(USED);
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.length).toBeLessThan(MOST_FILES);
});

test.runIf(process.platform === 'linux')('it needs little memory', async () => {
  const service = await startProcess(settings());
  expect((await send(service.baseUrl, '/readyz', { method: 'GET' })).status).toBe(200);
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${service.child.pid}/status`, 'utf8'))!;
  await service.kill('SIGTERM');
  expect(Number(kilobytes) / 1024).toBeLessThan(MOST_MB);
});
