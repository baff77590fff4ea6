// Whether a partner may join a program by their own act.
import type { JoinPolicy, PartnershipStatus } from '../common/types.ts';

/** `missing`: the program does not take partners in this way, and the partner may not know that it exists. */
export type JoinDecision =
  | { kind: 'becomes'; status: 'joined' | 'applied' }
  | { kind: 'missing' }
  | { kind: 'already' | 'refused'; status: PartnershipStatus };

/** What becomes of a partner with this status, undefined for one without a partnership, who wants to join. */
export function decideJoin(policy: JoinPolicy, status: PartnershipStatus | undefined): JoinDecision {
  if (status === 'left') return { kind: 'becomes', status: 'joined' };
  if (status === 'joined') return { kind: 'already', status };
  if (status === 'declined' || status === 'removed' || status === 'merged') return { kind: 'refused', status };
  if (policy === 'open') return { kind: 'becomes', status: 'joined' };
  if (status === 'applied') return { kind: 'already', status };
  if (policy === 'apply') return { kind: 'becomes', status: 'applied' };
  return status === undefined ? { kind: 'missing' } : { kind: 'refused', status };
}
