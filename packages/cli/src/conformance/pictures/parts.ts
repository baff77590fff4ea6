// Every list of a picture in parts: by each filter, in pages of two, in the other order, before and after a time.
import { isDeepStrictEqual } from 'node:util';
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import type { CheckedResponse, Kit } from '../kit.ts';
import { Mismatch, show } from '../outcome.ts';
import { dataOf } from '../owned.ts';
import { comparedBy, OTHERS } from '../rows/managed-filters.ts';
import { querySchemas } from '../schema.ts';
import { LATER, listIn, readWhole, takePicture, type Picture } from './picture.ts';
import { worldOf, type Body, type World } from './world.ts';

export type Query = Record<string, string>;
/** A part of a list: its query, and the records that meet it. */
export type Part = [query: Query, meets: (record: Body) => boolean];

export interface List {
  id: OperationId;
  reader: string;
  /** what the list is of, such as the events of the test mode */
  of: Query;
  read: (query: Query) => Promise<Body[]>;
  page: (query: Query) => Promise<{ data: Body[]; next: string | null }>;
}

export function expectRecords(
  found: readonly Body[],
  expected: readonly Body[],
  { id, reader }: List,
  query: Query,
): void {
  if (isDeepStrictEqual(found, expected)) return;
  const asked = new URLSearchParams(query).toString();
  const come = found.filter((one) => !expected.some((other) => isDeepStrictEqual(one, other)));
  const missing = expected.filter((one) => !found.some((other) => isDeepStrictEqual(one, other)));
  const what = `${expected.length} records of ${id} for the ${reader} with ${asked}`;
  throw new Mismatch(`expected ${what}, also ${show(missing[0])}; came ${found.length}, also ${show(come[0])}`);
}

export const timeOf = ({ created_at, received_at }: Body): number => Date.parse(String(created_at ?? received_at));
const MOST = 3;

/** Each value of each filter that some record has, and those of the document that none has. */
export function partsOf(id: OperationId, whole: readonly Body[]): Part[] {
  const parts: Part[] = [];
  for (const [name, schema] of Object.entries(querySchemas(id))) {
    if (OTHERS.includes(name) || name.startsWith('created_')) continue;
    const compared = comparedBy(name);
    const there = [...new Set(whole.map(compared).filter((value) => value !== null && value !== undefined))];
    const declared = schema.type === 'boolean' ? [true, false] : (schema.enum ?? []).filter((value) => value !== null);
    for (const value of new Set([...there.slice(0, MOST), ...declared])) {
      parts.push([{ [name]: `${value as string}` }, (record) => compared(record) === value]);
    }
  }
  return parts;
}

/** The time of a record belongs to `created_from`, and not to `created_before`. */
function timesOf(id: OperationId, whole: readonly Body[]): Part[] {
  const middle = whole[Math.floor(whole.length / 2)];
  if (!('created_from' in querySchemas(id)) || !middle) return [];
  const time = timeOf(middle);
  const text = new Date(time).toISOString();
  return [
    [{ created_from: text }, (record) => timeOf(record) >= time],
    [{ created_before: text }, (record) => timeOf(record) < time],
  ];
}

export async function inPages(list: List, whole: readonly Body[], query: Query): Promise<void> {
  const found: Body[] = [];
  let cursor: Query = {};
  for (let pages = 0; pages <= whole.length; pages++) {
    const { data, next } = await list.page({ ...query, ...cursor });
    found.push(...data);
    if (next === null) break;
    cursor = { cursor: next };
  }
  expectRecords(found, whole, list, query);
}

async function expectParts(list: List, whole: readonly Body[]): Promise<void> {
  const { id } = list;
  for (const [query, meets] of [...partsOf(id, whole), ...timesOf(id, whole)]) {
    const expected = whole.filter(meets);
    expectRecords(await list.read(query), expected, list, query);
    if (!('order' in querySchemas(id))) continue;
    const oldest = { ...query, order: 'oldest' };
    expectRecords((await list.read(oldest)).reverse(), expected, list, oldest);
  }
  const size = { limit: String(Math.max(2, Math.ceil(whole.length / 4))) };
  await inPages(list, whole, size);
  if ('order' in querySchemas(id)) await inPages(list, [...whole].reverse(), { ...size, order: 'oldest' });
}

interface Page {
  data: Body[];
  page: { next_cursor: string | null };
}

/** The lists of a picture, without their records of other lists. */
export function listsOf(
  kit: Kit,
  { views }: Picture,
  { owner, partners, program }: World,
  forms: readonly string[] = ['test'],
): List[] {
  const tokens = new Map([owner, ...partners].map((reader) => [reader.name, reader.tokens]));
  let turn = 0;
  return [...views.values()].flatMap(({ id, reader, query: of, status }): List[] => {
    const own = tokens.get(reader);
    const isOther = Object.keys(of).some((name) => !forms.includes(name));
    const isList = operationEntry(id).query.includes('cursor') && !operationEntry(id).query.includes('group_by');
    if (!own || status !== 200 || !isList || isOther || !operationEntry(id).access!.kinds.includes('token')) return [];
    const by = (): Call => ({ key: own[turn++ % own.length]!, ids: { program_id: program.id } });
    const shown = (reply: CheckedResponse): Page => {
      dataOf(reply);
      const { data, page } = JSON.parse(JSON.stringify(reply.body)) as Page;
      for (const one of data) for (const name of LATER) delete one[name];
      return { data, page };
    };
    const page = async (query: Query) => {
      const { data, page: found } = shown(await kit.ask(id, { ...by(), query: { ...of, ...query } }));
      return { data, next: found.next_cursor };
    };
    const read = async (query: Query) => shown(await readWhole(kit, id, by(), { ...of, ...query })).data;
    return [{ id, reader, of, page, read }];
  });
}

/** Throws unless the parts of each list are parts of the whole. */
export async function compareParts(kit: Kit): Promise<void> {
  const world = await worldOf(kit);
  const picture = await takePicture(kit, world);
  for (const list of listsOf(kit, picture, world)) {
    await expectParts(list, listIn(picture, list.id, list.of, list.reader));
  }
}
