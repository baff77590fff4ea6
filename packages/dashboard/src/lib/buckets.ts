// Days in groups, so that a long period has few points: days, weeks that end with the last day, or months.
import { dayText } from './days.ts';

export interface Bucket {
  from: string;
  /** the last day */
  to: string;
  /** the places of its days */
  start: number;
  end: number;
}

export type Unit = 'day' | 'week' | 'month';

const [MOST_DAYS, MOST_WEEKS] = [31, 26 * 7];

export const unitOf = (days: readonly string[]): Unit =>
  days.length <= MOST_DAYS ? 'day' : days.length <= MOST_WEEKS ? 'week' : 'month';

/** What days of one bucket have in common. */
function keyOf(unit: Unit, day: string, place: number, count: number): string {
  if (unit === 'day') return day;
  return unit === 'month' ? day.slice(0, 7) : String(Math.floor((count - 1 - place) / 7));
}

export function bucketsOf(days: readonly string[]): Bucket[] {
  const unit = unitOf(days);
  const buckets: (Bucket & { key: string })[] = [];
  for (const [place, day] of days.entries()) {
    const key = keyOf(unit, day, place, days.length);
    const last = buckets.at(-1);
    if (last?.key === key) Object.assign(last, { to: day, end: place + 1 });
    else buckets.push({ key, from: day, to: day, start: place, end: place + 1 });
  }
  return buckets;
}

/** The sums of the values of each bucket's days. */
export const sumsOf = (buckets: readonly Bucket[], values: readonly number[]): number[] =>
  buckets.map(({ start, end }) => values.slice(start, end).reduce((sum, value) => sum + value, 0));

/** Its days: `Nov 21`, or `Nov 15 – Nov 21`. */
export const bucketText = ({ from, to }: Bucket): string =>
  from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;

/** As short as an axis needs it. */
export const shortText = ({ from }: Bucket, unit: Unit): string =>
  unit === 'month'
    ? new Date(`${from}T00:00:00Z`).toLocaleDateString(undefined, { timeZone: 'UTC', month: 'short' })
    : dayText(from);
