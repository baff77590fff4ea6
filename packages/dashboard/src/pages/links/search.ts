import { daysIn, given, idIn, oneOf, orderIn } from '../../lib/search.ts';

/** The filters of the page of links. */
export const linksSearch = (raw: Record<string, unknown>) =>
  given({
    partner_id: idIn(raw.partner_id),
    enabled: oneOf(raw.enabled, ['true', 'false']),
    ...daysIn(raw),
    order: orderIn(raw),
  });
