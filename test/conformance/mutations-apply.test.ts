import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { sourceOf } from '../../scripts/kit/current.ts';
import { Stale, type Change, type Mutation } from '../../scripts/kit/mutation.ts';
import { HAND_WRITTEN } from '../../scripts/kit/mutations/index.ts';
import { contract } from '../../src/contract/index.ts';
import { cloneDatabase } from '../support/database.ts';

// A change of the source can leave mutations behind, which `npm run test:kit -- --mutations` then leaves out. Write them
// again in scripts/kit/mutations/, so that they break what their names say.

const root = fileURLToPath(new URL('../..', import.meta.url));

const staleAmong = (mutations: readonly Mutation[]): string[] =>
  mutations
    .map((mutation) => sourceOf(root, mutation))
    .flatMap((found) => (found instanceof Stale ? found.message : []));

const mutation = (id: string, change: Change): Mutation => ({
  id,
  area: 'app',
  what: 'it is broken',
  change,
  origin: 'hand-written',
});

test('mutations that no longer change anything are named', () => {
  const file = 'src/contract/index.ts';
  const stale = [
    mutation('gone', { file, find: 'no such text', replace: '' }),
    mutation('twice', { file, find: 'export', replace: '' }),
    mutation('same', { file, find: 'export { contract };', replace: 'export { contract };' }),
    mutation('nowhere', { file, from: 0, to: 0, replace: '' }),
    mutation('failing', { edit: (edited) => edited.noSuchPart.limit++ }),
    mutation('idle', { edit: (edited) => void (edited.rateLimits.windowSeconds = contract.rateLimits.windowSeconds) }),
  ];
  const current = [
    mutation('current', { file, find: 'export { contract };', replace: '' }),
    mutation('edit', { edit: (edited) => edited.rateLimits.windowSeconds++ }),
  ];
  expect(staleAmong([...stale, ...current])).toEqual([
    `gone, ${file}: "no such text" occurs 0 times, not once`,
    expect.stringMatching(/^twice, .+: "export" occurs \d+ times, not once$/),
    `same, ${file}: the change changes nothing`,
    `nowhere, ${file}: the change changes nothing`,
    expect.stringMatching(/^failing: the edit fails: /),
    'idle: the edit changes nothing',
  ]);
});

test('each mutation that was written by hand still changes the source, the contract or the document', () => {
  expect(staleAmong(HAND_WRITTEN)).toEqual([]);
});

test('no two of them have the same name', () => {
  const names = HAND_WRITTEN.map(({ id }) => id);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test.skipIf(inject('distributed'))('each change of the schema still fits the schema', async () => {
  const database = await cloneDatabase();
  const client = new pg.Client(database.url);
  await client.connect();
  const stale: string[] = [];
  for (const { id, change } of HAND_WRITTEN) {
    if (!('sql' in change)) continue;
    await client.query('begin');
    await client.query(change.sql).catch((error: Error) => stale.push(`${id}: ${error.message}`));
    await client.query('rollback');
  }
  await client.end();
  await database.drop();
  expect(stale).toEqual([]);
});
