// Which waiting payment events an event wakes, and in which order they are applied.
import { unique } from '../call.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import {
  anew,
  checkout,
  dispute,
  invoice,
  invoicePayment,
  refunded,
  serviceTime,
  subscriptionCheckout,
  type PaymentEvent,
} from '../payment-events.ts';
import { expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { expectResults, openShop, recordsOf, type Shop } from '../shop.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'listPaymentEvents');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const objectOf = ({ data }: PaymentEvent): Body => data.object;

/** An invoice without a customer, its payment, and what is returned of it: each waits for another one. */
async function waitingInvoice({ sent }: Shop, subscription: string) {
  const [payment, intent] = [invoice(subscription), unique('pi')];
  await sent(payment, 'customer_not_named');
  const link = await sent(invoicePayment(objectOf(payment).id, intent), 'sale_unknown');
  const refund = await sent(refunded(unique('ch'), intent, 300), 'sale_unknown');
  const chargeback = await sent(dispute(intent, 200), 'sale_unknown');
  return { payment, link, refund, chargeback };
}
type Waiting = Awaited<ReturnType<typeof waitingInvoice>>;

const STILL = ['customer_not_named', 'sale_unknown', 'sale_unknown', 'sale_unknown'];
const APPLIED = ['sale_recorded', 'payment_linked', 'refund_recorded', 'chargeback_recorded'];
const resultsOf = ({ payment, link, refund, chargeback }: Waiting, results: readonly string[]) =>
  [payment, link, refund, chargeback].map((event, place): [PaymentEvent, string] => [event, results[place]!]);

/** All of one sale are the records of its events; each is applied, or has no time for that. */
async function expectOneSale(shop: Shop, waiting: Waiting, customer_id: unknown): Promise<void> {
  const { sale_id } = await recordsOf(shop, waiting.payment);
  expectThat(typeof sale_id === 'number', 'a sale', sale_id);
  for (const [event] of resultsOf(waiting, APPLIED)) {
    const record = await recordsOf(shop, event);
    expectFields(record, { state: 'applied', sale_id, customer_id });
    expectThat(record.applied_at !== null, 'a time', record.applied_at);
    const hasRefund = event === waiting.refund || event === waiting.chargeback;
    expectThat((record.refund_id !== null) === hasRefund, 'refund_id of refunds alone', record);
  }
}

/** Who wakes the events of a subscription: its checkout, another invoice, or the same event again. */
const WAKERS: Record<string, (subscription: string, named: Body, first: PaymentEvent) => [PaymentEvent, string]> = {
  'the checkout of its subscription': (subscription, metadata) => [
    subscriptionCheckout(subscription, { metadata }),
    'subscription_linked',
  ],
  'a later invoice of its subscription': (subscription, metadata) => [
    invoice(subscription, { metadata }),
    'sale_recorded',
  ],
  'its own event, read again': (_subscription, metadata, first) => [
    { ...first, data: { object: { ...objectOf(first), metadata } } },
    'sale_recorded',
  ],
};

/** Everything that waits for the woken event is applied too, and what waits for other events is not. */
async function wakes(kit: Kit, waker: (typeof WAKERS)[string]): Promise<void> {
  const shop = await openShop(kit);
  const [buyer, subscription] = [await shop.clicks(), unique('sub')];
  await shop.signsUp(buyer);
  const [mine, others] = [await waitingInvoice(shop, subscription), await waitingInvoice(shop, unique('sub'))];
  const [event, result] = waker(subscription, { customer_key: buyer.customer_key }, mine.payment);
  await shop.sent(event, result);
  await expectResults(shop, [...resultsOf(mine, APPLIED), ...resultsOf(others, STILL)]);
  await expectOneSale(shop, mine, (await shop.customerOf(buyer)).id);
  const refunds = await shop.list('listEvents', { type: 'refund' });
  expectThat(
    refunds
      .map(({ amount_cents }) => amount_cents)
      .sort()
      .join() === '200,300',
    '200,300',
    refunds,
  );
}

/** The event of another program with the same names wakes nothing here. */
async function apart(kit: Kit): Promise<void> {
  const [shop, other] = [await openShop(kit), await openShop(kit)];
  const [buyer, subscription] = [await other.clicks(), unique('sub')];
  const here = await waitingInvoice(shop, subscription);
  const there = await waitingInvoice(other, subscription);
  await other.sent(subscriptionCheckout(subscription, { client_reference_id: buyer.click_id }), 'subscription_linked');
  await expectResults(shop, resultsOf(here, STILL));
  await expectResults(other, resultsOf(there, APPLIED));
}

/** A repeated event wakes what has come since, although it is applied already. */
async function laterOnes(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const { click_id: client_reference_id } = await shop.clicks();
  const payment = checkout({ client_reference_id, amount_total: 0 });
  await shop.sent(payment, 'nothing_due');
  const refund = refunded(unique('ch'), objectOf(payment).payment_intent, 10);
  await shop.sent(refund, 'sale_unknown');
  await shop.sent(payment, 'repeated');
  await expectResults(shop, [[refund, 'sale_unknown']]);
  await shop.sent(anew({ ...payment, data: { object: { ...objectOf(payment), amount_total: 100 } } }), 'sale_recorded');
  await expectResults(shop, [[refund, 'refund_recorded']]);
}

/** Totals that came in the wrong order are refunded by the time of their events: each adds its difference. */
async function byTime(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const [{ click_id: client_reference_id }, intent, charge] = [await shop.clicks(), unique('pi'), unique('ch')];
  const now = await serviceTime(kit);
  const make = (total: number, before: number): PaymentEvent => ({
    ...refunded(charge, intent, total),
    created: now - before,
  });
  const [last, first, second, same] = [make(700, 10), make(100, 60), make(300, 40), make(450, 40)];
  for (const event of [last, second, same, first]) await shop.sent(event, 'sale_unknown');
  await shop.sent(checkout({ client_reference_id, payment_intent: intent }), 'sale_recorded');
  const events = [first, second, same, last];
  await expectResults(
    shop,
    events.map((event): [PaymentEvent, string] => [event, 'refund_recorded']),
  );
  const refunds = await shop.list('listEvents', { type: 'refund' });
  for (const [place, amount_cents] of [100, 200, 150, 250].entries()) {
    const { refund_id } = await recordsOf(shop, events[place]!);
    const refund = refunds.find(({ record_id }) => record_id === refund_id);
    expectFields(refund ?? {}, { amount_cents, transaction_id: intent });
  }
}

/** Of invoices that waited, the one with the earliest time is the first sale of the subscription, which alone earns. */
async function firstSale(kit: Kit): Promise<void> {
  const shop = await openShop(kit, { commission_type: 'percent' });
  const [{ click_id }, subscription] = [await shop.clicks(), unique('sub')];
  const now = await serviceTime(kit);
  const make = (before: number, amount_paid: number): PaymentEvent => ({
    ...invoice(subscription, { amount_paid }),
    created: now - before,
  });
  const [later, earlier] = [make(10, 500), make(50, 700)];
  for (const event of [later, earlier]) await shop.sent(event, 'customer_not_named');
  await shop.sent(subscriptionCheckout(subscription, { client_reference_id: click_id }), 'subscription_linked');
  const commissions = await shop.list('listCommissions');
  const { sale_id } = await recordsOf(shop, earlier);
  expectThat(commissions.length === 1, 'one commission', commissions);
  expectFields(commissions[0]!, { sale_id, amount_cents: 140 });
  const sales = await shop.list('listEvents', { type: 'sale' });
  const listed = sales.map(({ amount_cents }) => amount_cents).join();
  expectThat(listed === '500,700', 'the sale of the later event first in the list', listed);
}

/** What waits for a customer is not applied by events of others, once the customer is known; a replay applies it. */
async function unrelated(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const [buyer, other] = [await shop.clicks(), await shop.clicks()];
  const { customer_key } = buyer;
  const events = [checkout({}), checkout({ metadata: { customer_key } }), refunded(unique('ch'), unique('pi'), 10)];
  const results = ['customer_not_named', 'customer_unknown', 'sale_unknown'];
  for (const [place, event] of events.entries()) await shop.sent(event, results[place]!);
  // The first event is sent again, and says now who its customer is.
  const again = { ...events[0]!, data: { object: { ...objectOf(events[0]!), metadata: { customer_key } } } };
  await shop.sent(again, 'customer_unknown');
  await shop.signsUp(buyer);
  await shop.sent(checkout({ client_reference_id: other.click_id }), 'sale_recorded');
  const waiting = ['customer_unknown', 'customer_unknown', 'sale_unknown'];
  await expectResults(
    shop,
    events.map((event, place): [PaymentEvent, string] => [event, waiting[place]!]),
  );
  for (const event of events.slice(0, 2)) {
    const { id: payment_event_id } = await recordsOf(shop, event);
    expectFields(await shop.done('replayPaymentEvent', { payment_event_id }), { result: 'sale_recorded' });
  }
}

/** An event that cannot be applied does not keep those after it from being applied. */
async function blocked(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const [{ click_id: client_reference_id }, intent, charge] = [await shop.clicks(), unique('pi'), unique('ch')];
  const events = [
    refunded(charge, intent, 100, { currency: 'eur' }),
    refunded(charge, intent, 200),
    dispute(intent, 50, { currency: 'vnd' }),
    dispute(intent, 70),
  ];
  for (const event of events) await shop.sent(event, 'sale_unknown');
  await shop.sent(checkout({ client_reference_id, payment_intent: intent }), 'sale_recorded');
  const results = ['currency_differs', 'refund_recorded', 'currency_differs', 'chargeback_recorded'];
  await expectResults(
    shop,
    events.map((event, place): [PaymentEvent, string] => [event, results[place]!]),
  );
}

export const wokenEventRows: Row[] = [
  ...Object.entries(WAKERS).map(([name, waker]) =>
    shown(`an invoice that waits, woken by ${name}`, 'all of it is applied', (kit) => wakes(kit, waker), WRITES),
  ),
  shown('events of two programs with the same names', 'each waits for its own program', apart, WRITES),
  shown('a payment of nothing whose refund waits', 'it waits for a sale', laterOnes, WRITES),
  shown('events of others', 'what waits for a customer continues to wait', unrelated, WRITES),
  shown('events that cannot be applied, among others', 'the others are applied', blocked, WRITES),
  shown('refunds that waited', 'applied by their times', byTime, WRITES),
  shown('invoices that waited', 'the first of them earns', firstSale, WRITES),
];
