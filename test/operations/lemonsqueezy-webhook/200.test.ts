import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OVERDUE_EVENTS_JOB, overdueEventsJob } from '../../../src/jobs/awaited-events.ts';
import { runDueJobs } from '../../../src/jobs/scheduler.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { testLog } from '../../support/log.ts';
import { connectShop, freshNumber, type Delivery, type Shop } from '../../support/processors/connect.ts';
import { invoice, order, subscription } from '../../support/processors/lemonsqueezy.ts';
import { leftOf, pendingOf, salesOf } from '../../support/processors/records.ts';
import { clickIds } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';
import { permutations } from '../../payments/orders/any-order.ts';

let service: Service;
let campaign: Campaign;
let shop: Shop;
let click_id: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
const TERMS = { commission_type: 'recurring_percent', commission_base: 'net' };
beforeEach(async () => {
  campaign = await service.make.campaign(TERMS);
  shop = await connectShop(service, campaign, 'lemonsqueezy');
  click_id = await visit(service, campaign);
});

const now = () => service.clock.now();
const sales = () => salesOf(service, campaign.id);
const left = () => leftOf(service, campaign.id, click_id);
const names = async () => (await sales()).map((row) => row.transaction_id as string);
const pending = () => pendingOf(service, campaign.id);

const jobs = [overdueEventsJob({ clickIds, currencies: ['USD', 'EUR'], log: testLog() })];
async function tenMinutesLater() {
  service.clock.advance({ seconds: 600 });
  await service.db.knex('jobs').where({ name: OVERDUE_EVENTS_JOB }).update({ due_at: now() });
  await runDueJobs({ db: service.db, clock: service.clock, log: testLog(), jobs });
}

/** The events of a subscription's first payment. */
function started() {
  const [orderId, id, invoiceId] = [freshNumber(), freshNumber(), freshNumber()];
  const of = { buyer: { click_id }, customer: freshNumber() };
  const sent: Record<'order' | 'subscription' | 'invoice', Delivery> = {
    order: order(now(), { id: orderId, ...of }),
    subscription: subscription(now(), { id, order: orderId, ...of }),
    invoice: invoice(now(), { id: invoiceId, subscription: id, reason: 'initial', ...of }),
  };
  return { orderId, id, invoiceId, of, sent };
}

describe('the first payment of a subscription is an order and an invoice, and one sale:', () => {
  test.each(permutations(['order', 'subscription', 'invoice'] as const).map((order) => [order.join(', '), order]))(
    '%s',
    async (_, places) => {
      const { invoiceId, sent } = started();
      for (const place of places) await shop.tell(sent[place]);
      expect(await names()).toEqual([`lemonsqueezy-invoice-${invoiceId}`]);
      expect(await pending()).toEqual([]);
      await tenMinutesLater();
      expect(await names()).toEqual([`lemonsqueezy-invoice-${invoiceId}`]);
      expect(Object.values(await left())).toEqual([990]);
    },
  );

  test('its refund is reported by both, and taken back once', async () => {
    const { orderId, id, invoiceId, of, sent } = started();
    for (const delivery of Object.values(sent)) await shop.tell(delivery);
    const refunded = { refunded: 1188, ...of };
    const paid = { id: invoiceId, subscription: id, reason: 'initial', ...refunded } as const;
    expect(await shop.tell(order(now(), { id: orderId, ...refunded }, 'order_refunded'))).toBe('nothing_due');
    expect(await shop.tell(invoice(now(), paid, 'subscription_payment_refunded'))).toBe('refund_recorded');
    expect(Object.values(await left())).toEqual([792]);
  });

  test('its renewals are sales of their own, and of a trial only they are', async () => {
    const { id, sent } = started();
    for (const delivery of Object.values(sent)) await shop.tell(delivery);
    expect(await shop.tell(invoice(now(), { subscription: id }))).toBe('sale_recorded');
    const trial = started();
    expect(await shop.tell(order(now(), { id: trial.orderId, ...trial.of, total: 0, tax: 0 }))).toBe('nothing_due');
    await shop.tell(trial.sent.subscription);
    expect(await shop.tell(invoice(now(), { subscription: trial.id }))).toBe('sale_recorded');
    expect(await sales()).toHaveLength(3);
  });

  test('while the invoice has not come, the order waits for it, however long', async () => {
    const { invoiceId, sent } = started();
    await shop.tell(sent.order);
    await shop.tell(sent.subscription);
    // The link of the two waits as well.
    expect((await pending()).sort()).toEqual(['invoice_expected', 'sale_unknown']);
    await tenMinutesLater();
    expect((await pending()).sort()).toEqual(['invoice_expected', 'sale_unknown']);
    expect(await shop.tell(sent.invoice)).toBe('sale_recorded');
    expect(await names()).toEqual([`lemonsqueezy-invoice-${invoiceId}`]);
    expect(await pending()).toEqual([]);
  });

  test.each([
    ['the order came first', ['order', 'invoice']],
    ['the invoice came first', ['invoice', 'order']],
  ] as const)('without its subscription, the order does not count again: %s', async (_, places) => {
    const { sent } = started();
    for (const place of places) await shop.tell(sent[place]);
    await tenMinutesLater();
    expect(await sales()).toHaveLength(1);
    expect(await pending()).toEqual(['payment_unlinked']);
    await shop.tell(sent.subscription);
    expect(await sales()).toHaveLength(1);
    expect(await pending()).toEqual([]);
  });

  test('if the order has counted, a late subscription and invoice do not count again', async () => {
    const { orderId, sent } = started();
    await shop.tell(sent.order);
    await tenMinutesLater();
    for (const place of ['invoice', 'subscription'] as const) await shop.tell(sent[place]);
    expect(await names()).toEqual([`lemonsqueezy-order-${orderId}`]);
    expect(await pending()).toEqual([]);
  });
});

describe('an order that begins no subscription', () => {
  test('counts after ten minutes, with the time of the payment', async () => {
    const id = freshNumber();
    const paidAt = now();
    expect(await shop.tell(order(paidAt, { id, buyer: { click_id } }))).toBe('waits_for_subscription');
    service.clock.advance({ seconds: 590 });
    await service.db.knex('jobs').where({ name: OVERDUE_EVENTS_JOB }).update({ due_at: now() });
    await runDueJobs({ db: service.db, clock: service.clock, log: testLog(), jobs });
    expect(await sales()).toEqual([]);
    await tenMinutesLater();
    expect(await sales()).toMatchObject([
      { transaction_id: `lemonsqueezy-order-${id}`, amount_cents: 4950, occurred_at: paidAt, provider: 'lemonsqueezy' },
    ]);
    expect(await shop.tell(order(paidAt, { id, buyer: { click_id } }))).toBe('repeated');
    expect(await left()).toEqual({ [`lemonsqueezy-order-${id}`]: 990 });
  });

  test('is refunded, also before it counts', async () => {
    const [id, other] = [freshNumber(), freshNumber()];
    for (const one of [id, other]) await shop.tell(order(now(), { id: one, buyer: { click_id } }));
    const refunded = order(now(), { id, refunded: 1188 }, 'order_refunded');
    expect(await shop.tell(refunded)).toBe('sale_unknown');
    await tenMinutesLater();
    expect(await shop.tell(order(now(), { id: other, refunded: 5940 }, 'order_refunded'))).toBe('refund_recorded');
    expect(await left()).toEqual({ [`lemonsqueezy-order-${id}`]: 792, [`lemonsqueezy-order-${other}`]: 0 });
  });

  test('twice on one day, of the same amount, is two sales', async () => {
    for (const _ of ['one', 'another']) await shop.tell(order(now(), { buyer: { click_id }, customer: 7 }));
    await tenMinutesLater();
    expect(await sales()).toHaveLength(2);
  });
});

test('the sums of several refunds take back the newest sum', async () => {
  const { id, invoiceId, sent } = started();
  for (const delivery of Object.values(sent)) await shop.tell(delivery);
  const of = { id: invoiceId, subscription: id, reason: 'initial' } as const;
  const at = (seconds: number) => new Date(now().getTime() + seconds * 1000 - 60_000);
  const sum = (refunded: number, seconds: number) =>
    shop.tell(invoice(at(seconds), { ...of, refunded }, 'subscription_payment_refunded'));
  expect(await sum(2376, 2)).toBe('refund_recorded');
  expect(await sum(1188, 1)).toBe('nothing_due');
  expect(await sum(5940, 3)).toBe('refund_recorded');
  expect(Object.values(await left())).toEqual([0]);
});

test('a payment that succeeded later is the same payment', async () => {
  const { sent, of, invoiceId, id } = started();
  for (const delivery of Object.values(sent)) await shop.tell(delivery);
  const again = invoice(now(), { id: invoiceId, subscription: id, ...of }, 'subscription_payment_recovered');
  expect(await shop.tell(again)).toBe('repeated');
});

test('test mode changes nothing', async () => {
  const of = { buyer: { click_id }, test: true };
  expect(await shop.tell(order(now(), of))).toBe('test_event');
  expect(await shop.tell(subscription(now(), { id: 7, order: 1, ...of }))).toBe('test_event');
  expect(await shop.tell(invoice(now(), { subscription: 7, ...of }))).toBe('test_event');
  expect(await sales()).toEqual([]);
});

test('a refund of a sale that a call has recorded with the order counts once', async () => {
  const order_id = freshNumber();
  const body = {
    ...{ click_id, transaction_id: service.make.unique('t'), amount_cents: 4950, gross_amount_cents: 5940 },
    ...{ currency: 'USD', provider: 'lemonsqueezy', provider_payment_id: `lemonsqueezy-order-${order_id}` },
  };
  expect((await service.call('/api/v1/track/sale', { key: campaign.key, body })).status).toBe(200);
  const whole = { id: order_id, buyer: { click_id }, refunded: 5940 };
  expect(await shop.tell(order(service.clock.now(), whole, 'order_refunded'))).toBe('refund_recorded');
  expect(await shop.tell(order(service.clock.now(), whole, 'order_refunded'))).toBe('repeated');
});
