import { takenBack } from '../terms/commission.ts';
import type { Currency } from '../common/types.ts';
import { statement, type Db, type Transaction } from '../database/db.ts';
import { isRefusedStatement } from '../database/violations.ts';
import { asOperator, type Note } from '../common/audit.ts';
import { listProgramIds } from '../common/one-program.ts';
import { reportNoted } from '../commissions/noted.ts';
import { commissionsInto, entriesInto } from '../commissions/write.ts';

/** The number of sales that one statement checks. */
const PAGE_SALES = 2_000;

interface CheckedSale {
  program_id: number;
  id: number;
  incomplete: boolean;
}

// A sale stores the amount of its commission. If it has an amount and no commission, the commission is missing. Checks the
// sales after $1 and $2, up to program $3, and returns the incomplete ones, and the last one if the page is full.
const incompleteText = (onOne: string): string =>
  `with page as materialized (
     select program_id, id, commission_cents is not null as due, row_number() over (order by program_id, id) as place
     from (
       select program_id, id, commission_cents from sales
       where (program_id, id) > ($1, $2) and program_id <= $3${onOne} order by program_id, id limit ${PAGE_SALES}) s),
   checked as (
     select page.program_id, page.id, place, due and c.sale_id is null as incomplete
     from page left join lateral (
       select sale_id from commissions
       where program_id = page.program_id and sale_id = page.id and kind = 'sale'${onOne} limit 1) c on true)
   select program_id, id, incomplete from checked where incomplete or place = ${PAGE_SALES} order by place`;
const incomplete = statement<CheckedSale>(
  'incomplete_sales',
  incompleteText(''),
  incompleteText(' and program_id = $3::bigint'),
);

/** The largest bigint, as text: a number cannot hold it. */
const LAST_PROGRAM = '9223372036854775807';

/** Finds the sales without a commission, page by page, by program and id; on a distributed database in each program. */
async function* incompleteSales(db: Db, programId: number | undefined): AsyncGenerator<CheckedSale, void> {
  if (db.distributed && programId === undefined) {
    for (const id of await listProgramIds(db)) yield* incompleteSales(db, id);
    return;
  }
  let after = { program_id: programId ?? 0, id: 0 };
  for (;;) {
    const rows = await db.run(incomplete, [after.program_id, after.id, programId ?? LAST_PROGRAM]);
    for (const row of rows) if (row.incomplete) yield row;
    if (rows.length === 0) return;
    after = rows.at(-1)!;
  }
}

// Not `for update`: a refund that has changed the commission then checks its foreign key to the sale, and would wait for
// this lock, while the insert below waits for the refund. Without a join: Citus would read the sale, and lock nothing.
const lock = statement<{ amount_cents: number; commission_cents: number; partnership_id: number }>(
  'lock_incomplete_sale',
  `select amount_cents, commission_cents, partnership_id from sales where program_id = $1 and id = $2
   for no key update`,
);
const partner = statement<{ partner_id: number | null }>(
  'partner_of_incomplete_sale',
  'select partner_id from partnerships where id = $1',
);
const refunded = statement<{ refunded_cents: number }>(
  'refunded_of_sale',
  `select coalesce(sum(amount_cents), 0)::bigint as refunded_cents
   from refunds where program_id = $1 and sale_id = $2`,
);
const insertText = (from: string, before = ''): string =>
  `with ${before}commission as (
     ${commissionsInto(from, {
       kind: `'sale'`,
       sale_id: 'id',
       terms_id: 'terms_id',
       base_cents: 'amount_cents',
       earned_cents: 'commission_cents',
       amount_cents: '$3',
       currency: 'commission_currency',
       status: '$4',
       created_at: '$5',
     })}
     on conflict (program_id, sale_id) where kind = 'sale' do nothing
     returning *),
   -- The amount that the refunds would have taken back.
   entry as (
     ${entriesInto(`commission where amount_cents <> earned_cents or status = 'reversed'`, {
       commission_id: 'id',
       kind: `'refund'`,
       refund_id: 'null',
       reason: 'null',
       amount_cents: 'amount_cents - earned_cents',
       left_cents: 'amount_cents',
       status_before: `'pending'`,
       status_after: 'status',
     })})
   select id, partnership_id, customer_id, currency from commission`;
const SALE = 'sales where program_id = $1 and id = $2';
const insert = statement<{ id: number; partnership_id: number; customer_id: number; currency: Currency }>(
  'insert_repaired_commission',
  insertText(SALE),
  // In one statement with the sale, its server would give out the identifier of the commission.
  insertText('sale', `sale as materialized (select * from ${SALE}), `),
);

type Repair = 'repaired' | 'done_by_another' | 'partner_erased';

async function repairSale(
  tx: Transaction,
  note: Note,
  { programId, saleId, at }: { programId: number; saleId: number; at: Date },
): Promise<Repair> {
  // A refund takes the same lock first. So either this statement sees the refund, or the refund sees the commission.
  const [sale] = await tx.run(lock, [programId, saleId]);
  const [partnership] = await tx.run(partner, [sale!.partnership_id]);
  if (partnership!.partner_id === null) return 'partner_erased';
  const [{ refunded_cents }] = (await tx.run(refunded, [programId, saleId])) as [{ refunded_cents: number }];
  const amount = sale!.commission_cents - takenBack(sale!.commission_cents, refunded_cents, sale!.amount_cents);
  const status = amount === 0 && refunded_cents > 0 ? 'reversed' : 'pending';
  const [row] = await tx.run(insert, [programId, saleId, amount, status, at]);
  if (!row) return 'done_by_another';
  const { id: commissionId, partnership_id: partnershipId, customer_id: customerId, currency } = row;
  const of = { programId, partnershipId, customerId, saleId, commissionId, currency, at };
  const made = { kind: 'sale', status, changeCents: amount, amountCents: amount, reason: null } as const;
  const after = { kind: 'sale', status, amount_cents: amount } as const;
  await reportNoted(tx, note, [{ type: 'commission.repaired', ...of, ...made, after }]);
  return 'repaired';
}

export interface Repairs {
  repaired_sale_ids: number[];
  left: { sale_id: number; reason: string }[];
}

/**
 * Adds the missing commissions of sales, each in a separate transaction: the amount due at the time of the sale, less the
 * share of later refunds. Each is dated with the time of its write, as the totals require. It is safe to run this
 * concurrently and repeatedly.
 */
export async function repairCommissions(db: Db, programId: number | undefined, now: () => Date): Promise<Repairs> {
  const repairs: Repairs = { repaired_sale_ids: [], left: [] };
  for await (const { program_id, id } of incompleteSales(db, programId)) {
    try {
      const sale = { programId: program_id, saleId: id, at: now() };
      const repair = await asOperator(db, sale.at, (tx, note) => repairSale(tx, note, sale));
      if (repair === 'repaired') repairs.repaired_sale_ids.push(id);
      if (repair === 'partner_erased') repairs.left.push({ sale_id: id, reason: "the partner's account was erased" });
    } catch (error) {
      // An error of one sale must not stop the repair of the others.
      if (!isRefusedStatement(error)) throw error;
      repairs.left.push({ sale_id: id, reason: error.message });
    }
  }
  return repairs;
}
