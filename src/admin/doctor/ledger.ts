// Checks that what partners earned, are owed and were paid agrees.
import type { Db } from '../../database/db.ts';
import { findViolations, type Violation } from '../../ledger/invariants.ts';
import { fine, problem, warning, type Finding } from './finding.ts';

const CHECK = 'ledger';

const WHAT_TO_DO: Record<Violation['record'], string> = {
  'payout item': 'Do not pay these items: cancel them, and create the payout again.',
  commission: 'Read their histories in the dashboard, and do not pay them until they are right.',
  partnership: 'Compare its commissions with their histories, and create no payout of it until they agree.',
  sale: 'Compare its refunds with its commissions, and correct the difference with an adjustment.',
};
const DEFECT = 'Undo what was changed by hand in the database; if nothing was, report a defect.';

const namesOf = ({ record, ids }: Violation): string => `${record}${ids.length === 1 ? '' : 's'} ${ids.join(', ')}`;

/** One finding for each rule that a program's records break. */
export async function checkLedger(db: Db): Promise<Finding[]> {
  try {
    const violations = await findViolations(db);
    if (violations.length === 0) return [fine(CHECK, 'commissions, payouts and refunds agree')];
    return violations.map((violation) => {
      const message = `program ${violation.programId}, ${namesOf(violation)}: ${violation.broken}`;
      return problem(CHECK, message, `${WHAT_TO_DO[violation.record]} ${DEFECT}`);
    });
  } catch (error) {
    const action = 'Repeat the command when the database is less busy.';
    return [warning(CHECK, `could not be checked: ${(error as Error).message}`, action)];
  }
}
