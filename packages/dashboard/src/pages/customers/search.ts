import { daysIn, given, idIn, oneOf, orderIn, textIn, timesOf } from '../../lib/search.ts';

export const CUSTOMER_STATES = ['click', 'lead', 'conversion'] as const;

export const customersSearch = (raw: Record<string, unknown>) =>
  given({
    find: textIn(raw.find),
    status: oneOf(raw.status, CUSTOMER_STATES),
    partner_id: idIn(raw.partner_id),
    ...daysIn(raw),
    order: orderIn(raw),
  });

/** The filters of the request. */
export function filtersOf({ find, ...search }: ReturnType<typeof customersSearch>) {
  const others = timesOf(search);
  if (find === undefined) return others;
  return { ...others, search: find };
}
