// What a partner's next payout pays, and what is missing or blocks it: by the rules that payouts are created by.
import type { Currency } from '../common/types.ts';
import type { MethodKind } from '../payout-methods/rules.ts';
import { reasonsOf, type Due, type HeldBackReason } from './rules.ts';

export interface NextPayout {
  /** null: the program has named no day */
  date: Date | null;
  amountCents: number;
  commissions: number;
  minimumCents: number;
  /** to the minimum, or to an amount above zero */
  missingCents: number;
  blockedBy: HeldBackReason[];
  /** of a method that waits */
  usableFrom: Date | null;
  /** of a partner without a method for this currency: those of the other methods; unset: none */
  methodCurrencies: readonly Currency[] | undefined;
  /** null: the partner has named none, or nothing is due */
  method: MethodKind | null;
}

/** The next day of a month (UTC) with this number, which may be today. */
export function nextPayday(day: number, at: Date): Date {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return new Date(Date.UTC(year, at.getUTCDate() <= day ? month : month + 1, day));
}

const NOTHING = { dueCents: 0, ids: [], held: 0, method: undefined };

/**
 * @param minimumCents the partner's own least amount, or that of the group or the program
 * @param due what is due to the partner; undefined: nothing is, and nothing is on hold
 * @param date when the program means to pay
 */
export function nextPayout(
  { minimumCents, date }: { minimumCents: number; date: Date | null },
  due: Due | undefined,
  at: Date,
): NextPayout {
  const blockedBy: HeldBackReason[] = due ? reasonsOf(due, minimumCents, at) : ['not_positive'];
  const { dueCents, ids, held, method } = due ?? NOTHING;
  const least = Math.max(minimumCents, 1);
  return {
    date,
    amountCents: dueCents,
    commissions: ids.length,
    minimumCents,
    missingCents: Math.max(least - dueCents, 0),
    blockedBy: held > 0 ? [...blockedBy, 'on_hold'] : blockedBy,
    usableFrom: blockedBy.includes('method_waits') ? method!.usableFrom : null,
    methodCurrencies: blockedBy.includes('no_method') ? due?.methodCurrencies : undefined,
    method: method?.method ?? null,
  };
}
