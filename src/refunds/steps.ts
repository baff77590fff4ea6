// Refunds of one program in a transaction of short statements, for a distributed database: each needs only the program's
// server.
import { statement, type Runner } from '../database/db.ts';
import { arraysOf, sentRows, type RowOf } from '../common/columns.ts';
import { changeAll, changeLocked, changeOf, enterAll } from '../commissions/booked.ts';
import { correctFrom, GIVEN, SENT, sentOf, storeFrom, type DueRefund, type WrittenRefund } from './write.ts';

const store = statement<{ id: number; sale_id: number }>(
  'insert_refunds',
  `${storeFrom(sentRows(GIVEN), `nextval('refunds_id_seq')`)} order by place returning id, sale_id`,
);
const correct = statement<{ sale_id: number; id: number }>('insert_corrections', correctFrom(sentRows(SENT)));

type Sent = RowOf<typeof SENT>;

async function correctAll(tx: Runner, rows: readonly Sent[]): Promise<Map<number, number>> {
  const left = rows.filter(({ rest_cents }) => (rest_cents ?? 0) !== 0);
  if (left.length === 0) return new Map();
  return new Map((await tx.run(correct, arraysOf(SENT, left))).map(({ sale_id, id }) => [sale_id, id]));
}

/** Writes refunds and what they change of their commissions; returns those that were written. */
export async function storeRefunds(tx: Runner, due: readonly DueRefund[]): Promise<Map<DueRefund, WrittenRefund>> {
  const rows = due.map((one) => ({ ...sentOf(one), one }));
  const changed = await changeAll(tx, rows);
  const written = rows.filter(({ commission_id: id }) => id === undefined || changed.has(id!));
  if (written.length === 0) return new Map();
  const ids = new Map((await tx.run(store, arraysOf(GIVEN, written))).map(({ id, sale_id }) => [sale_id, id]));
  const entered = written.filter(({ commission_id }) => commission_id !== undefined);
  const entries = entered.map((row) => ({ ...row, refund_id: ids.get(row.sale_id!) }));
  await enterAll(tx, 'refunded', entries);
  const corrections = await correctAll(tx, written);
  return new Map(
    written.map(({ one, sale_id }) => [
      one,
      { refundId: ids.get(sale_id!)!, correctionId: corrections.get(sale_id!) ?? null },
    ]),
  );
}

/** Changes the clawbacks and restorations of locked sales, and notes that new restorations are approved. */
export async function changeCorrections(tx: Runner, written: ReadonlyMap<DueRefund, WrittenRefund>): Promise<void> {
  const of = [...written].map(([one, stored]) => ({ ...one, ...stored, sent: sentOf(one) }));
  const changes = of.flatMap(({ refund, refundId, sent }) =>
    (refund.booking?.corrections ?? []).map((row) => ({ ...sent, ...changeOf(row), refund_id: refundId })),
  );
  await changeLocked(tx, 'refunded', changes);
  const approved = of.flatMap(({ refund: { booking }, correctionId, refundId, sent }) => {
    if (correctionId === null || !booking || booking.restCents < 0) return [];
    const states = {
      change_cents: 0,
      left_cents: booking.restCents,
      status_before: 'pending',
      status_after: 'approved',
    };
    return [{ ...sent, ...states, commission_id: correctionId, refund_id: refundId }];
  });
  await enterAll(tx, 'approved', approved);
}
