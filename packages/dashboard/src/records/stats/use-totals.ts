// The totals of a period and of the one before it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { keep, keptFor } from '../../api/kept.ts';
import { LARGEST_PAGE, readAllPages } from '../../api/list.ts';
import { POLL_STATS_MS } from '../../api/query-client.ts';
import { accountIn } from '../../api/session.ts';
import { addDays, daysBetween, today } from '../../lib/days.ts';
import type { StatsGroup } from './totals.ts';

/** The operation, which changes of commissions name. */
export const STATS = '/api/v1/programs/{program_id}/stats';
/** Of very many partners or links, only the newest: the service allows few requests for totals. A year is four pages. */
const MOST_PAGES = { day: 4, partner: 3, link: 3, sub: 2 } as const;
/** Whether these may not be all groups of a range. */
export const isCut = (groups: readonly StatsGroup[], by: keyof typeof MOST_PAGES): boolean =>
  groups.length >= MOST_PAGES[by] * LARGEST_PAGE;

export interface Range {
  from: string;
  to: string;
}

export const rangeBefore = ({ from, to }: Range): Range => ({ from: addDays(from, -daysBetween(from, to)), to: from });

/** Whether the range ends with today, which is not over. */
export const isOpenRange = ({ to }: Range): boolean => to > today();

/**
 * The parts of a range that ends with today. Today is not over, so it is in no comparison: the days that are over are
 * compared with the days at the same places of the range before. Of a range that is over, all days are.
 */
export function partsOf(range: Range): Record<keyof Parts<unknown>, Range> {
  const { from, to } = range;
  if (!isOpenRange(range)) return { complete: range, today: { from: to, to }, before: rangeBefore(range) };
  const [start, before] = [addDays(to, -1), rangeBefore(range)];
  return {
    complete: { from, to: start },
    today: { from: start, to },
    before: { ...before, to: addDays(before.to, -1) },
  };
}

export interface Parts<Value> {
  complete: Value;
  today: Value;
  before: Value;
}
/** The groups of each part; undefined while they are loading, or if that has failed. */
export interface GroupParts extends Parts<readonly StatsGroup[] | undefined> {
  error: Error | null;
  retry: () => void;
}

/** Where totals are read: those of a program for its members, or for one of its partners. */
export interface Source<By> {
  /** the path of the operation, and what of it */
  key: readonly unknown[];
  read: (of: Range & { group_by: By }) => Promise<StatsGroup[]>;
}

/** The totals of a program, or of one of its partners, for its members. */
export const programTotals = (program_id: number, partner_id?: number): Source<'day' | 'partner' | 'link' | 'sub'> => ({
  key: [STATS, program_id, partner_id],
  read: (of) => {
    const query = { ...of, ...(partner_id === undefined ? {} : { partner_id }) };
    return readAllPages(
      (page) => client.GET(STATS, { params: { path: { program_id }, query: { ...query, ...page } } }),
      MOST_PAGES[of.group_by],
    );
  },
});

/** The groups of a range. Those of a range that is over do not change: an event counts on the day when it was recorded. */
export function useTotals<By>(
  { key, read }: Source<By>,
  range: Range,
  group_by: By,
  { over = false, enabled = true } = {},
) {
  const queries = useQueryClient();
  const of = { ...range, group_by };
  const queryKey = ['totals', ...key, of];
  const kept = () => keptFor<StatsGroup[]>(accountIn(queries), queryKey);
  return useQuery({
    queryKey,
    queryFn: async () => {
      const groups = await read(of);
      keep(accountIn(queries), queryKey, groups);
      return groups;
    },
    enabled,
    initialData: () => kept()?.data,
    initialDataUpdatedAt: () => kept()?.at,
    refetchInterval: over ? false : POLL_STATS_MS,
    staleTime: over ? Infinity : POLL_STATS_MS,
    // The old numbers stay while those of another period are read.
    placeholderData: (before: StatsGroup[] | undefined) => before,
  });
}

/** The groups of the parts of a range. */
export function useParts<By>(source: Source<By>, range: Range, group_by: By): GroupParts {
  const parts = partsOf(range);
  const complete = useTotals(source, parts.complete, group_by, { over: true });
  const open = isOpenRange(range);
  const late = useTotals(source, parts.today, group_by, { enabled: open });
  const before = useTotals(source, parts.before, group_by, { over: true });
  const error = complete.error ?? late.error ?? before.error;
  const retry = () => {
    for (const part of [complete, late, before]) if (part.error) void part.refetch();
  };
  return { complete: complete.data, today: open ? late.data : [], before: before.data, error, retry };
}

/** The groups of a range of a program. */
export const useGroups = (
  program_id: number,
  range: Range,
  group_by: 'day' | 'partner' | 'link',
  { over = false, partner_id }: { over?: boolean; partner_id?: number } = {},
) => useTotals(programTotals(program_id, partner_id), range, group_by, { over });

/** The groups of a range of a program by link, in parts. */
export const useLinkParts = (program_id: number, range: Range): GroupParts =>
  useParts(programTotals(program_id), range, 'link');
