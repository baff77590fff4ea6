// Commissions of a partner, as rows.
import type { Knex } from 'knex';
import { insert, listed, pick, set, type Listed } from './place.ts';

const STATUSES = ['pending', 'approved', 'paid', 'reversed'];

/** The columns of a commission that follow from its status. */
const columnsOf = (status: unknown, at: Date) => ({
  amount_cents: status === 'reversed' ? 0 : 500,
  approved_at: status === 'approved' || status === 'paid' ? at : null,
  paid_at: status === 'paid' ? at : null,
});

/** Adds an adjustment of the partner, whose status and payout `n` decides. */
export async function addCommission(
  tx: Knex,
  { programId: program_id, partnershipId: partnership_id }: { programId: number; partnershipId: number },
  created_at: Date,
  n: number,
): Promise<Listed> {
  const status = pick(STATUSES, n);
  const amounts = { earned_cents: 500, currency: 'USD', ...columnsOf(status, created_at) };
  const in_payout = pick([false, true], n >> 2);
  const row = {
    program_id,
    partnership_id,
    payout_item_id: in_payout ? 1 : null,
    kind: 'adjustment',
    reason: 'a test',
    status,
    ...amounts,
  };
  const id = await insert(tx, 'commissions', { ...row, created_at, changed_at: created_at });
  return listed(id, created_at, { status, in_payout });
}

export const changeCommission = set('commissions', 'status', STATUSES, (status) => columnsOf(status, new Date()));
