import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Target } from '../../packages/cli/src/conformance/kit.ts';
import { person, type Person } from '../cli/support.ts';
import { startService, type Service } from '../support/service.ts';
import { failuresOf, run, startBreaker, surroundings, targetOn, type Breaker } from './support.ts';

// The command needs an enabled link.

let service: Service;
let breaker: Breaker;
let target: Target;
let anna: Person;
beforeAll(async () => {
  service = await startService();
  breaker = await startBreaker(service);
  target = await targetOn(service, breaker.baseUrl);
  anna = person(breaker.baseUrl);
});
afterAll(async () => {
  anna.clean();
  await breaker.stop();
  await service.stop();
});

test.each(['unknown', 'turned off'])('a link that is %s ends the run before it begins', async (problem) => {
  const aff = problem === 'unknown' ? 'nobody' : target.disabledAff!;
  const { code, stderr } = await anna.run('conformance', '--api-key', target.apiKey, '--aff', aff);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`The link ${aff} is ${problem}.`)]);
  expect(await service.db.knex('clicks').count('* as n')).toEqual([{ n: 0 }]);
});

test('a good link that is refused is a failed rule if the API token knows it', async () => {
  breaker.apply((answer, { path }) => {
    if (path !== '/api/v1/track/click') return;
    const error = {
      code: 'link_disabled',
      message: 'Referral link is disabled',
      hint: 'Ask the program owner to enable the link.',
    };
    Object.assign(answer, { status: 410, body: { success: false, message: error.message, error } });
  });
  const report = await run(target, ['status'], surroundings({ needsLink: true }));
  breaker.apply(undefined);
  expect(failuresOf(report)).toEqual([
    expect.stringContaining(`the link ${target.aff}, which is enabled, is not refused`),
  ]);
  expect([report.left, report.passed > 0]).toEqual([0, true]);
});
