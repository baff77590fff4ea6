// Lists without a filter by time: they are read from the newest record back, by the number of the page.
import type { Period } from './pull.ts';

interface Dated {
  created_at?: unknown;
  updated_at?: unknown;
  modified_at?: unknown;
}

const timeOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : NaN);

export interface NumberedPage {
  objects: readonly object[];
  /** where the times of an object are */
  datesOf: (object: object) => Dated;
  number: number;
  lastNumber: number;
  /** how long before the period a record may have been made that was changed in it */
  marginMs: number;
}

/** The objects of the period, and the number of the next page unless all further records are older. */
export function ofPeriod({ objects, datesOf, number, lastNumber, marginMs }: NumberedPage, { from, to }: Period) {
  const isWithin = (ms: number): boolean => ms >= from.getTime() && ms < to.getTime();
  const changed = objects.filter((object) => {
    const { created_at, updated_at, modified_at } = datesOf(object);
    return isWithin(timeOf(created_at)) || isWithin(timeOf(updated_at ?? modified_at));
  });
  const created = objects.map((object) => timeOf(datesOf(object).created_at));
  const isPast = created.length === 0 || Math.min(...created) < from.getTime() - marginMs;
  return { objects: [...changed], after: isPast || number >= lastNumber ? undefined : String(number + 1) };
}
