// A year of a load, day by day: what is stored when the service deletes clicks by whole months, as it does.
import { STORED, type Event, type Load } from './figures.ts';

export const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;

/** The bytes of rows at the end of a day. */
export interface Stored {
  /** the month of the year, from 1 */
  month: number;
  clickDays: number;
  clicks: number;
  others: number;
}

/** Days of clicks by the time at which their month ended. */
type Months = Map<number, number>;

const endOfMonth = (day: Date): number => Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1);

/** As `RETAIN_CLICKS_DAYS`: a month is dropped when it ended that many days ago. */
function dropOld(months: Months, now: number, retainDays: number): void {
  for (const end of [...months.keys()]) if (end <= now - retainDays * DAY_MS) months.delete(end);
}

/** The first year of a deployment that begins on 1 January. */
export function simulateYear(load: Load, year = 2027): Stored[] {
  const bytesOf = (event: Event) => load[event] * DAY_SECONDS * STORED[event];
  const months: Months = new Map();
  const days: Stored[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY_MS) {
    const day = new Date(at);
    dropOld(months, at, load.retainDays);
    months.set(endOfMonth(day), (months.get(endOfMonth(day)) ?? 0) + 1);
    const clickDays = [...months.values()].reduce((sum, count) => sum + count, 0);
    const others = (days.length + 1) * (bytesOf('leads') + bytesOf('sales'));
    days.push({ month: day.getUTCMonth() + 1, clickDays, clicks: clickDays * bytesOf('clicks'), others });
  }
  return days;
}

/** The day of each month on which most is stored. */
export function mostOfMonths(days: readonly Stored[]): Stored[] {
  const most = new Map<number, Stored>();
  for (const day of days) {
    const known = most.get(day.month);
    if (!known || day.clicks + day.others > known.clicks + known.others) most.set(day.month, day);
  }
  return [...most.values()];
}
