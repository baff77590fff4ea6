import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { build, type Build } from '../../scripts/kit/build.ts';
import { startDatabases, type Databases } from '../../scripts/kit/database.ts';
import { generateMutations } from '../../scripts/kit/generate.ts';
import type { Mutation } from '../../scripts/kit/mutation.ts';
import { HAND_WRITTEN } from '../../scripts/kit/mutations/index.ts';
import { judge } from '../../scripts/kit/run.ts';
import { isNoticed } from '../../scripts/kit/verdict.ts';

// `npm run test:kit -- --mutations` breaks the service in all of these ways; here it does so in four.

/** These tests compile the service or start processes: seconds, and much longer on a busy machine. */
const PATIENCE = 120_000;

const root = fileURLToPath(new URL('../..', import.meta.url));

test(
  'StrykerJS generates the same mutations for the same seed, and others first for another seed',
  async () => {
    const names = async (seed: string) => (await generateMutations(root, seed)).map(({ id }) => id);
    const [one, again, other] = [await names('1'), await names('1'), await names('2')];
    expect(one.length).toBeGreaterThan(1000);
    expect(new Set(one).size).toBe(one.length);
    expect(again).toEqual(one);
    expect(other.slice(0, 20)).not.toEqual(one.slice(0, 20));
  },
  PATIENCE,
);

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
