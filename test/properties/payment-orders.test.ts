import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { visit } from '../support/journey.ts';
import { isLong } from '../support/long.ts';
import { startService, type Instance, type Service } from '../support/service.ts';
import {
  checkout,
  connectAccount,
  invoice,
  invoicePayment,
  newId,
  paymentIntent,
  SHAPES,
  subscriptionCheckout,
  type Account,
  type Source,
  type StripeEvent,
} from '../support/stripe.ts';
import { effort } from './support/runs.ts';

// The events of one payment, each twice, in any order, at two instances: one sale, and nothing stays pending. A failure
// prints its seed. The long form tries every order of the events.
const TIMEOUT = isLong ? 1_800_000 : 60_000;
const AMOUNT = 1_900;

let service: Service;
let both: Instance[];
beforeAll(async () => {
  service = await startService({ rateLimitScale: 1e9 });
  both = [service, await service.second()];
});
afterAll(() => service.stop());

interface Payer {
  /** the metadata of the events that need not name the customer */
  metadata: { click_id?: string };
  click_id: string;
}

/** The events of a payment with a name in common; of an invoice, both events and the link. */
function eventsOf(source: Source, { metadata }: Payer, billingReason: string, subscription?: string) {
  const [id, intent, customer] = [newId('in'), newId('pi'), newId('cus')];
  const billed = {
    ...{ id, subscription: subscription ?? null, paymentIntent: intent, charge: null, customer, amount: AMOUNT },
    ...{ billingReason, metadata, lineMetadata: metadata },
  };
  const invoices = ['invoice.payment_succeeded', 'invoice.paid'].map((type) => invoice(source, { ...billed, type }));
  const links = source.shape === 'new' ? [invoicePayment(source, { invoice: id, paymentIntent: intent })] : [];
  return { id, intent, customer, events: [...invoices, ...links] };
}

/** Each kind of payment, and its events. */
const KINDS: Record<string, (source: Source, payer: Payer) => StripeEvent[]> = {
  'a checkout without an invoice': (source, { click_id: reference, metadata }) => {
    const intent = newId('pi');
    return [
      checkout(source, { paymentIntent: intent, reference, amount: AMOUNT }),
      paymentIntent(source, { id: intent, metadata, amount: AMOUNT }),
    ];
  },
  'a checkout with `invoice_creation`': (source, payer) => {
    const { id: made, intent, customer, events } = eventsOf(source, payer, 'manual');
    const session = {
      paymentIntent: intent,
      customer,
      invoiceCreation: true,
      reference: payer.click_id,
      amount: AMOUNT,
    };
    return [
      checkout(source, session),
      paymentIntent(source, { id: intent, metadata: payer.metadata, amount: AMOUNT, invoice: made }),
      ...events,
    ];
  },
  'the first invoice of a subscription': (source, payer) => {
    const subscription = newId('sub');
    const { intent, customer, events } = eventsOf(source, payer, 'subscription_create', subscription);
    return [
      subscriptionCheckout(source, { subscription, customer, reference: payer.click_id, amount: AMOUNT }),
      paymentIntent(source, { id: intent, amount: AMOUNT }),
      ...events,
    ];
  },
  'a PaymentIntent alone': (source, { click_id }) => [
    paymentIntent(source, { metadata: { click_id }, amount: AMOUNT }),
  ],
};

/** The events at these places in this order, one after the other or at once; the instances receive them in turn. */
async function send(account: Account, events: readonly StripeEvent[], order: readonly number[], atOnce: boolean) {
  const tell = (event: number, i: number) => account.tell(events[event]!, both[i % 2]);
  if (atOnce) return void (await Promise.all(order.map(tell)));
  for (const [i, event] of order.entries()) await tell(event, i);
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

describe.each(SHAPES)('in the %s shape', (shape) => {
  let campaign: Campaign;
  let account: Account;
  beforeAll(async () => {
    campaign = await service.make.campaign({ commission_type: 'recurring_percent' });
    account = await connectAccount(service, campaign, shape);
  });

  /** What is recorded of a payment of a new customer. */
  async function recorded(kind: string, isNamed: boolean, orderOf: (count: number) => number[], atOnce: boolean) {
    const click_id = await visit(service, campaign);
    const events = KINDS[kind]!(account.source, { click_id, metadata: isNamed ? { click_id } : {} });
    await send(account, events, orderOf(events.length), atOnce);
    const sales = service.db
      .knex('sales as s')
      .join('customers as c', { 'c.program_id': 's.program_id', 'c.id': 's.customer_id' });
    return {
      sales: await sales.where({ 'c.program_id': campaign.id, 'c.click_id': click_id }).pluck('s.amount_cents'),
      pending: await service.db
        .knex('payment_events')
        .where({ program_id: campaign.id, state: 'pending' })
        .select('result', 'notice'),
    };
  }
  const one = { sales: [AMOUNT], pending: [] };

  test.skipIf(isLong).each(Object.keys(KINDS))(
    '%s is one sale in any order',
    async (kind) => {
      const runs = { 'a PaymentIntent alone': 2, 'a checkout without an invoice': 5 }[kind] ?? 12;
      const keys = fc.array(fc.nat(), { minLength: 12, maxLength: 12 });
      const property = fc.asyncProperty(keys, fc.boolean(), fc.boolean(), async (ranks, isNamed, atOnce) => {
        const orderOf = (count: number) =>
          [...Array(2 * count).keys()].sort((a, b) => ranks[a]! - ranks[b]! || a - b).map((place) => place % count);
        expect(await recorded(kind, isNamed, orderOf, atOnce)).toEqual(one);
      });
      await fc.assert(property, effort(runs));
    },
    TIMEOUT,
  );

  test.runIf(isLong).each(Object.keys(KINDS))(
    '%s is one sale in every order',
    async (kind) => {
      const { length } = KINDS[kind]!(account.source, { click_id: '', metadata: {} });
      for (const order of permutations([...Array(length).keys()])) {
        for (const isNamed of [true, false]) {
          for (const atOnce of [true, false]) {
            const seen = await recorded(kind, isNamed, () => [...order, ...order], atOnce);
            expect(seen, `${order.join()} ${isNamed} ${atOnce}`).toEqual(one);
          }
        }
      }
    },
    TIMEOUT,
  );
});
