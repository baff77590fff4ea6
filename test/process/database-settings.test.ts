import { expect, test } from 'vitest';
import { connectionsOf, poolWithin, readConfig } from '../../src/config/index.ts';

test.each([
  ['DATABASE_URL', 'postgres://db.brand.dev/referral?schema=x', 'DATABASE_URL has the parameter schema'],
  ['DATABASE_POOL', '1', 'DATABASE_POOL must be a whole number from 2'],
  ['DATABASE_POOL', '2.5', 'DATABASE_POOL must be'],
])('%s=%s stops the start', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(message);
});

test.each<[Record<string, string>, number, number]>([
  [{}, 16, 17],
  [{ DATABASE_POOL: '6' }, 6, 7],
  [{ WORKERS: '4' }, 16, 84],
  [{ WORKERS: '8' }, 8, 80],
  [{ WORKERS: '8', DATABASE_POOL: '3' }, 3, 35],
])('with %o a process has %i connections, and an instance %i', (env, pool, all) => {
  const config = readConfig(env);
  expect([config.databasePool, connectionsOf(config)]).toEqual([pool, all]);
  // One more is left, for a command.
  expect(poolWithin(all + 1, config.workers)).toBe(pool);
});
