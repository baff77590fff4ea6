// The totals of a period and of the one before it, by day.
import { Failure } from '../../api/failure.ts';
import { LARGEST_PAGE } from '../../api/list.ts';
import { daysBetween } from '../../lib/days.ts';
import type { StatsGroup } from './totals.ts';
import { rangeBefore, useTotals, type Range, type Source } from './use-totals.ts';

interface Days {
  /** undefined while they are loading */
  now: StatsGroup[] | undefined;
  before: StatsGroup[] | undefined;
  error: Error | null;
  /** whether they are only there after a while, because there were too many requests */
  late: boolean;
  retry: () => void;
}

const within = (groups: readonly StatsGroup[] | undefined, { from, to }: Range): StatsGroup[] | undefined =>
  groups?.filter(({ day }) => day !== null && day >= from && day < to);

/** Both in one answer, if it has room for their days. Otherwise the earlier one, which does not change, is read once. */
export function useDays(source: Source<'day'>, range: Range): Days {
  const earlier = rangeBefore(range);
  const together = daysBetween(earlier.from, range.to) <= LARGEST_PAGE;
  const late = useTotals(source, together ? { ...range, from: earlier.from } : range, 'day');
  const early = useTotals(source, earlier, 'day', { over: true, enabled: !together });
  const { error } = late.error || together ? late : early;
  const reason = late.failureReason ?? early.failureReason;
  return {
    now: within(late.data, range),
    before: within(together ? late.data : early.data, earlier),
    error,
    late: late.isPending && reason instanceof Failure && reason.status === 429,
    retry: () => void (late.error || together ? late : early).refetch(),
  };
}
