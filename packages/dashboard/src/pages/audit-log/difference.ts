// What an entry says about a record: field by field, before and after.
import type { AuditEntry } from '../../records/audit-log/paths.ts';

export interface FieldChange {
  name: string;
  /** of an amount in another currency than the record's */
  currency?: string;
  /** undefined: the record was created, or the field had no value */
  before: unknown;
  /** undefined: the record was removed, or the field has no value any more */
  after: unknown;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
const known = (value: unknown): unknown => (isEmpty(value) ? undefined : value);

/** Something new has been sent again no time: the count says something only later. */
const isStart = ({ name, before, after }: FieldChange): boolean =>
  name === 'resends' && before === undefined && after === 0;

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a field that has fields itself, such as the look of a program, those that differ. */
function partsOf(change: FieldChange): FieldChange[] {
  const [old, now] = [change.before ?? {}, change.after ?? {}];
  if (!isRecord(old) || !isRecord(now)) return [change];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .map((name) => {
      const values = { before: known(old[name]), after: known(now[name]) };
      return change.name === 'minimums'
        ? { name: 'minimum_payout_cents', currency: name, ...values }
        : { name, ...values };
    });
}

/** The fields that have a value before or afterwards. */
export const changesOf = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({ name, before: known(before[name]), after: known(after[name]) }))
    .flatMap(partsOf)
    .filter((change) => change.before !== undefined || change.after !== undefined)
    .filter((change) => !isStart(change));

/** The items of two lists that only one of them has. */
export function listDifference(before: unknown, after: unknown): { removed: unknown[]; added: unknown[] } {
  const [old, now] = [before, after].map((value) => (Array.isArray(value) ? (value as unknown[]) : []));
  const missing = (from: unknown[], others: unknown[]) =>
    from.filter((item) => !others.some((other) => JSON.stringify(other) === JSON.stringify(item)));
  return { removed: missing(old!, now!), added: missing(now!, old!) };
}
