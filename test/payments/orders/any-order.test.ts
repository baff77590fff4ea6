import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import * as lemonSqueezy from '../../support/processors/lemonsqueezy.ts';
import * as paddle from '../../support/processors/paddle.ts';
import * as polar from '../../support/processors/polar.ts';
import * as shopify from '../../support/processors/shopify.ts';
import * as woocommerce from '../../support/processors/woocommerce.ts';
import { connectShop, fresh, freshNumber, type Delivery, type Processor } from '../../support/processors/connect.ts';
import { startService, type Service } from '../../support/service.ts';
import { chargeRefunded, connectAccount, dispute, invoice, newId } from '../../support/stripe.ts';
import { pendingOf } from '../../support/processors/records.ts';
import { differingOrders, type Story, type TimeOf } from './any-order.ts';

// A payment, another one of the same customer, and what takes money back and returns it: the five arrive in each of their 120
// orders, and the commissions are the same. Each sale is of 49.50 without tax, of which the partner earns 20 %.

let service: Service;
let campaign: Campaign;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const TERMS = { commission_type: 'recurring_percent', commission_base: 'net' };
const FULL = 990;
const TIMEOUT = 180_000;

const STORIES: Record<
  string,
  [Processor, (click_id: string, at: TimeOf) => { sent: Delivery[]; left: Story['left'] }]
> = {
  'Paddle: a chargeback that is reversed': [
    'paddle',
    (click_id, at) => {
      const [first, renewal, subscription, customer] = [fresh('txn_'), fresh('txn_'), fresh('sub_'), fresh('ctm_')];
      const of = { subscription, customer };
      return {
        sent: [
          paddle.transaction(at(0), { id: first, buyer: { click_id }, ...of }),
          paddle.transaction(at(1), { id: renewal, origin: 'subscription_recurring', ...of }),
          paddle.adjustment(at(2), { transaction: first, total: 1188, tax: 198 }),
          paddle.adjustment(at(3), { transaction: first, action: 'chargeback', total: 4752, tax: 792 }),
          paddle.adjustment(at(4), { transaction: first, action: 'chargeback_reverse', total: 4752, tax: 792 }),
        ],
        left: { [first]: FULL - 198, [renewal]: FULL },
      };
    },
  ],
  'WooCommerce: an order that is cancelled and restored': [
    'woocommerce',
    (click_id, at) => {
      const [id, other, customer, paidAt] = [freshNumber(), freshNumber(), freshNumber(), at(0)];
      const of = { id, customer, paidAt, buyer: { click_id } };
      return {
        sent: [
          woocommerce.order(at(0), of),
          woocommerce.order(at(1), { id: other, customer, paidAt: at(1) }),
          woocommerce.order(at(2), { ...of, refunds: [1188] }),
          woocommerce.order(at(3), { ...of, refunds: [1188], status: 'cancelled' }),
          woocommerce.order(at(4), { ...of, refunds: [1188], status: 'completed' }, { topic: 'order.restored' }),
        ],
        left: {
          [`woocommerce-${campaign.id}-${id}`]: FULL - 198,
          [`woocommerce-${campaign.id}-${other}`]: FULL,
        },
      };
    },
  ],
  'Shopify: a second refund, and a cancellation': [
    'shopify',
    (click_id, at) => {
      const [id, other, customer, paidAt] = [freshNumber(), freshNumber(), freshNumber(), at(0)];
      const refunds = [shopify.refundObject(at(2), { order: other }), shopify.refundObject(at(3), { order: other })];
      return {
        sent: [
          shopify.order(at(0), { id, customer, buyer: { click_id } }),
          shopify.order(at(1), { id: other, customer, paidAt: at(1) }),
          { body: refunds[0]! },
          shopify.order(at(3), {
            ...{ id: other, customer, paidAt: at(1), status: 'partially_refunded', refunds, current: 3564 },
          }),
          shopify.order(at(4), { id, customer, paidAt, status: 'refunded', cancelledAt: at(4), buyer: { click_id } }),
        ],
        left: { [`shopify-${id}`]: 0, [`shopify-${other}`]: FULL - 396 },
      };
    },
  ],
  'Polar: refunds one by one, and their sum': [
    'polar',
    (click_id, at) => {
      const [first, renewal, subscription, customer] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
      const of = { subscription, customer };
      return {
        sent: [
          polar.order(at(0), { id: first, buyer: { click_id }, reason: 'subscription_create', ...of }),
          polar.order(at(1), { id: renewal, reason: 'subscription_cycle', ...of }),
          polar.refund(at(2), { order: first }),
          polar.refund(at(3), { order: first, amount: 495, tax: 99 }),
          polar.order(at(3), { id: first, refunded: 1485, refundedTax: 297, ...of }, 'order.refunded'),
        ],
        left: { [first]: FULL - 297, [renewal]: FULL },
      };
    },
  ],
  'Lemon Squeezy: an order and its invoice, and a renewal': [
    'lemonsqueezy',
    (click_id, at) => {
      const [order, subscription, first, renewal] = [freshNumber(), freshNumber(), freshNumber(), freshNumber()];
      const of = { customer: freshNumber(), buyer: { click_id } };
      const paid = { ...of, subscription };
      return {
        sent: [
          lemonSqueezy.order(at(0), { id: order, ...of }),
          lemonSqueezy.subscription(at(0), { id: subscription, order, ...of }),
          lemonSqueezy.invoice(at(0), { id: first, reason: 'initial', ...paid }),
          lemonSqueezy.invoice(
            at(2),
            { id: first, reason: 'initial', refunded: 1188, ...paid },
            'subscription_payment_refunded',
          ),
          lemonSqueezy.invoice(at(1), { id: renewal, ...paid }),
        ],
        left: {
          [`lemonsqueezy-invoice-${first}`]: FULL - 198,
          [`lemonsqueezy-invoice-${renewal}`]: FULL,
        },
      };
    },
  ],
  'Lemon Squeezy: a refund that both objects of the first payment report': [
    'lemonsqueezy',
    (click_id, at) => {
      const [order, subscription, first] = [freshNumber(), freshNumber(), freshNumber()];
      const of = { customer: freshNumber(), buyer: { click_id } };
      const refunded = { id: first, refunded: 1188, reason: 'initial', subscription, ...of } as const;
      return {
        sent: [
          lemonSqueezy.order(at(0), { id: order, ...of }),
          lemonSqueezy.subscription(at(0), { id: subscription, order, ...of }),
          lemonSqueezy.invoice(at(0), { id: first, reason: 'initial', subscription, ...of }),
          lemonSqueezy.invoice(at(2), refunded, 'subscription_payment_refunded'),
          lemonSqueezy.order(at(2), { id: order, refunded: 1188, ...of }, 'order_refunded'),
        ],
        left: { [`lemonsqueezy-invoice-${first}`]: FULL - 198 },
      };
    },
  ],
};

test.each(Object.entries(STORIES))(
  '%s',
  async (_, [type, story]) => {
    campaign = await service.make.campaign(TERMS);
    const shop = await connectShop(service, campaign, type);
    const told = await differingOrders(service, campaign, (clickId, at) => {
      const { sent, left } = story(clickId, at);
      return { events: sent.map((delivery) => () => shop.tell(delivery)), left };
    });
    expect(told).toEqual({ orders: 120, differing: [] });
    expect(await pendingOf(service, campaign.id)).toEqual([]);
  },
  TIMEOUT,
);

test(
  'Stripe: a dispute that is won',
  async () => {
    campaign = await service.make.campaign(TERMS);
    const account = await connectAccount(service, campaign, 'old');
    const told = await differingOrders(service, campaign, (click_id, at) => {
      const source = (seconds: number) => ({ shape: 'old', now: () => at(seconds) }) as const;
      const [subscription, paymentIntent, other, charge] = [newId('sub'), newId('pi'), newId('pi'), newId('ch')];
      const billed = { subscription, amount: 5940, tax: 990, customer: newId('cus') };
      const disputed = { id: newId('du'), charge, paymentIntent, amount: 4752 };
      const events = [
        invoice(source(0), { ...billed, paymentIntent, charge, metadata: { click_id } }),
        invoice(source(1), {
          ...billed,
          paymentIntent: other,
          charge: newId('ch'),
          billingReason: 'subscription_cycle',
        }),
        chargeRefunded(source(2), { id: charge, paymentIntent, amount: 5940, refunded: 1188 }),
        dispute(source(3), disputed),
        dispute(source(4), { ...disputed, type: 'charge.dispute.closed', status: 'won' }),
      ];
      return {
        events: events.map((event) => () => account.tell(event)),
        left: { [paymentIntent]: FULL - 198, [other]: FULL },
      };
    });
    expect(told).toEqual({ orders: 120, differing: [] });
    expect(await pendingOf(service, campaign.id)).toEqual([]);
  },
  TIMEOUT,
);
