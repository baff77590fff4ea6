import { daysIn, given, oneOf, orderIn } from '../../lib/search.ts';

export const PARTNER_STATES = ['applied', 'joined', 'linked', 'declined', 'left', 'removed'] as const;
export const INVITATION_STATES = ['pending', 'accepted', 'declined', 'revoked', 'expired'] as const;

type Raw = Record<string, unknown>;

export const partnersSearch = (raw: Raw) =>
  given({ status: oneOf(raw.status, PARTNER_STATES), ...daysIn(raw), order: orderIn(raw) });

export const invitationsSearch = (raw: Raw) =>
  given({ status: oneOf(raw.status, INVITATION_STATES), ...daysIn(raw), order: orderIn(raw) });
