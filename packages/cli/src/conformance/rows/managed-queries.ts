// The query parameters of every list, from the document: what each may be, what it is unless sent, and what pages have in
// common whatever their size.
import { isDeepStrictEqual } from 'node:util';
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { requirementOf } from '@referral-tracking/shared/requirement';
import type { Kit } from '../kit.ts';
import { dataOf, manage, type Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { querySchemas, type Schema } from '../schema.ts';
import { nameOf } from './harmless.ts';
import { isList, READS, recordsOf } from './managed.ts';

const { shown } = rowsOf('management', 'getProgram');
const TOKEN: readonly Need[] = ['apiToken'];
/** Records that other rules create at the same time would move the pages. */
const ALONE = { stage: 'alone' } as const;
export const LISTS = READS.filter(isList);

type Query = Record<string, string>;
export interface Page {
  data: Record<string, unknown>[];
  page: { next_cursor: string | null; has_more: boolean };
}

/** A page of a list. */
export async function readPage(kit: Kit, id: OperationId, ids: Ids, query: Query): Promise<Page> {
  const reply = await manage(kit, id, ids, { query });
  dataOf(reply);
  return reply.body as Page;
}

const INTEGERS = ['', ' 1', '+1', '1.0', '1e1', '0x1', '9'.repeat(17)];
const BOOLEANS = ['', '1', '0', 'TRUE', 'yes'];
const TIMES = ['', 'yesterday', '2026-02-30T00:00:00Z', '2026-01-01T00:00:00'];
const DAYS = ['', '2026-02-30', '2026-1-1', '2026-01-01T00:00:00Z'];

/** Texts that are no value of a parameter. */
export function wrongTexts({ type, format, enum: values, minLength, maxLength, minimum, maximum }: Schema): string[] {
  if (values) {
    const [first = ''] = values.filter((value) => value !== null);
    return ['', first.toUpperCase(), `${first} `];
  }
  if (type === 'boolean') return BOOLEANS;
  const edges = [minimum === undefined ? undefined : minimum - 1, maximum === undefined ? undefined : maximum + 1];
  if (type === 'integer') return [...INTEGERS, ...edges.filter((edge) => edge !== undefined).map(String)];
  if (format === 'date-time') return TIMES;
  if (format === 'date') return DAYS;
  const long = maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)];
  return [...(minLength === undefined ? [] : ['']), ...long];
}

/** Each parameter with texts that it cannot be, and one that is repeated. An empty text is not an absent one. */
async function wrong(kit: Kit, id: OperationId): Promise<void> {
  const ids = await recordsOf(kit, id);
  for (const [field, schema] of Object.entries(querySchemas(id))) {
    const values = { field, requirement: requirementOf(schema) ?? '' };
    for (const text of wrongTexts(schema)) {
      const reply = await manage(kit, id, ids, { query: { [field]: text } });
      expectError(id, reply, 'fieldInvalid', values);
    }
  }
  const repeated: [string, string][] = [
    ['limit', '1'],
    ['limit', '1'],
  ];
  expectError(id, await manage(kit, id, ids, { query: repeated }), 'fieldUnknown', { field: 'limit' });
}

/** What a list says about its records and their totals, without the times of the request. */
const stated = (body: Page): unknown =>
  JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'as_of' ? undefined : value)));

/** A parameter that is not sent has its default, which may be sent too. */
async function defaults(kit: Kit, id: OperationId): Promise<void> {
  const ids = await recordsOf(kit, id);
  const rules = Object.entries(operationEntry(id).queryRules);
  const sent = rules.flatMap(([name, { default: value }]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const plain = await readPage(kit, id, ids, {});
  for (const query of [Object.fromEntries(sent), ...sent.map(([name, value]) => ({ [name]: value }))]) {
    const same = await readPage(kit, id, ids, query);
    const asked = new URLSearchParams(query).toString();
    expectThat(isDeepStrictEqual(stated(same), stated(plain)), `the same with ${asked} as without`, [plain, same]);
  }
}

const MOST = '100';

/** A page is the beginning of every longer one, a cursor goes on with any size, and a list that fits has no next page. */
async function sizes(kit: Kit, id: OperationId): Promise<void> {
  const ids = await recordsOf(kit, id);
  const grouping: Query = operationEntry(id).query.includes('group_by') ? { group_by: 'day' } : {};
  const whole = await readPage(kit, id, ids, { ...grouping, limit: MOST });
  const { length } = whole.data;
  expectThat(length <= Number(MOST), `at most ${MOST} records`, length);
  if (length > 0 && !whole.page.has_more) {
    const { data, page } = await readPage(kit, id, ids, { ...grouping, limit: String(length) });
    expectThat(isDeepStrictEqual(data, whole.data), 'the same records in a page that is just full', data);
    expectThat(!page.has_more, 'no next page of a list that fits', page);
  }
  if (length < 2) return;
  const first = await readPage(kit, id, ids, { ...grouping, limit: '1' });
  const rest = await readPage(kit, id, ids, { ...grouping, limit: MOST, cursor: first.page.next_cursor! });
  const found = [...first.data, ...rest.data].slice(0, length);
  expectThat(isDeepStrictEqual(found, whole.data), 'each record once in pages of different sizes', found);
}

export const managedQueryRows: Row[] = LISTS.flatMap((id) => [
  shown(`texts that no parameter is, for ${nameOf(id)}`, '400 fieldInvalid', (kit) => wrong(kit, id), TOKEN),
  shown(`the defaults of the parameters, for ${nameOf(id)}`, 'as if sent', (kit) => defaults(kit, id), TOKEN, ALONE),
  shown(`pages of different sizes, for ${nameOf(id)}`, 'the same list', (kit) => sizes(kit, id), TOKEN, ALONE),
]);
