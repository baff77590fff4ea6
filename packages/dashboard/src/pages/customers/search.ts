import { daysIn, given, idIn, oneOf, orderIn, sortIn, textIn, timesOf, unsorted } from '../../lib/search.ts';

export const CUSTOMER_STATES = ['click', 'lead', 'conversion'] as const;

export const customersSearch = (raw: Record<string, unknown>) =>
  given({
    find: textIn(raw.find),
    status: oneOf(raw.status, CUSTOMER_STATES),
    partner_id: idIn(raw.partner_id),
    ...daysIn(raw),
    order: orderIn(raw),
    by: sortIn(raw),
  });

/** The filters of the request. */
export function filtersOf(search: ReturnType<typeof customersSearch>) {
  const { find, ...others } = timesOf(unsorted(search));
  if (find === undefined) return others;
  return { ...others, search: find };
}
