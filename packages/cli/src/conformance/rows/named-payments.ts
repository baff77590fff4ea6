// The times and the names that a payment event gives to what it records.
import { unique } from '../call.ts';
import { browserLead } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { checkout, eventOf, invoice, invoicePayment, oldInvoice, refunded } from '../payment-events.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { openShop, recordsOf } from '../shop.ts';

const { shown } = rowsOf('managed-records', 'stripeWebhook');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** A lead that an event settles has the time at which the event first came, and is recorded when it is applied. */
async function leadTimes(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const buyer = await shop.clicks();
  const { click_id } = buyer;
  expectSuccess(await browserLead(kit, { click_id }));
  const event = await shop.sent(checkout({}), 'customer_not_named');
  const { received_at } = await recordsOf(shop, event);
  await kit.wait(1, 'the event is sent again later.');
  await shop.sent({ ...event, data: { object: { ...event.data.object, metadata: { click_id } } } }, 'sale_recorded');
  const record = await recordsOf(shop, event);
  expectFields(record, { received_at });
  const { leads, sales } = await shop.exported(buyer);
  expectFields(await shop.customerOf(buyer), { lead_at: received_at, converted_at: record.applied_at });
  expectFields(leads!.at(-1)!, { mode: 'payment', occurred_at: received_at, recorded_at: record.applied_at });
  expectFields(sales![0]!, { recorded_at: record.applied_at, livemode: true, provider: 'stripe' });
  // The customer converts once.
  await shop.sent(checkout({ metadata: { click_id } }), 'sale_recorded');
  expectFields(await shop.customerOf(buyer), { lead_at: received_at, converted_at: record.applied_at });
}

/** A session that names its payment only in a later event is one sale, which then has the name. */
async function sessions(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const buyer = await shop.clicks();
  const event = checkout({ client_reference_id: buyer.click_id, payment_intent: null });
  await shop.sent(event, 'sale_recorded');
  const payment_intent = unique('pi');
  const later = { ...event.data.object, payment_intent };
  await shop.sent(eventOf('checkout.session.async_payment_succeeded', later), 'sale_known');
  await shop.sent(refunded(unique('ch'), payment_intent, 10), 'refund_recorded');
  const { sales } = await shop.exported(buyer);
  const expected = { transaction_id: event.data.object.id, provider_payment_id: payment_intent };
  expectFields({ ...sales![0]!, count: sales!.length }, { ...expected, count: 1 });
}

/** The payment of an invoice, whether it is known before, with it or only as a charge. */
async function invoices(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const buyer = await shop.clicks();
  const [named, sub, intent, charge] = [{ click_id: buyer.click_id }, unique('sub'), unique('pi'), unique('ch')];
  const linked = invoice(sub, {}, named);
  await shop.sent(invoicePayment(linked.data.object.id, intent), 'sale_unknown');
  const charged = oldInvoice(sub, { payment_intent: null, charge }, named);
  const both = oldInvoice(sub, { charge: unique('ch') }, named);
  const [later, chargedToo] = [unique('pi'), oldInvoice(sub, { payment_intent: null, charge: unique('ch') }, named)];
  await shop.sent(invoicePayment(chargedToo.data.object.id, later), 'sale_unknown');
  for (const event of [linked, charged, both, chargedToo]) await shop.sent(event, 'sale_recorded');
  const { sales } = await shop.exported(buyer);
  const { payment_intent } = both.data.object;
  const expected = [
    { transaction_id: intent, provider_payment_id: intent },
    { transaction_id: charged.data.object.id, provider_payment_id: charge },
    { transaction_id: payment_intent, provider_payment_id: payment_intent },
    // The charge is of that payment.
    { transaction_id: later, provider_payment_id: later },
  ];
  for (const [place, fields] of expected.entries()) expectFields(sales![place]!, { ...fields, subscription_id: sub });
}

export const namedPaymentRows: Row[] = [
  shown('a lead that an event settles later', 'the time of the event', leadTimes, WRITES),
  shown('a session that names its payment later', 'one sale', sessions, WRITES),
  shown('invoices whose payment is known in several ways', 'its name is exported', invoices, WRITES),
];
