// Payments of a customer who is erased: no name, no subscription and no earlier payment brings the customer back.
import { unique } from '../call.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import {
  anew,
  checkout,
  invoice,
  oldInvoice,
  refunded,
  sendEvent,
  subscriptionCheckout,
  type PaymentEvent,
} from '../payment-events.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { openShop, type Buyer, type Shop } from '../shop.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'stripeWebhook');
const WRITES: readonly Need[] = ['apiToken', 'write'];

interface Erased {
  shop: Shop;
  buyer: Buyer;
  /** the number of the customer */
  id: number;
  /** the subscriptions of the customer: by a checkout, by a reference, by the metadata of an invoice in either format */
  subscriptions: string[];
  /** the payment that is recorded */
  payment_intent: string;
}

/** A customer with subscriptions that are named in each way, and a payment. */
async function erase(kit: Kit): Promise<Erased> {
  const shop = await openShop(kit);
  const buyer = await shop.clicks();
  await shop.signsUp({ ...buyer });
  const { click_id, customer_key } = buyer;
  const subscriptions = ['sub', 'sub', 'sub', 'sub'].map(unique);
  const [linked, keyed, named, old] = subscriptions as [string, string, string, string];
  await shop.sent(subscriptionCheckout(linked, { client_reference_id: click_id }), 'subscription_linked');
  await shop.sent(subscriptionCheckout(keyed, { metadata: { customer_key } }), 'subscription_linked');
  await shop.sent(invoice(linked), 'sale_recorded');
  await shop.sent(invoice(named, {}, { click_id }), 'sale_recorded');
  await shop.sent(oldInvoice(old, {}, { customer_key }), 'sale_recorded');
  const payment_intent = unique('pi');
  await shop.sent(checkout({ client_reference_id: click_id, payment_intent }), 'sale_recorded');
  const id = (await shop.customerOf(buyer)).id as number;
  await shop.done('eraseCustomer', { customer_id: id });
  return { shop, buyer, id, subscriptions, payment_intent };
}

/** The event is stored without a customer, waits, and changes nothing. */
async function expectNobody(kit: Kit, { shop, id }: Erased, event: PaymentEvent): Promise<void> {
  const read = async () => ({
    customers: await shop.list('listCustomers'),
    events: await shop.list('listEvents'),
    commissions: await shop.list('listCommissions'),
    customer: await shop.done('getCustomer', { customer_id: id }),
  });
  const before = await read();
  expectSuccess(await sendEvent(kit, event, { programId: shop.program.id, secret: shop.secret }));
  const [stored] = await shop.list('listPaymentEvents', { limit: '1' });
  const none = { state: 'pending', customer_id: null, sale_id: null };
  expectFields(stored!, { event_id: event.id, ...none });
  expectSame(await read(), before, `the program after ${event.type} of an erased customer`);
  const again = await shop.ask('replayPaymentEvent', { payment_event_id: stored!.id });
  expectFields((again.body as { data: Body }).data, none);
  expectSame(await read(), before, `the program after a replay of ${event.type}`);
}

/** Later invoices of each of its subscriptions, with the names and without them. */
async function renewals(kit: Kit): Promise<void> {
  const erased = await erase(kit);
  const { click_id, customer_key } = erased.buyer;
  for (const subscription of erased.subscriptions) {
    await expectNobody(kit, erased, invoice(subscription));
    await expectNobody(kit, erased, oldInvoice(subscription));
  }
  const [subscription] = erased.subscriptions;
  await expectNobody(kit, erased, invoice(subscription!, {}, { click_id }));
  await expectNobody(kit, erased, oldInvoice(subscription!, {}, { customer_key }));
}

/** Payments that name the customer, in every way. */
async function names(kit: Kit): Promise<void> {
  const erased = await erase(kit);
  const { click_id, customer_key } = erased.buyer;
  for (const object of [
    { client_reference_id: click_id },
    { client_reference_id: customer_key },
    { metadata: { click_id } },
    { metadata: { customer_key } },
  ]) {
    await expectNobody(kit, erased, checkout(object));
    const subscription = unique('sub');
    await expectNobody(kit, erased, subscriptionCheckout(subscription, object));
    await expectNobody(kit, erased, invoice(subscription));
  }
}

/** What was recorded stays recorded: it is known, and what is returned of it is deducted. */
async function recorded(kit: Kit): Promise<void> {
  const { shop, id, payment_intent } = await erase(kit);
  const commissionOf = async (sale_id: unknown) =>
    (await shop.list('listCommissions')).find((one) => one.sale_id === sale_id);
  const sales = await shop.list('listEvents', { type: 'sale' });
  const { record_id: sale_id } = sales.find(({ transaction_id }) => transaction_id === payment_intent)!;
  expectFields((await commissionOf(sale_id))!, { amount_cents: 200 });
  const part = refunded(unique('ch'), payment_intent, 500);
  await shop.sent(part, 'refund_recorded');
  await shop.sent(anew(part), 'nothing_due');
  expectFields((await commissionOf(sale_id))!, { amount_cents: 100 });
  const [refund] = await shop.list('listEvents', { type: 'refund' });
  expectFields(refund!, { transaction_id: payment_intent, amount_cents: 500, customer_id: id });
  const after = await shop.list('listEvents', { type: 'sale' });
  expectThat(after.length === sales.length, 'no further sale', after);
}

export const erasedPaymentRows: Row[] = [
  shown('later invoices of an erased customer', 'pending, and of nobody', renewals, WRITES),
  shown('payments that name an erased customer', 'pending, and of nobody', names, WRITES),
  shown('a refund of a payment of an erased customer', 'deducted', recorded, WRITES),
];
