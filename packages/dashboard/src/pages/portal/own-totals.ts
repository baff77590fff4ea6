// What the partner brought to a program in a period.
import { client } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import { lastDays } from '../../lib/days.ts';
import { useOwnLinks } from '../../records/portal/own-links.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_STATS } from '../../records/portal/paths.ts';
import { figuresFrom } from '../../records/stats/figures.ts';
import { useParts, useTotals, type GroupParts, type Range, type Source } from '../../records/stats/use-totals.ts';

export const ownTotals = (program_id: number): Source<'day' | 'link' | 'sub'> => ({
  key: [OWN_STATS, program_id],
  read: (of) =>
    readAllPages((page) => client.GET(OWN_STATS, { params: { path: { program_id }, query: { ...of, ...page } } })),
});

/** The groups of a range. */
export const useOwnGroups = (range: Range, group_by: 'day' | 'link', options: { over?: boolean } = {}) =>
  useTotals(ownTotals(usePortalProgram().id), range, group_by, options);

/** The groups of a range by link, in parts. */
export const useOwnLinkParts = (range: Range): GroupParts => useParts(ownTotals(usePortalProgram().id), range, 'link');

/** What each link brought in the last 30 days; undefined while it is loading. */
export const useOwnFigures = () => figuresFrom(useOwnGroups(lastDays(30), 'link'), 'link');

/** The code of a link. */
export function useOwnLinkNames(): (id: number | null) => string {
  const { id } = usePortalProgram();
  const links = useOwnLinks(id) ?? [];
  const codes = new Map(links.map(({ id, code }) => [id, code]));
  return (id) => (id === null ? 'No link, such as a bonus' : (codes.get(id) ?? `Link ${id}`));
}
