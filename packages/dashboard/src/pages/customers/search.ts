import { daysIn, given, idIn, oneOf, orderIn, timesOf } from '../../lib/search.ts';

export const CUSTOMER_STATES = ['click', 'lead', 'conversion'] as const;

export const customersSearch = (raw: Record<string, unknown>) =>
  given({
    find: typeof raw.find === 'string' && raw.find !== '' ? raw.find.slice(0, 255) : undefined,
    status: oneOf(raw.status, CUSTOMER_STATES),
    partner_id: idIn(raw.partner_id),
    ...daysIn(raw),
    order: orderIn(raw),
  });

/** The filters of the request. What somebody looks for is the identifier of a click if it begins like one. */
export function filtersOf({ find, ...search }: ReturnType<typeof customersSearch>) {
  const others = timesOf(search);
  if (find === undefined) return others;
  return { ...others, ...(find.startsWith('clk_') ? { click_id: find } : { customer_key: find }) };
}
