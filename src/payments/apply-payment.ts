import { isCurrency } from '../domain/commission.ts';
import type { Currency } from '../domain/types.ts';
import { findPayer, findStoredCustomer } from '../store/customers/customers.ts';
import { settleLead } from '../store/leads/leads.ts';
import { claimNames, findInvoicePayments, findSaleByNames, nameSale, type NamedSale } from '../store/payments/names.ts';
import { conflictWarning } from '../domain/sale-conflict.ts';
import { noteSaleConflict } from '../store/sales/conflicts.ts';
import type { SubscriptionOwner } from '../store/payments/subscriptions.ts';
import { recordSaleWithin } from '../store/sales/sales.ts';
import type { EventContext } from './event-context.ts';
import { paymentNames, type PaymentNotice } from './notice.ts';
import { applied, pending, type EventOutcome } from './outcome.ts';
import { findOwner, findPayerOf, idOf, namesAnybody, rememberOwner, type FoundPayer } from './payer.ts';
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
async function settle(context: EventContext, { customer, hasProvisionalLead, customerKey }: FoundPayer) {
  const { tx, receivedAt, now } = context;
  if (!hasProvisionalLead) return false;
  const settlement = await settleLead(tx, {
    customer,
    mode: 'payment',
    customerKey,
    eventName: undefined,
    emailHash: undefined,
    emailMasked: undefined,
    additionalData: undefined,
    at: receivedAt,
    recordedAt: now,
    // The names of an erased customer are removed when the event arrives.
    marks: '',
  });
  if (settlement === 'key_taken') throw new KeyTaken();
  if (settlement === 'settled') context.leadSettled = true;
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
  // The names of an erased customer are removed when the event arrives.
  marks: '',
});

class NameTaken extends Error {}

/**
 * Settles the lead, records the sale and stores the payment's identifiers with it. If a sale of this payment was
 * recorded in the meantime, it does nothing and returns undefined.
 */
async function recordSale(context: EventContext, { payer, names }: Paid, sale: NewSale) {
  try {
    return await context.tx.savepoint(async () => {
      const stored = await recordSaleWithin(context.tx, sale, async () => void (await settle(context, payer)));
      if (!stored) return undefined;
      if (!(await claimNames(context.tx, context.program.id, names, stored.saleId))) throw new NameTaken();
      if (stored.kind === 'commission_failed') {
        context.log(stored.cause, `sale ${stored.saleId} is stored without its commission`);
      }
      return stored;
    });
  } catch (error) {
    if (error instanceof NameTaken) return undefined;
    throw error;
  }
}

/** The sale is there already, recorded by another event or by a call: it gets what this event knows besides. */
async function acknowledge(context: EventContext, { payer, names, paymentId }: Paid, sale: NamedSale) {
  const { tx, program } = context;
  // A customer is locked before a sale everywhere, so that two events never wait for each other.
  await idOf(context, payer.customer);
  await nameSale(tx, program.id, sale.id, names, paymentId);
  return applied('sale_known', { customerId: sale.customer_id, saleId: sale.id });
}

async function settleOnly(context: EventContext, payer: FoundPayer): Promise<EventOutcome> {
  const settled = await settle(context, payer);
  return applied(settled ? 'lead_settled' : 'nothing_due', { customerId: await idOf(context, payer.customer) });
}

/** Another program's sale has the identifier: it is logged, as when such a sale is sent with the key. */
async function taken(context: EventContext, { payer, transactionId }: Paid): Promise<EventOutcome> {
  const { tx, program, now, log } = context;
  const customerId = await idOf(context, payer.customer);
  const conflict = await noteSaleConflict(tx, { programId: program.id, transactionId, customerId, at: now });
  if (conflict) log(undefined, conflictWarning(program.id, conflict));
  return pending('transaction_taken', { customerId });
}

async function sell(context: EventContext, paid: Paid, currency: Currency): Promise<EventOutcome> {
  const { payer, names } = paid;
  const { customer, hasProvisionalLead } = payer;
  // The lead settles before the sale is checked, so the lead's time is the signup time.
  const signedUp = hasProvisionalLead ? { ...customer, lead_at: context.receivedAt } : customer;
  const judgement = judgePayment(context.program, { ...payer, customer: signedUp }, paymentOf(context, paid, currency));
  if (judgement.kind !== 'sale') {
    await settle(context, payer);
    const customerId = await idOf(context, customer);
    return pending(judgement.kind === 'window_expired' ? 'window_expired' : 'relationship_ended', { customerId });
  }
  const stored = await recordSale(context, paid, judgement.sale);
  if (stored) return applied('sale_recorded', { customerId: stored.customerId, saleId: stored.saleId });
  await settle(context, payer);
  const known = await findSaleByNames(context.tx, context.program.id, names);
  return known ? acknowledge(context, paid, known) : taken(context, paid);
}

/** The customer of the event; else of the payment's sale, which somebody who knows has recorded. */
async function payerOf(
  context: EventContext,
  notice: PaymentNotice,
  sale: NamedSale | undefined,
  owner: SubscriptionOwner | undefined,
): Promise<FoundPayer | undefined> {
  const payer = await findPayerOf(context, notice.customer, owner);
  if (payer || !sale) return payer;
  const { tx, program } = context;
  const buyer = await findPayer(tx, await findStoredCustomer(tx, program.id, sale.customer_id));
  return buyer && { ...buyer, customerKey: undefined };
}

/** What is done for a payment whose customer is known. */
async function pay(context: EventContext, paid: Paid, sale: NamedSale | undefined): Promise<EventOutcome> {
  const { notice, payer } = paid;
  // A pending event may be of a customer who came by a partner's link only afterwards. One that has just come is
  // not asked: the click may be dated by another instance, whose clock is ahead.
  if (!sale && context.receivedAt < context.now && context.receivedAt < payer.customer.clicked_at) {
    return pending('before_click', { customerId: await idOf(context, payer.customer) });
  }
  if (sale) {
    await settle(context, payer);
    return acknowledge(context, paid, sale);
  }
  if (notice.amountCents === 0) return settleOnly(context, payer);
  if (isCurrency(notice.currency)) return sell(context, paid, notice.currency);
  await settle(context, payer);
  context.log(undefined, `payment event ${context.eventId}: no sale is recorded in ${notice.currency}`);
  return pending('currency_unsupported', { customerId: await idOf(context, payer.customer) });
}

/** A payment settles its customer's provisional lead and is recorded as a sale, once. */
export async function applyPayment(context: EventContext, notice: PaymentNotice): Promise<EventOutcome> {
  const { invoice, session, intent, charge } = notice;
  const linked = invoice === undefined ? [] : await findInvoicePayments(context.tx, context.program.id, invoice);
  const names = [...new Set([...paymentNames(notice), ...linked])];
  const sale = await findSaleByNames(context.tx, context.program.id, names);
  const owner = await findOwner(context, notice.subscription);
  const payer = await payerOf(context, notice, sale, owner);
  const paymentId = intent ?? linked[0] ?? charge;
  const transactionId = (intent ?? linked[0] ?? session ?? invoice)!;
  const outcome = payer
    ? await pay(context, { notice, payer, names, paymentId, transactionId }, sale)
    : pending(namesAnybody(notice.customer) ? 'customer_unknown' : 'customer_not_named');
  await rememberOwner(context, notice, owner, payer?.customer);
  return outcome;
}
