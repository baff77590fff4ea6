import type { CommissionStatus, Currency } from '../domain/types.ts';
import { statement, type Runner } from '../database/db.ts';

export interface CommissionView {
  commission_id: number;
  program_id: number;
  partner_id: number | null;
  customer_id: number;
  /** null for what a lead earned */
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

const COLUMNS = `c.id as commission_id, c.program_id,
  (select s.partner_id from partnerships s where s.id = c.partnership_id) as partner_id, c.customer_id, c.sale_id,
  c.kind, c.earned_cents, c.amount_cents, c.currency, c.status, c.created_at, c.changed_at, c.approved_at, c.paid_at`;

const list = statement<CommissionView>(
  'list_commissions',
  `select ${COLUMNS} from commissions c where c.program_id = $1 order by c.id`,
);

export const listCommissions = (db: Runner, programId: number): Promise<CommissionView[]> => db.run(list, [programId]);

const move = statement<CommissionView>(
  'move_commission',
  `update commissions c set status = $3, changed_at = $4,
     approved_at = case $3 when 'approved' then $4 else c.approved_at end,
     paid_at = case $3 when 'paid' then $4 else c.paid_at end
   where c.id = $1 and c.status = $2 returning ${COLUMNS}`,
);
const status = statement<{ status: CommissionStatus }>(
  'commission_status',
  'select status from commissions where id = $1',
);

export type MovedCommission =
  { kind: 'moved'; commission: CommissionView } | { kind: 'refused'; status: CommissionStatus } | { kind: 'unknown' };

/** Moves a commission on, only from the status it must be in: a refund may have changed it a moment ago. */
export async function moveCommission(
  db: Runner,
  commissionId: number,
  from: CommissionStatus,
  to: CommissionStatus,
  at: Date,
): Promise<MovedCommission> {
  const [commission] = await db.run(move, [commissionId, from, to, at]);
  if (commission) return { kind: 'moved', commission };
  const [present] = await db.run(status, [commissionId]);
  return present ? { kind: 'refused', status: present.status } : { kind: 'unknown' };
}
