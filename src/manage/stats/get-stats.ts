import { DAY, floorTo } from '../../lib/clock.ts';
import { statsOf, type StatsGroup, type StatsRange } from '../../store/stats.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../pages.ts';

/** The longest range, a leap year. */
const LONGEST = 366 * DAY;
/** The range if the request has none. */
const USUAL = 30 * DAY;

const show = ({ day, partner_id, link_id, clicks, leads, currencies }: StatsGroup) => ({
  day,
  partner_id,
  link_id,
  clicks,
  leads,
  currencies,
});

/** The range of a request: 30 days that end with today, unless it says otherwise. */
function rangeOf({ from, to }: { from?: string; to?: string }, now: Date): { from: Date; to: Date } {
  const end = to === undefined ? new Date(floorTo(DAY, now).getTime() + DAY) : new Date(to);
  return { from: from === undefined ? new Date(end.getTime() - USUAL) : new Date(from), to: end };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export const getStats: Manage<'getStats'> = async (context) => {
  const { deps, ids, query, now, answer, fail } = context;
  const { from, to } = rangeOf(query, now);
  const length = to.getTime() - from.getTime();
  if (length <= 0 || length > LONGEST) throw fail('rangeInvalid');
  const { partner_id: partnerId, group_by: grouping = 'all' } = query;
  const range: StatsRange = { programId: ids.program_id, from, to, grouping, partnerId };
  const page = await readPage(context, (request) => statsOf(deps.db, range, request), show);
  return answer(200, { ...page, from: dayOf(from), to: dayOf(to), as_of: now.toISOString() });
};
