import type { Schemas } from '../../api/client.ts';
import { StatusBadge } from '../../ui/values.tsx';

export type PartnerStatus = Schemas['partner-status'];

/** What each status means for a reader. */
export const STATUS_TEXTS: Record<PartnerStatus, string> = {
  applied: 'applied',
  joined: 'joined',
  linked: 'has a link',
  declined: 'declined',
  left: 'left',
  removed: 'removed',
  merged: 'merged into another partner',
};

/** What began when the status last changed. Somebody who has applied is no partner yet. */
export const CHANGED_TEXTS: Record<PartnerStatus, string> = {
  applied: 'Applied on',
  joined: 'Partner since',
  linked: 'Has a link since',
  declined: 'Declined on',
  left: 'Left on',
  removed: 'Removed on',
  merged: 'Merged on',
};

/** Whether a partner can have links and codes. */
export const isActive = ({ status }: { status: PartnerStatus }): boolean => status === 'linked' || status === 'joined';

export const PartnerBadge = ({ status }: { status: PartnerStatus }) => (
  <StatusBadge
    status={status}
    text={STATUS_TEXTS[status] ?? status}
    {...(status === 'linked' ? { tone: 'warn' as const } : {})}
  />
);
