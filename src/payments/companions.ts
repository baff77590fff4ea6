// What is remembered of the customer, the subscription and the processor's customer of an event, besides its effect.
import { SECOND } from '../lib/clock.ts';
import type { FoundPayer, Known, Occasion } from './occasion.ts';
import {
  namesAnybody,
  type CustomerNotice,
  type LinkNotice,
  type PaymentNotice,
  type SubscriptionNotice,
} from './notice.ts';
import type { Customer, NamedCustomer } from '../common/types.ts';

/** What an event says of a subscription. */
export interface SubscriptionNews {
  id: string;
  named: NamedCustomer;
  /** when the event happened */
  at: Date;
  /** whether the event is of the subscription's start, and not of a renewal */
  starts: boolean;
  /** the discount code of the start */
  codeId: number | undefined;
}

/** What is done for the customer of the event, besides its effect. */
export interface Companions {
  payer?: FoundPayer | undefined;
  /** whether the payer's provisional lead is settled */
  settles?: boolean | undefined;
  /** the customer of this subscription is remembered; as long as there is none, the names */
  subscription?: SubscriptionNews | undefined;
  /** the same of this customer of the processor */
  reference?: { id: string; named: NamedCustomer } | undefined;
  /** the payment of an invoice, which is stored even before their sale is known */
  link?: LinkNotice;
}

/** The billing reasons of invoices of a subscription that began before. */
const CONTINUES = ['subscription_cycle', 'subscription_update', 'subscription_threshold'];
export const continues = (notice: PaymentNotice | SubscriptionNotice): boolean =>
  notice.kind === 'payment' && CONTINUES.includes(notice.billingReason ?? '');

/** What the event says of its subscription, if that is not known yet. */
function newsOf(
  { occurredAt: at }: Occasion,
  notice: PaymentNotice | SubscriptionNotice,
  isNamed: boolean,
  known: Known,
) {
  const { subscription: id, customer: named } = notice;
  if (id === undefined) return undefined;
  const { customerId = null, seenAt, hasStarted = false, codeId: knownCode = null } = known.subscription ?? {};
  const codeId = known.code?.id;
  // The sale of a renewal, if a call has recorded it, is a start as well.
  const begins = notice.kind === 'payment' || notice.begins !== false;
  const starts = begins && (!continues(notice) || known.sale !== undefined);
  const isEarlier = seenAt === undefined || at < seenAt || (starts && !hasStarted);
  const hasCode = knownCode === null && codeId !== undefined;
  const isNew = (customerId === null && isNamed) || isEarlier || hasCode;
  return isNew ? { id, named, at, starts, codeId } : undefined;
}

/** The payer, and the subscription and the customer of the processor as far as they are not known for good. */
export function companionsOf(
  occasion: Occasion,
  notice: PaymentNotice | SubscriptionNotice | CustomerNotice,
  known: Known,
): Companions {
  const { payer, owner } = known;
  const { customer: named, processorCustomer: id } = notice;
  const isNamed = payer !== undefined || namesAnybody(named);
  const isOwned = owner !== undefined && owner.customerId !== null;
  return {
    payer,
    subscription: notice.kind === 'customer' ? undefined : newsOf(occasion, notice, isNamed, known),
    reference: id !== undefined && isNamed && !isOwned ? { id, named } : undefined,
  };
}

/** Why a payment came before its customer's click: by itself, or because its subscription began, or may have begun, then. */
export function beforeClick(
  { receivedAt, occurredAt, now }: Occasion,
  notice: PaymentNotice,
  { subscription }: Known,
  { clicked_at: clickedAt, code_id: codeId }: Customer,
): 'before_click' | 'start_unknown' | undefined {
  // A code decided, and not the click.
  if (codeId !== null) return undefined;
  // A pending event may be of a customer who came by a partner's link only afterwards. One that has just come is
  // not asked: the click may be dated by another instance, whose clock is ahead.
  if (receivedAt < now && receivedAt < clickedAt) return 'before_click';
  if (!subscription) return undefined;
  // Events are dated in whole seconds.
  const second = clickedAt.getTime() - (clickedAt.getTime() % SECOND);
  const { seenAt = occurredAt, hasStarted } = subscription;
  if (Math.min(seenAt.getTime(), occurredAt.getTime()) < second) return 'before_click';
  return continues(notice) && !hasStarted ? 'start_unknown' : undefined;
}
