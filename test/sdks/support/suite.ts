// The required behavior of every SDK. A program that uses the SDK runs as a process against the live service.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../../support/client.ts';
import type { Fate } from './gate.ts';
import { provesAdvice } from './advice.ts';
import { provesDay } from './day.ts';
import { provesHardness } from './hardness.ts';
import { provesManagement } from './management.ts';
import { provesUnheard } from './unheard.ts';
import { provesWebhooks } from './webhooks.ts';
import { run, runAll, type Program } from './program.ts';
import { startWorld, type World } from './world.ts';

const TRACK = '/api/v1/track';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Declares the tests; `prepare` builds the program. */
export function provesSdk(prepare: () => Promise<Program>): void {
  let world: World;
  let program: Program;
  const scratch = mkdtempSync(join(tmpdir(), 'referral-sdk-'));
  const store = join(scratch, 'outbox.json');

  beforeAll(async () => {
    program = await prepare();
    world = await startWorld();
  }, 300_000);
  afterAll(async () => {
    // Undefined if the program could not be built.
    await (world as World | undefined)?.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  const seenOn = (path: string) => world.gate.seen.filter((seen) => seen.path === path);
  const rows = <T>(table: string) => world.db.knex<Record<string, T>>(table).orderBy('id');

  test('the chain succeeds although responses are lost, and each step is recorded once', async () => {
    const { gate, campaign, facts } = world;
    gate.plan(`${TRACK}/lead`, 'lose');
    gate.plan(`${TRACK}/sale`, 'garble');
    gate.plan(`${TRACK}/refund`, 'lose');
    const limited = { error: { status: 429, code: 'rate_limited', message: 'Too many requests.' } };
    gate.plan(`${TRACK}/click`, { status: 429, headers: { 'retry-after': '1' }, body: limited });
    const report = await run(program, 'chain', facts);

    const [sale] = await rows('sales');
    expect(report).toEqual({
      click_id: expect.stringMatching(/^clk_/),
      lead: { already_recorded: true },
      sale: { sale_id: sale!.id, already_recorded: true },
      again: { sale_id: sale!.id, already_recorded: true },
      refund: { status: 'skipped', deduction_cents: 0 },
      readiness: { program_id: campaign.id },
      status: { program_id: campaign.id },
    });
    expect(await rows('sales')).toHaveLength(1);
    expect(await rows('refunds')).toMatchObject([{ amount_cents: 2500 }]);
    expect(await world.db.knex('clicks')).toHaveLength(1);
  });

  test('all attempts have the same request identifier, and the client waits for Retry-After', () => {
    for (const [path, attempts] of [
      ['lead', 2],
      ['refund', 2],
      ['click', 2],
    ] as const) {
      const ids = seenOn(`${TRACK}/${path}`).map(({ requestId }) => requestId);
      expect(ids).toHaveLength(attempts);
      expect(ids[0]).toMatch(UUID);
      expect(new Set(ids).size).toBe(1);
    }
    // The first sale and its repetition, then the sale that is retried.
    const sales = seenOn(`${TRACK}/sale`);
    expect(sales.map(({ status }) => status)).toEqual([502, 409, 409]);
    expect(new Set(sales.map(({ requestId }) => requestId)).size).toBe(2);
    const [refused, repeated] = seenOn(`${TRACK}/click`);
    expect(repeated!.at - refused!.at).toBeGreaterThanOrEqual(1000);
    expect(repeated!.at - refused!.at).toBeLessThan(5000);
  });

  test('both envelopes, the rate limit and a missing response cause the same error type, with the request identifier', async () => {
    const { facts } = world;
    const report = await run(program, 'errors', facts);
    const text = expect.any(String) as unknown;
    const none = { kind: 'refused', code: null, details: {}, hint: text, retry_after_seconds: null, sale_id: null };
    const see = (anchor: string) => `${world.gate.url}/docs/errors#${anchor}`;
    const id = expect.stringMatching(UUID) as unknown;
    expect(report).toEqual({
      platform: {
        ...none,
        status: 404,
        code: 'not_found',
        message: 'Sale not found for transaction_id',
        docs_url: see('saleNotFound'),
        request_id: id,
      },
      typed: {
        ...none,
        status: 410,
        code: 'link_disabled',
        message: 'Referral link is disabled',
        hint: 'Ask the program owner to enable the link.',
        docs_url: see('linkDisabled'),
        request_id: id,
      },
      unknown_key: {
        ...none,
        status: 401,
        code: 'invalid_key',
        message: 'Invalid API token.',
        docs_url: see('readinessInvalidApiToken'),
        request_id: id,
      },
      limited: {
        ...none,
        status: 429,
        code: 'rate_limited',
        message: 'Too many requests.',
        retry_after_seconds: expect.any(Number),
        docs_url: `${facts.limited_url}/docs/errors#rateLimited`,
        request_id: id,
      },
      silent: {
        ...none,
        kind: 'connection',
        status: 0,
        docs_url: null,
        message: expect.stringMatching(/^No readable answer from the service: ./),
        request_id: id,
      },
      marked: { program_id: expect.any(Number) },
      // Only once, although two responses contained it.
      warnings: [expect.objectContaining({ code: 'api_key_rotation_required' })],
    });
    expect(Date.parse(report.warnings[0].rotate_by as string)).toBe(Date.parse(facts.rotate_by));
    expect(report.limited.retry_after_seconds).toBeGreaterThan(0);
    expect(report.limited.retry_after_seconds).toBeLessThanOrEqual(60);
    // A request that the service rejects permanently is not retried.
    expect(seenOn(`${TRACK}/refund`).filter(({ body }) => body.transaction_id === 'nothing')).toHaveLength(2);
  });

  test('after a failure only requests that are safe to repeat are sent again', async () => {
    const { gate } = world;
    const paths = ['track/click', 'track/lead', 'track/sale', 'track/refund', 'programs/me/readiness'];
    const failing = (message: string): Fate => ({ status: 500, body: { data: null, error: { status: 500, message } } });
    for (const path of paths) gate.plan(`/api/v1/${path}`, ...Array<Fate>(20).fill(failing('It failed')));
    gate.plan(`${TRACK}/sale unpaid`, failing('Failed to create commission'));
    gate.seen.length = 0;
    const report = await run(program, 'repeats', world.facts);
    for (const path of paths) gate.plan(`/api/v1/${path}`);

    const attempts = new Map<string, number>();
    for (const { requestId } of gate.seen) attempts.set(requestId!, (attempts.get(requestId!) ?? 0) + 1);
    const expected = {
      lead: 3,
      'test lead': 1,
      sale: 3,
      'nameless test sale': 1,
      'unpaid sale': 1,
      'whole refund': 3,
      'named refund': 3,
      'nameless refund': 1,
      click: 1,
      'known click': 3,
      readiness: 3,
    };
    expect([...attempts.values()]).toEqual(Object.values(expected));
    expect(report).toEqual(Object.fromEntries(Object.keys(expected).map((name) => [name, 500])));
  });

  const click = async (): Promise<string> =>
    (await send(world.gate.url, `${TRACK}/click`, { body: { affiliate_url: world.facts.link } })).body
      .click_id as string;
  let clicks: { click_a: string; click_b: string };

  test('an outbox accepts entries immediately while the service does not answer, up to its limit, and the store saves them', async () => {
    clicks = { click_a: await click(), click_b: await click() };
    const report = await run(program, 'enqueue', { ...world.facts, ...clicks, store });
    expect(report).toEqual({
      accepted: [true, true, true, true, true, true, false],
      milliseconds: expect.any(Number),
      left: 6,
      failed: true,
      dropped: ['lead full'],
    });
    // The first delivery waits for a response until the program's limit of one second.
    expect(report.milliseconds).toBeLessThan(1000);
    expect(JSON.parse(readFileSync(store, 'utf8'))).toHaveLength(6);
  });

  test('another process delivers them, in order for each customer, and each is recorded once', async () => {
    const { gate, facts } = world;
    gate.seen.length = 0;
    gate.plan(`${TRACK}/lead`, 'lose');
    gate.plan(`${TRACK}/sale order_a`, 'garble', { status: 429, headers: { 'retry-after': '1' }, body: {} });
    const report = await run(program, 'deliver', { ...facts, ...clicks, store });
    expect(report).toEqual({
      left: 0,
      accepted: false,
      dropped: [
        { kind: 'sale', reason: 'refused', status: 400, code: 'invalid_request' },
        { kind: 'lead', reason: 'closed', status: null, code: null },
      ],
    });
    expect(JSON.parse(readFileSync(store, 'utf8'))).toEqual([]);

    const steps = gate.seen.map(({ path, body, status }) => ({ path: path.replace(`${TRACK}/`, ''), body, status }));
    const own = (test: (body: Record<string, unknown>) => boolean) =>
      steps.filter(({ body }) => test(body)).map(({ path, status }) => `${path} ${status}`);
    const first = own(({ customer_key, transaction_id }) => customer_key === 'a' || transaction_id === 'order_a');
    // The results: lost, already recorded, answered by a proxy, over the limit, already recorded, refunded.
    expect(first).toEqual(['lead 0', 'lead 400', 'sale 502', 'sale 429', 'sale 409', 'refund 200']);
    const second = own(({ customer_key, transaction_id }) => customer_key === 'b' || transaction_id === 'order_b');
    expect(second).toEqual(['sale 400', 'lead 200', 'sale 200']);

    const sales = (await rows<string | number>('sales')).map((row) => `${row.transaction_id} ${row.amount_cents}`);
    expect(sales.sort()).toEqual(['brand-order-1001 9900', 'order_a 1000', 'order_c 2000']);
    expect(await rows('refunds')).toMatchObject([{ amount_cents: 2500 }, { amount_cents: 400 }]);
  });

  const stage = () => ({
    ...{ world, click },
    run: (mode: string, facts: object) => run(program, mode, facts),
    runAll: (mode: string, facts: object) => runAll(program, mode, facts),
  });
  provesAdvice(stage);
  provesHardness(stage);
  provesManagement(stage);
  provesDay(stage);
  provesUnheard(stage);
  provesWebhooks(stage);
}
