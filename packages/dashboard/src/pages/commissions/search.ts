import { daysIn, given, idIn, oneOf, orderIn } from '../../lib/search.ts';
import { COMMISSION_STATES } from '../../records/commissions/paths.ts';

/**
 * The filter of the page: also those that can be approved now, which are pending, and the two kinds of approved ones: those
 * that wait for a payout, and those that are in one.
 */
export const COMMISSION_FILTERS = [...COMMISSION_STATES, 'ready', 'due', 'in_payout'] as const;
type CommissionFilter = (typeof COMMISSION_FILTERS)[number];

/** What a filter of the page asks of the service. */
export function requestOf(filter: CommissionFilter | undefined): {
  status?: (typeof COMMISSION_STATES)[number];
  in_payout?: boolean;
} {
  switch (filter) {
    case undefined:
      return {};
    case 'ready':
      return { status: 'pending' };
    case 'due':
      return { status: 'approved', in_payout: false };
    case 'in_payout':
      return { status: 'approved', in_payout: true };
    default:
      return { status: filter };
  }
}

export const commissionsSearch = (raw: Record<string, unknown>) =>
  given({
    status: oneOf(raw.status, COMMISSION_FILTERS),
    partner_id: idIn(raw.partner_id),
    ...daysIn(raw),
    order: orderIn(raw),
  });
