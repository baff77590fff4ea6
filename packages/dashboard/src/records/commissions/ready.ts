// The commissions that can be approved now: pending, not on hold, and past their holding period. The service has no filter for
// them, so they are found among those that are pending.
import { LARGEST_PAGE, type ListAnswer, type PageRequest, type ReadPage } from '../../api/list.ts';
import { DAY_MS } from '../../lib/days.ts';
import { holdingEnd, isDeducted } from './holding.ts';
import type { Commission } from './paths.ts';

/** Of many that wait, more are read when somebody asks for more. */
const MOST_PAGES = 5;

export const isReady = (commission: Commission, days: number): boolean =>
  commission.status === 'pending' &&
  !commission.held &&
  !isDeducted(commission) &&
  holdingEnd(commission, days) === undefined;

/** For a file, in which those that are on hold say so: the time before which they were created, or an earlier one. */
export function endOfReady(days: number, before: string | undefined): string {
  const past = new Date(Date.now() - days * DAY_MS).toISOString();
  return before !== undefined && before < past ? before : past;
}

/**
 * Reads a page of pending commissions, and keeps of it those that can be approved now; where there is none of them, it reads
 * the next page.
 * @param days the holding period of the program
 */
export const onlyReady =
  (read: ReadPage<Commission>, days: number): ReadPage<Commission> =>
  async ({ cursor }: PageRequest): Promise<ListAnswer<Commission>> => {
    let next = cursor;
    for (let pages = 1; ; pages++) {
      const { data } = await read({ limit: LARGEST_PAGE, ...(next === undefined ? {} : { cursor: next }) });
      const ready = data!.data.filter((one) => isReady(one, days));
      const { has_more, next_cursor } = data!.page;
      if (ready.length > 0 || !has_more || pages === MOST_PAGES) return { data: { ...data!, data: ready } };
      next = next_cursor ?? undefined;
    }
  };
