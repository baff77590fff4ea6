import { daysIn, given, oneOf, orderIn } from '../../lib/search.ts';

export const INVITATION_STATES = ['pending', 'accepted', 'declined', 'revoked', 'expired'] as const;

export const teamSearch = (raw: Record<string, unknown>) =>
  given({
    status: oneOf(raw.status, INVITATION_STATES),
    ...daysIn(raw),
    order: orderIn(raw),
    members_order: orderIn({ order: raw.members_order }),
  });
