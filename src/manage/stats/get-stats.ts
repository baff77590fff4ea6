import { DAY } from '../../lib/clock.ts';
import { statsOf, type StatsGroup, type StatsRange } from '../../store/stats.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../pages.ts';

/** The longest range, a leap year. */
const LONGEST = 366 * DAY;

const show = ({ day, partner_id, link_id, clicks, leads, currencies }: StatsGroup) => ({
  day,
  partner_id,
  link_id,
  clicks,
  leads,
  currencies,
});

export const getStats: Manage<'getStats'> = async (context) => {
  const { deps, ids, query, now, answer, fail } = context;
  const [from, to] = [new Date(query.from), new Date(query.to)];
  const length = to.getTime() - from.getTime();
  if (length <= 0 || length > LONGEST) throw fail('rangeInvalid');
  const { partner_id: partnerId, group_by: grouping = 'all' } = query;
  const range: StatsRange = { programId: ids.program_id, from, to, grouping, partnerId };
  const page = await readPage(context, (request) => statsOf(deps.db, range, request), show);
  return answer(200, { ...page, as_of: now.toISOString() });
};
