import { daysIn, given, idIn, oneOf, orderIn, timesOf } from '../../lib/search.ts';

export const CUSTOMER_STATES = ['click', 'lead', 'conversion'] as const;

export const customersSearch = (raw: Record<string, unknown>) =>
  given({
    find: typeof raw.find === 'string' && raw.find !== '' ? raw.find.slice(0, 320) : undefined,
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
