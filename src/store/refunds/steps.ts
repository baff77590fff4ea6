// Refunds of one program in a transaction of short statements, for a distributed database: each needs only the program's
// server.
import { statement, type Runner } from '../../database/db.ts';
import type { CommissionStatus } from '../../domain/types.ts';
import { arraysOf, sentRows, type RowOf } from '../platform/columns.ts';
import { programIn } from '../platform/one-program.ts';
import {
  clawBackFrom,
  ENTERED,
  enterFrom,
  GIVEN,
  SENT,
  sentOf,
  shrinkFrom,
  storeFrom,
  type DueRefund,
  type WrittenRefund,
} from './write.ts';

const SHRUNK = {
  program_id: SENT.program_id,
  commission_id: SENT.commission_id,
  version: SENT.version,
  outcome: SENT.outcome,
  deduction_cents: SENT.deduction_cents,
  occurred_at: SENT.occurred_at,
} as const;
interface Shrunk {
  id: number;
  left_cents: number;
  status_after: CommissionStatus;
}

const shrink = statement<Shrunk>(
  'shrink_commissions',
  `${shrinkFrom(sentRows(SHRUNK), programIn(1))} returning c.id, c.amount_cents as left_cents, c.status as status_after`,
);
const store = statement<{ id: number; sale_id: number }>(
  'insert_refunds',
  `${storeFrom(sentRows(GIVEN), `nextval('refunds_id_seq')`)} order by place returning id, sale_id`,
);
const enter = statement<object>('insert_refund_entries', `${enterFrom(sentRows(ENTERED))} returning 1`);
const clawBack = statement<{ sale_id: number; id: number }>('insert_clawbacks', clawBackFrom(sentRows(SENT)));

type Sent = RowOf<typeof SENT>;

async function shrinkAll(tx: Runner, rows: readonly Sent[]): Promise<Map<number, Shrunk>> {
  const reversed = rows.filter(({ outcome }) => outcome === 'reversed');
  if (reversed.length === 0) return new Map();
  return new Map((await tx.run(shrink, arraysOf(SHRUNK, reversed))).map((row) => [row.id, row]));
}

async function enterAll(tx: Runner, rows: readonly RowOf<typeof ENTERED>[]): Promise<void> {
  const reversed = rows.filter(({ outcome }) => outcome === 'reversed');
  if (reversed.length > 0) await tx.run(enter, arraysOf(ENTERED, reversed));
}

async function clawBackAll(tx: Runner, rows: readonly Sent[]): Promise<Map<number, number>> {
  const paid = rows.filter(({ outcome }) => outcome === 'clawed_back');
  if (paid.length === 0) return new Map();
  return new Map((await tx.run(clawBack, arraysOf(SENT, paid))).map(({ sale_id, id }) => [sale_id, id]));
}

/** Writes refunds and what they deduct; returns those that were written. */
export async function storeRefunds(tx: Runner, due: readonly DueRefund[]): Promise<Map<DueRefund, WrittenRefund>> {
  const rows = due.map(sentOf);
  const shrunk = await shrinkAll(tx, rows);
  const written = rows.flatMap((row, i) => {
    const { left_cents, status_after } = shrunk.get(row.commission_id ?? NaN) ?? {};
    return row.outcome === 'reversed' && left_cents === undefined
      ? []
      : [{ ...row, left_cents, status_after, one: due[i]! }];
  });
  if (written.length === 0) return new Map();
  const ids = new Map((await tx.run(store, arraysOf(GIVEN, written))).map(({ id, sale_id }) => [sale_id, id]));
  await enterAll(
    tx,
    written.map((row) => ({ ...row, refund_id: ids.get(row.sale_id!) })),
  );
  const clawbacks = await clawBackAll(tx, written);
  return new Map(
    written.map(({ one, sale_id }) => [
      one,
      { refundId: ids.get(sale_id!)!, clawbackId: clawbacks.get(sale_id!) ?? null },
    ]),
  );
}
