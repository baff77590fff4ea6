// The holding period: the time for refunds, which the service counts from the creation of a commission.
import { DAY_MS } from '../../lib/days.ts';
import type { Commission } from './paths.ts';

/** What a payout takes off by itself: nobody approves it. */
export const isDeducted = ({ status, amount_cents }: Pick<Commission, 'status' | 'amount_cents'>): boolean =>
  status === 'pending' && amount_cents < 0;

type Held = Pick<Commission, 'kind' | 'status' | 'created_at'>;

/** Clawbacks and adjustments wait for no refund. */
const waits = ({ kind, status }: Held): boolean => status === 'pending' && (kind === 'sale' || kind === 'lead');

/** When the holding period of a pending commission ends; undefined if it is over. */
export function holdingEnd(commission: Held, days: number): string | undefined {
  const end = Date.parse(commission.created_at) + days * DAY_MS;
  return waits(commission) && end > Date.now() ? new Date(end).toISOString() : undefined;
}

/** The commissions whose holding period is not over, and the latest end. */
export function stillHolding<One extends Held>(commissions: readonly One[], days: number) {
  const early = commissions.filter((one) => holdingEnd(one, days) !== undefined);
  const ends = early.map((one) => holdingEnd(one, days)!).sort();
  return { early, last: ends.at(-1) };
}
