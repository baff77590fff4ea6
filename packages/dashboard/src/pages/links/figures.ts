// What each link brought in the last 30 days.
import { useQuery } from '@tanstack/react-query';
import { client, type Schemas } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import { POLL_STATS_MS } from '../../api/query-client.ts';
import { lastDays } from '../../lib/days.ts';

const PATH = '/api/v1/programs/{program_id}/stats';

/** Of a program with very many links, only the newest ones: the service allows few requests for totals. */
const MOST_PAGES = 3;

export type LinkFigures = ReadonlyMap<number, Schemas['stats-group']>;

/** The totals by the identifier of the link; undefined while they are loading. Links without an event have none. */
export function useLinkFigures(program_id: number): LinkFigures | undefined {
  const range = lastDays(30);
  const query = useQuery({
    queryKey: ['by link', PATH, program_id, range],
    queryFn: () =>
      readAllPages(
        (page) =>
          client.GET(PATH, { params: { path: { program_id }, query: { ...range, group_by: 'link', ...page } } }),
        MOST_PAGES,
      ),
    refetchInterval: POLL_STATS_MS,
  });
  return query.data && new Map(query.data.flatMap((group) => (group.link_id === null ? [] : [[group.link_id, group]])));
}
