import { decideRefund, reusedReference, type Refund, type ReusedReference } from './rules.ts';
import { type Db, type Transaction } from '../database/db.ts';
import { isHeard, report } from '../common/report.ts';
import { findRefundable, lockRefundable, writeRefunds } from './statements.ts';
import { transferFree } from '../commissions/transfers.ts';
import { happenedTo } from './happened.ts';
import type { DueRefund, FoundSale, NewRefund, WrittenRefund } from './write.ts';

type SettledRefund =
  | { kind: 'sale_not_found' }
  | Extract<Refund, { kind: 'too_large' | 'misnamed' }>
  | {
      kind: 'skipped';
      refundId: number | null;
      commissionId: number | null;
      reused?: ReusedReference | undefined;
      leftCents: number | null;
    };
export type RecordedRefund =
  | SettledRefund
  | {
      kind: 'recorded';
      refundId: number;
      commissionId: number | null;
      refund: DueRefund['refund'];
      leftCents: number | null;
    };

/** Nothing was recorded: the refund can only be decided while its sale is locked, as `recordLockedRefunds` does. */
export interface LockNeeded {
  kind: 'lock_needed';
}

/** What is left of the commission of a sale, with its clawbacks and restorations. */
const leftOf = ({ commission, corrections }: FoundSale): number | null =>
  commission ? corrections.reduce((sum, { left_cents }) => sum + left_cents, commission.left_cents) : null;

function decide(request: NewRefund, sale: FoundSale | undefined): SettledRefund | (DueRefund & { kind: 'due' }) {
  if (!sale) return { kind: 'sale_not_found' };
  const commissionId = sale.commission?.id ?? null;
  const leftCents = leftOf(sale);
  const { asked } = request;
  if (sale.seen !== null && asked.kind === 'call') {
    const reused = reusedReference(sale, asked.amountCents);
    return { kind: 'skipped', refundId: sale.seen, commissionId, reused, leftCents };
  }
  const refund = decideRefund(sale, sale.commission, sale.corrections, asked);
  if (refund.kind === 'nothing_left') return { kind: 'skipped', refundId: null, commissionId, leftCents };
  if (refund.kind !== 'refund') return refund;
  const reference = sale.seen === null ? request.reference : undefined;
  return { kind: 'due', request: { ...request, reference }, sale, refund };
}

type Writing = (due: readonly DueRefund[]) => Promise<Map<DueRefund, WrittenRefund>>;

/** Decides the refunds and writes those that may be written; the others need a lock. */
async function record(
  requests: readonly NewRefund[],
  sales: readonly (FoundSale | undefined)[],
  write: Writing,
): Promise<(RecordedRefund | LockNeeded)[]> {
  const decided = requests.map((request, i) => decide(request, sales[i]));
  const written = await write(decided.filter((one) => one.kind === 'due'));
  return decided.map((one) => {
    if (one.kind !== 'due') return one;
    const stored = written.get(one);
    if (!stored) return { kind: 'lock_needed' };
    const commissionId = one.sale.commission?.id ?? null;
    const before = leftOf(one.sale);
    const leftCents = before === null ? null : before - one.refund.deductionCents;
    return { kind: 'recorded', refundId: stored.refundId, commissionId, refund: one.refund, leftCents };
  });
}

/** Writes refunds, and reports what happened. */
const writingIn =
  (tx: Transaction): Writing =>
  async (due) => {
    const written = await writeRefunds(tx, due);
    await report(
      tx,
      [...written].flatMap(([one, stored]) => happenedTo(one, stored)),
    );
    return written;
  };

/**
 * Without a lock, only a refund that its commission's version proves right: the whole change is of that row, and is not moved to
 * another partner.
 */
const isProven = ({ sale, refund: { booking } }: DueRefund): boolean =>
  !sale.merged && booking?.own !== undefined && booking.restCents === 0 && sale.corrections.length === 0;
const onlyProven =
  (write: Writing): Writing =>
  (due) =>
    write(due.filter(isProven));

/**
 * Records refunds of different sales and deducts their shares of the commissions. It reads, and then writes in one
 * statement that proves by the commission's row that nothing has changed since. A sale without commission, or with a
 * paid one, has no such row; its refund needs a lock.
 */
export async function recordRefunds(db: Db, requests: readonly NewRefund[]): Promise<(RecordedRefund | LockNeeded)[]> {
  const sales = await findRefundable(db, requests);
  const isAlone =
    !db.distributed &&
    !isHeard(
      db,
      requests.map(({ programId }) => programId),
    );
  return isAlone
    ? record(
        requests,
        sales,
        onlyProven((due) => writeRefunds(db, due)),
      )
    : db.transaction((tx) => record(requests, sales, onlyProven(writingIn(tx))));
}

async function recordLocked(tx: Transaction, requests: readonly NewRefund[]): Promise<RecordedRefund[]> {
  await lockRefundable(tx, requests);
  const sales = await findRefundable(tx, requests);
  const recorded = await record(requests, sales, writingIn(tx));
  // In one order, so that two batches never wait for each other.
  const moved = requests
    .flatMap((of, i) => (sales[i]?.merged ? { ...of, id: sales[i].partnership_id } : []))
    .sort((a, b) => a.id - b.id);
  for (const { id, programId, at } of moved) await transferFree(tx, { programId, at }, [id]);
  return recorded.map((one) => {
    if (one.kind === 'lock_needed') throw new Error('a locked commission has changed');
    return one;
  });
}

/** The same in a transaction that locks the sales and their commissions: it decides every refund. */
export const recordLockedRefunds = (db: Db, requests: readonly NewRefund[]): Promise<RecordedRefund[]> =>
  db.transaction((tx) => recordLocked(tx, requests));

/** One refund within a transaction that does more. */
export const recordRefundWithin = async (tx: Transaction, request: NewRefund): Promise<RecordedRefund> =>
  (await recordLocked(tx, [request]))[0]!;
