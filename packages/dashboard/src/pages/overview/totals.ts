// The totals of a period and of the one before it.
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { readAllPages } from '../../api/list.ts';
import { POLL_STATS_MS } from '../../api/query-client.ts';
import { addDays, daysBetween } from '../../lib/days.ts';
import type { StatsGroup } from '../../lib/totals.ts';

const PATH = '/api/v1/programs/{program_id}/stats';
/** Of a program with very many partners or links, only the newest: the service allows few requests for totals. */
const MOST_PAGES = 3;

export interface Range {
  from: string;
  to: string;
}

export const rangeBefore = ({ from, to }: Range): Range => ({ from: addDays(from, -daysBetween(from, to)), to: from });

/**
 * The parts of a range that ends with today. Today is not over, so it is in no comparison: the days that are over are
 * compared with the days at the same places of the range before.
 */
export function partsOf(range: Range): Record<keyof Parts<unknown>, Range> {
  const { from, to } = range;
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
}

/** Where totals are read: those of a program for its members, or for one of its partners. */
export interface Source<By> {
  /** the path of the operation, and what of it */
  key: readonly unknown[];
  read: (of: Range & { group_by: By }) => Promise<StatsGroup[]>;
}

/** The totals of a program, or of one of its partners, for its members. */
const programTotals = (program_id: number, partner_id?: number): Source<'day' | 'partner' | 'link'> => ({
  key: [PATH, program_id, partner_id],
  read: (of) => {
    const query = { ...of, ...(partner_id === undefined ? {} : { partner_id }) };
    return readAllPages(
      (page) => client.GET(PATH, { params: { path: { program_id }, query: { ...query, ...page } } }),
      MOST_PAGES,
    );
  },
});

/** The groups of a range. Those of a range that is over do not change: an event counts on the day when it was recorded. */
export function useTotals<By>({ key, read }: Source<By>, range: Range, group_by: By, { over = false } = {}) {
  const of = { ...range, group_by };
  return useQuery({
    queryKey: ['totals', ...key, of],
    queryFn: () => read(of),
    refetchInterval: over ? false : POLL_STATS_MS,
    ...(over ? { staleTime: Infinity } : {}),
    // The old numbers stay while those of another period are read.
    placeholderData: (before: StatsGroup[] | undefined) => before,
  });
}

/** The groups of the parts of a range. */
export function useParts<By>(source: Source<By>, range: Range, group_by: By): GroupParts {
  const parts = partsOf(range);
  const complete = useTotals(source, parts.complete, group_by, { over: true });
  const today = useTotals(source, parts.today, group_by);
  const before = useTotals(source, parts.before, group_by, { over: true });
  const error = complete.error ?? today.error ?? before.error;
  return { complete: complete.data, today: today.data, before: before.data, error };
}

/** The groups of a range of a program. */
export const useGroups = (
  program_id: number,
  range: Range,
  group_by: 'day' | 'partner' | 'link',
  { over = false, partner_id }: { over?: boolean; partner_id?: number } = {},
) => useTotals(programTotals(program_id, partner_id), range, group_by, { over });

/** The groups of a range of a program by partner or link, in parts. */
export const useGroupParts = (program_id: number, range: Range, group_by: 'partner' | 'link'): GroupParts =>
  useParts(programTotals(program_id), range, group_by);
