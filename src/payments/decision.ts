// Decides what an event of the payment processor does, from its content and from what is recorded. No I/O.
import { decideOwner, type CodeName, type DiscountCode } from '../attribution/codes.ts';
import { baseOf } from '../terms/commission.ts';
import {
  namesAnybody,
  type CustomerNotice,
  type LinkNotice,
  type Notice,
  type PaymentNotice,
  type FactNotice,
  type SubscriptionNotice,
} from './notice.ts';
import { waitsFor } from './waits.ts';
import { beforeClick, companionsOf, type Companions } from './companions.ts';
import type { FoundPayer, Known, Occasion } from './occasion.ts';
import { OTHER_SHOP, type PendingResult } from './result.ts';
import { judgePayment, termsFor, type NewSale } from '../sales/rules.ts';
import type { NamedCustomer, NamedSale } from '../common/types.ts';

/** The names that a sale gets, and the provider's identifier of the payment if the sale has none. */
interface Naming {
  names: string[];
  paymentId: string | undefined;
}

export type Effect =
  /** `byCode`: a discount code decided; the payer without it */
  | ({ kind: 'record'; sale: NewSale; byCode?: { found: FoundPayer | undefined } } & Naming)
  /** the sale is there already: it gets what this event knows besides */
  | ({ kind: 'acknowledge'; sale: NamedSale; result: 'sale_known' | 'payment_linked' } & Naming)
  /** what is refunded of the sale is computed from all facts, and this one */
  | ({ kind: 'fact'; sale: NamedSale; fact: FactNotice } & Naming)
  /** a payment of zero only settles the lead */
  | { kind: 'settle' }
  | { kind: 'remember'; result: 'subscription_linked' | 'customer_linked' }
  /** nothing is changed: the event is stored with its customer */
  | { kind: 'test'; customerId: number | undefined }
  /** another program's sale has the identifier */
  | { kind: 'taken'; transactionId: string }
  | { kind: 'ignored' }
  | { kind: 'pending'; result: PendingResult; log?: string };

export type Decision = Companions & Effect;
export type RecordDecision = Extract<Decision, { kind: 'record' }>;
export type OtherDecision = Exclude<Decision, RecordDecision>;

/** Whose customer is unknown. */
const withoutPayer = (named: NamedCustomer): Effect => ({
  kind: 'pending',
  result: namesAnybody(named) ? 'customer_unknown' : 'customer_not_named',
});

/** Decides on a payment of a known customer. */
function decideSale(occasion: Occasion, notice: PaymentNotice, known: Known, payer: FoundPayer): Effect {
  const { intent, session, invoice, charge, amountCents } = notice;
  const { names, sale } = known;
  const [linked] = known.linked;
  const naming = { names, paymentId: intent ?? linked ?? charge };
  if (sale) return { kind: 'acknowledge', sale, result: 'sale_known', ...naming };
  const { program, livemode, occurredAt, receivedAt, now } = occasion;
  const paid = { grossCents: amountCents, taxCents: notice.taxCents, shippingCents: notice.shippingCents };
  const baseCents = baseOf(termsFor(program, payer.partnership), paid);
  if (baseCents === 0) return { kind: 'settle' };
  const currency = occasion.currencies.find((code) => code === notice.currency);
  if (!currency) {
    const log = `payment event ${occasion.eventId}: no sale is recorded in ${notice.currency}`;
    return { kind: 'pending', result: 'currency_unsupported', log };
  }
  const { customer, customerKey, hasProvisionalLead } = payer;
  // The lead settles before the sale is checked, so the lead's time is the signup time.
  const signedUp = hasProvisionalLead ? { ...customer, lead_at: receivedAt } : customer;
  // The payment in the form of a sale that was sent with the key.
  const judgement = judgePayment(
    program,
    { ...payer, customer: signedUp },
    {
      transactionId: (intent ?? linked ?? session ?? invoice)!,
      amountCents: baseCents,
      ...paid,
      currency,
      provider: occasion.processor,
      providerPaymentId: naming.paymentId,
      livemode,
      subscriptionId: notice.subscription,
      customerKey,
      additionalData: undefined,
      occurredAt,
      recordedAt: now,
      // The names of an erased customer are removed when the event arrives.
      marks: '',
    },
  );
  if (judgement.kind === 'sale') return { kind: 'record', sale: judgement.sale, ...naming };
  const result = judgement.kind === 'window_expired' ? 'window_expired' : 'relationship_ended';
  return { kind: 'pending', result };
}

/**
 * The payer as the discount code of the event decides, if it decides. A sale that is recorded stays its buyer's.
 * @param name names a customer whom nothing but the code brought
 */
export function ownerOf(
  { program, occurredAt: at }: Occasion,
  payer: FoundPayer | undefined,
  { code, name }: { code: DiscountCode | undefined; name: CodeName },
): FoundPayer | undefined {
  const owned = decideOwner(program, payer, { code, name, at });
  const customerKey = name.kind === 'key' ? name.name : undefined;
  return owned && { hasProvisionalLead: false, customerKey, ...owned };
}

/**
 * Whether a payment of zero settles a customer about whom a code decides, as nothing later may name the code. What is paid for a
 * subscription later has the code of its start.
 */
const settlesByCode = (notice: PaymentNotice, { customer: { code_id, status } }: FoundPayer): boolean =>
  notice.subscription === undefined && code_id !== null && status === 'click';

/** A payment settles its customer's provisional lead and is recorded as a sale, once. */
function decidePayment(occasion: Occasion, notice: PaymentNotice, known: Known): Decision {
  const { sale } = known;
  const payer = known.owned ?? known.payer;
  const companions = companionsOf(occasion, notice, known);
  if (!payer) return { ...companions, ...withoutPayer(notice.customer) };
  const early = beforeClick(occasion, notice, known, payer.customer);
  const result = sale
    ? undefined
    : (waitsFor(occasion, notice, known) ?? early ?? (known.hasTwin ? 'payment_unlinked' : undefined));
  if (result) return { ...companions, kind: 'pending', result };
  const effect = decideSale(occasion, notice, known, payer);
  const settles = payer.hasProvisionalLead || (effect.kind === 'settle' && settlesByCode(notice, payer));
  // A code decides whose customer it is with what settles the customer, and with nothing else.
  if (payer === known.payer || (effect.kind !== 'record' && !settles)) return { ...companions, settles, ...effect };
  const decided = { ...companionsOf(occasion, notice, { ...known, payer }), settles };
  return effect.kind === 'record'
    ? { ...decided, ...effect, byCode: { found: known.payer } }
    : { ...decided, ...effect };
}

/** Says who the customer is; invoices, which report the payments, often do not. */
function decideReference(occasion: Occasion, notice: SubscriptionNotice | CustomerNotice, known: Known): Decision {
  const result = notice.kind === 'subscription' ? 'subscription_linked' : 'customer_linked';
  // An invoice may have waited for the code of its subscription.
  const isKnown = known.payer !== undefined || known.code !== undefined;
  const effect: Effect = isKnown ? { kind: 'remember', result } : withoutPayer(notice.customer);
  return { ...companionsOf(occasion, notice, known), ...effect };
}

/** The payment of an invoice. It may arrive before the invoice's sale, which then uses it. */
function decideLink(link: LinkNotice, { names, sale }: Known): Decision {
  if (!sale) return { link, kind: 'pending', result: 'sale_unknown' };
  return { link, kind: 'acknowledge', sale, result: 'payment_linked', names, paymentId: link.payment };
}

/** Whether it is a refund in another currency than the sale's, of which nothing says how large a part of the sale it is. */
const isForeign = (fact: FactNotice, { currency }: NamedSale): boolean =>
  fact.kind === 'refund' && fact.currency !== currency && fact.chargeCents === undefined && fact.refundedCents > 0;

/** What is refunded is decided while the sale is locked. */
function decideFact(fact: FactNotice, { names, sale }: Known): Decision {
  if (!sale) return { kind: 'pending', result: 'sale_unknown' };
  // The object that the sale is recorded by, or that a call has named, reports the same refund.
  const own = [sale.transaction_id, sale.provider_payment_id];
  const isOther = fact.kind === 'refund' && fact.isOwn === true && !own.includes(fact.intent ?? null);
  if (isOther) return { kind: 'settle' };
  if (isForeign(fact, sale)) return { kind: 'pending', result: 'currency_differs' };
  return { kind: 'fact', sale, fact, names, paymentId: undefined };
}

/** What an event does, or why it cannot be applied yet. */
export function decide(occasion: Occasion, notice: Notice, known: Known): Decision {
  const { livemode, eventId } = occasion;
  // No money moved.
  if (livemode === false) return { kind: 'test', payer: known.payer, customerId: known.testCustomerId };
  switch (notice.kind) {
    case 'payment':
      return decidePayment(occasion, notice, known);
    case 'subscription':
    case 'customer':
      return decideReference(occasion, notice, known);
    case 'invoice_payment':
      return decideLink(notice, known);
    case 'refund':
    case 'refund_failed':
    case 'chargeback':
    case 'dispute_won':
      return decideFact(notice, known);
    case OTHER_SHOP:
      return { kind: 'ignored' };
    case 'unreadable': {
      const log = `payment event ${eventId} lacks a field that events of its type have`;
      return { kind: 'pending', result: 'unreadable', log };
    }
  }
}

/** What is done instead if the sale could not be recorded: another one, if it is there, has its names. */
export function decideAgain(decision: RecordDecision, sale: NamedSale | undefined): OtherDecision {
  const { byCode, ...recorded } = decision;
  // What a code decides is stored with the sale that it decides about, and not without it.
  const again = byCode ? { ...recorded, payer: byCode.found, settles: byCode.found?.hasProvisionalLead } : recorded;
  if (sale) return { ...again, kind: 'acknowledge', result: 'sale_known', sale };
  const { payer, settles, subscription, reference } = again;
  return { payer, settles, subscription, reference, kind: 'taken', transactionId: decision.sale.transactionId };
}
