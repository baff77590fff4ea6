import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { BODIES } from './mutations/bodies.ts';
import type { Mutation } from './mutations/change.ts';
import { ERRORS } from './mutations/errors.ts';
import { HEADERS } from './mutations/headers.ts';
import { HTTP } from './mutations/http.ts';
import { RECORDS } from './mutations/records.ts';
import { failuresOf, run, startBreaker, targetOn, type Breaker } from './support.ts';

// If a service breaks any one rule, a matching rule of the kit fails and names the reason.

let service: Service;
let breaker: Breaker;
beforeAll(async () => {
  service = await startService();
  breaker = await startBreaker(service);
});
afterAll(async () => {
  await breaker.stop();
  await service.stop();
});

describe.each([
  ['errors', ERRORS],
  ['headers', HEADERS],
  ['bodies', BODIES],
  ['http', HTTP],
  ['records', RECORDS],
])('%s', (_, mutations: readonly Mutation[]) => {
  test.each(mutations)('$name', async ({ only, change, tells }) => {
    const target = await targetOn(service, breaker.baseUrl);
    breaker.apply(change);
    const report = await run(target, only);
    expect(failuresOf(report).join('\n')).toMatch(tells);
  });
});

test('there are enough mutations, and no duplicates', () => {
  const names = [...ERRORS, ...HEADERS, ...BODIES, ...HTTP, ...RECORDS].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(100);
});
