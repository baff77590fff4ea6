import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { build, type Build } from '../../scripts/kit/build.ts';
import { startDatabases, type Databases } from '../../scripts/kit/database.ts';
import { generateMutations } from '../../scripts/kit/generate.ts';
import { mutatedSource, Stale, type Mutation } from '../../scripts/kit/mutation.ts';
import { HAND_WRITTEN } from '../../scripts/kit/mutations/index.ts';
import { judge } from '../../scripts/kit/run.ts';
import { isNoticed } from '../../scripts/kit/verdict.ts';
import { contract, document } from '../../src/contract/index.ts';

// `npm run test:kit -- --mutations` breaks the service in all of these ways; here it does so in four.

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the mutations that were written by hand', () => {
  const isCurrent = (mutation: Mutation): boolean => {
    try {
      mutatedSource(root, mutation);
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(Stale);
      return false;
    }
  };

  // A change of the source may leave some of them behind; the mutation run names those and fails.
  test('at least 150 different ones replace a text that the source has exactly once', () => {
    const ids = new Set(HAND_WRITTEN.map(({ id }) => id));
    expect(ids.size).toBe(HAND_WRITTEN.length);
    expect(HAND_WRITTEN.filter(isCurrent).length).toBeGreaterThanOrEqual(150);
  });

  test('a mutation whose text has changed is named with its file', () => {
    const change = { file: 'src/app.ts', find: 'no such text', replace: '' };
    const stale: Mutation = { id: 'stale', area: 'app', what: 'it is stale', change, origin: 'hand-written' };
    expect(() => mutatedSource(root, stale)).toThrow('stale, src/app.ts: "no such text" occurs 0 times, not once');
  });

  test('each edit changes the contract or the document', () => {
    const before = JSON.stringify([contract, document]);
    for (const { id, change } of HAND_WRITTEN) {
      if (!('edit' in change)) continue;
      const edited = structuredClone([contract, document]) as [object, object];
      change.edit(...edited);
      expect(JSON.stringify(edited), id).not.toBe(before);
    }
  });
});

test('StrykerJS generates the same mutations for the same seed, and others first for another seed', async () => {
  const names = async (seed: string) => (await generateMutations(root, seed)).map(({ id }) => id);
  const one = await names('1');
  expect(one.length).toBeGreaterThan(1000);
  expect(new Set(one).size).toBe(one.length);
  expect(await names('1')).toEqual(one);
  expect((await names('2')).slice(0, 20)).not.toEqual(one.slice(0, 20));
});

describe('the kit, asked about a service of the build', () => {
  const named = (id: string): Mutation => HAND_WRITTEN.find((mutation) => mutation.id === id)!;
  const BROKEN = [
    named('sale/sale-id-is-a-text'),
    named('responses/an-unsupported-currency-is-400'),
    named('sale/a-repeated-test-sale-is-recorded-again'),
  ];
  const STUCK: Mutation = {
    id: 'it-does-not-start',
    area: 'start',
    what: 'the service does not start',
    change: { file: 'src/app.ts', find: 'const store = await limitStore(options);', replace: 'throw new Error("no");' },
    origin: 'hand-written',
  };
  const only = ['sale'];

  let databases: Databases;
  let built: Build;
  // Each of these starts processes.
  const PATIENCE = 120_000;
  beforeAll(async () => {
    databases = await startDatabases(root, inject('serverUrl'));
    built = build(root, join(root, '.cache', 'kit', 'test'), [...BROKEN, STUCK]);
  }, PATIENCE);
  afterAll(() => databases.stop());

  test(
    'passes an unbroken one',
    async () => {
      expect(await judge(built, databases, undefined, { only })).toMatchObject({ kind: 'asked', failed: [] });
    },
    PATIENCE,
  );

  test.each(BROKEN)(
    'notices that $what',
    async (mutation) => {
      const verdict = await judge(built, databases, mutation, { only });
      expect(verdict).toMatchObject({ kind: 'asked', passed: expect.any(Number) });
      expect(isNoticed(verdict)).toBe(true);
    },
    PATIENCE,
  );

  test(
    'notices that a service does not start',
    async () => {
      expect(await judge(built, databases, STUCK, { only })).toMatchObject({ kind: 'no_start' });
    },
    PATIENCE,
  );
});
