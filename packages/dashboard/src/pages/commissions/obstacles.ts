// Which commissions an act can change, and why it leaves the others as they are.
import { isDeducted } from '../../records/commissions/holding.ts';
import type { Commission, Result } from '../../records/commissions/paths.ts';
import { groupText, skippedText, type Reason } from '../../ui/reasons.ts';

export type Act = 'approve' | 'hold' | 'release' | 'reject';

type Obstacle = NonNullable<Result['obstacle']> | 'deducted' | 'free' | 'in_hold';

const TEXTS: Record<Obstacle, Reason> = {
  approved: ['is already approved', 'are already approved'],
  paid: ['is already paid', 'are already paid'],
  reversed: ['is already reversed', 'are already reversed'],
  pending: ['is pending', 'are pending'],
  held: ['is on hold: release it first', 'are on hold: release them first'],
  in_hold: ['is already on hold', 'are already on hold'],
  free: ['is not on hold', 'are not on hold'],
  deducted: ['is taken off the next payout without an approval', 'are taken off the next payout without an approval'],
  in_payout: ['is in a payout', 'are in a payout'],
  clawback: ['is a clawback', 'are clawbacks'],
  restoration: ['is a restoration', 'are restorations'],
  negative: ['is below zero', 'are below zero'],
  merged: ['was made by a merge of partners', 'were made by a merge of partners'],
  clawed_back: ['has a clawback that is in a payout', 'have clawbacks that are in a payout'],
  unknown: ['no longer exists', 'no longer exist'],
};

const ofStatus = ({ status }: Commission): Obstacle | undefined =>
  status === 'paid' || status === 'reversed' ? status : undefined;

const ofKind = ({ kind, payout_id }: Commission): Obstacle | undefined => {
  if (payout_id !== null) return 'in_payout';
  return kind === 'clawback' || kind === 'restoration' ? kind : undefined;
};

/** Why the act would not change this commission; undefined: it can. */
function obstacleOf(act: Act, commission: Commission): Obstacle | undefined {
  const { status, held, amount_cents: cents } = commission;
  switch (act) {
    case 'approve':
      if (isDeducted(commission)) return 'deducted';
      if (status !== 'pending') return status;
      return held ? 'held' : undefined;
    case 'hold':
      if (held) return 'in_hold';
      return ofStatus(commission) ?? ofKind(commission) ?? (cents < 0 ? 'negative' : undefined);
    case 'release':
      return held ? undefined : 'free';
    case 'reject':
      return ofStatus(commission) ?? ofKind(commission);
  }
}

export const fits = (act: Act, commission: Commission): boolean => obstacleOf(act, commission) === undefined;

export interface Eligible {
  can: readonly Commission[];
  /** why not the others: "2 are already paid, 1 is a clawback" */
  why: string;
  /** the same as it is said afterwards: "3 skipped: 2 are already paid, 1 is a clawback" */
  skipped: string;
}

/** What the act can change of these. */
export function eligible(act: Act, commissions: readonly Commission[]): Eligible {
  const reasons = commissions.flatMap((one) => obstacleOf(act, one) ?? []);
  const why = groupText(reasons.map((one) => TEXTS[one]));
  return { can: commissions.filter((one) => fits(act, one)), why, skipped: skippedText(reasons.length, why) };
}

const CHANGED_BEFORE: Record<Act, Obstacle> = {
  approve: 'approved',
  hold: 'in_hold',
  release: 'free',
  reject: 'reversed',
};

/** What was sent, and had been changed by somebody else before: "1 is already approved" */
export function unchangedText(act: Act, results: readonly Result[]): string {
  const same = results.filter(({ result }) => result === 'unchanged');
  return groupText(same.map(({ status }) => TEXTS[status === 'paid' ? status : CHANGED_BEFORE[act]]));
}
