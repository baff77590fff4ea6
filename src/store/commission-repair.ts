import { takenBack } from '../domain/commission.ts';
import { statement, type Db, type Transaction } from '../database/db.ts';
import { isRefusedStatement } from '../database/violations.ts';

// A sale stores the amount of its commission. If it has an amount and no commission, the commission is missing.
const incomplete = statement<{ program_id: number; id: number }>(
  'incomplete_sales',
  `select s.program_id, s.id from sales s
   where s.commission_cents is not null and ($1::bigint is null or s.program_id = $1)
     and not exists (select 1 from commissions c where c.program_id = s.program_id and c.sale_id = s.id
       and c.kind = 'sale')
   order by s.id`,
);

const lock = statement<{ amount_cents: number; commission_cents: number; has_partner: boolean }>(
  'lock_incomplete_sale',
  `select s.amount_cents, s.commission_cents, p.partner_id is not null as has_partner
   from sales s join partnerships p on p.id = s.partnership_id
   where s.program_id = $1 and s.id = $2 for update of s`,
);
const refunded = statement<{ refunded_cents: number }>(
  'refunded_of_sale',
  `select coalesce(sum(amount_cents), 0)::bigint as refunded_cents
   from refunds where program_id = $1 and sale_id = $2`,
);
const insert = statement<{ id: number }>(
  'insert_repaired_commission',
  `with commission as (
     insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents, amount_cents,
       currency, status, created_at, changed_at)
     select 'sale', program_id, partnership_id, customer_id, id, commission_cents, $3, commission_currency, $4, $5, $5
     from sales where program_id = $1 and id = $2
     on conflict (program_id, sale_id) where kind = 'sale' do nothing
     returning *),
   -- The amount that the refunds would have taken back.
   entry as (
     insert into commission_entries (program_id, commission_id, partnership_id, kind, amount_cents, currency,
       status_before, status_after, created_at)
     select program_id, id, partnership_id, 'refund', amount_cents - earned_cents, currency,
       case when status = 'reversed' then 'pending' end, case when status = 'reversed' then 'reversed' end, created_at
     from commission where amount_cents <> earned_cents or status = 'reversed')
   select id from commission`,
);

type Repair = 'repaired' | 'done_by_another' | 'partner_erased';

async function repairSale(tx: Transaction, programId: number, saleId: number, at: Date): Promise<Repair> {
  // A refund takes the same lock first. So either this statement sees the refund, or the refund sees the commission.
  const [sale] = await tx.run(lock, [programId, saleId]);
  if (!sale!.has_partner) return 'partner_erased';
  const [{ refunded_cents }] = (await tx.run(refunded, [programId, saleId])) as [{ refunded_cents: number }];
  const amount = sale!.commission_cents - takenBack(sale!.commission_cents, refunded_cents, sale!.amount_cents);
  const status = amount === 0 && refunded_cents > 0 ? 'reversed' : 'pending';
  const rows = await tx.run(insert, [programId, saleId, amount, status, at]);
  return rows.length > 0 ? 'repaired' : 'done_by_another';
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
  for (const { program_id, id } of await db.run(incomplete, [programId ?? null])) {
    try {
      const repair = await db.transaction((tx) => repairSale(tx, program_id, id, now()));
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
