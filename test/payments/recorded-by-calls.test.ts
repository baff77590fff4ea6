import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { visit } from '../support/journey.ts';
import { connectShop, fresh, freshNumber, type Delivery, type Processor } from '../support/processors/connect.ts';
import * as lemonSqueezy from '../support/processors/lemonsqueezy.ts';
import * as paddle from '../support/processors/paddle.ts';
import * as polar from '../support/processors/polar.ts';
import { leftOf, pendingOf } from '../support/processors/records.ts';
import { countRows } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';

// A program whose own server sent what its processor reports, and connects the processor then: what was sent does not count
// again, and what comes earns and is taken back as if the server had gone on.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

type Call = ['sale' | 'refund', object];
/** What happened, as the server of the program sent it, and as the processor reports it. */
interface Happened {
  calls: Call[];
  events: Delivery[];
}
interface Month {
  /** one payment with a refund of a part of it; a subscription with its first payment and a renewal */
  before: Happened;
  /** the next renewal, and a refund of the first payment */
  after: Happened;
  /** another part of the payment that was refunded in part */
  part: Happened;
  /** the payments, in the order in which they were made */
  names: string[];
}

const NET = 4950;
const sale = (provider: Processor, transaction_id: string, more: object): Call => [
  'sale',
  { transaction_id, amount_cents: NET, currency: 'USD', provider, ...more },
];
const refund = (transaction_id: string, refund_reference: string, more: object): Call => [
  'refund',
  { transaction_id, refund_reference, ...more },
];

function ofPaddle(click_id: string, at: Date): Month {
  const [one, first, second, third] = [fresh('txn_'), fresh('txn_'), fresh('txn_'), fresh('txn_')];
  const [part, rest, whole, lost] = [fresh('adj_'), fresh('adj_'), fresh('adj_'), fresh('adj_')];
  const subscription = { subscription: fresh('sub_'), customer: fresh('ctm_'), buyer: { click_id } };
  const renewal = { ...subscription, origin: 'subscription_recurring' };
  const paid = (id: string, more: object = { subscription_id: subscription.subscription }) =>
    sale('paddle', id, { click_id, provider_payment_id: id, ...more });
  return {
    names: [one, first, second, third],
    before: {
      calls: [
        paid(one, {}),
        paid(first),
        paid(second),
        refund(one, part, { reason: 'refund', refund_amount_cents: 990 }),
        refund(second, lost, { reason: 'chargeback', refund_amount_cents: 3960 }),
      ],
      events: [
        paddle.transaction(at, { id: one, buyer: { click_id } }),
        paddle.subscription(at, { id: subscription.subscription, buyer: { click_id } }),
        paddle.transaction(at, { id: first, ...subscription }),
        paddle.transaction(at, { id: second, ...renewal }),
        paddle.adjustment(at, { id: part, transaction: one }),
        paddle.adjustment(at, { id: lost, transaction: second, action: 'chargeback', total: 4752, tax: 792 }),
      ],
    },
    after: {
      calls: [paid(third), refund(first, whole, { reason: 'refund' })],
      events: [
        paddle.transaction(at, { id: third, ...renewal }),
        paddle.adjustment(at, { id: whole, transaction: first, type: 'full', total: 5940, tax: 990 }),
      ],
    },
    part: {
      calls: [refund(one, rest, { reason: 'refund', refund_amount_cents: 495 })],
      events: [paddle.adjustment(at, { id: rest, transaction: one, total: 594, tax: 99 })],
    },
  };
}

function ofPolar(click_id: string, at: Date): Month {
  const [one, first, second, third] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const [part, rest, whole] = [randomUUID(), randomUUID(), randomUUID()];
  const subscription = { subscription: randomUUID(), customer: randomUUID(), buyer: { click_id } };
  const paid = (id: string, more: object = { subscription_id: subscription.subscription }) =>
    sale('polar', id, { click_id, provider_payment_id: id, ...more });
  return {
    names: [one, first, second, third],
    before: {
      calls: [paid(one, {}), paid(first), paid(second), refund(one, part, { refund_amount_cents: 990 })],
      events: [
        polar.order(at, { id: one, buyer: { click_id } }),
        polar.subscription(at, { id: subscription.subscription, buyer: { click_id } }),
        polar.order(at, { id: first, reason: 'subscription_create', ...subscription }),
        polar.order(at, { id: second, reason: 'subscription_cycle', ...subscription }),
        polar.refund(at, { id: part, order: one }),
        polar.order(at, { id: one, refunded: 990, refundedTax: 198 }, 'order.refunded'),
      ],
    },
    after: {
      calls: [paid(third), refund(first, whole, { refund_amount_cents: NET })],
      events: [
        polar.order(at, { id: third, reason: 'subscription_cycle', ...subscription }),
        polar.refund(at, { id: whole, order: first, amount: NET, tax: 990 }),
      ],
    },
    part: {
      calls: [refund(one, rest, { refund_amount_cents: 495 })],
      events: [polar.refund(at, { id: rest, order: one, amount: 495, tax: 99 })],
    },
  };
}

function ofLemonSqueezy(click_id: string, at: Date): Month {
  const [one, begun, first, second, third] = [0, 0, 0, 0, 0].map(freshNumber) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const id = freshNumber();
  const of = { customer: freshNumber(), buyer: { click_id } };
  const paid = { subscription: id, ...of };
  const orderName = `lemonsqueezy-order-${one}`;
  const nameOf = (invoice: number) => `lemonsqueezy-invoice-${invoice}`;
  const invoiced = (invoice: number) => {
    const more = { click_id, provider_payment_id: String(invoice), subscription_id: `lemonsqueezy-${id}` };
    return sale('lemonsqueezy', nameOf(invoice), more);
  };
  return {
    names: [orderName, nameOf(first), nameOf(second), nameOf(third)],
    before: {
      calls: [
        sale('lemonsqueezy', orderName, { click_id, provider_payment_id: String(one) }),
        invoiced(first),
        invoiced(second),
        refund(orderName, `${orderName}-1188`, { refund_amount_cents: 990 }),
      ],
      events: [
        lemonSqueezy.order(at, { id: one, ...of }),
        lemonSqueezy.order(at, { id: begun, ...of }),
        lemonSqueezy.subscription(at, { id, order: begun, ...of }),
        lemonSqueezy.invoice(at, { id: first, reason: 'initial', ...paid }),
        lemonSqueezy.invoice(at, { id: second, ...paid }),
        lemonSqueezy.order(at, { id: one, refunded: 1188, ...of }, 'order_refunded'),
      ],
    },
    after: {
      calls: [invoiced(third), refund(nameOf(first), `${nameOf(first)}-5940`, { refund_amount_cents: NET })],
      events: [
        lemonSqueezy.invoice(at, { id: third, ...paid }),
        lemonSqueezy.order(at, { id: begun, refunded: 5940, ...of }, 'order_refunded'),
        lemonSqueezy.invoice(
          at,
          { id: first, reason: 'initial', refunded: 5940, ...paid },
          'subscription_payment_refunded',
        ),
      ],
    },
    part: {
      calls: [refund(orderName, `${orderName}-1782`, { refund_amount_cents: 495 })],
      events: [lemonSqueezy.order(at, { id: one, refunded: 1782, ...of }, 'order_refunded')],
    },
  };
}

const MONTHS: [Processor, (clickId: string, at: Date) => Month][] = [
  ['paddle', ofPaddle],
  ['polar', ofPolar],
  ['lemonsqueezy', ofLemonSqueezy],
];
const TERMS = [
  { commission_type: 'percent', commission_rate: '20' },
  { commission_type: 'recurring_percent', commission_rate: '12.5' },
  { commission_type: 'fixed', commission_rate: '7' },
  { commission_type: 'recurring_fixed', commission_rate: '7' },
];

async function call(campaign: Campaign, calls: readonly Call[]): Promise<void> {
  for (const [kind, body] of calls) {
    const answer = await service[kind](body, { key: campaign.key });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
}

const RECORDS = ['sales', 'commissions', 'commission_entries', 'refunds', 'customers', 'leads'];
const recordsOf = async ({ id }: Campaign) =>
  Object.fromEntries(
    await Promise.all(
      RECORDS.map(async (table) => [table, await countRows(service.db, table, { program_id: id })] as const),
    ),
  );

describe.each(MONTHS)('%s', (type, monthOf) => {
  async function start(terms: object) {
    const campaign = await service.make.campaign({ commission_base: 'net', ...terms });
    const click_id = await visit(service, campaign);
    service.clock.advance({ seconds: 60 });
    const month = monthOf(click_id, service.clock.now());
    await call(campaign, month.before.calls);
    /** what is left of the commission of each payment, in the order of the payments */
    const left = async () => {
      const found = await leftOf(service, campaign.id, click_id);
      return month.names.map((name) => found[name]);
    };
    return { campaign, month, left };
  }

  describe.each(TERMS)('$commission_type', (terms) => {
    test.each(['in their order', 'backwards'])('what was sent does not count again, %s', async (order) => {
      const { campaign, month, left } = await start(terms);
      const before = [await left(), await recordsOf(campaign)];
      const shop = await connectShop(service, campaign, type);
      const { events } = month.before;
      for (const event of order === 'backwards' ? events.toReversed() : events) await shop.tell(event);
      expect([await left(), await recordsOf(campaign)]).toEqual(before);
      expect(await pendingOf(service, campaign.id)).toEqual([]);
    });

    test('what comes earns and is taken back as if it had been sent', async () => {
      const [sent, delivered] = [await start(terms), await start(terms)];
      await call(sent.campaign, [...sent.month.after.calls, ...sent.month.part.calls]);
      const shop = await connectShop(service, delivered.campaign, type);
      const { before, after, part } = delivered.month;
      for (const event of [...before.events, ...after.events, ...part.events]) await shop.tell(event);
      expect(await delivered.left()).toEqual(await sent.left());
      expect(await pendingOf(service, delivered.campaign.id)).toEqual([]);
    });

    test('also if nothing of the time before is delivered', async () => {
      const [sent, delivered] = [await start(terms), await start(terms)];
      await call(sent.campaign, sent.month.after.calls);
      const shop = await connectShop(service, delivered.campaign, type);
      for (const event of delivered.month.after.events) await shop.tell(event);
      expect(await delivered.left()).toEqual(await sent.left());
    });
  });
});
