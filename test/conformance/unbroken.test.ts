import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import type { Row } from '../../packages/cli/src/conformance/row.ts';
import { ROWS } from '../../packages/cli/src/conformance/rows/index.ts';
import { ENDPOINTS, type ConformanceReport } from '../../packages/cli/src/conformance/run.ts';
import { cases } from '../support/long.ts';
import { failuresOf, omissionsOf, run, startBreaker, surroundings, targetOn } from './support.ts';

// A service without faults passes every rule, whatever its programs' policies and the kit's options are.

// A whole run has thousands of requests.
vi.setConfig({ testTimeout: 480_000 });

let service: Service;
beforeAll(async () => {
  service = await startService({ running: true });
});
afterAll(() => service.stop());

const FLAGS = [
  '--api-token',
  '--direct: this machine must not be a trusted proxy',
  '--disabled-aff',
  '--expired-click: days pass',
  '--limits: it uses up a rate limit',
  '--login-token',
  '--login-token and --write: it makes a second program',
  '--marked-key',
  '--narrow-token',
  '--operator',
  '--origin',
  '--retired-key',
  '--slow: it takes minutes',
  '--test-events: it makes test events or sign-in sessions',
  '--webhook-secret',
  '--write: it makes production records',
];

/** The number of rows of every table, by name. */
async function sizes(): Promise<Record<string, number>> {
  const { rows } = await service.db.knex.raw<{ rows: { tablename: string }[] }>(
    // When a credential was last used is stored whatever the request.
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'credential_uses'",
  );
  const counted = rows.map(async ({ tablename }) => {
    const [row] = await service.db.knex(tablename).count<{ n: string }[]>('* as n');
    return [tablename, Number(row!.n)] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

test('without flags nothing changes at all, and the rules that need them are named with the reason', async () => {
  const { baseUrl, apiKey, aff, limitScale } = await targetOn(service);
  const before = await sizes();
  const report = await run({ baseUrl, apiKey, aff, limitScale, write: false });
  expect(failuresOf(report)).toEqual([]);
  expect(await sizes()).toEqual(before);
  // Each flag is named by a rule that needs it.
  const reasons = report.rows.flatMap(({ reason }) => (reason?.startsWith('needs ') ? [reason] : [])).join();
  for (const flag of FLAGS) expect(reasons).toContain(flag);
});

test('with --test-events only test events and sessions are created', async () => {
  const { baseUrl, apiKey, aff, limitScale } = await targetOn(service);
  const before = await sizes();
  const report = await run({ baseUrl, apiKey, aff, limitScale, write: false, testEvents: true });
  expect(failuresOf(report)).toEqual([]);
  const after = await sizes();
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  expect(changed.sort()).toEqual(['chain_fixtures', 'chain_runs', 'login_sessions', 'test_events']);
});

/** In coverage.test.ts, the whole run passes, one lane after the other. All lanes take minutes, above all the effects. */
const FEW = [
  'people',
  'session',
  'click',
  'lead',
  'sale',
  'refund',
  'test-event',
  'chain',
  'totals',
  'payments',
  'echo',
];

test('lanes that run at the same time give the same report, in the same order', async () => {
  const endpoints = cases(ENDPOINTS, FEW);
  const target = await targetOn(service);
  const named = ({ rows }: Pick<ConformanceReport, 'rows'> | { rows: readonly Row[] }) =>
    rows.map(({ endpoint, asks }) => `${endpoint}: ${asks}`);
  const around = surroundings({
    parallel: true,
    now: () => service.clock.now(),
    sleep: (seconds) => Promise.resolve(service.clock.advance({ seconds })),
  });
  const parallel = await run(target, [...endpoints], around);
  expect(failuresOf(parallel)).toEqual([]);
  expect(named(parallel)).toEqual(named({ rows: ROWS.filter(({ endpoint }) => endpoints.includes(endpoint)) }));
});

test('a program whose browser leads settle, and a key that is marked for rotation', async () => {
  const target = await targetOn(service, service.baseUrl, { lead_auth: 'browser_allowed' });
  expect(failuresOf(await run(target, ['lead', 'chain', 'totals', 'payments']))).toEqual([]);
  const now = service.clock.now();
  const marking = { marked_at: now, rotate_by: new Date(now.getTime() + 86_400_000) };
  await service.db.knex('program_keys').where({ revoked_at: null }).update(marking);
  expect(failuresOf(await run(target, ['sale', 'readiness', 'status', 'test-event', 'paths']))).toEqual([]);
});

test('exhausted chains are not a failure: the rule is skipped', async () => {
  const target = await targetOn(service);
  const chain = { key: target.apiKey, body: { type: 'chain' } };
  for (let i = 0; i < 10; i++) expect((await service.call('/api/v1/cli/test-event', chain)).status).toBe(200);
  const report = await run(target, ['test-event']);
  expect(failuresOf(report)).toEqual([]);
  expect(omissionsOf(report)).toEqual(['test-event: a whole chain: the chains of this hour are used up']);
});

test('headers that proxies add are ignored', async () => {
  const standing = await startService();
  const breaker = await startBreaker(standing);
  breaker.apply(({ headers }) => {
    const vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
    Object.assign(headers, { via: '1.1 proxy', server: 'proxy', 'cf-ray': '8f0-FRA', 'alt-svc': 'h3=":443"', vary });
    headers['strict-transport-security'] = 'max-age=31536000';
  });
  onTestFinished(async () => {
    await breaker.stop();
    await standing.stop();
  });
  const report = await run(await targetOn(standing, breaker.baseUrl), ['status', 'origins', 'paths']);
  expect(failuresOf(report)).toEqual([]);
});
