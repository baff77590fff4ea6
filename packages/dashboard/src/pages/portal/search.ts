import { dayIn, given, oneOf, orderIn } from '../../lib/search.ts';
import { COMMISSION_STATES } from '../commissions/search.ts';

export const ownLinksSearch = (raw: Record<string, unknown>) => given({ order: orderIn(raw) });

export const ownCommissionsSearch = (raw: Record<string, unknown>) =>
  given({
    status: oneOf(raw.status, COMMISSION_STATES),
    from: dayIn(raw.from),
    to: dayIn(raw.to),
    order: orderIn(raw),
  });
