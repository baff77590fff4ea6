// In which forms the service reads the fields of payment events: identifiers as texts or as whole objects, and nothing of an
// event that lacks a field.
import { unique } from '../call.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import {
  anew,
  checkout,
  dispute,
  eventOf,
  invoice,
  invoicePayment,
  oldInvoice,
  refunded,
  subscriptionCheckout,
  type PaymentEvent,
} from '../payment-events.ts';
import { expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { openShop, recordsOf, type Buyer, type Shop } from '../shop.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'stripeWebhook');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** Writes an identifier in an event. */
type Write = (id: string) => unknown;
const WRITTEN: Write[] = [(id) => id, (id) => ({ id, object: 'expanded' })];

const idIn = ({ data }: PaymentEvent): string => String(data.object.id);
const chargePayment = (invoiceId: unknown, charge: unknown): PaymentEvent =>
  eventOf('invoice_payment.paid', {
    id: unique('inpay'),
    object: 'invoice_payment',
    invoice: invoiceId,
    payment: { type: 'charge', charge },
  });

/** A subscription whose events name each other by these identifiers. */
async function subscribe({ sent }: Shop, { click_id }: Buyer, write: Write): Promise<void> {
  const subscription = unique('sub');
  const named = subscriptionCheckout(subscription, { client_reference_id: click_id });
  Object.assign(named.data.object, { subscription: write(subscription) });
  await sent(named, 'subscription_linked');
  const details = { parent: { subscription_details: { subscription: write(subscription), metadata: {} } } };
  const [byIntent, byCharge] = [invoice(subscription, details), invoice(subscription, details)];
  const [intent, charge] = [unique('pi'), unique('ch')];
  for (const event of [byIntent, byCharge]) await sent(event, 'sale_recorded');
  const linked = invoicePayment(write(idIn(byIntent)), intent);
  Object.assign(linked.data.object.payment as Body, { payment_intent: write(intent) });
  await sent(linked, 'payment_linked');
  await sent(chargePayment(write(idIn(byCharge)), write(charge)), 'payment_linked');
  await sent(refunded(unique('ch'), write(intent), 10), 'refund_recorded');
  await sent(refunded(charge, null, 10), 'refund_recorded');
  const [oldIntent, oldCharge] = [unique('pi'), unique('ch')];
  const of = { subscription: write(subscription) };
  const old = oldInvoice(subscription, { ...of, payment_intent: write(oldIntent) });
  await sent(old, 'sale_recorded');
  await sent(oldInvoice(subscription, { ...of, payment_intent: null, charge: write(oldCharge) }), 'sale_recorded');
  await sent(refunded(unique('ch'), null, 10, { invoice: write(idIn(old)) }), 'refund_recorded');
  await sent(dispute(write(oldIntent), 20), 'chargeback_recorded');
  await sent(dispute(null, 20, { charge: write(oldCharge) }), 'chargeback_recorded');
}

/** A session that made an invoice is the sale of this invoice too. */
async function checkOut({ sent }: Shop, { click_id }: Buyer, write: Write): Promise<void> {
  const paid = oldInvoice(unique('sub'), { payment_intent: null }, { click_id });
  await sent(checkout({ client_reference_id: click_id, invoice: write(idIn(paid)) }), 'sale_recorded');
  await sent(paid, 'sale_known');
  const linked = invoicePayment(idIn(paid), unique('pi'));
  await sent(linked, 'payment_linked');
}

async function identifiers(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  for (const write of WRITTEN) {
    const buyer = await shop.clicks();
    await subscribe(shop, buyer, write);
    await checkOut(shop, buyer, write);
    const { sales, refunds } = await shop.exported(buyer);
    expectFields({ sales: sales!.length, refunds: refunds!.length }, { sales: 5, refunds: 5 });
  }
}

const LONG = 'x'.repeat(256);
/** What is no identifier, and no amount. */
const NO_TEXT: unknown[] = [undefined, null, '', 7, ['x'], LONG];
const NO_AMOUNT: unknown[] = [undefined, null, '1000', 1.5, -1, Number.MAX_SAFE_INTEGER + 1];

/** An event that is whole, the fields that it needs, and its result. Of names of one kind, one is enough. */
interface Whole {
  event: PaymentEvent;
  needs: string[][];
  result: string;
}

function wholeEvents({ click_id }: Buyer): Whole[] {
  const [payment, subscription] = [checkout({ client_reference_id: click_id }), unique('sub')];
  const intent = payment.data.object.payment_intent;
  const paid = invoice(subscription, {}, { click_id });
  return [
    { event: payment, needs: [['id'], ['amount_total'], ['currency']], result: 'sale_recorded' },
    {
      event: subscriptionCheckout(subscription, { client_reference_id: click_id }),
      needs: [['id'], ['subscription']],
      result: 'subscription_linked',
    },
    { event: paid, needs: [['id'], ['amount_paid'], ['currency']], result: 'sale_recorded' },
    { event: invoicePayment(idIn(paid), unique('pi')), needs: [['invoice'], ['payment']], result: 'payment_linked' },
    {
      event: refunded(unique('ch'), intent, 10),
      needs: [['id'], ['amount_refunded'], ['currency']],
      result: 'refund_recorded',
    },
    {
      event: dispute(intent, 10),
      needs: [['id'], ['amount'], ['currency'], ['charge', 'payment_intent']],
      result: 'chargeback_recorded',
    },
  ];
}

const withFields = (event: PaymentEvent, names: readonly string[], value: unknown): PaymentEvent => ({
  ...anew(event),
  data: { object: { ...event.data.object, ...Object.fromEntries(names.map((name) => [name, value])) } },
});

/** An event that lacks a field waits, does nothing, and is applied when it comes whole. */
async function unreadable(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const buyer = await shop.clicks();
  for (const { event, needs, result } of wholeEvents(buyer)) {
    let last = event;
    for (const [place, names] of needs.entries()) {
      const isAmount = names.some((name) => name.startsWith('amount'));
      const values = isAmount ? NO_AMOUNT : NO_TEXT;
      // One value for each field but the first; the others have the same rule.
      const sent = place === 0 || isAmount ? values : [values[(place + event.type.length) % values.length]];
      for (const value of sent) last = await shop.sent(withFields(event, names, value), 'unreadable');
    }
    expectFields(await recordsOf(shop, last), { state: 'pending', result: 'unreadable', sale_id: null });
    await shop.sent({ ...event, id: last.id }, result);
    expectFields(await recordsOf(shop, last), { state: 'applied', result });
  }
  const { sales, refunds } = await shop.exported(buyer);
  expectFields({ sales: sales!.length, refunds: refunds!.length }, { sales: 2, refunds: 2 });
  const longest = unique('in').padEnd(255, 'x');
  await shop.sent(invoice(unique('sub'), { id: longest }, { click_id: buyer.click_id }), 'sale_recorded');
}

/** Neither a text that is no identifier nor an identifier that is unknown identifies a customer: then the reference counts. */
async function namesOfNobody(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const foreign = await (await openShop(kit)).clicks();
  const names: Body[] = [7, '', null, LONG, { id: 'x' }].flatMap((value) => [
    { click_id: value },
    { customer_key: value },
  ]);
  for (const metadata of [...names, { click_id: unique('clk') }, { click_id: foreign.click_id }]) {
    const { click_id } = await shop.clicks();
    const event = await shop.sent(checkout({ metadata, client_reference_id: click_id }), 'sale_recorded');
    const { customer_id } = await recordsOf(shop, event);
    const customer = await shop.customerOf({ click_id });
    expectThat(
      customer.id === customer_id,
      `the customer of the reference with ${JSON.stringify(metadata).slice(0, 40)}`,
      customer,
    );
    expectFields(customer, { status: 'conversion', customer_key: null });
  }
  const [{ click_id }, customer_key] = [await shop.clicks(), unique('customer')];
  await shop.sent(checkout({ metadata: { customer_key }, client_reference_id: click_id }), 'sale_recorded');
  expectFields(await shop.customerOf({ click_id }), { status: 'conversion', customer_key });
}

/** Names of types that a program could take for its own, or for one of the list. */
const NO_TYPES = ['constructor', 'toString', '__proto__', 'CHECKOUT.SESSION.COMPLETED', 'checkout.session.completed '];
const NO_ACCOUNTS: unknown[] = ['', 7, true, ['acct_x'], { id: 'acct_x' }, LONG];

/** Nothing is stored of an event of another type, and of one whose account cannot be read. */
async function ignored(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const { click_id } = await shop.clicks();
  const event = checkout({ client_reference_id: click_id });
  for (const type of NO_TYPES) await shop.sent({ ...anew(event), type }, 'ignored');
  for (const account of NO_ACCOUNTS) await shop.sent({ ...anew(event), account }, 'ignored');
  const listed = await shop.list('listPaymentEvents');
  expectThat(listed.length === 0, 'no event', listed);
  // What an event says of itself besides does not matter.
  const whole = { ...event, account: undefined, livemode: undefined, api_version: 7, pending_webhooks: null };
  await shop.sent(whole as unknown as PaymentEvent, 'sale_recorded');
  expectFields(await recordsOf(shop, event), { livemode: null, event_type: event.type });
}

export const paymentFormRows: Row[] = [
  shown('identifiers as texts and as whole objects', 'the same results', identifiers, WRITES),
  shown('events that lack a field, and come whole later', 'unreadable, then applied', unreadable, WRITES),
  shown('events of other types, and of accounts that are no text', 'ignored', ignored, WRITES),
  shown('metadata that does not identify a customer', 'the customer of the reference', namesOfNobody, WRITES),
];
