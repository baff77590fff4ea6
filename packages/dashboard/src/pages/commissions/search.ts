import { daysIn, given, idIn, oneOf, orderIn } from '../../lib/search.ts';

export const COMMISSION_STATES = ['pending', 'approved', 'paid', 'reversed'] as const;

export const commissionsSearch = (raw: Record<string, unknown>) =>
  given({
    status: oneOf(raw.status, COMMISSION_STATES),
    partner_id: idIn(raw.partner_id),
    ...daysIn(raw),
    order: orderIn(raw),
  });
