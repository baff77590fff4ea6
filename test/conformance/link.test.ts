import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Target } from '../../packages/cli/src/conformance/kit.ts';
import { person, type Person } from '../cli/support.ts';
import { startService, type Service } from '../support/service.ts';
import { targetOn } from './support.ts';

// The command needs an enabled link.

let service: Service;
let target: Target;
let anna: Person;
beforeAll(async () => {
  service = await startService();
  target = await targetOn(service, service.baseUrl);
  anna = person(service.baseUrl);
});
afterAll(async () => {
  anna.clean();
  await service.stop();
});

test.each(['unknown', 'turned off'])('a link that is %s ends the run before it begins', async (problem) => {
  const aff = problem === 'unknown' ? 'nobody' : target.disabledAff!;
  const { code, stderr } = await anna.run('conformance', '--api-key', target.apiKey, '--aff', aff);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`The link ${aff} is ${problem}.`)]);
  expect(await service.db.knex('clicks').count('* as n')).toEqual([{ n: 0 }]);
});
