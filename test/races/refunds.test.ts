import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { sell, visit, withTrigger } from '../support/journey.ts';
import { inParallel, statusesOf, untilBlocked } from '../support/parallel.ts';
import { startService, type Instance, type Service } from '../support/service.ts';
import { chargeRefunded, connectAccount, newId } from '../support/stripe.ts';

let service: Service;
let both: Instance[];
let campaign: Campaign;
beforeAll(async () => {
  service = await startService();
  both = [service, await service.second()];
});
afterAll(() => service.stop());
beforeEach(async () => void (campaign = await service.make.campaign()));

const refund = (instance: Instance, body: object) => instance.refund(body, { key: campaign.key });
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
const refundsOf = (sale_id: number) => service.db.knex('refunds').where({ sale_id });
const commissionsOf = (sale_id: number) => service.db.knex('commissions').where({ sale_id }).orderBy('id');
const setStatus = (id: number, status: string, knex = service.db.knex) =>
  knex('commissions').where({ id }).update({ status });

test.each([
  ['more than the sale', 777, 12, { 200: 12, 400: 8 }],
  ['exactly the sale', 500, 20, { 200: 20 }],
])('20 partial refunds of %s never exceed it', async (_, refund_amount_cents, recorded, statuses) => {
  const { transaction_id, sale_id } = await sell(service, campaign);
  const answers = await inParallel(both, 20, (instance) => refund(instance, { transaction_id, refund_amount_cents }));
  expect(statusesOf(answers)).toEqual(statuses);
  const deducted = sum(answers.map(({ body }) => (body.deduction_cents as number | undefined) ?? 0));
  const refunded = recorded * refund_amount_cents;
  expect(deducted).toBe(Math.round(refunded / 5));
  expect(sum((await refundsOf(sale_id)).map((row) => row.amount_cents as number))).toBe(refunded);
  expect(sum((await refundsOf(sale_id)).map((row) => row.deduction_cents as number))).toBe(deducted);
  const [{ amount_cents, status }] = await commissionsOf(sale_id);
  expect([amount_cents, status]).toEqual([2000 - deducted, deducted === 2000 ? 'reversed' : 'pending']);
  await refund(service, { transaction_id });
  expect(await commissionsOf(sale_id)).toMatchObject([{ amount_cents: 0, status: 'reversed' }]);
});

test('of 20 full refunds one is recorded, the others are skipped', async () => {
  const { transaction_id, sale_id, commission_id } = await sell(service, campaign);
  await setStatus(commission_id, 'paid');
  const answers = await inParallel(both, 20, (instance) => refund(instance, { transaction_id }));
  const outcomes = answers.map(({ body }) => body.status as string).sort();
  expect(outcomes).toEqual(['clawed_back', ...Array<string>(19).fill('skipped')]);
  expect(await refundsOf(sale_id)).toHaveLength(1);
  expect(await commissionsOf(sale_id)).toMatchObject([{ amount_cents: 2000 }, { amount_cents: -2000 }]);
});

test('of 20 refunds with one refund_reference one is recorded, and the others return it', async () => {
  const { transaction_id, sale_id } = await sell(service, campaign);
  const body = { transaction_id, refund_amount_cents: 100, refund_reference: 'r' };
  const answers = await inParallel(both, 20, (instance) => refund(instance, body));
  const outcomes = answers.map((answer) => answer.body.status as string).sort();
  expect(outcomes).toEqual(['reversed', ...Array<string>(19).fill('skipped')]);
  const [{ id }, ...none] = await refundsOf(sale_id);
  expect(none).toEqual([]);
  expect(new Set(answers.map((answer) => answer.body.refund_id as number))).toEqual(new Set([id]));
});

test('a sale without commission is not refunded beyond its amount either', async () => {
  const click_id = await visit(service, campaign);
  await sell(service, campaign, { click_id, subscription_id: 'sub' });
  const { transaction_id, sale_id } = await sell(service, campaign, { click_id, subscription_id: 'sub' });
  const part = { transaction_id, refund_amount_cents: 900 };
  const answers = await inParallel(both, 20, (instance) => refund(instance, part));
  expect(statusesOf(answers)).toEqual({ 200: 11, 400: 9 });
  expect(sum((await refundsOf(sale_id)).map((row) => row.amount_cents as number))).toBe(9900);
});

test('test refunds do not exceed their sale either', async () => {
  const test_mode = { additional_data: { test_mode: true } };
  const { body } = await service.sale({ amount_cents: 1000, ...test_mode }, { key: campaign.key });
  const { transaction_id } = body;
  const part = { transaction_id, refund_amount_cents: 90, ...test_mode };
  const answers = await inParallel(both, 16, (instance) => refund(instance, part));
  expect(statusesOf(answers)).toEqual({ 200: 11, 400: 5 });
});

test('a refund during the payout of a commission claws it back', async () => {
  const { transaction_id, sale_id, commission_id } = await sell(service, campaign);
  await setStatus(commission_id, 'approved');
  const tx = await service.db.knex.transaction();
  await setStatus(commission_id, 'paid', tx);
  const answer = refund(service, { transaction_id, refund_amount_cents: 5000 });
  await untilBlocked(service);
  await tx.commit();
  expect((await answer).body).toMatchObject({ status: 'clawed_back', deduction_cents: 1000 });
  expect(await commissionsOf(sale_id)).toMatchObject([
    { kind: 'sale', amount_cents: 2000, status: 'paid' },
    { kind: 'clawback', amount_cents: -1000, status: 'pending' },
  ]);
});

test('refunds and payouts at the same time lose no cent', async () => {
  for (let round = 0; round < 8; round++) {
    const { transaction_id, sale_id, commission_id } = await sell(service, campaign);
    const move = (from: string, status: string) =>
      service.db
        .knex('commissions')
        .where({ id: commission_id, status: from })
        .update({ status })
        .returning('amount_cents');
    const parts = inParallel(both, 6, (instance) => refund(instance, { transaction_id, refund_amount_cents: 1111 }));
    await move('pending', 'approved');
    const [paid] = await move('approved', 'paid');
    expect(statusesOf(await parts)).toEqual({ 200: 6 });
    const [commission, ...clawbacks] = await commissionsOf(sale_id);
    // A paid commission's row never changes, whatever is refunded later.
    expect(commission).toMatchObject({ amount_cents: paid.amount_cents, status: 'paid' });
    const net = commission.amount_cents + sum(clawbacks.map((row) => row.amount_cents as number));
    expect(net).toBe(2000 - Math.round(6666 / 5));
  }
});

test('a refund at the same time as its sale finds it completely or not at all', async () => {
  for (let round = 0; round < 10; round++) {
    const transaction_id = service.make.unique('order');
    const sent = { transaction_id, amount_cents: 10_000, click_id: await visit(service, campaign) };
    const sale = both[0]!.sale(sent, { key: campaign.key });
    await new Promise((resolve) => setTimeout(resolve, round));
    const [{ body, status }, refunded] = await Promise.all([sale, refund(both[1]!, { transaction_id })]);
    expect(status).toBe(200);
    const [commission] = await commissionsOf(body.sale_id as number);
    if (refunded.status === 404) expect(commission).toMatchObject({ amount_cents: 2000, status: 'pending' });
    else {
      expect(refunded.body).toMatchObject({ status: 'reversed', commission_id: commission.id, deduction_cents: 2000 });
      expect(commission).toMatchObject({ amount_cents: 0, status: 'reversed' });
    }
  }
});

test('refunds of the same sales in opposite orders never wait for each other', async () => {
  const sales = await Promise.all(Array.from({ length: 20 }, () => sell(service, campaign)));
  const paid = sales.slice(10).map(({ commission_id }) => commission_id);
  await service.db.knex('commissions').whereIn('id', paid).update({ status: 'paid' });
  for (let round = 0; round < 5; round++) {
    const calls = [sales, sales.toReversed()].map((order, i) =>
      Promise.all(order.map(({ transaction_id }) => refund(both[i]!, { transaction_id, refund_amount_cents: 500 }))),
    );
    expect(statusesOf((await Promise.all(calls)).flat())).toEqual({ 200: 40 });
  }
  for (const { sale_id } of sales) {
    const amounts = (await commissionsOf(sale_id)).map((row) => row.amount_cents as number);
    expect(sum(amounts)).toBe(1000);
    expect(await refundsOf(sale_id)).toHaveLength(10);
  }
});

/** Starts a call and an event that refund one sale, the second while the first waits for a lock in the table. */
async function refundBoth(table: string, first: 'call' | 'event') {
  const account = await connectAccount(service, campaign);
  const charge = { id: newId('ch'), paymentIntent: newId('pi'), amount: 10_000 };
  const { transaction_id, sale_id } = await sell(service, campaign, { provider_payment_id: charge.paymentIntent });
  const call = () => refund(service, { transaction_id, refund_amount_cents: 4000 });
  const event = () => account.tell(chargeRefunded(account.source, { ...charge, refunded: 8000 }));
  const tx = await service.db.knex.transaction();
  await tx.raw('select pg_advisory_xact_lock(4711)');
  return withTrigger(service, { table, body: 'perform pg_advisory_xact_lock(4711)' }, async () => {
    const calling = first === 'call' ? call() : untilBlocked(service).then(call);
    const telling = first === 'event' ? event() : untilBlocked(service).then(event);
    await untilBlocked(service, 2);
    await tx.rollback();
    const [{ status }, result] = [await calling, await telling];
    return { status, result, amounts: (await refundsOf(sale_id)).map((row) => row.amount_cents as number) };
  });
}

// The trigger would run on a worker, and not wait for the lock, which is on the coordinator.
const onOneServer = test.skipIf(inject('servers').length > 1);

onOneServer('an event that waits for a call to refund takes it into account', async () => {
  const answers = await refundBoth('refunds', 'call');
  expect(answers).toEqual({ status: 200, result: 'refund_recorded', amounts: [4000, 4000] });
});

onOneServer('a call that waits for an event to refund takes it into account', async () => {
  const answers = await refundBoth('refunds', 'event');
  // The event has said what the call says.
  expect(answers).toEqual({ status: 200, result: 'refund_recorded', amounts: [8000, 0] });
});
