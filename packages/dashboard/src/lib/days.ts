// Days of reports, which are UTC days, as `2026-11-21`.

/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The day that is this many days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));

/** The number of days from one to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** All days from the first to the one before the last. */
export const daysOf = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index));

/** The last days up to and with today, as a range whose end is exclusive. */
export function lastDays(days: number): { from: string; to: string } {
  const to = addDays(today(), 1);
  return { from: addDays(to, -days), to };
}

/** The present day, which is not over. */
export const today = (): string => dayOf(new Date());

/** The day in the reader's zone. */
export const localDay = (time: Date): string => time.toLocaleDateString('sv-SE');

/** The present day in the reader's zone. */
export const localToday = (): string => localDay(new Date());

/** The day as people write it, without a year: `Nov 21`. */
export const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** A month such as `2026-11` in words: "November 2026" */
export const monthText = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(undefined, { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** A range as people write it: "Nov 1 – 15"; with only one end "From Nov 1"; undefined without either. */
export function daysText(from: string | undefined, to: string | undefined): string | undefined {
  const years = new Set([from ?? to, to ?? from, localToday()].map((day) => day?.slice(0, 4)));
  const format = new Intl.DateTimeFormat(undefined, {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    ...(years.size > 1 && { year: 'numeric' }),
  });
  const [first, last] = [from, to].map((day) => (day === undefined ? undefined : new Date(`${day}T00:00:00Z`)));
  if (first && last)
    return first <= last ? format.formatRange(first, last) : `${format.format(first)} – ${format.format(last)}`;
  if (first) return `From ${format.format(first)}`;
  return last && `Until ${format.format(last)}`;
}

const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

/** The days that are often wanted, in the reader's zone. Both ends are included. */
export const LATEST = [
  ['Last 7 days', () => ({ from: addDays(localToday(), -6), to: localToday() })],
  ['Last 30 days', () => ({ from: addDays(localToday(), -29), to: localToday() })],
  ['This month', () => ({ from: monthStart(localToday()), to: localToday() })],
  [
    'Last month',
    () => {
      const to = addDays(monthStart(localToday()), -1);
      return { from: monthStart(to), to };
    },
  ],
] as const satisfies readonly (readonly [string, () => { from: string; to: string }])[];
