import { statsOf, type StatsRange } from '../../store/totals/stats.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../cursors.ts';
import { rangeOf, showGroup, showRange } from './range.ts';

export const getStats: Manage<'getStats'> = async (context) => {
  const { deps, ids, query, now, answer } = context;
  const days = rangeOf(query, now);
  const { partner_id: partnerId, group_by: grouping = 'all' } = query;
  const range: StatsRange = { programId: ids.program_id, ...days, grouping, partnerId };
  // Read before the totals: they have every click of this time, and maybe later ones.
  const asOf = (await deps.clickLog?.completeUntil(now)) ?? now;
  const page = await readPage(context, (request) => statsOf(deps.db, range, request), showGroup);
  return answer(200, { ...page, ...showRange(days), as_of: asOf.toISOString() });
};
