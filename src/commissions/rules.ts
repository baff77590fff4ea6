// Which changes a commission allows.
import type { CommissionKind, CommissionStatus } from '../common/types.ts';

export type CommissionChange = 'approve' | 'hold' | 'release' | 'reject' | 'pay';

interface Changeable {
  kind: CommissionKind;
  status: CommissionStatus;
  held: boolean;
  /** whether it was rejected: a reversed one may only be refunded */
  rejected: boolean;
  /** whether it is in a payout's open or paid item */
  claimed: boolean;
  /** whether a clawback or a restoration of its sale is in a payout's open or paid item, or was paid without one */
  corrected: boolean;
  /** whether it is one half of a pair of adjustments that a merge of partners has made */
  transferred: boolean;
  amount_cents: number;
}

/**
 * Why a commission cannot be changed: its status, that it is held, that it is a clawback, a restoration or below zero, which are
 * never held, the first two never rejected, that a merge made it, which only the merge may change, that a payout has claimed it, or what refunds have changed of it since.
 */
export type Obstacle =
  | CommissionStatus
  | 'held'
  | 'clawback'
  | 'restoration'
  | 'in_payout'
  | 'merged'
  | 'clawed_back'
  | 'negative';

/** `unchanged`: the change was made before, so a repeat is safe. */
export type ChangeJudgement = { kind: 'done' | 'unchanged' } | { kind: 'refused'; obstacle: Obstacle };

const DONE: ChangeJudgement = { kind: 'done' };
const UNCHANGED: ChangeJudgement = { kind: 'unchanged' };
const refused = (obstacle: Obstacle): ChangeJudgement => ({ kind: 'refused', obstacle });

/** A step from one status to the next, which a held commission does not take. */
function judgeStep(
  { status, held, claimed }: Changeable,
  from: CommissionStatus,
  to: CommissionStatus,
): ChangeJudgement {
  // What is paid was approved before.
  if (status === to || status === 'paid') return UNCHANGED;
  if (status !== from) return refused(status);
  if (claimed) return refused('in_payout');
  return held ? refused('held') : DONE;
}

/** Whether a commission can be changed now. */
export function judgeChange(commission: Changeable, change: CommissionChange): ChangeJudgement {
  const { kind, status, held, rejected, claimed, corrected, transferred, amount_cents } = commission;
  const isOpen = status === 'pending' || status === 'approved';
  const isCorrection = kind === 'clawback' || kind === 'restoration';
  switch (change) {
    case 'approve':
      return judgeStep(commission, 'pending', 'approved');
    case 'pay':
      return judgeStep(commission, 'approved', 'paid');
    case 'hold':
      if (!isOpen) return refused(status);
      if (held) return UNCHANGED;
      if (transferred) return refused('merged');
      if (claimed) return refused('in_payout');
      if (isCorrection) return refused(kind);
      return amount_cents < 0 ? refused('negative') : DONE;
    case 'release':
      return held ? DONE : UNCHANGED;
    case 'reject':
      // One that refunds have reversed may still come back.
      if (status === 'reversed' && rejected) return UNCHANGED;
      if (status === 'paid') return refused(status);
      if (transferred) return refused('merged');
      if (claimed) return refused('in_payout');
      if (isCorrection) return refused(kind);
      return corrected ? refused('clawed_back') : DONE;
  }
}
