// What the partner brought to a program in a period.
import { useQuery } from '@tanstack/react-query';
import { client, type Schemas } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import { POLL_STATS_MS } from '../../api/query-client.ts';
import { lastDays } from '../../lib/days.ts';
import { usePortalProgram } from '../../shell/partner-area.tsx';
import type { LinkFigures } from '../links/figures.ts';
import { partsOf, type GroupParts, type Range } from '../overview/totals.ts';
import { ownLinks } from './own-links.ts';
import { OWN_STATS } from './paths.ts';

/** The groups of a range; those of a range that is over do not change. */
export function useOwnGroups(range: Range, group_by: 'day' | 'link', { over = false } = {}) {
  const { id: program_id } = usePortalProgram();
  const of = { ...range, group_by };
  return useQuery({
    queryKey: ['totals', OWN_STATS, program_id, of],
    queryFn: () =>
      readAllPages((page) => client.GET(OWN_STATS, { params: { path: { program_id }, query: { ...of, ...page } } })),
    refetchInterval: over ? false : POLL_STATS_MS,
    ...(over ? { staleTime: Infinity } : {}),
    // The old numbers stay while those of another period are read.
    placeholderData: (before: Schemas['stats-group'][] | undefined) => before,
  });
}

/** The groups of a range by link, in parts. */
export function useOwnLinkParts(range: Range): GroupParts {
  const parts = partsOf(range);
  return {
    complete: useOwnGroups(parts.complete, 'link', { over: true }).data,
    today: useOwnGroups(parts.today, 'link').data,
    before: useOwnGroups(parts.before, 'link', { over: true }).data,
  };
}

/** What each link brought in the last 30 days; undefined while it is loading. */
export function useOwnFigures(): LinkFigures | undefined {
  const { data } = useOwnGroups(lastDays(30), 'link');
  return data && new Map(data.flatMap((group) => (group.link_id === null ? [] : [[group.link_id, group]])));
}

/** The code of a link. */
export function useOwnLinkNames(): (id: number | null) => string {
  const { id } = usePortalProgram();
  const { data: links = [] } = useQuery({ ...ownLinks(id), refetchInterval: false, staleTime: 60_000 });
  const codes = new Map(links.map(({ id, code }) => [id, code]));
  return (id) => (id === null ? 'Without a link' : (codes.get(id) ?? `Link ${id}`));
}
