// Faults that an SDK must handle. The customer `b` is already recorded.
import { expect, test } from 'vitest';
import type { Fate } from './gate.ts';
import type { Report } from './program.ts';
import type { World } from './world.ts';

export interface Stage {
  world: World;
  run: (mode: string, facts: object) => Promise<Report>;
  runAll: (mode: string, facts: object) => Promise<{ report: Report; lines: string[] }>;
  click: () => Promise<string>;
}

const LEAD = '/api/v1/track/lead';
const SALE = '/api/v1/track/sale';
const page = (status: number): Fate => ({
  status,
  headers: { 'content-type': 'text/html' },
  text: '<h1>Not the service</h1>',
});
const refusal = (status: number, message: string): Fate => ({
  status,
  body: { data: null, error: { status, name: 'Error', message, details: {} } },
});
const LONGEST = 2 ** 31 - 1;

const NOTICE = { code: 'unknown_field', message: 'Unknown fields are ignored: x.', fields: ['x'] };
const duplicate = (details: object) => ({
  data: null,
  error: {
    ...{ status: 409, name: 'ConflictError', code: 'duplicate_transaction', details },
    message: 'Duplicate transaction_id. This sale has already been recorded.',
  },
});

export function provesHardness(stage: () => Stage): void {
  test('only a timely response of the service is a success', async () => {
    const { world, run } = stage();
    const limited = (wait: string): Fate => ({ status: 429, headers: { 'retry-after': wait }, body: {} });
    const answers: [Fate, object][] = [
      [
        { status: 302, headers: { location: `${world.gate.url}/api/v1/programs/me/readiness` }, text: '' },
        { status: 302 },
      ],
      [page(200), { status: 0 }],
      ...['', 'null', '[]', '{}', '{"success":"true","message":"m"}'].map((text): [Fate, object] => [
        { status: 200, text },
        { status: 0 },
      ]),
      ['drip', { status: 0, kind: 'timeout' }],
      [page(404), { status: 404 }],
      [refusal(404, 'Sale not found'), { status: 404, kind: 'refused', from_service: true }],
      [limited('-5'), { status: 429 }],
      [limited('9'.repeat(400)), { status: 429, retry_after_seconds: LONGEST }],
    ];
    world.gate.seen.length = 0;
    world.gate.plan(LEAD, ...answers.map(([fate]) => fate));
    const odd = [null, 'odd', { rotate_by: 'never' }, { rotate_by: 5 }];
    world.gate.plan('/api/v1/track/refund', {
      status: 200,
      body: {
        ...{ success: true, status: 'skipped', refund_id: null, commission_id: null, deduction_cents: 0, message: 'm' },
        warnings: odd,
        notices: ['odd', { code: 5 }, NOTICE],
      },
    });
    world.gate.plan('/api/v1/track/sale another', { status: 409, body: duplicate({ sale_id: 7, matches: false }) });
    world.gate.plan('/api/v1/track/sale same', { status: 409, body: duplicate({ sale_id: 7, matches: true }) });
    world.gate.plan('/api/v1/track/sale older', { status: 409, body: duplicate({ sale_id: 7 }) });
    const report = await run('hostile', { ...world.facts, answers: answers.length });
    expect(report.answers).toEqual(
      answers.map(([, expected]) => ({ kind: 'unreadable', from_service: false, retry_after_seconds: 0, ...expected })),
    );
    // No request was sent to another host.
    expect(world.gate.seen.filter(({ path }) => path.endsWith('readiness'))).toHaveLength(1);
    expect(report).toMatchObject({
      trimmed: world.campaign.id,
      marked: expect.any(Number) as unknown,
      odd: 'skipped',
      notices: [NOTICE.message],
      another_sale: expect.stringContaining('Another sale has this transaction_id') as unknown,
      known_sales: [7, 7],
      new_sale: { already_recorded: false },
      unusable: 0,
    });
    expect(report.broken_key).toContain('the API key has characters that a header cannot contain');
    // Without a scheme no request could ever be sent.
    expect(report.without_scheme).toMatch(
      /is "127\.0\.0\.1:3000"; it must begin with http:\/\/ or https:\/\/.*REFERRAL_BASE_URL/,
    );
    expect(report.with_password).toMatch(/must not hold a user name or a password/);
    // An environment variable that is not set or empty.
    for (const refusal of report.without_address as string[]) {
      expect(refusal).toMatch(/ is (undefined|None|""); it must begin with http:\/\/ or https:\/\/.*REFERRAL_BASE_URL/);
    }
    // The service would answer every call with 404.
    for (const refusal of report.with_path as string[]) {
      expect(refusal).toMatch(/must not end in \/api\/v1: it is the address of the service.*REFERRAL_BASE_URL/);
    }
    expect(report.without_token).toMatch(/Token is empty.*REFERRAL_API_TOKEN/i);
    expect(JSON.stringify(report)).not.toContain('secret');
  });

  test('an outbox loses nothing because of a proxy, a clock or a broken store, and stores no test event twice', async () => {
    const { world, run, click } = stage();
    const { gate } = world;
    gate.seen.length = 0;
    gate.plan(`${LEAD} c`, page(520), page(403), page(405), { status: 302, headers: { location: gate.url }, text: '' });
    gate.plan(`${SALE} order_late`, refusal(400, 'occurred_at must be an ISO 8601 time within the last 30 days'));
    gate.plan(`${LEAD} test`, 'garble');
    const report = await run('weather', { ...world.facts, click_a: await click() });
    expect(report).toEqual({
      left: 0,
      dropped: ['click unusable', 'lead uncertain', 'lead uncertain', 'lead unusable'],
      errors: true,
      kept: [],
    });
    const steps = gate.seen.map(({ path, body, status }) => ({ path, body, status }));
    const leads = steps.filter(({ path }) => path === LEAD);
    expect(leads.filter(({ body }) => body.customer_key === 'c').map(({ status }) => status)).toEqual([
      520, 403, 405, 302, 200,
    ]);
    expect(leads.filter(({ body }) => body.customer_key === 'test').map(({ status }) => status)).toEqual([502]);
    const sales = steps.filter(({ body }) => body.transaction_id === 'order_late');
    expect(sales.map(({ body, status }) => [typeof body.occurred_at, status])).toEqual([
      ['string', 400],
      ['undefined', 200],
    ]);
  });

  test('a store that hangs blocks neither a sign-up nor the exit', async () => {
    const { world, run } = stage();
    const report = await run('hang', world.facts);
    expect(report).toEqual({
      accepted: [true, true, true],
      milliseconds: expect.any(Number),
      closed: expect.any(Number),
    });
    expect(report.milliseconds).toBeLessThan(500);
    expect(report.closed).toBeLessThan(1000);
  });
}
