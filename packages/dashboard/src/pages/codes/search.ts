import { daysIn, given, idIn, oneOf, orderIn } from '../../lib/search.ts';

/** The states of codes, as a filter has them. */
export const CODE_STATES = [
  ['', 'All'],
  ['active', 'Active'],
  ['disabled', 'Disabled'],
] as const;

/** The filters of the page of codes. */
export const codesSearch = (raw: Record<string, unknown>) =>
  given({
    partner_id: idIn(raw.partner_id),
    status: oneOf(raw.status, ['active', 'disabled']),
    ...daysIn(raw),
    order: orderIn(raw),
  });
