import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { findAny, shows } from '../support/search.ts';

// Runs after all other tests. Searches every line that the services logged, at every level, for every key, token,
// secret and e-mail address that a test created or sent.
const folder = inject('logDir');
const files = readdirSync(folder);
const secrets = new Set(
  files
    .filter((name) => name.endsWith('.secrets'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as string),
);
const logs = files.filter((name) => name.endsWith('.log'));

test('the services have logged, and the tests have recorded secrets', () => {
  expect(logs.length).toBeGreaterThan(0);
  expect(secrets.size).toBeGreaterThan(10);
});

test.each(logs)('%s contains none of them', (name) => {
  const log = readFileSync(join(folder, name));
  const found = findAny(secrets, log).slice(0, 10);
  const lines = log.toString().split('\n');
  const where = found.map((secret) => `${secret} in ${lines.find((line) => shows(line, secret))}`);
  expect(where).toEqual([]);
});
