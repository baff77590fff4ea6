import { moveCommission, type MovedCommission } from '../../store/commissions.ts';
import type { CommissionStatus } from '../../domain/types.ts';
import type { CommandDeps } from '../action.ts';
import { PartRefusal, Refusal } from '../refusal.ts';

interface Move {
  from: CommissionStatus;
  to: 'approved' | 'paid';
}

/** What became of one commission of several. */
interface Result {
  commission_id: number;
  result: 'done' | 'unchanged' | 'failed';
  /** null when there is no such commission */
  status: CommissionStatus | null;
  reason?: string;
}

type Unmoved = Exclude<MovedCommission, { kind: 'moved' }>;

const reasonFor = (commissionId: number, { from, to }: Move, unmoved: Unmoved): string =>
  unmoved.kind === 'unknown'
    ? `there is no commission ${commissionId}`
    : `commission ${commissionId} is ${unmoved.commission.status}; only a commission that is ${from} can become ${to}`;

function resultOf(commission_id: number, move: Move, moved: MovedCommission): Result {
  if (moved.kind === 'moved') return { commission_id, result: 'done', status: move.to };
  const status = moved.kind === 'unknown' ? null : moved.commission.status;
  // What is paid was approved before.
  if (status === move.to || status === 'paid') return { commission_id, result: 'unchanged', status };
  return { commission_id, result: 'failed', status, reason: reasonFor(commission_id, move, moved) };
}

async function moveEach(commissionIds: number[], move: Move, { db, clock }: CommandDeps) {
  const results: Result[] = [];
  for (const id of commissionIds) {
    // Each has the time at which it is written, which the totals rely on.
    results.push(resultOf(id, move, await moveCommission(db, id, move.from, move.to, clock.now())));
  }
  const failed = results.filter(({ result }) => result === 'failed').length;
  if (failed > 0)
    throw new PartRefusal(`${failed} of ${results.length} commissions failed; see the result of each`, { results });
  return { results };
}

async function moveOne(commissionId: number, move: Move, { db, clock }: CommandDeps) {
  const moved = await moveCommission(db, commissionId, move.from, move.to, clock.now());
  if (moved.kind !== 'moved') throw new Refusal(reasonFor(commissionId, move, moved));
  return moved.commission;
}

/** Moves commissions on: one gives its view, several the result of each. */
export const move =
  (from: CommissionStatus, to: Move['to']) =>
  ({ commissionId: ids }: { commissionId: number[] }, deps: CommandDeps): Promise<object> =>
    ids.length === 1 ? moveOne(ids[0]!, { from, to }, deps) : moveEach(ids, { from, to }, deps);
