import { daysIn, given, idIn, oneOf, orderIn, textIn, timesOf } from '../../lib/search.ts';

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
  });

/** The filters of the request. */
export const filtersOf = ({ find, ...search }: ReturnType<typeof partnersSearch>) => ({
  ...timesOf(search),
  ...(find === undefined ? {} : { search: find }),
});

export const invitationsSearch = (raw: Raw) =>
  given({ status: oneOf(raw.status, INVITATION_STATES), ...daysIn(raw), order: orderIn(raw) });
