import { isCurrency } from '../domain/commission.ts';
import type { Currency } from '../domain/types.ts';
import { findPayer } from '../store/customers.ts';
import { settleLead } from '../store/leads.ts';
import { claimNames, findInvoicePayments, findSaleByNames, nameSale, type NamedSale } from '../store/payment-names.ts';
import { conflictWarning } from '../domain/sale-conflict.ts';
import { noteSaleConflict } from '../store/sale-conflicts.ts';
import { rememberSubscription } from '../store/payment-subscriptions.ts';
import { recordSaleWithin, type NewSale } from '../store/sales.ts';
import type { Application } from './application.ts';
import { paymentNames, type PaymentNotice } from './notice.ts';
import { applied, kept, type Outcome } from './outcome.ts';
import { namesAnybody, resolvePayer, type FoundPayer } from './payer.ts';
import { judgePayment, type Payment } from './sale.ts';

/** Another customer got the key that this event brings; the event is applied again and finds that customer. */
export class KeyTaken extends Error {}

interface Paid {
  notice: PaymentNotice;
  payer: FoundPayer;
  transactionId: string;
  /** all names of the payment */
  names: string[];
  /** the PaymentIntent, or the charge of a payment without one */
  paymentId: string | undefined;
}

/** By the path that the lead endpoint takes; only a provisional lead, and only as long as nothing else has settled it. */
async function settle({ tx, receivedAt }: Application, { customer, hasProvisionalLead, customerKey }: FoundPayer) {
  if (!hasProvisionalLead) return false;
  const settlement = await settleLead(tx, {
    customerId: customer.id,
    mode: 'payment',
    customerKey,
    eventName: undefined,
    emailHash: undefined,
    emailMasked: undefined,
    additionalData: undefined,
    at: receivedAt,
  });
  if (settlement === 'key_taken') throw new KeyTaken();
  return settlement === 'settled';
}

/** The payment as it would have been sent with the key. */
const paymentOf = (x: Application, paid: Paid, currency: Currency): Payment => ({
  transactionId: paid.transactionId,
  amountCents: paid.notice.amountCents,
  currency,
  provider: 'stripe',
  providerPaymentId: paid.paymentId,
  livemode: x.livemode,
  subscriptionId: paid.notice.subscription,
  customerKey: paid.payer.customerKey,
  additionalData: undefined,
  occurredAt: x.occurredAt,
  recordedAt: x.now,
});

class NameTaken extends Error {}

/**
 * Settles the lead and records the sale, and gives the sale the payment's names; undefined when a sale of this payment
 * was recorded in the meantime, and then nothing is done.
 */
async function recordSale(x: Application, { payer, names }: Paid, sale: NewSale): Promise<number | undefined> {
  try {
    return await x.tx.savepoint(async () => {
      const stored = await recordSaleWithin(x.tx, sale, async () => void (await settle(x, payer)));
      if (!stored) return undefined;
      if (!(await claimNames(x.tx, x.program.id, names, stored.saleId))) throw new NameTaken();
      if (stored.kind === 'commission_failed') {
        x.log(stored.cause, `sale ${stored.saleId} is stored without its commission`);
      }
      return stored.saleId;
    });
  } catch (error) {
    if (error instanceof NameTaken) return undefined;
    throw error;
  }
}

/** The sale is there already, recorded by another event or by a call: it gets what this event knows besides. */
async function acknowledge({ tx, program }: Application, { names, paymentId }: Paid, sale: NamedSale) {
  await nameSale(tx, program.id, sale.id, names, paymentId);
  return applied('sale_known', { customerId: sale.customer_id, saleId: sale.id });
}

async function settleOnly(x: Application, payer: FoundPayer): Promise<Outcome> {
  const settled = await settle(x, payer);
  return applied(settled ? 'lead_settled' : 'nothing_due', { customerId: payer.customer.id });
}

/** Another program's sale has the identifier: the operator is notified, as when such a sale is sent with the key. */
async function taken({ tx, program, now, log }: Application, { payer, transactionId }: Paid): Promise<Outcome> {
  const customerId = payer.customer.id;
  const conflict = await noteSaleConflict(tx, { programId: program.id, transactionId, customerId, at: now });
  if (conflict) log(undefined, conflictWarning(program.id, conflict));
  return kept('transaction_taken', { customerId });
}

async function sell(x: Application, paid: Paid, currency: Currency): Promise<Outcome> {
  const { payer, names } = paid;
  const { customer, hasProvisionalLead } = payer;
  // The lead settles before the sale is decided, so this is the signup.
  const signedUp = hasProvisionalLead ? { ...customer, lead_at: x.receivedAt } : customer;
  const judgement = judgePayment(x.program, { ...payer, customer: signedUp }, paymentOf(x, paid, currency));
  const records = { customerId: customer.id };
  if (judgement.kind !== 'sale') {
    await settle(x, payer);
    return kept(judgement.kind === 'window_expired' ? 'window_expired' : 'relationship_ended', records);
  }
  const saleId = await recordSale(x, paid, judgement.sale);
  if (saleId !== undefined) return applied('sale_recorded', { ...records, saleId });
  await settle(x, payer);
  const known = await findSaleByNames(x.tx, x.program.id, names);
  return known ? acknowledge(x, paid, known) : taken(x, paid);
}

/** The customer of the event; else of the payment's sale, which somebody who knows has recorded. */
async function payerOf({ tx, program }: Application, notice: PaymentNotice, sale: NamedSale | undefined) {
  const { customer, subscription } = notice;
  const payer = await resolvePayer(tx, program.id, customer, subscription);
  if (payer || !sale) return payer;
  if (subscription !== undefined) {
    await rememberSubscription(tx, program.id, subscription, customer, sale.customer_id);
  }
  return { ...(await findPayer(tx, sale.customer_id)), customerKey: undefined };
}

/** A payment settles its customer's provisional lead and is recorded as a sale, once. */
export async function applyPayment(x: Application, notice: PaymentNotice): Promise<Outcome> {
  const { invoice, session, intent, charge } = notice;
  const linked = invoice === undefined ? [] : await findInvoicePayments(x.tx, x.program.id, invoice);
  const names = [...new Set([...paymentNames(notice), ...linked])];
  const sale = await findSaleByNames(x.tx, x.program.id, names);
  const payer = await payerOf(x, notice, sale);
  if (!payer) return kept(namesAnybody(notice.customer) ? 'customer_unknown' : 'customer_not_named');
  const paymentId = intent ?? linked[0] ?? charge;
  const transactionId = (intent ?? linked[0] ?? session ?? invoice)!;
  const paid = { notice, payer, names, paymentId, transactionId };
  // A pending event may be of a customer who came by a partner's link only afterwards. One that has just come is
  // not asked: the click may be dated by another instance, whose clock is ahead.
  if (!sale && x.receivedAt < x.now && x.receivedAt < payer.customer.clicked_at) {
    return kept('before_click', { customerId: payer.customer.id });
  }
  if (sale) {
    await settle(x, payer);
    return acknowledge(x, paid, sale);
  }
  if (notice.amountCents === 0) return settleOnly(x, payer);
  if (isCurrency(notice.currency)) return sell(x, paid, notice.currency);
  await settle(x, payer);
  x.log(undefined, `payment event ${x.eventId}: no sale is recorded in ${notice.currency}`);
  return kept('currency_unsupported', { customerId: payer.customer.id });
}
