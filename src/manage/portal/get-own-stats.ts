import { statsOf, type StatsRange } from '../../store/totals/stats.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../cursors.ts';
import { rangeOf, showGroup, showRange } from '../stats/range.ts';

export const getOwnStats: Manage<'getOwnStats'> = async (context) => {
  const { deps, ids, partnerId, query, now, answer } = context;
  const days = rangeOf(query, now);
  const range: StatsRange = { programId: ids.program_id, ...days, grouping: query.group_by ?? 'all', partnerId };
  // Read before the totals: they have every click of this time, and maybe later ones.
  const asOf = (await deps.clickLog?.completeUntil(now)) ?? now;
  const page = await readPage(context, (request) => statsOf(deps.db, range, request), showGroup);
  return answer(200, { ...page, ...showRange(days), as_of: asOf.toISOString() });
};
