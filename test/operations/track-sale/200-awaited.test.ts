// Events of the payment processor that arrived before a sale, which is then sent by a call: the call applies them.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AWAITED_EVENTS_JOB, awaitedEventsJob } from '../../../src/jobs/awaited-events.ts';
import { runDueJobs } from '../../../src/jobs/scheduler.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { sell, visit } from '../../support/journey.ts';
import { testLog } from '../../support/log.ts';
import { clickIds } from '../../support/rows.ts';
import { startService, type Instance, type Service } from '../../support/service.ts';
import {
  chargeRefunded,
  checkout,
  connectAccount,
  dispute,
  invoicePayment,
  newId,
  type Account,
  type DisputeFields,
} from '../../support/stripe.ts';

let service: Service;
let other: Instance;
let campaign: Campaign;
let account: Account;
let charge: { id: string; paymentIntent: string; amount: number };
beforeAll(async () => {
  service = await startService();
  other = await service.second();
});
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  account = await connectAccount(service, campaign);
  charge = { id: newId('ch'), paymentIntent: newId('pi'), amount: 10_000 };
});

const tell: Account['tell'] = (...call) => account.tell(...call);
const refund = (refunded: number, instance?: Instance) =>
  tell(chargeRefunded(account.source, { ...charge, refunded }), instance);
const contest = (more: Partial<DisputeFields> = {}) =>
  tell(dispute(account.source, { charge: charge.id, paymentIntent: charge.paymentIntent, amount: 10_000, ...more }));
const own = (table: string) => service.db.knex(table).where({ program_id: campaign.id });
const commission = () => own('commissions').where({ kind: 'sale' }).first('amount_cents', 'status');
const refunds = () => own('refunds').orderBy('id').select('amount_cents', 'reason', 'deduction_cents');
const pending = () => own('payment_events').where({ state: 'pending' }).pluck<string[]>('result');

const byId = () => ({ transaction_id: charge.paymentIntent });
const byPayment = () => ({ transaction_id: service.make.unique('order'), provider_payment_id: charge.paymentIntent });

describe.each([
  ['transaction_id', byId],
  ['provider_payment_id', byPayment],
  ['the charge', () => ({ ...byPayment(), provider_payment_id: charge.id })],
] as const)('a sale that names its payment by %s', (_, names) => {
  test.each([
    ['a refund', 10_000, 0, 'reversed'],
    ['a part', 2_500, 1_500, 'pending'],
  ])('%s that came first reduces the commission', async (_what, refunded, left, status) => {
    expect(await refund(refunded)).toBe('sale_unknown');
    const sold = await sell(service, campaign, names());
    expect(await commission()).toEqual({ amount_cents: left, status });
    expect(await refunds()).toEqual([{ amount_cents: refunded, reason: 'refund', deduction_cents: 2_000 - left }]);
    expect(await own('payment_events').first()).toMatchObject({
      state: 'applied',
      result: 'refund_recorded',
      sale_id: sold.sale_id,
    });
  });

  test('a dispute that came first, and one that was won', async () => {
    const id = newId('dp');
    expect(await contest({ id })).toBe('sale_unknown');
    await sell(service, campaign, names());
    expect(await commission()).toEqual({ amount_cents: 0, status: 'reversed' });
    expect(await contest({ id, type: 'charge.dispute.closed', status: 'won' })).toBe('refund_restored');
    expect(await commission()).toMatchObject({ amount_cents: 2_000 });
  });

  test('a dispute that was won before its sale takes nothing', async () => {
    const id = newId('dp');
    await contest({ id });
    await contest({ id, type: 'charge.dispute.closed', status: 'won' });
    await sell(service, campaign, names());
    expect(await commission()).toMatchObject({ amount_cents: 2_000 });
    expect(await pending()).toEqual([]);
  });
});

test('the invoice links the sale to the refunded payment', async () => {
  const invoice = newId('in');
  await tell(invoicePayment(account.source, { invoice, paymentIntent: charge.paymentIntent }));
  await refund(10_000);
  expect(await pending()).toEqual(['sale_unknown', 'sale_unknown']);
  await sell(service, campaign, { transaction_id: invoice });
  expect(await commission()).toEqual({ amount_cents: 0, status: 'reversed' });
  expect(await pending()).toEqual([]);
});

test('a checkout without a customer links the sale of its session to the refunded payment', async () => {
  const session = newId('cs_test');
  const paid = checkout(account.source, { id: session, paymentIntent: charge.paymentIntent, reference: null });
  expect(await tell(paid)).toBe('customer_not_named');
  await refund(10_000);
  await sell(service, campaign, { transaction_id: session });
  expect(await commission()).toEqual({ amount_cents: 0, status: 'reversed' });
  expect(await pending()).toEqual([]);
});

test('a sale whose customer has a key, without a click', async () => {
  const customer_key = service.make.unique('user');
  await service.lead({ click_id: await visit(service, campaign), customer_key }, { key: campaign.key });
  await refund(10_000);
  const sent = { transaction_id: charge.paymentIntent, amount_cents: 10_000, customer_key };
  expect((await service.sale(sent, { key: campaign.key })).body.attributed).toBe(true);
  expect(await commission()).toEqual({ amount_cents: 0, status: 'reversed' });
});

test("another program's event with the same name waits on, and a test event changes nothing", async () => {
  const stranger = await service.make.campaign();
  const theirs = await connectAccount(service, stranger);
  await theirs.tell(chargeRefunded(theirs.source, { ...charge, refunded: 10_000 }));
  await tell({ ...chargeRefunded(account.source, { ...charge, refunded: 10_000 }), livemode: false });
  await sell(service, campaign, byId());
  expect(await commission()).toMatchObject({ amount_cents: 2_000, status: 'pending' });
  expect(await service.db.knex('payment_events').where({ program_id: stranger.id }).pluck('state')).toEqual([
    'pending',
  ]);
});

test('a refund and its sale at once, at two instances, count once', async () => {
  for (let round = 0; round < 10; round++) {
    charge = { id: newId('ch'), paymentIntent: newId('pi'), amount: 10_000 };
    const click_id = await visit(service, campaign);
    const body = { transaction_id: charge.paymentIntent, amount_cents: 10_000, click_id };
    const sold = other.call('/api/v1/track/sale', { body, key: campaign.key });
    const [{ body: answer }] = await Promise.all([sold, refund(10_000), refund(10_000, other)]);
    expect(await own('refunds').where({ sale_id: answer.sale_id }).pluck('amount_cents')).toEqual([10_000]);
  }
  expect(await pending()).toEqual([]);
});

const jobs = [awaitedEventsJob({ clickIds, currencies: ['USD', 'EUR'], log: testLog() })];
const runJob = async () => {
  await service.db.knex('jobs').where({ name: AWAITED_EVENTS_JOB }).update({ due_at: service.clock.now() });
  await runDueJobs({ db: service.db, clock: service.clock, log: testLog(), jobs });
};

/** A refund and its sale, whose process ended before it applied the refund. */
async function interrupted(names: { transaction_id: string } = byId()) {
  await refund(10_000);
  await service.db.knex('payment_events').where({ program_id: campaign.id }).update({ state: 'test' });
  await sell(service, campaign, names);
  await service.db.knex('payment_events').where({ program_id: campaign.id }).update({ state: 'pending' });
}

test.each([
  ['transaction_id', byId],
  ['provider_payment_id', byPayment],
])('the job applies what a process that ended has left, by %s, once', async (_, names) => {
  await interrupted(names());
  expect(await commission()).toMatchObject({ amount_cents: 2_000 });
  await Promise.all([runJob(), runJob()]);
  await runJob();
  expect(await commission()).toEqual({ amount_cents: 0, status: 'reversed' });
  expect(await refunds()).toHaveLength(1);
});

test('the job finds sales since its last run, however long ago that was', async () => {
  await runJob();
  service.clock.advance({ days: 3 });
  await interrupted();
  service.clock.advance({ days: 3 });
  await runJob();
  expect(await commission()).toEqual({ amount_cents: 0, status: 'reversed' });
});
