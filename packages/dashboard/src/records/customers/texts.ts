// The events of a customer's chain in words. Which fields an event has depends on its type.
import { moneyText } from '../../lib/money.ts';
import { wordsOf } from '../../ui/values.tsx';

/** An event as the explanation has it. */
export interface ChainEvent {
  at: string;
  type: string;
  why?: string;
  [detail: string]: unknown;
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const money = (cents: unknown, currency: unknown): string =>
  typeof cents === 'number' && typeof currency === 'string' ? moneyText(cents, currency) : '';

/** What a refund did with the commission. */
const OUTCOMES: Record<string, string> = {
  reversed: 'taken from the commission before its payment',
  clawed_back: 'taken back from later payments',
  no_commission: 'no commission was earned',
};

type SaleOf = (id: unknown) => ChainEvent | undefined;

const TITLES: Record<string, (event: ChainEvent, saleOf: SaleOf) => string> = {
  click: ({ link_code }) => `Clicked the link ${text(link_code) || 'of a partner'}`,
  lead: ({ provisional }) => (provisional === true ? 'Sign-up reported, provisional' : 'Signed up'),
  sale: ({ amount_cents, currency }) => `Bought for ${money(amount_cents, currency)}`,
  refund: ({ amount_cents, sale_id, reason }, saleOf) =>
    `${reason === 'chargeback' ? 'Chargeback' : 'Refund'} of ${money(amount_cents, saleOf(sale_id)?.currency)}`,
  commission: ({ amount_cents, currency }) => `Commission of ${money(amount_cents, currency)} earned`,
  clawback: ({ amount_cents, currency }) => `Commission of ${money(amount_cents, currency)} taken back`,
  commission_approved: () => 'Commission approved',
  commission_paid: () => 'Commission paid',
  commission_rejected: () => 'Commission rejected',
  payment_event: ({ event_type }) => `Payment event: ${text(event_type)}`,
  sale_refused: () => 'Sale refused',
};

/** What happened, in a few words. */
export const titleOf = (event: ChainEvent, saleOf: SaleOf): string =>
  TITLES[event.type]?.(event, saleOf) ?? wordsOf(event.type);

/** Why, or what it resulted in. */
export function reasonOf({ type, why, outcome, deduction_cents, sale_id }: ChainEvent, saleOf: SaleOf): string {
  if (type !== 'refund') return why ?? '';
  const sale = saleOf(sale_id);
  const deducted = money(deduction_cents, sale?.commission_currency ?? sale?.currency);
  const result = OUTCOMES[text(outcome)] ?? wordsOf(text(outcome));
  return deduction_cents ? `${deducted} ${result}.` : `${result.replace(/^./, (first) => first.toUpperCase())}.`;
}

/** The identifiers that lead from an event to other systems. */
export function identifiersOf({ type, transaction_id, event_id, email_masked, event_name, attempts }: ChainEvent) {
  const all = [
    ['Transaction', text(transaction_id)],
    ['Event', type === 'payment_event' ? text(event_id) : ''],
    ['Email', text(email_masked)],
    ['Name', text(event_name)],
    ['Attempts', text(attempts)],
  ] as const;
  return all.filter(([, value]) => value !== '');
}

export type EventTone = 'good' | 'bad' | 'warn' | 'plain';

/** Whether the event counts for the partner. */
export function toneOf({ type, attributed, provisional, state }: ChainEvent): EventTone {
  if (type === 'sale') return attributed === false ? 'bad' : 'good';
  if (['sale_refused', 'refund', 'clawback', 'commission_rejected'].includes(type)) return 'bad';
  if (type === 'lead') return provisional === true ? 'warn' : 'good';
  if (type === 'payment_event') return state === 'pending' ? 'warn' : 'plain';
  return type.startsWith('commission') ? 'good' : 'plain';
}

/** The verdict on an event, if there is one. */
export function verdictOf(event: ChainEvent): string | undefined {
  if (event.type === 'sale') return event.attributed === false ? 'not attributed' : 'attributed';
  if (event.type === 'sale_refused') return 'not attributed';
  if (event.type === 'lead') return event.provisional === true ? 'provisional' : 'settled';
  if (event.type === 'payment_event') return text(event.state) || undefined;
  return undefined;
}
