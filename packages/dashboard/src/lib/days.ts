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
