import type { CommissionStatus, Currency } from '../domain/types.ts';
import { statement, type Runner } from '../database/db.ts';

export interface CommissionView {
  commission_id: number;
  program_id: number;
  partner_id: number | null;
  customer_id: number;
  /** null for the commission of a lead */
  sale_id: number | null;
  kind: 'sale' | 'lead' | 'clawback';
  earned_cents: number;
  amount_cents: number;
  currency: Currency;
  status: CommissionStatus;
  created_at: Date;
  changed_at: Date;
  approved_at: Date | null;
  paid_at: Date | null;
}

/** Columns of a commission, from a table named `c`. */
export const COMMISSION_COLUMNS = `c.id as commission_id, c.program_id,
  (select s.partner_id from partnerships s where s.id = c.partnership_id) as partner_id, c.customer_id, c.sale_id,
  c.kind, c.earned_cents, c.amount_cents, c.currency, c.status, c.created_at, c.changed_at, c.approved_at, c.paid_at`;

// Each key includes the program, but an operator passes only the commission's number.
const PROGRAM_OF = `(select p.id from programs p
     where exists (select 1 from commissions c where c.program_id = p.id and c.id = $1))`;

const move = statement<CommissionView>(
  'move_commission',
  `with moved as (
     update commissions c set status = $3, changed_at = $4,
       approved_at = case $3 when 'approved' then $4 else c.approved_at end,
       paid_at = case $3 when 'paid' then $4 else c.paid_at end
     where c.program_id = ${PROGRAM_OF} and c.id = $1 and c.status = $2 returning c.*),
   entry as (
     insert into commission_entries (program_id, commission_id, partnership_id, kind, amount_cents, currency,
       status_before, status_after, created_at)
     select program_id, id, partnership_id, $3, 0, currency, $2, $3, $4 from moved)
   select ${COMMISSION_COLUMNS} from moved c`,
);
const find = statement<CommissionView>(
  'find_commission',
  `select ${COMMISSION_COLUMNS} from commissions c where c.program_id = ${PROGRAM_OF} and c.id = $1`,
);

export type MovedCommission = { kind: 'moved' | 'refused'; commission: CommissionView } | { kind: 'unknown' };

/** Changes the status of a commission, only from the expected one: a refund may have changed it in the meantime. */
export async function moveCommission(
  db: Runner,
  commissionId: number,
  from: CommissionStatus,
  to: Extract<CommissionStatus, 'approved' | 'paid'>,
  at: Date,
): Promise<MovedCommission> {
  const [moved] = await db.run(move, [commissionId, from, to, at]);
  if (moved) return { kind: 'moved', commission: moved };
  const [present] = await db.run(find, [commissionId]);
  return present ? { kind: 'refused', commission: present } : { kind: 'unknown' };
}
