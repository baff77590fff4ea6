import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { LISTS } from '../mutations/lists.ts';
import { failuresOf, run, startBreaker, targetOn, type Breaker } from '../support.ts';

// All answers are broken in one run of the kit: a matching rule fails for each, and names the reason.

vi.setConfig({ hookTimeout: 240_000 });

let service: Service;
let breaker: Breaker;
let failures = '';
beforeAll(async () => {
  service = await startService();
  breaker = await startBreaker(service);
  const target = await targetOn(service, breaker.baseUrl);
  breaker.apply((answer, asked) => LISTS.forEach(({ change }) => change(answer, asked)));
  failures = failuresOf(await run(target, ['managed-records'])).join('\n');
});
afterAll(async () => {
  await breaker.stop();
  await service.stop();
});

test.each(LISTS)('$name', ({ tells }) => {
  expect(failures).toMatch(tells);
});
