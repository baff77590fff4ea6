import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { failuresOf, run, omissionsOf, startBreaker, targetOn, type Breaker } from './support.ts';
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
const settings = JSON.parse(process.env.SETTINGS ?? '{}');
test('try', async () => {
  const t = Date.now();
  const report = await run(
    await targetOn(service, breaker.baseUrl, settings),
    (process.env.ONLY ?? 'money').split(','),
  );
  process.stderr.write(JSON.stringify([report.rows.length, Date.now() - t, omissionsOf(report)]) + '\n');
  expect(failuresOf(report)).toEqual([]);
}, 300_000);
