// The filters of every list, from the document: a filtered list is the part of the whole list that meets the filter.
import type { OperationId } from '@referral-tracking/shared/contract';
import type { Kit } from '../kit.ts';
import type { Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { rowsOf, type Need, type Row } from '../row.ts';
import { querySchemas } from '../schema.ts';
import { nameOf } from './harmless.ts';
import { LISTS, readPage, type Page } from './managed-queries.ts';
import { recordsOf } from './managed.ts';

const { shown } = rowsOf('management', 'getProgram');
const TOKEN: readonly Need[] = ['apiToken'];
const ALONE = { stage: 'alone' } as const;
const MOST = '100';
/** How many values of a filter to ask. */
const VALUES = 4;

type Fields = Record<string, unknown>;

/** What a filter compares, for those that are not named like a field of the records. */
const COMPARED: Readonly<Record<string, (record: Fields) => unknown>> = {
  actor_id: ({ actor }) => {
    const { kind, id } = actor as Fields;
    return kind === 'account' ? id : undefined;
  },
};
export const comparedBy = (name: string) => COMPARED[name] ?? ((record: Fields) => record[name]);

interface List {
  kit: Kit;
  id: OperationId;
  ids: Ids;
  whole: Page;
}
const textsOf = (records: readonly Fields[]): string[] => records.map((record) => JSON.stringify(record));

/**
 * The filtered list begins with those records of the whole one that meet the filter, and has no others. If the whole list
 * fits into a page, it ends with them too, and has the same records in the other order.
 */
async function expectPart(
  { kit, id, ids, whole }: List,
  query: Record<string, string>,
  meets: (record: Fields) => boolean,
): Promise<void> {
  const { data } = await readPage(kit, id, ids, { ...query, limit: MOST });
  const expected = textsOf(whole.data.filter(meets));
  const asked = new URLSearchParams(query).toString();
  const others = data.filter((record) => !meets(record));
  expectThat(others.length === 0, `only records with ${asked}`, others);
  const found = textsOf(whole.page.has_more ? data.slice(0, expected.length) : data);
  expectThat(found.join() === expected.join(), `${expected.length} records with ${asked}`, found);
  if (whole.page.has_more || !('order' in querySchemas(id))) return;
  const { data: oldest } = await readPage(kit, id, ids, { ...query, order: 'oldest', limit: MOST });
  const reversed = textsOf(oldest).reverse();
  expectThat(reversed.join() === expected.join(), `the same records with ${asked}, in the other order`, oldest);
}

/** Each value that a record has, and those of the document that none has. */
async function values(list: List, name: string, named: readonly unknown[]): Promise<void> {
  const compared = comparedBy(name);
  const there = list.whole.data.map(compared).filter((value) => value !== null && value !== undefined);
  for (const value of [...new Set([...there.slice(0, 2 * VALUES), ...named])].slice(0, 2 * VALUES)) {
    await expectPart(list, { [name]: String(value) }, (record) => compared(record) === value);
  }
}

const timeOf = ({ created_at, received_at }: Fields): number => Date.parse(String(created_at ?? received_at));
const textOf = (time: number): string => new Date(time).toISOString();
/** milliseconds */
const INDIA = 5.5 * 3_600_000;

/** The time itself belongs to `created_from` and not to `created_before`; an offset does not change it. */
async function times(list: List): Promise<void> {
  const known = list.whole.data.map(timeOf).filter((time) => !Number.isNaN(time));
  for (const time of [known[0], known[Math.floor(known.length / 2)], known.at(-1)]) {
    if (time === undefined) return;
    const text = textOf(time);
    await expectPart(list, { created_from: text }, (record) => timeOf(record) >= time);
    await expectPart(list, { created_before: text }, (record) => timeOf(record) < time);
    const only = { created_from: text, created_before: textOf(time + 1) };
    await expectPart(list, only, (record) => timeOf(record) === time);
    const shifted = textOf(time + INDIA).replace('Z', '+05:30');
    await expectPart(list, { created_from: shifted }, (record) => timeOf(record) >= time);
  }
}

/** Not filters, or ones that decide what the list is of. */
export const OTHERS = ['limit', 'cursor', 'order', 'expand', 'test', 'group_by', 'from', 'to'];

async function filters(kit: Kit, id: OperationId): Promise<void> {
  const ids = await recordsOf(kit, id);
  const list = { kit, id, ids, whole: await readPage(kit, id, ids, { limit: MOST }) };
  for (const [name, schema] of Object.entries(querySchemas(id))) {
    if (OTHERS.includes(name) || name.startsWith('created_')) continue;
    const named = schema.type === 'boolean' ? [true, false] : (schema.enum ?? []).filter((value) => value !== null);
    await values(list, name, named);
  }
  if ('created_from' in querySchemas(id)) await times(list);
}

const FILTERED = LISTS.filter(
  (id) => !('group_by' in querySchemas(id)) && Object.keys(querySchemas(id)).some((name) => !OTHERS.includes(name)),
);

export const managedFilterRows: Row[] = FILTERED.map((id) =>
  shown(`each filter, for ${nameOf(id)}`, 'that part of the list', (kit) => filters(kit, id), TOKEN, ALONE),
);
