// Payment events of subscriptions, refunds and disputes, in any order.
import { unique } from '../call.ts';
import { clickOn, ownCampaign, refundIn, saleIn, saleOf } from '../campaign.ts';
import { expectTotals } from '../totals.ts';
import type { Kit } from '../kit.ts';
import { commissionOf } from '../money.ts';
import { expectThat } from '../outcome.ts';
import {
  anew,
  checkout,
  dispute,
  expectResult,
  invoice,
  invoicePayment,
  oldInvoice,
  refunded,
  subscriptionCheckout,
  type PaymentEvent,
} from '../payment-events.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { ownTerms } from '../terms.ts';

type Fields = Record<string, unknown>;
const { shown } = rowsOf('payments', 'stripeWebhook');
const PAYS: readonly Need[] = ['webhookSecret', 'write'];
const AMOUNT = 1000;

const click = (kit: Kit): Promise<string> => clickOn(kit, ownCampaign(kit));
const objectOf = ({ data }: PaymentEvent): Fields => data.object;
const refund = (kit: Kit, body: Fields) => refundIn(kit, ownCampaign(kit), body);

/** Exactly this much of the sale is not refunded yet. */
async function expectLeft(kit: Kit, transaction_id: unknown, left: number): Promise<void> {
  const tooMuch = { transaction_id, refund_amount_cents: left + 1 };
  if (left > 0) expectError('trackRefund', await refund(kit, tooMuch), 'refundTooLarge');
  const rest = expectSuccess(await refund(kit, { transaction_id, ...(left > 0 ? { refund_amount_cents: left } : {}) }));
  expectThat((rest.status === 'skipped') === (left === 0), `${left} left of the sale`, rest);
}

/** A paid checkout; returns its PaymentIntent. */
async function paid(kit: Kit): Promise<string> {
  const event = checkout({ client_reference_id: await click(kit) });
  await expectResult(kit, event, 'sale_recorded');
  return objectOf(event).payment_intent as string;
}

async function expectDuplicate(kit: Kit, transaction_id: unknown, click_id: string): Promise<void> {
  const sale = { ...saleOf(AMOUNT, { click_id }), transaction_id };
  expectError('trackSale', await saleIn(kit, ownCampaign(kit), sale), 'duplicateTransaction');
}

/** A subscription's checkout says who the customer is; each invoice is a sale. */
async function subscription(kit: Kit, makeInvoice: typeof invoice): Promise<void> {
  const [own, terms] = [ownCampaign(kit), await ownTerms(kit)];
  const [client_reference_id, id] = [await click(kit), unique('sub')];
  await expectTotals(kit, own, {}, () =>
    expectResult(kit, subscriptionCheckout(unique('sub'), { client_reference_id }), 'subscription_linked'),
  );
  await expectResult(kit, subscriptionCheckout(id, { client_reference_id }), 'subscription_linked');
  const invoices = [makeInvoice(id), makeInvoice(id)];
  const sales = invoices.map((event) => objectOf(event).payment_intent ?? objectOf(event).id);
  for (const event of invoices) await expectResult(kit, event, 'sale_recorded');
  const commission = commissionOf(terms.commission, AMOUNT);
  const later = expectSuccess(await refund(kit, { transaction_id: sales[1] }));
  const recurring = terms.recurring ?? later.status === 'reversed';
  expectFields(later, {
    status: recurring ? 'reversed' : 'no_commission',
    deduction_cents: recurring ? commission : 0,
  });
  const first = expectSuccess(await refund(kit, { transaction_id: sales[0] }));
  expectFields(first, { status: 'reversed', deduction_cents: commission });
}

/** Metadata of the subscription, of the lines or of the invoice identifies the customer. */
async function invoiceMetadata(kit: Kit): Promise<void> {
  const click_id = await click(kit);
  const named = { click_id };
  const events = [
    invoice(unique('sub'), {}, named),
    oldInvoice(unique('sub'), {}, named),
    invoice(unique('sub'), { lines: { data: [{ metadata: {} }, { metadata: named }] } }),
    invoice(unique('sub'), { metadata: named }),
  ];
  for (const event of events) {
    await expectResult(kit, event, 'sale_recorded');
    await expectDuplicate(kit, objectOf(event).payment_intent ?? objectOf(event).id, click_id);
  }
  await expectResult(kit, invoice(unique('sub')), 'customer_not_named');
}

/** The payment of an invoice arrives after it or before it; a refund then finds the sale by the payment. */
async function paymentOfInvoice(kit: Kit): Promise<void> {
  const click_id = await click(kit);
  const [late, early] = [invoice(unique('sub'), {}, { click_id }), invoice(unique('sub'), {}, { click_id })];
  const [first, second] = [unique('pi'), unique('pi')];
  await expectResult(kit, late, 'sale_recorded');
  await expectResult(kit, invoicePayment(objectOf(late).id, first), 'payment_linked');
  await expectResult(kit, refunded(unique('ch'), first, 300), 'refund_recorded');
  await expectLeft(kit, objectOf(late).id, 700);
  await expectResult(kit, invoicePayment(objectOf(early).id, second), 'sale_unknown');
  await expectResult(kit, early, 'sale_recorded');
  await expectResult(kit, refunded(unique('ch'), second, 300), 'refund_recorded');
  await expectLeft(kit, second, 700);
}

/** The amount of a refund is the total so far: the difference is refunded, once, in any order. */
async function cumulative(kit: Kit): Promise<void> {
  const [intent, charge] = [await paid(kit), unique('ch')];
  const part = refunded(charge, intent, 300);
  await expectResult(kit, part, 'refund_recorded');
  await expectResult(kit, part, 'repeated');
  await expectResult(kit, anew(part), 'nothing_due');
  await expectResult(kit, refunded(charge, intent, 800), 'refund_recorded');
  await expectResult(kit, refunded(charge, intent, 500), 'nothing_due');
  await expectLeft(kit, intent, 200);
  await expectResult(kit, refunded(charge, intent, AMOUNT), 'nothing_due');
}

/** A whole refund takes the commission back. */
async function whole(kit: Kit): Promise<void> {
  const own = ownCampaign(kit);
  let intent = '';
  await expectTotals(kit, own, { clicks: 1, sales: 1, pending: 1 }, async () => void (intent = await paid(kit)));
  await expectTotals(kit, own, { clicks: 1, sales: 1 }, async () => {
    intent = await paid(kit);
    await expectResult(kit, refunded(unique('ch'), intent, AMOUNT), 'refund_recorded');
  });
  await expectLeft(kit, intent, 0);
}

/** A refund or a dispute that arrives before its payment is applied when the payment arrives. */
async function tooEarly(kit: Kit): Promise<void> {
  const client_reference_id = await click(kit);
  const [refundedIntent, disputedIntent] = [unique('pi'), unique('pi')];
  await expectResult(kit, refunded(unique('ch'), refundedIntent, 300), 'sale_unknown');
  await expectResult(kit, dispute(disputedIntent, 400), 'sale_unknown');
  await expectResult(kit, checkout({ client_reference_id, payment_intent: refundedIntent }), 'sale_recorded');
  await expectResult(kit, checkout({ client_reference_id, payment_intent: disputedIntent }), 'sale_recorded');
  await expectLeft(kit, refundedIntent, 700);
  await expectLeft(kit, disputedIntent, 600);
}

/** A dispute is one chargeback, of at most what is left; a warning does not count until money is withdrawn. */
async function disputes(kit: Kit): Promise<void> {
  const intent = await paid(kit);
  await expectResult(kit, refunded(unique('ch'), intent, 300), 'refund_recorded');
  const warning = dispute(intent, 500, { status: 'warning_needs_response' });
  await expectResult(kit, warning, 'ignored');
  await expectResult(kit, dispute(intent, 500, { status: 'prevented' }), 'ignored');
  const withdrawn = dispute(intent, 500, objectOf(warning), 'charge.dispute.funds_withdrawn');
  await expectResult(kit, withdrawn, 'chargeback_recorded');
  await expectResult(kit, dispute(intent, 500, { id: objectOf(warning).id }), 'nothing_due');
  await expectLeft(kit, intent, 200);
  const other = await paid(kit);
  await expectResult(kit, dispute(other, 2 * AMOUNT), 'chargeback_recorded');
  await expectLeft(kit, other, 0);
}

/** What was refunded with the key is not refunded again by an event. */
async function refundedBefore(kit: Kit): Promise<void> {
  const intent = await paid(kit);
  expectSuccess(await refund(kit, { transaction_id: intent, refund_amount_cents: 900 }));
  await expectResult(kit, dispute(intent, AMOUNT), 'chargeback_recorded');
  await expectLeft(kit, intent, 0);
  await expectResult(kit, dispute(intent, AMOUNT), 'nothing_due');
}

/** A refund and a dispute may name the charge alone, once the service knows whose it is. */
async function chargeAlone(kit: Kit): Promise<void> {
  const [intent, charge] = [await paid(kit), unique('ch')];
  await expectResult(kit, refunded(charge, intent, 200), 'refund_recorded');
  await expectResult(kit, refunded(charge, null, 300), 'refund_recorded');
  await expectResult(kit, dispute(null, 400, { charge }), 'chargeback_recorded');
  await expectLeft(kit, intent, 300);
}

export const paymentRefundRows: Row[] = [
  shown('a subscription, in the new format', 'each invoice is a sale', (kit) => subscription(kit, invoice), PAYS, {
    stage: 'alone',
  }),
  shown('a subscription, in the old format', 'each invoice is a sale', (kit) => subscription(kit, oldInvoice), PAYS, {
    stage: 'alone',
  }),
  shown('an invoice with metadata', 'the customer whom it names', invoiceMetadata, PAYS),
  shown('the payment of an invoice', 'a refund finds the sale', paymentOfInvoice, PAYS),
  shown('refunds of a charge', 'the difference to the total so far', cumulative, PAYS),
  shown('a refund of a whole payment', 'no pending commission', whole, PAYS, { stage: 'alone' }),
  shown('a refund before its payment', 'applied when the payment arrives', tooEarly, PAYS),
  shown('disputes', 'one chargeback, of at most what is left', disputes, PAYS),
  shown('refunds and disputes of a charge alone', 'its sale', chargeAlone, PAYS),
  shown('a dispute after a refund with the key', 'what is left', refundedBefore, PAYS),
];
