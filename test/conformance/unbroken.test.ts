import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { ENDPOINTS, type ConformanceReport } from '../../packages/cli/src/conformance/run.ts';
import { failuresOf, omissionsOf, run, startBreaker, surroundings, targetOn, type Breaker } from './support.ts';

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

const TOO_HIGH =
  /^limits: as many requests of bucket \w+ as it allows, and more: the limit of \d+ is too high to be used up$/;

test('every rule passes if all options are given', async () => {
  const report = await run(await targetOn(service, breaker.baseUrl));
  expect(failuresOf(report)).toEqual([]);
  const omitted = omissionsOf(report).filter((text) => !text.startsWith('not-asked: '));
  expect(omitted.filter((text) => !TOO_HIGH.test(text))).toEqual([]);
  expect(report.passed).toBeGreaterThan(300);
  expect(new Set(report.rows.map(({ endpoint }) => endpoint))).toEqual(new Set(ENDPOINTS));
  const names = report.rows.map(({ endpoint, asks, expects }) => `${endpoint} ${asks} ${expects}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
}, 120_000);

/** The number of rows of every table, by name. */
async function sizes(): Promise<Record<string, number>> {
  const { rows } = await service.db.knex.raw<{ rows: { tablename: string }[] }>(
    "select tablename from pg_tables where schemaname = 'public'",
  );
  const counted = rows.map(async ({ tablename }) => {
    const [row] = await service.db.knex(tablename).count<{ n: string }[]>('* as n');
    return [tablename, Number(row!.n)] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

test('without flags nothing changes at all, and the rules that need them are named with the reason', async () => {
  const { baseUrl, apiKey, aff, limitScale } = await targetOn(service, breaker.baseUrl);
  const before = await sizes();
  const report = await run({ baseUrl, apiKey, aff, limitScale, write: false });
  expect(failuresOf(report)).toEqual([]);
  expect(await sizes()).toEqual(before);
  const reasons = new Set(report.rows.flatMap(({ reason }) => (reason?.startsWith('needs ') ? [reason] : [])));
  expect([...reasons].sort()).toEqual([
    'needs --disabled-aff',
    'needs --limits: it uses up a rate limit',
    'needs --login-token',
    'needs --login-token and --write: it makes a second program',
    'needs --login-token and --write: it makes a second program, --test-events: it makes test events or sign-in sessions, --limits: it uses up a rate limit',
    'needs --login-token, --write: it makes production records',
    'needs --origin',
    'needs --origin, --test-events: it makes test events or sign-in sessions',
    'needs --test-events: it makes test events or sign-in sessions',
    'needs --write: it makes production records',
  ]);
});

test('with --test-events only test events and sessions are created', async () => {
  const { baseUrl, apiKey, aff, limitScale } = await targetOn(service, breaker.baseUrl);
  const before = await sizes();
  const report = await run({ baseUrl, apiKey, aff, limitScale, write: false, testEvents: true });
  expect(failuresOf(report)).toEqual([]);
  const after = await sizes();
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  expect(changed.sort()).toEqual(['chain_fixtures', 'chain_runs', 'login_sessions', 'test_events']);
});

test('lanes that run at the same time give the same report, in the same order', async () => {
  const target = await targetOn(service, breaker.baseUrl);
  const named = ({ rows }: ConformanceReport) => rows.map(({ endpoint, asks }) => `${endpoint}: ${asks}`);
  const parallel = await run(target, [], surroundings({ parallel: true }));
  expect(failuresOf(parallel)).toEqual([]);
  expect(named(parallel)).toEqual(named(await run(target)));
}, 120_000);

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
  expect(omissionsOf(report)).toEqual(['test-event: a whole chain: the chains of this hour are used up']);
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
