import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../../src/lib/clock.ts';
import { OVERDUE_EVENTS_JOB, overdueEventsJob } from '../../../src/jobs/awaited-events.ts';
import { createClickIds } from '../../../src/attribution/click-id.ts';
import { as, auditEntries } from '../../manage/support.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import { testLog } from '../../support/log.ts';
import { startService, type Service } from '../../support/service.ts';

// Objects of a processor's API have the effects of the events that it failed to deliver, once.

let service: Service;
let campaign: Campaign;
let token: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign({ commission_base: 'net' });
  ({ apiToken: token } = await service.make.member(campaign.id, 'owner'));
  // The clock of a test moves by days.
  await service.db.knex('api_tokens').update({ expires_at: new Date(service.clock.now().getTime() + 300 * DAY) });
});

const call = (body: object) => as(service, token)('POST', `programs/${campaign.id}/processor-objects`, { body });
/** Sends objects that must be accepted; returns their results. */
async function add(processor: string, ...objects: object[]): Promise<string[]> {
  const { status, body } = await call({ processor, objects });
  expect([status, body.error]).toEqual([200, undefined]);
  return (body.data.results as { result: string }[]).map(({ result }) => result);
}
const sales = () => service.db.knex('sales').where({ program_id: campaign.id }).orderBy('id');
const now = (ms = 0): string => new Date(service.clock.now().getTime() + ms).toISOString();

const order = (click_id: string, more: object = {}) => ({
  id: 1001,
  status: 'processing',
  currency: 'USD',
  total: '119.00',
  total_tax: '19.00',
  shipping_total: '0.00',
  date_paid_gmt: now(-DAY).slice(0, 19),
  date_modified_gmt: now(-DAY).slice(0, 19),
  customer_id: 0,
  coupon_lines: [],
  refunds: [],
  meta_data: [{ key: 'click_id', value: click_id }],
  ...more,
});

test('an order is a sale at the time of its payment, once, and the list of events says that it was pulled', async () => {
  service.clock.advance({ ms: 2 * DAY });
  const body = order(await visit(service, campaign));
  expect(await add('woocommerce', body)).toEqual(['sale_recorded']);
  expect(await add('woocommerce', body)).toEqual(['repeated']);
  const [sale, ...others] = await sales();
  expect(others).toEqual([]);
  expect(sale).toMatchObject({
    transaction_id: `woocommerce-${campaign.id}-1001`,
    amount_cents: 10_000,
    gross_cents: 11_900,
    provider: 'woocommerce',
    occurred_at: new Date(`${body.date_paid_gmt}Z`),
  });
  const { body: list } = await as(service, token)('GET', `programs/${campaign.id}/payment-events`);
  expect(
    list.data.map(({ processor, pulled, result }: Record<string, unknown>) => [processor, pulled, result]),
  ).toEqual([
    ['woocommerce', true, 'nothing_due'],
    ['woocommerce', true, 'sale_recorded'],
  ]);
});

test('what was refunded when the order was read is taken back with it, and no more when it is read again', async () => {
  const click = await visit(service, campaign);
  const refunded = order(click, { refunds: [{ id: 1, total: '-59.50' }], date_modified_gmt: now().slice(0, 19) });
  // The last one is the order as it was before.
  expect(await add('woocommerce', refunded, refunded, order(click))).toEqual([
    'sale_recorded',
    'repeated',
    'nothing_due',
  ]);
  const [{ id }] = await sales();
  const refunds = await service.db.knex('refunds').where({ program_id: campaign.id, sale_id: id });
  expect(refunds.map(({ amount_cents }) => amount_cents)).toEqual([5_000]);
});

test('the answer says what each object did, in their order, and the audit log how many did what', async () => {
  const { body } = await call({
    processor: 'woocommerce',
    objects: [order(await visit(service, campaign)), {}, { id: 7, status: 'pending' }],
  });
  expect(body.data).toMatchObject({
    processor: 'woocommerce',
    objects: 3,
    results: [
      { object_id: '1001', result: 'sale_recorded', explanation: 'The payment is recorded as a sale.' },
      { object_id: null, result: 'unreadable' },
      { object_id: '7', result: 'ignored', explanation: 'It says nothing that could be applied.' },
    ],
  });
  expect((await auditEntries(service)).at(-1)).toMatchObject({
    action: 'program.catch-up',
    target_id: campaign.id,
    after: { processor: 'woocommerce', objects: 3, results: { sale_recorded: 1, unreadable: 1, ignored: 1 } },
  });
});

describe('Lemon Squeezy, whose first payment of a subscription is an order and an invoice', () => {
  const money = { currency: 'USD', total: 5940, tax: 990, status: 'paid', customer_id: 7 };
  const at = () => ({ created_at: now(), updated_at: now() });
  const subscription = () => ({ type: 'subscriptions', id: '7', attributes: { order_id: 1, customer_id: 7, ...at() } });
  const invoice = () => ({
    type: 'subscription-invoices',
    id: '31',
    attributes: { ...money, ...at(), subscription_id: 7, billing_reason: 'initial' },
  });
  const first = () => ({ type: 'orders', id: '1', attributes: { ...money, ...at() } });
  test('counts by its invoice, in whatever order they are read', async () => {
    const click = await visit(service, campaign);
    await service.lead({ click_id: click, customer_key: 'user_7' }, { key: campaign.key });
    await service.db
      .knex('processor_references')
      .insert({ program_id: campaign.id, reference: 'lemonsqueezy-7', click_id: click });
    expect(await add('lemonsqueezy', first(), subscription(), invoice())).toEqual([
      'waits_for_subscription',
      'subscription_linked',
      'sale_recorded',
    ]);
    service.clock.advance({ ms: 11 * MINUTE });
    const log = testLog();
    const clickIds = createClickIds(SECRET_KEY, []);
    const job = overdueEventsJob({ clickIds, currencies: ['USD'], log });
    expect(job.name).toBe(OVERDUE_EVENTS_JOB);
    await job.run({
      db: service.db,
      clock: service.clock,
      now: service.clock.now(),
      signal: new AbortController().signal,
    });
    expect(await add('lemonsqueezy', subscription(), invoice(), first())).toEqual(['repeated', 'repeated', 'repeated']);
    expect((await sales()).map(({ transaction_id }) => transaction_id)).toEqual(['lemonsqueezy-invoice-31']);
  });
});

describe('Stripe', () => {
  const seconds = () => Math.floor(service.clock.now().getTime() / 1000);
  const session = (click: string, id: string) => ({
    id: `cs_${id}`,
    object: 'checkout.session',
    created: seconds(),
    livemode: true,
    status: 'complete',
    mode: 'payment',
    payment_status: 'paid',
    client_reference_id: click,
    amount_total: 10_000,
    currency: 'usd',
    payment_intent: `pi_${id}`,
  });

  test('an event that was delivered, and its objects, are one payment', async () => {
    const id = service.make.unique('a');
    const click = await visit(service, campaign);
    const event = {
      id: `evt_${id}`,
      object: 'event',
      type: 'checkout.session.completed',
      created: seconds(),
      livemode: true,
      data: { object: session(click, id) },
    };
    expect(await add('stripe', event, event, session(click, id))).toEqual(['sale_recorded', 'repeated', 'sale_known']);
    expect(await sales()).toHaveLength(1);
  });

  test('a refund tells how much of its charge is refunded in all', async () => {
    const id = service.make.unique('b');
    const charge = {
      id: `ch_${id}`,
      object: 'charge',
      amount: 10_000,
      amount_refunded: 2_500,
      currency: 'usd',
      payment_intent: `pi_${id}`,
    };
    const refund = { id: `re_${id}`, object: 'refund', status: 'succeeded', amount: 2_500, currency: 'usd', charge };
    expect(await add('stripe', refund, session(await visit(service, campaign), id), refund)).toEqual([
      'sale_unknown',
      'sale_recorded',
      'repeated',
    ]);
    const refunds = await service.db.knex('refunds').where({ program_id: campaign.id });
    expect(refunds.map(({ amount_cents }) => amount_cents)).toEqual([2_500]);
  });
});

test('more than 64 KiB are accepted, and more than 1 MiB are not', async () => {
  const { program_id: _, ...large } = { program_id: 0, id: 5, status: 'pending', note: 'x'.repeat(200_000) };
  expect(await add('woocommerce', large)).toEqual(['ignored']);
  const { status, body } = await call({ processor: 'woocommerce', objects: [{ id: 5, note: 'x'.repeat(1_048_576) }] });
  expect([status, body.error.message]).toEqual([413, 'The objects of a request must be at most 1 MiB together']);
});

test.each([
  [{ processor: 'adyen' }, 'processor'],
  [{ objects: [] }, 'objects'],
  [{ objects: Array.from({ length: 101 }, () => ({})) }, 'objects'],
  [{ objects: ['txn_1'] }, 'objects'],
])('%j is refused', async (changes, field) => {
  const { status, body } = await call({ processor: 'paddle', objects: [{}], ...changes });
  expect([status, body.error.details.field]).toEqual([400, expect.stringContaining(field)]);
});

test('two requests with the same objects at once record them once', async () => {
  const body = { processor: 'woocommerce', objects: [order(await visit(service, campaign))] };
  const answers = await Promise.all([call(body), call(body), call(body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await sales()).toHaveLength(1);
});
