// What each link or partner brought in the last 30 days.
import { lastDays } from '../../lib/days.ts';
import type { StatsGroup } from './totals.ts';
import { useGroups } from './use-totals.ts';

/** The totals by the identifier of a link or a partner; one without an event has none. */
export type Figures = ReadonlyMap<number, StatsGroup>;

/** The totals of the groups by their links or partners; undefined while they are loading. */
const figuresOf = (groups: readonly StatsGroup[] | undefined, by: 'link' | 'partner'): Figures | undefined =>
  groups &&
  new Map(
    groups.flatMap((group) => {
      const id = group[`${by}_id`];
      return id === null ? [] : [[id, group]];
    }),
  );

interface Read {
  retry: () => void;
  figures: Figures | undefined;
  error: Error | null;
}

/** The same of a query. */
export const figuresFrom = (
  { data, error, refetch }: { data: readonly StatsGroup[] | undefined; error: Error | null; refetch: () => unknown },
  by: 'link' | 'partner',
): Read => ({
  // Without an answer, the numbers are not on their way any more.
  figures: figuresOf(data, by) ?? (error ? NONE : undefined),
  error,
  retry: () => void refetch(),
});
const NONE: Figures = new Map();

/** Of a program with very many links or partners, the totals of the newest ones. */
export const useFigures = (program_id: number, by: 'link' | 'partner'): Read =>
  figuresFrom(useGroups(program_id, lastDays(30), by), by);
