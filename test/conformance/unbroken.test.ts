import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { ENDPOINTS } from '../../src/conformance/run.ts';
import { failuresOf, run, skipsOf, startBreaker, targetOn, type Breaker } from './support.ts';

// A service that keeps its contract passes every row, whatever its programs' policy and whatever is given to the kit.

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

const NEVER_HERE = 'limits: more requests for readiness than its limit: the limit of 30000 is too high to be used up';

test('every row passes where everything is given', async () => {
  const report = await run(await targetOn(service, breaker.baseUrl));
  expect(failuresOf(report)).toEqual([]);
  expect(skipsOf(report)).toEqual([NEVER_HERE]);
  expect(report.passed).toBeGreaterThan(300);
  expect(new Set(report.rows.map(({ endpoint }) => endpoint))).toEqual(new Set(ENDPOINTS));
  const names = report.rows.map(({ endpoint, asks }) => `${endpoint} ${asks}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
