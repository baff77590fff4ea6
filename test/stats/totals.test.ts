import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operator, type Operator } from '../admin/support.ts';
import { startService, type Service } from '../support/service.ts';
import { visit } from '../support/journey.ts';
import { addTestEvents, addTestPayments, makeWorld, type World } from './world.ts';

// Checks every total that the service shows, in a database that also contains what must not count: test events,
// provisional leads, synthetic chains, test mode events of Stripe, and another program's records.

// The tests check the shape of documents, so no type is needed.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

let service: Service;
let admin: Operator;
let world: World;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
  world = await makeWorld(service);
});
afterAll(async () => {
  await service.stop();
  admin.clean();
});

const get = async (path: string, key: string): Promise<Json> => (await service.call(path, { method: 'GET', key })).body;
const readiness = (key = world.brand.key) => get('/api/v1/programs/me/readiness', key);
const status = async () => (await get('/api/v1/cli/status', world.brand.key)).data;
const program = () => ['--program-id', String(world.brand.id)];
const partner = async () => {
  const shown = await admin.done('partner', 'show', '--partner-id', String(world.brand.partnerId));
  return (shown.programs as Json[]).find(({ program_id }) => program_id === world.brand.id);
};
const commissions = async () => (await admin.done('commission', 'list', ...program())).commissions as Json[];
const detail = async (gate: string) => (await readiness()).gates[gate].detail;
const currency = async (code: string) => (await partner()).currencies.find((one: Json) => one.currency === code);

test.each<[string, () => Promise<unknown>, unknown]>([
  ['readiness: clicks of the last day', async () => (await readiness()).counts_24h.clicks, 3],
  ['readiness: settled leads of the last day', async () => (await readiness()).counts_24h.leads, 1],
  ['readiness: sales of the last day', async () => (await readiness()).counts_24h.sales, 2],
  ['readiness: partners who have joined', () => detail('payout'), '1 partner joined'],
  ['readiness: enabled links and origins', () => detail('tracking'), '1 enabled link, 1 allowed origin'],
  ['readiness: a live sale', () => detail('live'), 'A real sale is attributed'],
  ['readiness: the state', async () => (await readiness()).state, 'live_verified'],
  [
    'status: events of the last day',
    async () => (await status()).recent_events,
    { clicks_24h: 3, leads_24h: 1, sales_24h: 2 },
  ],
  ['status: partners who have joined', async () => (await status()).active_partners, 1],
  ['status: commissions that are pending', async () => (await status()).pending_commissions, 5],
  ['partner: clicks', async () => (await partner()).clicks, 4],
  ['partner: settled leads', async () => (await partner()).settled_leads, 2],
  ['partner: sales in USD', async () => (await currency('USD')).sales, { count: 2, amount_cents: 20_000 }],
  ['partner: refunds in USD', async () => (await currency('USD')).refunds, { count: 2, amount_cents: 7_500 }],
  // 2000 paid − 1000 clawed back + 2000 − 500 refunded + two leads of 300
  ['partner: net commission in USD', async () => (await currency('USD')).net_commission_cents, 3_100],
  ['partner: sales in EUR', async () => (await currency('EUR')).sales, { count: 1, amount_cents: 5_000 }],
  ['partner: refunds in EUR', async () => (await currency('EUR')).refunds, { count: 0, amount_cents: 0 }],
  ['partner: net commission in EUR', async () => (await currency('EUR')).net_commission_cents, 1_000],
  [
    'commissions: each with its amount and status',
    async () =>
      (await commissions()).map(({ kind, amount_cents, currency: code, status: at }) => [kind, amount_cents, code, at]),
    [
      ['lead', 300, 'USD', 'pending'],
      ['sale', 2_000, 'USD', 'paid'],
      ['clawback', -1_000, 'USD', 'pending'],
      ['lead', 300, 'USD', 'pending'],
      ['sale', 1_500, 'USD', 'pending'],
      ['sale', 1_000, 'EUR', 'pending'],
    ],
  ],
  [
    'commissions to repair',
    async () => await admin.done('commission', 'repair', ...program()),
    {
      repaired_sale_ids: [],
      left: [],
    },
  ],
  [
    'payment events that are pending',
    async () => (await admin.done('stripe', 'events', ...program())).pending,
    {
      customer_unknown: 1,
    },
  ],
  [
    'payment events of test mode',
    async () => (await admin.done('stripe', 'events', ...program(), '--state', 'test')).events.length,
    3,
  ],
  ['sales refused across programs', async () => (await admin.done('sale', 'conflicts', ...program())).attempts, 2],
  [
    'a customer’s events',
    async () => {
      const flags = [...program(), '--click-id', world.clickId];
      const { events } = await admin.done('customer', 'explain', ...flags);
      return (events as Json[]).map(({ type, state }) => (state === 'test' ? 'test payment_event' : type));
    },
    ['click', 'lead', 'commission', 'sale', 'commission', 'refund', 'test payment_event', 'test payment_event'],
  ],
])('%s', async (_, read, expected) => {
  expect(await read()).toEqual(expected);
});

test.each(['click', 'lead', 'sale'] as const)('readiness: when the last %s was', async (kind) => {
  expect((await readiness()).last_event_at[kind]).toBe(world.last[kind]);
});

test('the account’s list of programs: state and partners who have joined', async () => {
  const { data } = await get('/api/v1/cli/programs', world.owner.token);
  expect(data).toMatchObject([{ id: world.brand.id, status: 'live_verified', partners: 1 }]);
});

describe('a program with test events alone', () => {
  test('is verified by those sent with the key, has no live sale, and counts nothing', async () => {
    const campaign = await service.make.campaign();
    await addTestEvents(service, campaign, 'clk_none');
    const body = await readiness(campaign.key);
    expect(body).toMatchObject({
      state: 'integration_verified',
      integration_verified: true,
      blocker: 'live',
      counts_24h: { clicks: 0, leads: 0, sales: 0 },
      last_event_at: { click: null, lead: null, sale: null },
      gates: { live: { status: 'fail' } },
    });
    const shown = await admin.done('partner', 'show', '--partner-id', String(campaign.partnerId));
    expect(shown.programs).toMatchObject([{ clicks: 0, settled_leads: 0, currencies: [] }]);
  });

  test('is not verified by test events without the key, nor by payment events of test mode', async () => {
    const campaign = await service.make.campaign();
    const click_id = await visit(service, campaign);
    const additional_data = { test_mode: true, program_id: campaign.id };
    await service.click({ affiliate_url: campaign.url, additional_data });
    await service.lead({ click_id, additional_data });
    await service.sale({ amount_cents: 100, additional_data }, { key: campaign.key });
    await addTestPayments(service, campaign, click_id);
    expect(await readiness(campaign.key)).toMatchObject({ state: 'ready', integration_verified: false });
  });

  test('a chain and a single event return their results, and verify the integration', async () => {
    const { key } = await service.make.campaign();
    const send = async (body: object) => (await service.call('/api/v1/cli/test-event', { key, body })).body.data;
    expect(await send({ event_type: 'sale' })).toMatchObject({ received: true, attributed: false });
    expect((await readiness(key)).integration_verified).toBe(false);
    expect(await send({ type: 'chain' })).toMatchObject({
      attributed: true,
      verdict: { click: 'attributed', lead: 'attributed', sale: 'attributed' },
    });
    expect((await readiness(key)).integration_verified).toBe(true);
  });
});
