import { contract } from '../contract/index.ts';
import { DAY, floorTo } from '../lib/clock.ts';
import { type StatsGroup, statsOf, type StatsRange } from './read.ts';
import { visitsOf } from './visits.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { refused, type Refused } from '../common/refused.ts';

// The range of days of totals, and how they are shown.

/** The longest ranges. Notes on clicks are not added up beforehand. */
const { statsDays, statsDaysBySub } = contract.limits;
/** The range if the request has none. */
const USUAL = 30 * DAY;

/** Days (UTC); `to` is exclusive. */
interface Days {
  from: Date;
  to: Date;
}

const fits = ({ from, to }: Days, most: number): boolean => {
  const length = to.getTime() - from.getTime();
  return length > 0 && length <= most * DAY;
};

/** The range of a request: 30 days that end with today, unless it says otherwise. */
export function rangeOf(
  query: { from?: string; to?: string },
  now: Date,
): { kind: 'range'; days: Days } | Refused<'rangeInvalid'> {
  const to = query.to === undefined ? new Date(floorTo(DAY, now).getTime() + DAY) : new Date(query.to);
  const from = query.from === undefined ? new Date(to.getTime() - USUAL) : new Date(query.from);
  if (!fits({ from, to }, statsDays)) return refused('rangeInvalid');
  return { kind: 'range', days: { from, to } };
}

/** The same for totals, by any group. */
export function rangeOfTotals(
  query: { from?: string; to?: string; group_by?: string },
  now: Date,
): ReturnType<typeof rangeOf> | Refused<'subRangeInvalid'> {
  const range = rangeOf(query, now);
  if (query.group_by !== 'sub') return range;
  return range.kind === 'range' && fits(range.days, statsDaysBySub) ? range : refused('subRangeInvalid');
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export const showRange = ({ from, to }: Days) => ({ from: dayOf(from), to: dayOf(to) });

/** The totals of a group as the document describes them. */
export const showGroup = ({ day, partner_id, link_id, sub, clicks, leads, currencies }: StatsGroup) => ({
  day,
  partner_id,
  link_id,
  sub,
  clicks,
  leads,
  currencies,
});

const getStats: Manage<'getStats'> = async (context) => {
  const { deps, ids, query, now, done, answer } = context;
  const { days } = done(rangeOfTotals(query, now));
  const { partner_id: partnerId, group_by: grouping = 'all' } = query;
  const range: StatsRange = { programId: ids.program_id, ...days, grouping, partnerId };
  // Read before the totals: they have every click of this time, and maybe later ones.
  const asOf = (await deps.clickLog?.completeUntil(now)) ?? now;
  const page = await readPage(context, (request) => statsOf(deps.db, range, request), showGroup);
  return answer(200, { ...page, ...showRange(days), as_of: asOf.toISOString() });
};

const getVisits: Manage<'getVisits'> = async ({ deps, ids, query, now, done, answer }) => {
  const { days } = done(rangeOf(query, now));
  const { link_id: linkId, partner_id: partnerId } = query;
  const data = await visitsOf(deps.db, { programId: ids.program_id, ...days, linkId, partnerId });
  return answer(200, { data, ...showRange(days) });
};

export const stats = { getStats, getVisits };
