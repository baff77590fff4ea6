// What every operation of the management API answers to a token, from the document. Nothing here changes anything.
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { headerValue } from '../headers.ts';
import type { Kit } from '../kit.ts';
import { dataOf, firstRecords, manage, NO_RECORD, parametersOf, type Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { MANAGED, nameOf } from './harmless.ts';
import { laneOf } from './management.ts';

const { shown } = rowsOf('management', 'getProgram');
const TOKEN: readonly Need[] = ['apiToken'];
/** Records that other rules create at the same time would move the pages. */
const ALONE = { stage: 'alone' } as const;

/** The operations that a token may call. */
export const BY_TOKEN = MANAGED.filter((id) => operationEntry(id).access!.kinds.includes('token'));
export const READS = BY_TOKEN.filter((id) => operationEntry(id).method === 'get');
/** Whether partners call it, who see other programs and records than members do. */
export const isPortal = (id: OperationId): boolean => operationEntry(id).access!.partner;
const inProgram = (id: OperationId): boolean => parametersOf(id).includes('program_id');
/** Totals of each link; in total there is one record. */
const BY_LINK: Record<string, string> = Object.fromEntries(new URLSearchParams('group_by=link'));
export const isList = (id: OperationId): boolean => operationEntry(id).query.includes('cursor');

/** The same number for each parameter. */
const nothing = (id: OperationId): Ids => Object.fromEntries(parametersOf(id).map((name) => [name, NO_RECORD]));
const NARROW = 'stats.read';
/** A program that the token may see, as a partner if the operation is one of partners. */
const programOf = (kit: Kit, id: OperationId): Promise<number> =>
  isPortal(id) || kit.target.write ? kit.joined() : kit.managed();

/** The parameters of the path, of which the program is one that the token may see. */
export async function recordsOf(kit: Kit, id: OperationId): Promise<Ids> {
  // Only a partner has a profile.
  const program = inProgram(id) || isPortal(id) ? await programOf(kit, id) : NO_RECORD;
  return inProgram(id) ? firstRecords(kit, id, program) : {};
}

const NOT_MODIFIED = 304;
/** When a key was last used is stored a little later, and another rule may change the record meanwhile. */
const ATTEMPTS = 3;

/** A client that has the last response gets none again. */
async function readTwice(kit: Kit, id: OperationId): Promise<void> {
  const ids = await recordsOf(kit, id);
  let last = await manage(kit, id, ids);
  dataOf(last);
  if (!operationEntry(id).headers[NOT_MODIFIED]) return;
  for (let n = 1; n <= ATTEMPTS; n++) {
    const next = await manage(kit, id, ids, { headers: { 'if-none-match': headerValue(last, 'entityTag') } });
    if (next.status === NOT_MODIFIED) return;
    const changed = headerValue(next, 'entityTag') !== headerValue(last, 'entityTag');
    expectThat(changed, `${NOT_MODIFIED}, because nothing has changed`, next.status);
    last = next;
  }
}

const read: Row[] = READS.map((id) =>
  shown(`a token, for ${nameOf(id)}`, `200, then ${NOT_MODIFIED} for its tag`, (kit) => readTwice(kit, id), TOKEN),
);

const unknownParameter: Row[] = READS.map((id) =>
  shown(
    `an unknown parameter, for ${nameOf(id)}`,
    '400 fieldUnknown',
    async (kit) => {
      // The program is looked up before, and other records after the parameters.
      const ids = { ...nothing(id), program_id: inProgram(id) ? await programOf(kit, id) : NO_RECORD };
      const reply = await manage(kit, id, ids, { query: { nothing: 'known' } });
      expectError(id, reply, 'fieldUnknown', { field: 'nothing' });
    },
    TOKEN,
  ),
);

/** Whatever else is wrong: the program is looked up before the body. */
const foreignProgram: Row[] = BY_TOKEN.filter(inProgram).map((id) =>
  shown(
    `a program that does not exist, for ${nameOf(id)}`,
    '404 notFound',
    async (kit) => {
      const call = operationEntry(id).body ? { body: '{' } : {};
      expectError(id, await manage(kit, id, nothing(id), call), 'notFound');
    },
    TOKEN,
  ),
);

const foreignRecord: Row[] = READS.filter((id) => inProgram(id) && parametersOf(id).length > 1).map((id) =>
  shown(
    `a record that does not exist, for ${nameOf(id)}`,
    '404 notFound',
    async (kit) => {
      const reply = await manage(kit, id, { ...nothing(id), program_id: await kit.managed() });
      expectError(id, reply, 'notFound');
    },
    TOKEN,
  ),
);

const scopes: Row[] = BY_TOKEN.filter((id) => ![null, NARROW].includes(operationEntry(id).access!.scope)).map((id) =>
  shown(
    `a token without the scope, for ${nameOf(id)}`,
    '403 scopeMissing',
    async (kit) => {
      const reply = await manage(kit, id, nothing(id), { as: 'narrow' });
      expectError(id, reply, 'scopeMissing', { scope: operationEntry(id).access!.scope! });
    },
    ['narrowToken'],
  ),
);

const kinds: Row[] = MANAGED.filter((id) => !BY_TOKEN.includes(id)).map((id) =>
  shown(
    `a token, for ${nameOf(id)}`,
    '403 kindRefused',
    async (kit) => expectError(id, await manage(kit, id, nothing(id)), 'kindRefused'),
    TOKEN,
    laneOf(id),
  ),
);

interface Page {
  data: { created_at?: string }[];
  page: { next_cursor: string | null; has_more: boolean };
}

/** Reads a page; returns it with its records as texts. */
async function pageOf(kit: Kit, id: OperationId, ids: Ids, query: Record<string, string>) {
  const reply = await manage(kit, id, ids, { query });
  dataOf(reply);
  const { data, page } = reply.body as Page;
  expectThat(page.has_more === (page.next_cursor !== null), 'a cursor, if there is a next page', page);
  // Members come in the order of their accounts, which may be older than the membership.
  const dated = id === 'listMembers' ? [] : data;
  const times = dated.flatMap(({ created_at }) => (created_at === undefined ? [] : [Date.parse(created_at)]));
  const sorted = [...times].sort((a, b) => (query.order === 'oldest' ? a - b : b - a));
  expectThat(times.join() === sorted.join(), `the ${query.order} records first`, data);
  return { ...page, records: data.map((record) => JSON.stringify(record)) };
}

/** Two pages of one record are the page of two; a cursor is valid for its own list only. */
async function pages(kit: Kit, id: OperationId): Promise<void> {
  const ids = await recordsOf(kit, id);
  const grouping = operationEntry(id).query.includes('group_by') ? BY_LINK : {};
  const newest = { ...grouping, order: 'newest' };
  const whole = await pageOf(kit, id, ids, { ...newest, limit: '2' });
  const first = await pageOf(kit, id, ids, { ...newest, limit: '1' });
  expectThat(first.has_more === whole.records.length > 1, 'a next page only if there is more', first);
  if (first.next_cursor === null) return;
  const second = await pageOf(kit, id, ids, { ...newest, limit: '1', cursor: first.next_cursor });
  const [found, expected] = [[...first.records, ...second.records].join(), whole.records.join()];
  expectThat(found === expected, `${expected} in two pages`, found);
  const other = { ...grouping, order: 'oldest', cursor: first.next_cursor };
  expectError(id, await manage(kit, id, ids, { query: other }), 'cursorInvalid');
}

const lists: Row[] = READS.filter((id) => isList(id) && operationEntry(id).query.includes('order')).map((id) =>
  shown(`pages, for ${nameOf(id)}`, 'each record once, in order', (kit) => pages(kit, id), TOKEN, ALONE),
);

export const managedRows: Row[] = [
  ...read,
  ...unknownParameter,
  ...foreignProgram,
  ...foreignRecord,
  ...scopes,
  ...kinds,
  ...lists,
];
