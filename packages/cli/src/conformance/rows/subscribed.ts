// Whose a subscription is, and which of its sales earn, whatever comes between them.
import { unique } from '../call.ts';
import { readinessOf } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { checkout, dispute, invoice, invoicePayment, refunded, subscriptionCheckout } from '../payment-events.ts';
import type { PaymentEvent } from '../payment-events.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { openShop, recordsOf, type Buyer, type Shop } from '../shop.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'stripeWebhook');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** How an event names a customer by the key. */
const NAMED: Record<string, (buyer: Buyer) => Body> = {
  metadata: ({ customer_key }) => ({ metadata: { customer_key } }),
  'the reference': ({ customer_key }) => ({ client_reference_id: customer_key }),
};

const expectOf = async (shop: Shop, event: PaymentEvent, buyer: Buyer): Promise<void> =>
  expectFields(await recordsOf(shop, event), { customer_id: (await shop.customerOf(buyer)).id });

/** Until a customer is known, the last one who was named counts; the first one who is known stays. */
async function lastNamed(kit: Kit, named: (buyer: Buyer) => Body): Promise<void> {
  const shop = await openShop(kit);
  const [nobody, buyer, later] = [await shop.clicks(), await shop.clicks(), await shop.clicks()];
  const subscription = unique('sub');
  await shop.sent(subscriptionCheckout(subscription, named(nobody)), 'customer_unknown');
  await shop.sent(subscriptionCheckout(subscription, named(buyer)), 'customer_unknown');
  await shop.signsUp(buyer);
  await expectOf(shop, await shop.sent(invoice(subscription), 'sale_recorded'), buyer);
  for (const one of [nobody, later]) await shop.signsUp(one);
  await expectOf(shop, await shop.sent(subscriptionCheckout(subscription, named(later)), 'subscription_linked'), later);
  await expectOf(shop, await shop.sent(invoice(subscription), 'sale_recorded'), buyer);
  const ofLater = invoice(subscription, {}, { customer_key: later.customer_key });
  await expectOf(shop, await shop.sent(ofLater, 'sale_recorded'), later);
  await expectOf(shop, await shop.sent(invoice(subscription), 'sale_recorded'), buyer);
  const of = async (one: Buyer): Promise<unknown[]> =>
    (await shop.exported(one)).subscriptions!.map(({ subscription_id }) => subscription_id);
  expectThat((await of(buyer)).join() === subscription, subscription, await of(buyer));
  for (const one of [nobody, later]) expectThat((await of(one)).length === 0, 'no subscription', await of(one));
}

/** An event without a customer, or with another one in another field, does not forget who was named. */
async function silent(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const [buyer, subscription] = [await shop.clicks(), unique('sub')];
  await shop.sent(subscriptionCheckout(subscription, NAMED.metadata!(buyer)), 'customer_unknown');
  await shop.sent(subscriptionCheckout(subscription, {}), 'customer_not_named');
  const nobody = { client_reference_id: unique('customer') };
  await shop.sent(subscriptionCheckout(subscription, nobody), 'customer_unknown');
  await shop.sent(invoice(subscription), 'customer_not_named');
  await shop.signsUp(buyer);
  await expectOf(shop, await shop.sent(invoice(subscription), 'sale_recorded'), buyer);
}

type Sell = (shop: Shop, buyer: Buyer, subscription: string) => Promise<Body>;
/** How a sale of a subscription comes. */
const SOLD: Record<string, Sell> = {
  'calls with the key': async ({ buys }, { click_id }, subscription_id) => buys(1000, { click_id, subscription_id }),
  'payment events': async (shop, { click_id }, subscription) =>
    recordsOf(shop, await shop.sent(invoice(subscription, {}, { click_id }), 'sale_recorded')),
};

/** Types of commission, and what a sale earns under each, one after the other. */
const TERMS: readonly (readonly [string, number][])[] = [
  [
    ['recurring_percent', 200],
    ['percent', 0],
  ],
  [
    ['percent', 200],
    ['recurring_percent', 200],
  ],
];

/** The first sale of a subscription is remembered, whatever the terms are at that time. */
async function changedTerms(kit: Kit, sell: Sell, types: (typeof TERMS)[number]): Promise<void> {
  const shop = await openShop(kit, { commission_type: types[0]![0] });
  const [buyer, subscription, another] = [await shop.clicks(), unique('sub'), unique('sub')];
  for (const [commission_type, earned] of types) {
    if (commission_type !== types[0]![0]) {
      await shop.done('updateProgram', {}, { commission_type });
      await kit.wait(1, 'new terms take effect.');
    }
    const { sale_id } = await sell(shop, buyer, subscription);
    const own = (await shop.list('listCommissions')).filter((one) => one.sale_id === sale_id);
    const amounts = own.map(({ amount_cents }) => amount_cents).join();
    expectThat(amounts === (earned === 0 ? '' : String(earned)), `${earned} of a ${commission_type} sale`, amounts);
  }
  const { sale_id } = await sell(shop, buyer, another);
  const own = (await shop.list('listCommissions')).filter((one) => one.sale_id === sale_id);
  expectThat(own.length === 1, 'a commission of the first sale of another subscription', own);
}

/** Without names, an invoice saves the key that the checkout of its subscription had. */
async function savesKey(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const [buyer, subscription] = [await shop.clicks(), unique('sub')];
  await shop.sent(subscriptionCheckout(subscription, { metadata: { ...buyer } }), 'subscription_linked');
  expectFields(await shop.customerOf(buyer), { status: 'click' });
  await shop.sent(invoice(subscription), 'sale_recorded');
  expectFields(await shop.customerOf(buyer), { status: 'conversion', customer_key: buyer.customer_key });
}

/** A subscription of one program, or of a customer of it, is not one of another program. */
async function ofTwoPrograms(kit: Kit): Promise<void> {
  const subscription = unique('sub');
  for (const shop of [await openShop(kit), await openShop(kit)]) {
    const buyers = [await shop.clicks(), await shop.clicks()];
    for (const [place, { click_id }] of buyers.entries()) {
      const { commission_id } = await shop.buys(1000, { click_id, subscription_id: subscription });
      expectThat((commission_id === null) === place > 0, 'a commission of the first sale alone', commission_id);
    }
  }
}

/** Events in test mode, about a customer, in the order in which they come. */
async function inTestMode(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const [buyer, other] = [await shop.clicks(), await shop.clicks()];
  const [subscription, intent, charge, at] = [unique('sub'), unique('pi'), unique('ch'), unique('in')];
  const tested = async (event: PaymentEvent, whose?: Buyer): Promise<void> => {
    await shop.sent({ ...event, livemode: false }, 'test_event');
    const customer_id = whose ? (await shop.customerOf(whose)).id : null;
    const none = { sale_id: null, refund_id: null };
    expectFields(await recordsOf(shop, event), { state: 'test', livemode: false, customer_id, ...none });
  };
  await tested(refunded(charge, intent, 5));
  await tested(checkout({ client_reference_id: buyer.click_id, payment_intent: intent }), buyer);
  await tested(refunded(charge, intent, 10), buyer);
  await tested(dispute(intent, 20, { charge }), buyer);
  await tested(checkout({ client_reference_id: other.click_id, payment_intent: intent }), other);
  // The first one of whom an event spoke.
  await tested(refunded(unique('ch'), intent, 30), buyer);
  await tested(subscriptionCheckout(subscription, { client_reference_id: other.click_id, invoice: at }), other);
  await tested(invoice(subscription, { id: at }), other);
  await tested(invoicePayment(at, unique('pi')), other);
  await tested(checkout({ client_reference_id: unique('clk') }));
  // In another program the same payment has no customer.
  const elsewhere = await openShop(kit);
  const apart = { ...refunded(charge, intent, 10), livemode: false };
  await elsewhere.sent(apart, 'test_event');
  expectFields(await recordsOf(elsewhere, apart), { state: 'test', customer_id: null });
  // Nothing of that is known when money moves.
  await shop.sent(invoice(subscription), 'customer_not_named');
  await shop.sent(refunded(charge, intent, 10), 'sale_unknown');
  const live = checkout({ client_reference_id: other.click_id, payment_intent: intent });
  await expectOf(shop, await shop.sent(live, 'sale_recorded'), other);
  for (const [one, count] of [
    [buyer, 0],
    [other, 1],
  ] as const) {
    const { sales, refunds, subscriptions } = await shop.exported(one);
    const found = [sales!.length, refunds!.length, subscriptions!.length].join();
    expectThat(found === [count, count, 0].join(), `${count} sales and refunds, no subscriptions`, found);
  }
  const { counts_24h } = await readinessOf(kit, shop.program);
  expectFields(counts_24h as Body, { clicks: 2, leads: 0, sales: 1 });
  expectFields(await shop.customerOf(buyer), { status: 'click', lead_at: null, converted_at: null });
  expectSuccess(await shop.sale(1, { click_id: buyer.click_id }));
}

export const subscribedRows: Row[] = [
  ...Object.entries(NAMED).map(([name, named]) =>
    shown(`a subscription of several customers, by ${name}`, 'the first known', (kit) => lastNamed(kit, named), WRITES),
  ),
  shown('a subscription whose later events name no customer', 'the customer who was named', silent, WRITES),
  ...Object.entries(SOLD).flatMap(([name, sell]) =>
    TERMS.map((types) =>
      shown(
        `a subscription by ${name}, whose terms are first ${types[0]![0]}`,
        'its first sale is remembered',
        (kit) => changedTerms(kit, sell, types),
        WRITES,
      ),
    ),
  ),
  shown('a subscription whose checkout names both identifiers', 'its invoice saves the key', savesKey, WRITES),
  shown('one subscription in two programs', 'a first sale in each', ofTwoPrograms, WRITES),
  shown('payment events in test mode', 'their customers, and no effect', inTestMode, WRITES),
];
