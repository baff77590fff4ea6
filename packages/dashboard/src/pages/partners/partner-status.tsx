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
};

export const PartnerBadge = ({ status }: { status: PartnerStatus }) => (
  <StatusBadge
    status={status}
    text={STATUS_TEXTS[status] ?? status}
    {...(status === 'linked' ? { tone: 'warn' as const } : {})}
  />
);
