// The only texts that change the amounts of commissions, for the rows of any source: what refunds change, and what is folded.
import type { BookedChange, BookedRow } from './booking.ts';
import type { Currency } from '../common/types.ts';
import type { Happened } from '../common/happened.ts';
import { statement, type Runner } from '../database/db.ts';
import { arraysOf, sentRows, type Columns, type RowOf } from '../common/columns.ts';
import { programIn } from '../common/one-program.ts';
import { rejectedIn } from './read.ts';
import { entriesInto } from './write.ts';

export interface FoundCommission extends BookedRow {
  currency: Currency;
  /** the version of its row, which each change replaces */
  version: string;
}

/** SQL of a commission `c` as a `FoundCommission` in JSON. */
export const foundIn = (program: string): string =>
  `json_build_object('id', c.id, 'kind', c.kind, 'currency', c.currency, 'earned_cents', c.earned_cents,
     'left_cents', c.amount_cents, 'status', c.status, 'approved', c.approved_at is not null,
     'rejected', ${rejectedIn(program)}, 'claimed', c.payout_item_id is not null,
     'version', c.xmin::text)`;

/** A change of a commission. */
const ENTERED = {
  program_id: 'bigint',
  commission_id: 'bigint',
  partnership_id: 'bigint',
  change_cents: 'bigint',
  commission_currency: 'text',
  left_cents: 'bigint',
  status_before: 'text',
  status_after: 'text',
  refund_id: 'bigint',
  occurred_at: 'timestamptz',
} as const satisfies Columns;

const CHANGED = {
  program_id: 'bigint',
  commission_id: 'bigint',
  version: 'xid',
  change_cents: 'bigint',
  left_cents: 'bigint',
  status_after: 'text',
  occurred_at: 'timestamptz',
} as const satisfies Columns;

/** A row as it is changed; empty for a paid commission, which stays. */
export const changeOf = (change: BookedChange<FoundCommission> | undefined) => ({
  commission_id: change?.row.id,
  version: change?.row.version,
  change_cents: change && change.leftCents - change.row.left_cents,
  left_cents: change?.leftCents,
  status_before: change?.row.status,
  status_after: change?.status,
});

/** What a change did; undefined if it is one of nothing. */
export function happenedTo(
  { row, leftCents, status }: BookedChange<FoundCommission>,
  of: { programId: number; partnershipId: number; customerId: number; saleId: number; refundId?: number; at: Date },
): Happened | undefined {
  const changeCents = leftCents - row.left_cents;
  if (changeCents === 0 && status === row.status) return undefined;
  const comesBack = changeCents > 0 || (row.status === 'reversed' && status !== 'reversed');
  const type = comesBack ? 'commission.restored' : 'commission.reversed';
  const { id: commissionId, kind, currency } = row;
  return { type, ...of, currency, commissionId, kind, status, changeCents, amountCents: leftCents };
}

/**
 * An unpaid commission's refund is only written while the commission's row has the version that the refund was decided on.
 * Each refund of such a sale changes that row, even if nothing is deducted, so its version proves that nothing was refunded
 * in between. A row that another transaction changes meanwhile is compared again in its new version. The time of a
 * commission is that of its last entry. The rows of the source are named `sent`.
 */
export const changeFrom = (source: string, program: string): string =>
  `update commissions c set amount_cents = sent.left_cents,
       changed_at = case when sent.change_cents <> 0 or sent.status_after <> c.status
         then sent.occurred_at else c.changed_at end,
       status = sent.status_after
     from ${source}
     where c.program_id = ${program} and c.id = sent.commission_id and c.xmin = sent.version`;

/** SQL of the kind of an entry: what refunds take, and what comes back. */
const KIND = `case when change_cents > 0 or status_before = 'reversed' and status_after <> 'reversed'
  then 'restored' else 'refund' end`;

/** The source has the columns of `ENTERED`, unless these are replaced. */
export const enterFrom = (source: string, kind = KIND): string =>
  entriesInto(`${source} where commission_id is not null and (change_cents <> 0 or status_after <> status_before)`, {
    kind,
    refund_id: 'refund_id',
    reason: 'null',
    amount_cents: 'change_cents',
    currency: 'commission_currency',
    created_at: 'occurred_at',
  });

const changeText = (program: string): string => `${changeFrom(sentRows(CHANGED), program)} returning c.id`;
const change = statement<{ id: number }>(
  'change_booked_commissions',
  changeText('sent.program_id'),
  changeText(programIn(1)),
);

/** Changes commissions, and returns those that were changed: not one that has another version now. */
export async function changeAll(tx: Runner, rows: readonly RowOf<typeof CHANGED>[]): Promise<Set<number>> {
  const changes = rows.filter(({ commission_id }) => commission_id !== undefined);
  if (changes.length === 0) return new Set();
  return new Set((await tx.run(change, arraysOf(CHANGED, changes))).map(({ id }) => id));
}

const entering = (name: string, kind?: string) =>
  statement<object>(name, `${enterFrom(sentRows(ENTERED), kind)} returning 1`);
const ENTER = {
  refunded: entering('insert_refund_entries'),
  approved: entering('approve_restorations', `'approved'`),
  folded: entering('insert_folded_entries', `'folded'`),
};

/** Stores the entries of changes; of a refund, each has the kind that its change says. */
export async function enterAll(tx: Runner, as: keyof typeof ENTER, rows: readonly RowOf<typeof ENTERED>[]) {
  if (rows.length > 0) await tx.run(ENTER[as], arraysOf(ENTERED, rows));
}

/** The same of locked commissions, which cannot have another version. */
export async function changeLocked(
  tx: Runner,
  as: keyof typeof ENTER,
  rows: readonly (RowOf<typeof CHANGED> & RowOf<typeof ENTERED>)[],
): Promise<void> {
  const changed = await changeAll(tx, rows);
  if (changed.size < rows.length) throw new Error('a locked commission has changed');
  await enterAll(tx, as, rows);
}
