// The totals of a period and of the one before it.
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import { POLL_STATS_MS } from '../../api/query-client.ts';
import { addDays, daysBetween } from '../../lib/days.ts';

const PATH = '/api/v1/programs/{program_id}/stats';
/** Of a program with very many partners or links, only the newest: the service allows few requests for totals. */
const MOST_PAGES = 4;

export interface Range {
  from: string;
  to: string;
}

export const rangeBefore = ({ from, to }: Range): Range => ({ from: addDays(from, -daysBetween(from, to)), to: from });

/** The groups of a range. Those of a range that is over do not change: an event counts on the day when it was recorded. */
export function useGroups(
  program_id: number,
  range: Range,
  group_by: 'day' | 'partner' | 'link',
  { over = false, partner_id }: { over?: boolean; partner_id?: number } = {},
) {
  const of = { ...range, group_by, ...(partner_id === undefined ? {} : { partner_id }) };
  return useQuery({
    queryKey: ['totals', PATH, program_id, of],
    queryFn: () =>
      readAllPages(
        (page) => client.GET(PATH, { params: { path: { program_id }, query: { ...of, ...page } } }),
        MOST_PAGES,
      ),
    refetchInterval: over ? false : POLL_STATS_MS,
    ...(over ? { staleTime: Infinity } : {}),
    // The old numbers stay while those of another period are read.
    placeholderData: (before) => before,
  });
}
