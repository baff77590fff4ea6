import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { sell, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  chargeRefunded,
  checkout,
  connectAccount,
  dispute,
  invoice,
  invoicePayment,
  newId,
  SHAPES,
  type Account,
  type ChargeFields,
  type DisputeFields,
} from '../../support/stripe.ts';

let service: Service;
let campaign: Campaign;
let account: Account;
let click_id: string;
let charge: { id: string; paymentIntent: string; amount: number };
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  account = await connectAccount(service, campaign);
  click_id = await visit(service, campaign);
  charge = { id: newId('ch'), paymentIntent: newId('pi'), amount: 10_000 };
});

const pay = () => {
  const { paymentIntent, amount } = charge;
  return account.tell(checkout(account.source, { reference: click_id, paymentIntent, amount }));
};
const refund = (refunded: number, more: Partial<ChargeFields> = {}) =>
  account.tell(chargeRefunded(account.source, { ...charge, refunded, ...more }));
const contest = (amount: number, more: Partial<DisputeFields> = {}) =>
  account.tell(dispute(account.source, { charge: charge.id, paymentIntent: charge.paymentIntent, amount, ...more }));
const refunds = () =>
  service.db
    .knex('refunds as r')
    .join('sales as s', { 's.program_id': 'r.program_id', 's.id': 'r.sale_id' })
    .where({ 's.program_id': campaign.id })
    .orderBy('r.id')
    .select('r.amount_cents', 'r.reason', 'r.deduction_cents', 'r.refund_reference');
const commission = () => service.db.knex('commissions').where({ program_id: campaign.id, kind: 'sale' }).first();

describe('a refund', () => {
  test('deducts the part of each event’s total that is not refunded yet', async () => {
    await pay();
    expect(await refund(3_000)).toBe('refund_recorded');
    expect(await refund(5_000)).toBe('refund_recorded');
    expect(await refunds()).toEqual([
      { amount_cents: 3_000, reason: 'refund', deduction_cents: 600, refund_reference: `${charge.id}:3000` },
      { amount_cents: 2_000, reason: 'refund', deduction_cents: 400, refund_reference: `${charge.id}:5000` },
    ]);
    expect(await commission()).toMatchObject({ amount_cents: 1_000, status: 'pending' });
    expect(await refund(10_000)).toBe('refund_recorded');
    expect(await commission()).toMatchObject({ amount_cents: 0, status: 'reversed' });
  });

  test('has the same result in any order', async () => {
    await pay();
    expect(await refund(5_000)).toBe('refund_recorded');
    expect(await refund(3_000)).toBe('nothing_due');
    expect(await refund(5_000)).toBe('nothing_due');
    expect((await refunds()).map((row) => row.amount_cents)).toEqual([5_000]);
  });

  test('takes refunds by calls into account', async () => {
    await pay();
    const call = { transaction_id: charge.paymentIntent, refund_amount_cents: 2_000 };
    expect((await service.refund(call, { key: campaign.key })).status).toBe(200);
    expect(await refund(2_000)).toBe('nothing_due');
    expect(await refund(3_000)).toBe('refund_recorded');
    expect((await refunds()).map((row) => row.amount_cents)).toEqual([2_000, 1_000]);
  });

  test('claws back a paid commission', async () => {
    await pay();
    await service.db.knex('commissions').where({ program_id: campaign.id }).update({ status: 'paid' });
    expect(await refund(5_000)).toBe('refund_recorded');
    const clawback = await service.db.knex('commissions').where({ program_id: campaign.id, kind: 'clawback' }).first();
    expect(clawback).toMatchObject({ amount_cents: -1_000, status: 'pending' });
  });

  test('of a sale that a call recorded finds it by either identifier', async () => {
    await sell(service, campaign, { click_id, provider_payment_id: charge.paymentIntent });
    expect(await refund(1_000)).toBe('refund_recorded');
    charge = { ...charge, paymentIntent: newId('pi'), id: newId('ch') };
    await sell(service, campaign, { click_id, transaction_id: charge.paymentIntent });
    expect(await refund(1_000)).toBe('refund_recorded');
  });

  test('never refunds more than is left, whatever the event says', async () => {
    await sell(service, campaign, { click_id, transaction_id: charge.paymentIntent, amount_cents: 8_000 });
    expect(await refund(10_000)).toBe('refund_recorded');
    expect((await refunds()).map((row) => row.amount_cents)).toEqual([8_000]);
  });

  test('in another currency than the sale takes its part of the charge', async () => {
    await pay();
    expect(await refund(1_000, { currency: 'eur', amount: 8_000 })).toBe('refund_recorded');
    expect(await contest(2_000, { currency: 'eur' })).toBe('chargeback_recorded');
    expect((await refunds()).map((row) => row.amount_cents)).toEqual([1_250, 2_500]);
  });

  test('before its payment is pending, and applied with it, as often as there were some', async () => {
    expect(await refund(5_000)).toBe('sale_unknown');
    expect(await refund(3_000)).toBe('sale_unknown');
    expect(await refunds()).toEqual([]);
    expect(await pay()).toBe('sale_recorded');
    expect((await refunds()).map((row) => row.amount_cents)).toEqual([5_000]);
    const events = service.db.knex('payment_events').where({ program_id: campaign.id }).orderBy('id');
    expect(await events.pluck('result')).toEqual(['refund_recorded', 'nothing_due', 'sale_recorded']);
  });

  test('of an old charge without a PaymentIntent finds its invoice', async () => {
    const old = await connectAccount(service, campaign, 'old');
    const id = newId('in');
    const billed = {
      id,
      paymentIntent: null,
      charge: charge.id,
      amount: 10_000,
      metadata: {},
      lineMetadata: { click_id },
    };
    expect(await old.tell(invoice(old.source, billed))).toBe('sale_recorded');
    const sale = await service.db.knex('sales').where({ program_id: campaign.id }).first();
    expect(sale).toMatchObject({ transaction_id: id, provider_payment_id: charge.id });
    const taken = chargeRefunded(old.source, { ...charge, paymentIntent: null, invoice: id, refunded: 4_000 });
    expect(await old.tell(taken)).toBe('refund_recorded');
    expect(await contest(10_000, { paymentIntent: null })).toBe('chargeback_recorded');
    expect((await refunds()).map((row) => row.amount_cents)).toEqual([4_000, 6_000]);
  });

  test('of a new invoice is found by its payment, in any order of the three events', async () => {
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    for (const order of orders) {
      charge = { id: newId('ch'), paymentIntent: newId('pi'), amount: 10_000 };
      const id = newId('in');
      const events = [
        invoice(account.source, { id, subscription: newId('sub'), amount: 10_000, metadata: { click_id } }),
        invoicePayment(account.source, { invoice: id, paymentIntent: charge.paymentIntent }),
        chargeRefunded(account.source, { ...charge, refunded: 2_500 }),
      ];
      for (const index of order) await account.tell(events[index]!);
    }
    expect((await refunds()).map((row) => row.amount_cents)).toEqual(orders.map(() => 2_500));
    expect(await service.db.knex('payment_events').where({ program_id: campaign.id, state: 'pending' })).toEqual([]);
    const sales = await service.db.knex('sales').where({ program_id: campaign.id });
    expect(sales).toHaveLength(orders.length);
    for (const sale of sales) expect(sale.provider_payment_id).toMatch(/^pi_/);
  });

  test('of one of two charges that paid an invoice does not affect the other charge', async () => {
    const id = newId('in');
    const charges = [1, 2].map(() => ({ id: newId('ch'), paymentIntent: newId('pi'), amount: 5_000 }));
    for (const { paymentIntent } of charges) {
      await account.tell(invoicePayment(account.source, { invoice: id, paymentIntent }));
    }
    await account.tell(invoice(account.source, { id, amount: 10_000, lineMetadata: { click_id } }));
    for (const one of charges) {
      expect(await account.tell(chargeRefunded(account.source, { ...one, refunded: 2_000 }))).toBe('refund_recorded');
    }
    expect(await account.tell(chargeRefunded(account.source, { ...charges[0]!, refunded: 5_000 }))).toBe(
      'refund_recorded',
    );
    expect((await refunds()).map((row) => row.amount_cents)).toEqual([2_000, 2_000, 3_000]);
  });
});

describe('a dispute', () => {
  test('deducts the disputed amount once', async () => {
    await pay();
    const id = newId('du');
    expect(await contest(10_000, { id })).toBe('chargeback_recorded');
    expect(await contest(10_000, { id, type: 'charge.dispute.funds_withdrawn' })).toBe('nothing_due');
    expect(await refunds()).toMatchObject([{ amount_cents: 10_000, reason: 'chargeback', refund_reference: id }]);
    expect(await commission()).toMatchObject({ amount_cents: 0, status: 'reversed' });
  });

  test('deducts no more than refunds have left, and refunds deduct no less because of it', async () => {
    await pay();
    await refund(3_000);
    expect(await contest(10_000)).toBe('chargeback_recorded');
    expect((await refunds()).map((row) => row.amount_cents)).toEqual([3_000, 7_000]);
    charge = { id: newId('ch'), paymentIntent: newId('pi'), amount: 10_000 };
    await pay();
    await contest(4_000);
    expect(await refund(3_000)).toBe('refund_recorded');
    expect((await refunds()).map((row) => row.amount_cents)).toEqual([3_000, 7_000, 4_000, 3_000]);
  });

  test.each(['warning_needs_response', 'warning_under_review', 'prevented'])(
    'that is %s moves no money',
    async (status) => {
      await pay();
      const id = newId('du');
      expect(await contest(10_000, { id, status })).toBe('ignored');
      expect(await refunds()).toEqual([]);
      // Until it is escalated.
      const withdrawn = { id, status: 'needs_response', type: 'charge.dispute.funds_withdrawn' };
      expect(await contest(10_000, withdrawn)).toBe('chargeback_recorded');
    },
  );

  test('before its payment is pending, and applied with it', async () => {
    expect(await contest(4_000)).toBe('sale_unknown');
    await pay();
    expect(await refunds()).toMatchObject([{ amount_cents: 4_000, reason: 'chargeback' }]);
  });
});

test.each(SHAPES)('a payment without a customer stores its refunds (%s shape)', async (shape) => {
  const other = await connectAccount(service, campaign, shape);
  expect(await other.tell(checkout(other.source, { paymentIntent: charge.paymentIntent }))).toBe('customer_not_named');
  expect(await other.tell(chargeRefunded(other.source, { ...charge, refunded: 100 }))).toBe('sale_unknown');
  expect(await refunds()).toEqual([]);
});
