import { daysIn, given, idIn, oneOf, orderIn, sortIn, textIn, timesOf, unsorted } from '../../lib/search.ts';

export const PARTNER_STATES = ['applied', 'joined', 'linked', 'declined', 'left', 'removed', 'merged'] as const;
export const INVITATION_STATES = ['pending', 'accepted', 'declined', 'revoked', 'expired'] as const;

type Raw = Record<string, unknown>;

export const partnersSearch = (raw: Raw) =>
  given({
    find: textIn(raw.find),
    tag: textIn(raw.tag),
    group_id: idIn(raw.group_id),
    status: oneOf(raw.status, PARTNER_STATES),
    ...daysIn(raw),
    order: orderIn(raw),
    by: sortIn(raw),
  });

/** The filters of the request. */
export function filtersOf(search: ReturnType<typeof partnersSearch>) {
  const { find, ...others } = timesOf(unsorted(search));
  return { ...others, ...(find === undefined ? {} : { search: find }) };
}

export const invitationsSearch = (raw: Raw) =>
  given({ status: oneOf(raw.status, INVITATION_STATES), ...daysIn(raw), order: orderIn(raw) });
