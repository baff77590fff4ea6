// Who a payout pays, and what may become of its items.
import { exactNumber } from '../lib/whole-number.ts';
import type { Currency, ItemStatus } from '../common/types.ts';
import type { MethodKind } from '../payout-methods/rules.ts';

export type HeldBackReason =
  | 'partner_erased'
  | 'account_suspended'
  | 'not_positive'
  | 'below_minimum'
  | 'no_method'
  | 'method_waits'
  | 'on_hold'
  | 'too_many'
  | 'too_large';

/** Where a partner is paid. */
export interface PayoutMethod {
  id: number;
  method: MethodKind;
  usableFrom: Date;
}

/** What is due to a partner of a program in one currency. */
export interface Due<M extends PayoutMethod = PayoutMethod> {
  partnershipId: number;
  /** null: the account was erased */
  partnerId: number | null;
  suspended: boolean;
  /** the sum of the commissions that could be paid, and of what the partner owes */
  dueCents: number;
  /** these commissions */
  ids: readonly number[];
  /** what is due except that it is on hold, and how many commissions that is */
  heldCents: number;
  held: number;
  /** what is due except that the sum would not be exact, and how many commissions that is; unset: nothing */
  restCents?: number;
  rest?: number;
  /** when the oldest of what could be paid was approved */
  since: Date | null;
  method: M | undefined;
  /** the partner's own least amount, or that of the group; null: the payout's */
  minimumCents?: number | null;
  /** without a method: the currencies in which the partner can be paid; unset: none */
  methodCurrencies?: readonly Currency[] | undefined;
}

export interface HeldBack {
  reason: HeldBackReason;
  partnershipId: number;
  partnerId: number | null;
  amountCents: number;
  commissions: number;
  /** of a method that waits */
  usableFrom: Date | null;
  /** of a partner without a method for this currency: those of the other methods; unset: none */
  methodCurrencies?: readonly Currency[] | undefined;
}

export interface Payable<M extends PayoutMethod> extends Due<M> {
  partnerId: number;
  method: M;
}

export interface Decision<M extends PayoutMethod> {
  items: Payable<M>[];
  excluded: HeldBack[];
}

/** A file is made of all items at once. */
export const MOST_ITEMS = 5000;

/** All reasons why a partner is not paid, the first of which is named; none for one who is. */
export function reasonsOf(due: Due, minimumCents: number, at: Date): HeldBackReason[] {
  const waits = due.method && due.method.usableFrom > at;
  const least = due.minimumCents ?? minimumCents;
  const amount = due.dueCents <= 0 ? 'not_positive' : due.dueCents < least && 'below_minimum';
  const reasons = [
    due.partnerId === null && 'partner_erased',
    amount,
    due.suspended && 'account_suspended',
    due.method ? waits && 'method_waits' : 'no_method',
  ] as const;
  return reasons.filter((reason) => reason !== false && reason !== undefined);
}

/** Which limit of a payout a further item would exceed. */
function limitOf({ dueCents }: Due, items: number, totalCents: number): HeldBackReason | undefined {
  if (items === MOST_ITEMS) return 'too_many';
  return totalCents + dueCents > Number.MAX_SAFE_INTEGER ? 'too_large' : undefined;
}

/** Decides who is paid; those with the lowest identifiers first, if there are too many. */
export function decidePayout<M extends PayoutMethod>(
  dues: readonly Due<M>[],
  minimumCents: number,
  at: Date,
): Decision<M> {
  const items: Payable<M>[] = [];
  const excluded: HeldBack[] = [];
  let total = 0;
  const exclude = (due: Due, reason: HeldBackReason, amountCents: number, commissions: number) => {
    const { partnershipId, partnerId, method } = due;
    const usableFrom = reason === 'method_waits' ? method!.usableFrom : null;
    const methodCurrencies = reason === 'no_method' ? due.methodCurrencies : undefined;
    excluded.push({ reason, partnershipId, partnerId, amountCents, commissions, usableFrom, methodCurrencies });
  };
  for (const due of dues) {
    if (due.held > 0) exclude(due, 'on_hold', due.heldCents, due.held);
    if (due.rest) exclude(due, 'too_large', due.restCents ?? 0, due.rest);
    if (due.ids.length === 0) continue;
    const reason = reasonsOf(due, minimumCents, at)[0] ?? limitOf(due, items.length, total);
    if (reason) exclude(due, reason, due.dueCents, due.ids.length);
    else {
      items.push(due as Payable<M>);
      total += due.dueCents;
    }
  }
  return { items, excluded };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, cents) => sum + cents, 0);

/** When the oldest commission of these was approved. */
export const sinceOf = (items: readonly Due[]): Date | null =>
  items.reduce<Date | null>((oldest, { since }) => (since && (!oldest || since < oldest) ? since : oldest), null);

export const totalOf = (items: readonly Pick<Due, 'dueCents'>[]): number =>
  sumOf(items.map(({ dueCents }) => dueCents));

/** What was held back, by reason. */
export function heldBackBy(excluded: readonly HeldBack[]) {
  const reasons = [...new Set(excluded.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const these = excluded.filter((one) => one.reason === reason);
    return {
      reason,
      partners: these.length,
      amount_cents: exactNumber(sumOf(these.map(({ amountCents }) => amountCents))),
    };
  });
}

/** The reference of a payout for banks and people: at most 30 of `A-Z`, `0-9` and `-`, also with the number of an item. */
export const referenceOf = (programId: number, number: number): string =>
  `RT-${programId.toString(36).toUpperCase()}-${number}`;

const LONGEST_SHORT = 10;
/** The reference of an item for Wise, which takes ten characters: its number in base 36. */
export const shortReferenceOf = (itemId: number): string => itemId.toString(36).toUpperCase();
/** The number of the item that a short reference is of; undefined if it is of none. */
export const itemOfShort = (text: string): number | undefined =>
  /^[0-9a-z]+$/i.test(text) && text.length <= LONGEST_SHORT ? parseInt(text, 36) : undefined;

/** An item, as far as it decides what may become of it. */
export interface Item {
  status: ItemStatus;
  externalReference: string | null;
  changedAt: Date;
  exportedAt: Date | null;
}

export type Act =
  | { kind: 'pay'; paidAt: Date; reference: string | undefined }
  | { kind: 'fail'; reason: string }
  | { kind: 'cancel'; reason: string | undefined; notSent: boolean }
  | { kind: 'reopen' };

export type ItemObstacle = ItemStatus | 'already_paid' | 'exported' | 'too_late' | 'partner_erased';
export type ItemJudgement = { kind: 'done' | 'unchanged' } | { kind: 'refused'; obstacle: ItemObstacle };

/** How long a payment that was reported by mistake can be taken back. */
const REOPEN_MS = 90 * 86_400_000;

const DONE: ItemJudgement = { kind: 'done' };
const UNCHANGED: ItemJudgement = { kind: 'unchanged' };
const refused = (obstacle: ItemObstacle): ItemJudgement => ({ kind: 'refused', obstacle });

const judgePay = ({ status, externalReference }: Item, reference: string | undefined): ItemJudgement => {
  if (status === 'open') return DONE;
  if (status !== 'paid') return refused(status);
  return externalReference === (reference ?? null) ? UNCHANGED : refused('already_paid');
};

/** Whether an act can be done to an item now. A repeat of what was done is `unchanged`, so that it is safe. */
export function judgeItem(item: Item & { erased: boolean }, act: Act, at: Date): ItemJudgement {
  const { status, erased, exportedAt, changedAt } = item;
  switch (act.kind) {
    case 'pay':
      return judgePay(item, act.reference);
    case 'fail':
      if (status === 'failed') return UNCHANGED;
      return status === 'cancelled' ? refused(status) : DONE;
    case 'cancel':
      if (status === 'cancelled') return UNCHANGED;
      if (status !== 'open') return refused(status);
      return exportedAt && !act.notSent ? refused('exported') : DONE;
    case 'reopen':
      if (status === 'open') return UNCHANGED;
      if (status !== 'paid') return refused(status);
      if (erased) return refused('partner_erased');
      return at.getTime() - changedAt.getTime() > REOPEN_MS ? refused('too_late') : DONE;
  }
}
