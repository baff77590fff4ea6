// The names in payment events: of customers, which may become their customer_key, and of payments.
import { unique } from '../call.ts';
import { pageWith } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import {
  checkout,
  dispute,
  invoice,
  oldInvoice,
  refunded,
  subscriptionCheckout,
  type PaymentEvent,
} from '../payment-events.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { openShop, type Shop } from '../shop.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'stripeWebhook');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** A payment of a customer who is named in metadata, with a reference besides. */
type Pays = (shop: Shop, named: Body) => Promise<unknown>;
const once: Pays = ({ sent }, named) => sent(checkout(named), 'sale_recorded');
const bySubscription: Pays = async ({ sent }, named) => {
  const subscription = unique('sub');
  await sent(subscriptionCheckout(subscription, named), 'subscription_linked');
  await sent(invoice(subscription), 'sale_recorded');
};

/** Pays as a new customer with this reference, which is then their customer_key, or not. */
async function payWith(shop: Shop, pays: Pays, client_reference_id: string, isKey: boolean): Promise<void> {
  const { click_id } = await shop.clicks();
  await pays(shop, { metadata: { click_id }, client_reference_id });
  expectFields(await shop.customerOf({ click_id }), { customer_key: isKey ? client_reference_id : null });
}

/** A reference is either a click or a key, and a click is nobody's key, not even that of who clicked. */
async function references(kit: Kit): Promise<void> {
  const [shop, other] = [await openShop(kit), await openShop(kit)];
  const [clicked, paid, foreign] = [await shop.clicks(), await shop.clicks(), await other.clicks()];
  await shop.buys(1000, { click_id: paid.click_id });
  const body = { affiliate_url: pageWith(shop.code), additional_data: { test_mode: true } };
  const tested = expectSuccess(await kit.ask('trackClick', { body }));
  const clicks = [clicked, paid, foreign, tested].map(({ click_id }) => String(click_id));
  for (const pays of [once, bySubscription]) {
    for (const click_id of clicks) await payWith(shop, pays, click_id, false);
    await payWith(shop, pays, unique('customer'), true);
    const own = await shop.clicks();
    await pays(shop, { metadata: { click_id: own.click_id }, client_reference_id: own.click_id });
    expectFields(await shop.customerOf(own), { customer_key: null });
  }
  expectFields(await shop.customerOf(paid), { customer_key: null });
}

/** Of the names of a payment, one that is known is enough; the others are then known, too. */
async function paymentNames(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const { click_id } = await shop.clicks();
  type Return = (charge: string, intent: string | null, total: number) => [PaymentEvent, string];
  const returns: Return[] = [
    (charge, intent, total) => [refunded(charge, intent, total), 'refund_recorded'],
    (charge, intent) => [dispute(intent, 100, { charge }), 'chargeback_recorded'],
  ];
  for (const returned of returns) {
    const [charge, intent] = [unique('ch'), unique('pi')];
    const byCharge = oldInvoice(unique('sub'), { payment_intent: null, charge }, { click_id });
    await shop.sent(byCharge, 'sale_recorded');
    await shop.sent(...returned(charge, intent, 100));
    await shop.sent(...returned(unique('ch'), intent, 100));
    const byIntent = await shop.sent(checkout({ client_reference_id: click_id }), 'sale_recorded');
    const other = unique('ch');
    await shop.sent(...returned(other, String(byIntent.data.object.payment_intent), 100));
    await shop.sent(...returned(other, null, 200));
    await shop.sent(...returned(other, unique('pi'), 300));
  }
}

export const paymentReferenceRows: Row[] = [
  shown('clicks as references next to metadata', 'no customer_key', references, WRITES),
  shown('refunds and disputes with a name that nobody knows', 'the sale of the other name', paymentNames, WRITES),
];
