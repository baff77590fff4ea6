import { isCurrency } from '../domain/commission.ts';
import type { Currency } from '../domain/types.ts';
import { findPayer } from '../store/customers.ts';
import { settleLead } from '../store/leads.ts';
import { claimNames, findInvoicePayments, findSaleByNames, nameSale, type NamedSale } from '../store/payment-names.ts';
import { conflictWarning } from '../domain/sale-conflict.ts';
import { noteSaleConflict } from '../store/sale-conflicts.ts';
import { rememberSubscription } from '../store/payment-subscriptions.ts';
import { recordSaleWithin } from '../store/sales.ts';
import type { EventContext } from './event-context.ts';
import { paymentNames, type PaymentNotice } from './notice.ts';
import { applied, kept, type EventOutcome } from './outcome.ts';
import { namesAnybody, resolvePayer, type FoundPayer } from './payer.ts';
import { judgePayment, type NewSale, type Payment } from '../domain/payment.ts';

/** Another customer has the key that this event would save. The event is applied again and then finds that customer. */
export class KeyTaken extends Error {}

interface Paid {
  notice: PaymentNotice;
  payer: FoundPayer;
  transactionId: string;
  /** all processor identifiers of the payment */
  names: string[];
  /** the PaymentIntent, or the charge if the payment has none */
  paymentId: string | undefined;
}

/** Settles the customer's lead as the lead endpoint does, but only a provisional lead that nothing else has settled. */
async function settle({ tx, receivedAt }: EventContext, { customer, hasProvisionalLead, customerKey }: FoundPayer) {
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

/** The payment in the form of a sale that was sent with the key. */
const paymentOf = (context: EventContext, paid: Paid, currency: Currency): Payment => ({
  transactionId: paid.transactionId,
  amountCents: paid.notice.amountCents,
  currency,
  provider: 'stripe',
  providerPaymentId: paid.paymentId,
  livemode: context.livemode,
  subscriptionId: paid.notice.subscription,
  customerKey: paid.payer.customerKey,
  additionalData: undefined,
  occurredAt: context.occurredAt,
  recordedAt: context.now,
});

class NameTaken extends Error {}

/**
 * Settles the lead, records the sale and stores the payment's identifiers with it. If a sale of this payment was
 * recorded in the meantime, it does nothing and returns undefined.
 */
async function recordSale(context: EventContext, { payer, names }: Paid, sale: NewSale): Promise<number | undefined> {
  try {
    return await context.tx.savepoint(async () => {
      const stored = await recordSaleWithin(context.tx, sale, async () => void (await settle(context, payer)));
      if (!stored) return undefined;
      if (!(await claimNames(context.tx, context.program.id, names, stored.saleId))) throw new NameTaken();
      if (stored.kind === 'commission_failed') {
        context.log(stored.cause, `sale ${stored.saleId} is stored without its commission`);
      }
      return stored.saleId;
    });
  } catch (error) {
    if (error instanceof NameTaken) return undefined;
    throw error;
  }
}

/** The sale already exists, recorded by another event or by a call. Adds the information that only this event has. */
async function acknowledge({ tx, program }: EventContext, { names, paymentId }: Paid, sale: NamedSale) {
  await nameSale(tx, program.id, sale.id, names, paymentId);
  return applied('sale_known', { customerId: sale.customer_id, saleId: sale.id });
}

async function settleOnly(context: EventContext, payer: FoundPayer): Promise<EventOutcome> {
  const settled = await settle(context, payer);
  return applied(settled ? 'lead_settled' : 'nothing_due', { customerId: payer.customer.id });
}

/** A sale of another program has the identifier. Logs the conflict, as for a sale that is sent with the key. */
async function taken({ tx, program, now, log }: EventContext, { payer, transactionId }: Paid): Promise<EventOutcome> {
  const customerId = payer.customer.id;
  const conflict = await noteSaleConflict(tx, { programId: program.id, transactionId, customerId, at: now });
  if (conflict) log(undefined, conflictWarning(program.id, conflict));
  return kept('transaction_taken', { customerId });
}

async function sell(context: EventContext, paid: Paid, currency: Currency): Promise<EventOutcome> {
  const { payer, names } = paid;
  const { customer, hasProvisionalLead } = payer;
  // The lead settles before the sale is checked, so the lead's time is the signup time.
  const signedUp = hasProvisionalLead ? { ...customer, lead_at: context.receivedAt } : customer;
  const judgement = judgePayment(context.program, { ...payer, customer: signedUp }, paymentOf(context, paid, currency));
  const records = { customerId: customer.id };
  if (judgement.kind !== 'sale') {
    await settle(context, payer);
    return kept(judgement.kind === 'window_expired' ? 'window_expired' : 'relationship_ended', records);
  }
  const saleId = await recordSale(context, paid, judgement.sale);
  if (saleId !== undefined) return applied('sale_recorded', { ...records, saleId });
  await settle(context, payer);
  const known = await findSaleByNames(context.tx, context.program.id, names);
  return known ? acknowledge(context, paid, known) : taken(context, paid);
}

/** The customer that the event identifies; otherwise the customer of the payment's recorded sale. */
async function payerOf({ tx, program }: EventContext, notice: PaymentNotice, sale: NamedSale | undefined) {
  const { customer, subscription } = notice;
  const payer = await resolvePayer(tx, program.id, customer, subscription);
  if (payer || !sale) return payer;
  if (subscription !== undefined) {
    await rememberSubscription(tx, program.id, subscription, customer, sale.customer_id);
  }
  return { ...(await findPayer(tx, sale.customer_id)), customerKey: undefined };
}

/** Settles the customer's provisional lead and records the payment as a sale, once. */
export async function applyPayment(context: EventContext, notice: PaymentNotice): Promise<EventOutcome> {
  const { invoice, session, intent, charge } = notice;
  const linked = invoice === undefined ? [] : await findInvoicePayments(context.tx, context.program.id, invoice);
  const names = [...new Set([...paymentNames(notice), ...linked])];
  const sale = await findSaleByNames(context.tx, context.program.id, names);
  const payer = await payerOf(context, notice, sale);
  if (!payer) return kept(namesAnybody(notice.customer) ? 'customer_unknown' : 'customer_not_named');
  const paymentId = intent ?? linked[0] ?? charge;
  const transactionId = (intent ?? linked[0] ?? session ?? invoice)!;
  const paid = { notice, payer, names, paymentId, transactionId };
  // A pending event may belong to a customer who clicked a partner's link only after the payment. A new event is not
  // checked: another instance, whose clock is ahead, may have set the click's time.
  if (!sale && context.receivedAt < context.now && context.receivedAt < payer.customer.clicked_at) {
    return kept('before_click', { customerId: payer.customer.id });
  }
  if (sale) {
    await settle(context, payer);
    return acknowledge(context, paid, sale);
  }
  if (notice.amountCents === 0) return settleOnly(context, payer);
  if (isCurrency(notice.currency)) return sell(context, paid, notice.currency);
  await settle(context, payer);
  context.log(undefined, `payment event ${context.eventId}: no sale is recorded in ${notice.currency}`);
  return kept('currency_unsupported', { customerId: payer.customer.id });
}
