// Payouts, their items and previews as the document describes them.
import { includesRole, type Role } from '../common/access.ts';
import { shortReferenceOf, type HeldBack, type Payable } from './rules.ts';
import type { FoundMethod } from './due.ts';
import type { ItemView, PayoutView } from './read.ts';
import { iso } from '../common/times.ts';

/** A payout as the document describes it. */
export function showPayout({ open, paid, failed, cancelled, cutoff, created_at, ...payout }: PayoutView) {
  const ended = open + paid + failed === 0 ? ('cancelled' as const) : ('settled' as const);
  return {
    ...payout,
    cutoff: cutoff.toISOString(),
    created_at: created_at.toISOString(),
    status: open > 0 ? ('open' as const) : ended,
    items: { open, paid, failed, cancelled },
  };
}

/** A viewer does not see where money goes. */
const labelFor = (role: Role, label: string | null): string | null => (includesRole(role, 'admin') ? label : null);

export const showItem = (item: ItemView, role: Role) => ({
  ...item,
  short_reference: shortReferenceOf(item.id),
  label: labelFor(role, item.label),
  paid_at: iso(item.paid_at),
  exported_at: iso(item.exported_at),
  created_at: item.created_at.toISOString(),
  changed_at: item.changed_at.toISOString(),
});

export const showPayable = ({ partnerId, partnershipId, dueCents, ids, method }: Payable<FoundMethod>, role: Role) => ({
  partner_id: partnerId,
  partnership_id: partnershipId,
  amount_cents: dueCents,
  commissions: ids.length,
  method: method.method,
  label: labelFor(role, method.label),
});

export const showHeldBack = ({
  reason,
  partnerId,
  partnershipId,
  amountCents,
  commissions,
  usableFrom,
  methodCurrencies,
}: HeldBack) => ({
  reason,
  partner_id: partnerId,
  partnership_id: partnershipId,
  amount_cents: amountCents,
  commissions,
  usable_from: iso(usableFrom),
  ...(methodCurrencies && { method_currencies: [...methodCurrencies] }),
});
