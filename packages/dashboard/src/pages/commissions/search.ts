import { daysIn, given, idIn, oneOf, orderIn } from '../../lib/search.ts';

export const COMMISSION_STATES = ['pending', 'approved', 'paid', 'reversed'] as const;

/** The filter of the page: also those that can be approved now, which are pending, too. */
export const COMMISSION_FILTERS = [...COMMISSION_STATES, 'ready'] as const;

export const commissionsSearch = (raw: Record<string, unknown>) =>
  given({
    status: oneOf(raw.status, COMMISSION_FILTERS),
    partner_id: idIn(raw.partner_id),
    ...daysIn(raw),
    order: orderIn(raw),
  });
