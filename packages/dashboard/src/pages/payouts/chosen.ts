// Whom a payout pays: all who can be paid, except those whom the reader leaves out.
import { useState } from 'react';
import type { Payable, Preview } from '../../records/payouts/paths.ts';

/** The partnerships that are left out. A partner who can be paid only later is in it. */
export type Left = ReadonlySet<number>;

export const NOBODY: Left = new Set();

/** Who is paid, and how much. */
export function chosenOf({ items }: Pick<Preview, 'items'>, left: Left) {
  const chosen = items.filter(({ partnership_id: id }) => !left.has(id));
  const sum = (of: (item: Payable) => number) => chosen.reduce((all, item) => all + of(item), 0);
  return {
    items: chosen,
    total_cents: sum(({ amount_cents }) => amount_cents),
    commissions: sum(({ commissions }) => commissions),
  };
}

/** Whom the reader leaves out of what is previewed. */
export function useLeft() {
  const [left, setLeft] = useState<Left>(NOBODY);
  const toggle = (id: number) =>
    setLeft(left.has(id) ? new Set([...left].filter((one) => one !== id)) : new Set([...left, id]));
  return { left, toggle, leave: (ids: readonly number[]) => setLeft(new Set(ids)) };
}
