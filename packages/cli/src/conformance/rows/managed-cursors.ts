// A cursor continues its own list with the same filters, and no other: another operation, program, filter or order.
import type { OperationId } from '@referral-tracking/shared/contract';
import type { Kit } from '../kit.ts';
import { manage, NO_RECORD, parametersOf, type Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { querySchemas, type Schema } from '../schema.ts';
import { nameOf } from './harmless.ts';
import { BY_LINK, isPortal, recordsOf } from './managed.ts';
import { LISTS, readPage } from './managed-queries.ts';

const { shown } = rowsOf('management', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];
/** Records that other rules create at the same time would move the pages. */
const ALONE = { stage: 'alone' } as const;

type Query = Record<string, string>;
const DAY_BEFORE = '2026-01-01';
const PLACES = ['limit', 'cursor'];

/** A value of a parameter that the first request does not have. */
function otherValue(
  { type, format, enum: values, default: usual }: Schema & { default?: unknown },
  now: number,
): string {
  const named = (values ?? []).filter((value) => value !== null && value !== usual);
  if (named.length > 0) return named.at(-1)!;
  if (type === 'boolean') return 'true';
  if (type === 'integer') return '1';
  if (format === 'date-time') return new Date(now + 1000).toISOString();
  return format === 'date' ? DAY_BEFORE : 'x';
}

/** The first page of one record, with its cursor; undefined if the list has no second page. */
async function cursorOf(kit: Kit, id: OperationId, ids: Ids): Promise<[query: Query, cursor: string] | undefined> {
  const query: Query = 'group_by' in querySchemas(id) ? { ...BY_LINK } : {};
  const { page } = await readPage(kit, id, ids, { ...query, limit: '1' });
  return page.next_cursor === null ? undefined : [query, page.next_cursor];
}

/** Each parameter, added to the request or with another value. */
async function otherFilters(kit: Kit, id: OperationId): Promise<void> {
  const ids = await recordsOf(kit, id);
  const found = await cursorOf(kit, id, ids);
  if (!found) return;
  const [query, cursor] = found;
  for (const [name, schema] of Object.entries(querySchemas(id))) {
    if (PLACES.includes(name)) continue;
    const more = name in query ? 'day' : otherValue(schema, kit.now().getTime());
    const reply = await manage(kit, id, ids, { query: { ...query, limit: '1', cursor, [name]: more } });
    // Two days that make no range are refused for themselves.
    if (name === 'from' && reply.seen.error === 'rangeInvalid') continue;
    expectError(id, reply, 'cursorInvalid');
  }
  const { data } = await readPage(kit, id, ids, { ...query, limit: '2', cursor });
  expectThat(data.length > 0, 'the next page in another size', data);
}

/** The cursors of all lists at all other lists. */
async function otherLists(kit: Kit): Promise<void> {
  const cursors: [id: OperationId, cursor: string][] = [];
  for (const id of LISTS) {
    const found = await cursorOf(kit, id, await recordsOf(kit, id));
    if (found) cursors.push([id, found[1]]);
  }
  for (const [place, id] of LISTS.entries()) {
    const others = cursors.filter(([own]) => own !== id);
    const [from, cursor] = others[place % others.length]!;
    const query: Query = 'group_by' in querySchemas(id) ? { ...BY_LINK, cursor } : { cursor };
    const reply = await manage(kit, id, await recordsOf(kit, id), { query });
    expectThat(reply.seen.error === 'cursorInvalid', `no cursor of ${from} in ${id}`, reply.body);
  }
}

/** The cursor of one program in another one. */
async function otherPrograms(kit: Kit): Promise<void> {
  const program_id = (await kit.owned()).id;
  for (const id of LISTS) {
    const isInProgram = parametersOf(id).includes('program_id');
    if (!isInProgram || isPortal(id)) continue;
    const found = await cursorOf(kit, id, await recordsOf(kit, id));
    if (!found) continue;
    const [query, cursor] = found;
    const reply = await manage(kit, id, { program_id }, { query: { ...query, cursor } });
    expectError(id, reply, 'cursorInvalid');
    const nobodys = await manage(kit, id, { program_id: NO_RECORD }, { query: { ...query, cursor } });
    expectError(id, nobodys, 'notFound');
  }
}

export const managedCursorRows: Row[] = [
  ...LISTS.map((id) =>
    shown(
      `a cursor with other filters, for ${nameOf(id)}`,
      '400 cursorInvalid',
      (kit) => otherFilters(kit, id),
      WRITES,
      ALONE,
    ),
  ),
  shown('the cursors of all lists at other lists', '400 cursorInvalid', otherLists, WRITES, ALONE),
  shown('the cursors of a program at another one', '400 cursorInvalid', otherPrograms, WRITES, ALONE),
];
