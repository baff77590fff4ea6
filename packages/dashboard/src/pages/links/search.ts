import { daysIn, given, idIn, oneOf, orderIn, sortIn, textIn, timesOf, unsorted } from '../../lib/search.ts';

/** The filters of the page of links. */
export const linksSearch = (raw: Record<string, unknown>) =>
  given({
    find: textIn(raw.find),
    partner_id: idIn(raw.partner_id),
    enabled: oneOf(raw.enabled, ['true', 'false']),
    ...daysIn(raw),
    order: orderIn(raw),
    by: sortIn(raw),
  });

/** The filters of the request. */
export function filtersOf(search: ReturnType<typeof linksSearch>) {
  const { enabled, find, ...others } = timesOf(unsorted(search));
  return {
    ...others,
    ...(find === undefined ? {} : { search: find }),
    ...(enabled === undefined ? {} : { enabled: enabled === 'true' }),
  };
}
