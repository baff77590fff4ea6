// What kinds, statuses and obstacles of commissions mean, in words.
import { countText, moneyText } from '../../lib/money.ts';
import type { Commission, Entry, Result, Sale } from './paths.ts';

export const KINDS: Record<Commission['kind'], string> = {
  sale: 'for a sale',
  lead: 'for a lead',
  clawback: 'clawback',
  restoration: 'restoration',
  adjustment: 'adjustment',
};

/** The kinds as they stand alone. */
export const KIND_NAMES: Record<Commission['kind'], string> = {
  sale: 'Sale',
  lead: 'Lead',
  clawback: 'Clawback',
  restoration: 'Restoration',
  adjustment: 'Adjustment',
};

type Named = Pick<Commission, 'amount_cents' | 'currency' | 'partner' | 'customer'>;

/** What a commission is called: `$9.80 for Tea Journal`. */
export const nameOf = ({ amount_cents, currency, partner }: Named): string =>
  `${moneyText(amount_cents, currency)} for ${partner?.name ?? 'an erased partner'}`;

/** How the commission of a sale was computed, after its amount: `= 20% × $19.00`. */
export function howText({ rate, base_cents: base, gross_cents: gross, currency }: Sale): string {
  const of = moneyText(base, currency);
  const paid = gross === null || gross === base ? '' : `; the customer paid ${moneyText(gross, currency)}`;
  return `${rate === null ? `for a sale of ${of}` : `= ${rate}% × ${of}`}${paid}`;
}

/** The same, and whose sale it was. */
export const longNameOf = (commission: Named): string =>
  [nameOf(commission), commission.customer?.customer_key].filter(Boolean).join(', ');

export const ENTRIES: Record<Entry['kind'], string> = {
  earned: 'Earned',
  refund: 'Reduced by a refund',
  restored: 'Restored',
  approved: 'Approved',
  held: 'Put on hold',
  released: 'Released',
  rejected: 'Rejected',
  claimed: 'Added to a payout',
  unclaimed: 'Removed from the payout',
  paid: 'Paid',
  unpaid: 'Payment failed',
  folded: 'Offset with refunds',
};

const OBSTACLES: Record<NonNullable<Result['obstacle']>, string> = {
  unknown: 'no longer exists',
  held: 'is on hold: release it first',
  clawback: 'is a clawback and cannot be changed',
  restoration: 'is a restoration and cannot be changed',
  negative: 'is below zero and cannot be held',
  in_payout: 'is in a payout',
  merged: 'was made by a merge of partners',
  clawed_back: 'has a clawback or restoration that is in a payout or paid',
  pending: 'is pending',
  approved: 'is already approved',
  paid: 'is already paid',
  reversed: 'is already reversed',
};

/** Why one of several was not changed. */
export const obstacleText = ({ commission_id, obstacle }: Result, all: readonly Commission[]): string => {
  const commission = all.find(({ id }) => id === commission_id);
  const name = commission ? longNameOf(commission) : 'A commission';
  return `${name} ${obstacle ? (OBSTACLES[obstacle] ?? obstacle) : 'was not changed'}.`;
};

/** The sum of the amounts in each currency: `$12.50, €3.00`. */
export function sumText(commissions: readonly Pick<Commission, 'currency' | 'amount_cents'>[]): string {
  const sums = new Map<string, number>();
  for (const { currency, amount_cents } of commissions) sums.set(currency, (sums.get(currency) ?? 0) + amount_cents);
  return [...sums].map(([currency, cents]) => moneyText(cents, currency)).join(', ');
}

/** "1 commission", "3,000 commissions" */
export const countOf = (count: number): string => `${countText(count)} commission${count === 1 ? '' : 's'}`;
