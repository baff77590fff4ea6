import type { Transaction } from '../database/db.ts';
import type { CommissionChanged } from '../common/happened.ts';
import type { Note } from '../common/audit.ts';
import { report } from '../common/report.ts';

const ACTIONS = {
  'commission.approved': 'commission.approve',
  'commission.held': 'commission.hold',
  'commission.released': 'commission.release',
  'commission.rejected': 'commission.reject',
  'commission.paid': 'commission.pay',
  'commission.adjusted': 'commission.adjust',
  'commission.repaired': 'commission.repair',
} as const satisfies Record<CommissionChanged['type'], string>;

/** Reports what was done to commissions: first the audit log, which always hears it. */
export async function reportNoted(tx: Transaction, note: Note, happened: readonly CommissionChanged[]): Promise<void> {
  await note(
    happened.map(({ type, programId, commissionId: targetId, before = {}, after }) => {
      return { action: ACTIONS[type], programId, targetId, before, after };
    }),
  );
  await report(tx, happened);
}
