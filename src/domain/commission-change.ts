// Which changes a commission allows.
import type { CommissionKind, CommissionStatus } from './types.ts';

export type CommissionChange = 'approve' | 'hold' | 'release' | 'reject' | 'pay';

interface Changeable {
  kind: CommissionKind;
  status: CommissionStatus;
  held: boolean;
  /** whether it was rejected: a reversed one may only be refunded */
  rejected: boolean;
}

/** Why a commission cannot be changed: its status, that it is held, or that it is a clawback or a restoration, which is never rejected. */
export type Obstacle = CommissionStatus | 'held' | 'clawback' | 'restoration';

/** `unchanged`: the change was made before, so a repeat is safe. */
export type ChangeJudgement = { kind: 'done' | 'unchanged' } | { kind: 'refused'; obstacle: Obstacle };

const DONE: ChangeJudgement = { kind: 'done' };
const UNCHANGED: ChangeJudgement = { kind: 'unchanged' };
const refused = (obstacle: Obstacle): ChangeJudgement => ({ kind: 'refused', obstacle });

/** A step from one status to the next, which a held commission does not take. */
function judgeStep({ status, held }: Changeable, from: CommissionStatus, to: CommissionStatus): ChangeJudgement {
  // What is paid was approved before.
  if (status === to || status === 'paid') return UNCHANGED;
  if (status !== from) return refused(status);
  return held ? refused('held') : DONE;
}

/** Whether a commission can be changed now. */
export function judgeChange(commission: Changeable, change: CommissionChange): ChangeJudgement {
  const { kind, status, held, rejected } = commission;
  const isOpen = status === 'pending' || status === 'approved';
  switch (change) {
    case 'approve':
      return judgeStep(commission, 'pending', 'approved');
    case 'pay':
      return judgeStep(commission, 'approved', 'paid');
    case 'hold':
      if (!isOpen) return refused(status);
      if (kind === 'restoration') return refused(kind);
      return held ? UNCHANGED : DONE;
    case 'release':
      return held ? DONE : UNCHANGED;
    case 'reject':
      // One that refunds have reversed may still come back.
      if (status === 'reversed') return rejected || kind === 'clawback' || kind === 'restoration' ? UNCHANGED : DONE;
      if (!isOpen) return refused(status);
      return kind === 'clawback' || kind === 'restoration' ? refused(kind) : DONE;
  }
}
