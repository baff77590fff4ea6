import { findSaleByNames, linkInvoicePayment, nameSale } from '../store/payments/names.ts';
import type { EventContext } from './event-context.ts';
import { applyPayment } from './apply-payment.ts';
import { applyChargeback, applyRefund } from './apply-refund.ts';
import { applyTest } from './apply-test.ts';
import type { LinkNotice, Notice, SubscriptionNotice } from './notice.ts';
import { applied, pending, type EventOutcome } from './outcome.ts';
import { findOwner, findPayerOf, idOf, namesAnybody, rememberOwner } from './payer.ts';

/** The subscription's checkout says who the customer is; its invoices, which report the payments, often do not. */
async function applySubscription(context: EventContext, notice: SubscriptionNotice): Promise<EventOutcome> {
  const owner = await findOwner(context, notice.subscription);
  const payer = await findPayerOf(context, notice.customer, owner);
  await rememberOwner(context, notice, owner, payer?.customer);
  if (payer) return applied('subscription_linked', { customerId: await idOf(context, payer.customer) });
  return pending(namesAnybody(notice.customer) ? 'customer_unknown' : 'customer_not_named');
}

/** Stores which payment paid an invoice. The link may arrive before the invoice's sale, which then uses it. */
async function applyLink({ tx, program }: EventContext, { invoice, payment }: LinkNotice): Promise<EventOutcome> {
  await linkInvoicePayment(tx, program.id, invoice, payment);
  const sale = await findSaleByNames(tx, program.id, [invoice, payment]);
  if (!sale) return pending('sale_unknown');
  await nameSale(tx, program.id, sale.id, [invoice, payment], payment);
  return applied('payment_linked', { customerId: sale.customer_id, saleId: sale.id });
}

/** Applies an event. If it cannot be applied yet, the outcome says why. */
export function applyNotice(context: EventContext, notice: Notice): Promise<EventOutcome> {
  if (context.livemode === false) return applyTest(context, notice);
  switch (notice.kind) {
    case 'payment':
      return applyPayment(context, notice);
    case 'subscription':
      return applySubscription(context, notice);
    case 'invoice_payment':
      return applyLink(context, notice);
    case 'refund':
      return applyRefund(context, notice);
    case 'chargeback':
      return applyChargeback(context, notice);
    case 'unreadable':
      context.log(undefined, `payment event ${context.eventId} lacks a field that events of its type have`);
      return Promise.resolve(pending('unreadable'));
  }
}
