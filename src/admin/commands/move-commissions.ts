import { changeAsOperator, type ChangedCommission } from '../../commissions/changes.ts';
import { payAsOperator } from '../../operator/move-commissions.ts';
import type { CommissionStatus } from '../../common/types.ts';
import type { CommandDeps } from '../action.ts';
import { PartRefusal, Refusal } from '../refusal.ts';

type Step = 'approve' | 'pay';
const FROM = { approve: 'pending', pay: 'approved' };
const TO = { approve: 'approved', pay: 'paid' };

/** What became of one commission of several. */
interface Result {
  commission_id: number;
  result: 'done' | 'unchanged' | 'failed';
  /** null when there is no such commission */
  status: CommissionStatus | null;
  reason?: string;
}

function reasonFor({ commissionId, judgement, commission }: ChangedCommission, step: Step): string {
  if (!commission) return `there is no commission ${commissionId}`;
  const obstacle = judgement.kind === 'refused' ? judgement.obstacle : undefined;
  if (obstacle === 'held') return `commission ${commissionId} is held`;
  if (obstacle === 'in_payout') return `commission ${commissionId} is in a payout`;
  if (obstacle === 'negative') return `commission ${commissionId} is not more than its partner owes`;
  return `commission ${commissionId} is ${commission.status}; only a commission that is ${FROM[step]} can become ${TO[step]}`;
}

function resultOf(changed: ChangedCommission, step: Step): Result {
  const { commissionId: commission_id, judgement, commission } = changed;
  const status = commission?.status ?? null;
  if (judgement.kind === 'done' || judgement.kind === 'unchanged')
    return { commission_id, result: judgement.kind, status };
  return { commission_id, result: 'failed', status, reason: reasonFor(changed, step) };
}

const moved = ({ db, clock }: CommandDeps, id: number, step: Step): Promise<ChangedCommission> =>
  step === 'pay' ? payAsOperator(db, id, clock.now()) : changeAsOperator(db, id, step, clock.now());

async function moveEach(commissionIds: number[], step: Step, deps: CommandDeps) {
  const results: Result[] = [];
  for (const id of commissionIds) {
    // Each has the time at which it is written, which the totals rely on.
    results.push(resultOf(await moved(deps, id, step), step));
  }
  const failed = results.filter(({ result }) => result === 'failed').length;
  if (failed > 0)
    throw new PartRefusal(`${failed} of ${results.length} commissions failed; see the result of each`, { results });
  return { results };
}

async function moveOne(commissionId: number, step: Step, deps: CommandDeps) {
  const changed = await moved(deps, commissionId, step);
  if (changed.judgement.kind !== 'done') throw new Refusal(reasonFor(changed, step));
  return changed.commission!;
}

/** Moves commissions on: one gives its view, several the result of each. */
export const move =
  (step: Step) =>
  ({ commissionId: ids }: { commissionId: number[] }, deps: CommandDeps): Promise<object> =>
    ids.length === 1 ? moveOne(ids[0]!, step, deps) : moveEach(ids, step, deps);
