// What differs between two pictures, by record, and whether it is exactly what an act declares.
import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@referral-tracking/shared/contract';
import { Mismatch, show } from '../outcome.ts';
import { nameOfView, type Picture } from './picture.ts';
import type { Body } from './world.ts';

/** A record that is new, or gone, or whose fields differ. */
export interface Change {
  list: string;
  key: string;
  is: 'new' | 'gone' | 'changed';
  /** the record afterwards; before, if it is gone */
  record: Body;
  /** the fields that differ, as they are afterwards */
  fields: Body;
}

/** A time between the request and its answer. */
export const NOW = { now: true } as const;
/** Whatever it is; other checks compare it. */
export const ANY = { any: true } as const;
/** A number that no record of the list had before. */
export const NEW = { new: true } as const;

/** What an act does to one record. */
export type Effect =
  | { list: string; is: 'new'; record: Body }
  | { list: string; is: 'gone'; key: unknown }
  | { list: string; is: 'changed'; key: unknown; fields: Body };

/** The lists of which every difference is declared. All other answers follow from them, or may not differ. */
export const CANONICAL: readonly [reader: string, id: OperationId, query?: Record<string, string>][] = [
  ['owner', 'listPrograms'],
  ['owner', 'listTokens'],
  ['owner', 'listKeys'],
  ['owner', 'listEvents'],
  ['owner', 'listEvents', { test: 'true' }],
  ['owner', 'listPaymentEvents'],
  ['owner', 'listProcessors'],
  ['owner', 'listMembers'],
  ['owner', 'listMemberInvitations'],
  ['owner', 'listAuditLog'],
  ['owner', 'listLinks'],
  ['owner', 'listPartners'],
  ['owner', 'listInvitations'],
  ['owner', 'listCustomers'],
  ['owner', 'listCommissions'],
  ['first', 'listOwnPrograms'],
  ['second', 'listOwnPrograms'],
];

/** How a record is called in its list. */
export function keyOf({ id, account_id, type, record_id, link_id, created_at }: Body): string {
  for (const number of [id, account_id]) if (typeof number === 'number') return String(number);
  return [type, record_id ?? `${String(link_id)} ${String(created_at)}`].join(' ');
}

export const listName = (reader: string, id: string, query: Record<string, string> = {}): string =>
  [...(reader === 'owner' ? [] : [reader]), id, ...Object.keys(query)].join(' ');

function changesOf(list: string, before: readonly Body[], after: readonly Body[]): Change[] {
  const [was, is] = [before, after].map((records) => new Map(records.map((one) => [keyOf(one), one])));
  const changes: Change[] = [];
  for (const [key, record] of is!) {
    const old = was!.get(key);
    if (!old) {
      changes.push({ list, key, is: 'new', record, fields: record });
      continue;
    }
    const names = [...new Set([...Object.keys(old), ...Object.keys(record)])];
    const different = names.filter((name) => !isDeepStrictEqual(old[name], record[name]));
    const fields = Object.fromEntries(different.map((name) => [name, record[name]]));
    if (different.length > 0) changes.push({ list, key, is: 'changed', record, fields });
  }
  for (const [key, record] of was!) if (!is!.has(key)) changes.push({ list, key, is: 'gone', record, fields: record });
  return changes;
}

/** The records that both lists have are in the same order, and new ones are the first. */
function expectOrder(list: string, before: readonly Body[], after: readonly Body[]): void {
  const [was, is] = [before.map(keyOf), after.map(keyOf)];
  const stays = is.filter((key) => was.includes(key));
  const expected = was.filter((key) => is.includes(key));
  if (stays.join() !== expected.join()) throw new Mismatch(`expected the same order in ${list}; came ${show(is)}`);
}

export function changesBetween(before: Picture, after: Picture): Change[] {
  return CANONICAL.flatMap(([reader, id, query]) => {
    const name = nameOfView(reader, id, query);
    const [was, is] = [before, after].map(({ views }) => (views.get(name)?.body.data ?? []) as Body[]);
    const list = listName(reader, id, query);
    expectOrder(list, was!, is!);
    return changesOf(list, was!, is!);
  });
}

/** The tolerance of a `Date` header, in milliseconds. */
const SECOND = 1000;

const isNow = (value: unknown, { from, to }: Span): boolean => {
  const time = Date.parse(String(value));
  return time >= from - SECOND && time < to + 2 * SECOND;
};
export interface Span {
  from: number;
  to: number;
}

export function fits(value: unknown, expected: unknown, span: Span): boolean {
  if (expected === ANY) return true;
  if (expected === NOW) return isNow(value, span);
  if (expected === NEW) return Number.isInteger(value);
  if (Array.isArray(expected)) {
    if (!Array.isArray(value) || value.length !== expected.length) return false;
    return expected.every((one, place) => fits(value[place], one, span));
  }
  if (typeof expected !== 'object' || expected === null) return isDeepStrictEqual(value, expected);
  if (typeof value !== 'object' || value === null) return false;
  const [found, wanted] = [Object.keys(value).sort().join(), Object.keys(expected).sort().join()];
  if (found !== wanted) return false;
  return Object.entries(expected).every(([name, one]) => fits((value as Body)[name], one, span));
}

function isEffect(change: Change, effect: Effect, span: Span): boolean {
  if (change.list !== effect.list || change.is !== effect.is) return false;
  if (effect.is === 'new') return fits(change.record, effect.record, span);
  if (change.key !== String(effect.key)) return false;
  return effect.is === 'gone' || fits(change.fields, effect.fields, span);
}

const told = (one: Change | Effect): string =>
  JSON.stringify(one, (key, value: unknown) => (key === 'record' && 'fields' in one ? undefined : value));

/** Each change is one that is declared, and each declared one has come. */
export function expectEffects(changes: readonly Change[], effects: readonly Effect[], span: Span): void {
  const left = [...changes];
  const missing = effects.filter((effect) => {
    const place = left.findIndex((change) => isEffect(change, effect, span));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  if (missing.length === 0 && left.length === 0) return;
  const expected = missing.length === 0 ? 'nothing else to change' : missing.map(told).join(' and ');
  throw new Mismatch(
    `expected ${expected.slice(0, 900)}; came ${left.map(told).join(' and ').slice(0, 1500) || 'nothing else'}`,
  );
}
