import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { ENDPOINTS } from '../../packages/cli/src/conformance/run.ts';
import { failuresOf, run, skipsOf, startBreaker, targetOn, type Breaker } from './support.ts';

// A service without faults passes every rule, whatever its programs' policies and the kit's options are.

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

test('every rule passes if all options are given', async () => {
  const report = await run(await targetOn(service, breaker.baseUrl));
  expect(failuresOf(report)).toEqual([]);
  expect(skipsOf(report)).toEqual([NEVER_HERE]);
  expect(report.passed).toBeGreaterThan(300);
  expect(new Set(report.rows.map(({ endpoint }) => endpoint))).toEqual(new Set(ENDPOINTS));
  const names = report.rows.map(({ endpoint, asks }) => `${endpoint} ${asks}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
}, 120_000);

test('without --write, a login token, a disabled link and an origin, their rules are skipped with the reason', async () => {
  const { baseUrl, apiKey, aff } = await targetOn(service, breaker.baseUrl);
  const clicks = await service.db.knex('clicks').count('* as n');
  const report = await run({ baseUrl, apiKey, aff, write: false }, [
    'click',
    'lead',
    'sale',
    'refund',
    'init',
    'origins',
  ]);
  expect(failuresOf(report)).toEqual([]);
  const reasons = new Set(report.rows.flatMap(({ outcome, reason }) => (outcome === 'skipped' ? [reason] : [])));
  expect([...reasons].sort()).toEqual([
    'needs --disabled-aff',
    'needs --login-token',
    'needs --login-token, --write: it makes production records',
    'needs --origin',
    'needs --write: it makes production records',
  ]);
  // Only test events were recorded.
  expect(await service.db.knex('clicks').count('* as n')).toEqual(clicks);
});

test('a program whose browser leads settle, and a key that is marked for rotation', async () => {
  const target = await targetOn(service, breaker.baseUrl, { lead_auth: 'browser_allowed' });
  expect(failuresOf(await run(target, ['lead']))).toEqual([]);
  const now = service.clock.now();
  const marking = { marked_at: now, rotate_by: new Date(now.getTime() + 86_400_000) };
  await service.db.knex('program_keys').where({ revoked_at: null }).update(marking);
  expect(failuresOf(await run(target, ['sale', 'readiness', 'status', 'test-event', 'paths']))).toEqual([]);
});

test('exhausted chains are not a failure: the rule is skipped', async () => {
  const target = await targetOn(service, breaker.baseUrl);
  const chain = { key: target.apiKey, body: { type: 'chain' } };
  for (let i = 0; i < 10; i++) expect((await service.call('/api/v1/cli/test-event', chain)).status).toBe(200);
  const report = await run(target, ['test-event']);
  expect(failuresOf(report)).toEqual([]);
  expect(skipsOf(report)).toEqual(['test-event: a whole chain: the chains of this hour are used up']);
});

test('headers that proxies add are ignored', async () => {
  breaker.apply(({ headers }) => {
    const vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
    Object.assign(headers, { via: '1.1 proxy', server: 'proxy', 'cf-ray': '8f0-FRA', 'alt-svc': 'h3=":443"', vary });
    headers['strict-transport-security'] = 'max-age=31536000';
  });
  const report = await run(await targetOn(service, breaker.baseUrl), ['status', 'origins', 'paths']);
  breaker.apply(undefined);
  expect(failuresOf(report)).toEqual([]);
});
