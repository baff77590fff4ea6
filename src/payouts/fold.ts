// Folds what ended items leave of clawbacks and restorations into the commissions of their sales.
import { statement, type Transaction } from '../database/db.ts';
import { fold } from '../commissions/booking.ts';
import { report } from '../common/report.ts';
import { changeLocked, changeOf, foundIn, happenedTo, type FoundCommission } from '../commissions/booked.ts';

/** SQL of the sales of the commissions that items have claimed. */
const SALES = `select sale_id from commissions
  where program_id = $1 and payout_item_id = any ($2::bigint[]) and sale_id is not null`;
// As refunds do, before any commission. While a sale is locked, it gets no other clawback or restoration.
const lockSales = statement<object>(
  'lock_claimed_sales',
  `select from sales where program_id = $1 and id in (${SALES}) order by id for no key update`,
);
const corrected = statement<{ sale_id: number }>(
  'corrected_sales',
  `select distinct sale_id from commissions
   where program_id = $1 and kind in ('clawback', 'restoration') and amount_cents <> 0 and sale_id in (${SALES})`,
);

/** Locks the sales of items that end; returns those that have clawbacks or restorations. */
export async function lockToFold(tx: Transaction, programId: number, itemIds: readonly number[]): Promise<number[]> {
  await tx.run(lockSales, [programId, itemIds]);
  return (await tx.run(corrected, [programId, itemIds])).map(({ sale_id }) => sale_id);
}

/** SQL of all commissions `c` of the sales in an array; each kind has its index. */
const ofSales = (sales: string): string =>
  `(c.sale_id = any (${sales}::bigint[]) and c.kind = 'sale'
     or c.sale_id = any (${sales}::bigint[]) and c.kind in ('clawback', 'restoration'))`;

/**
 * SQL that locks the commissions of items ($2) and of sales ($3), in the order in which refunds lock them, so that the two never
 * wait for each other.
 */
export const lockClaimed = `select from commissions c
  where c.program_id = $1 and (c.payout_item_id = any ($2::bigint[]) or ${ofSales('$3')})
  order by c.sale_id, c.id for no key update`;

const find = statement<{ partnership_id: number; customer_id: number; sale_id: number; rows: FoundCommission[] }>(
  'commissions_to_fold',
  `select c.partnership_id, c.customer_id, c.sale_id, json_agg(${foundIn('$1')} order by c.id) as rows
   from commissions c where c.program_id = $1 and ${ofSales('$2')} group by c.sale_id, c.partnership_id, c.customer_id`,
);

/** Folds the free clawbacks and restorations of locked sales. */
export async function foldSales(tx: Transaction, programId: number, saleIds: readonly number[], at: Date) {
  if (saleIds.length === 0) return;
  const folded = (await tx.run(find, [programId, saleIds])).flatMap(({ rows, ...of }) => {
    const commission = rows.find(({ kind }) => kind === 'sale');
    const changes = fold(
      commission,
      rows.filter((row) => row !== commission),
    );
    return changes.map((change) => ({ ...of, change }));
  });
  const rows = folded.map(({ change, partnership_id }) => {
    const of = { program_id: programId, occurred_at: at, refund_id: null, partnership_id };
    return { ...changeOf(change), ...of, commission_currency: change.row.currency };
  });
  await changeLocked(tx, 'folded', rows);
  const happened = folded.flatMap(
    ({ change, partnership_id: partnershipId, customer_id: customerId, sale_id: saleId }) => {
      return happenedTo(change, { programId, partnershipId, customerId, saleId, at }) ?? [];
    },
  );
  await report(tx, happened);
}
