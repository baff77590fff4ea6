// What every operation of the management API answers to a token, from the document. Nothing here changes anything.
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { filledProgram } from '../filled.ts';
import type { Kit } from '../kit.ts';
import { dataOf, firstRecords, manage, NO_RECORD, parametersOf, type Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { MANAGED, nameOf } from './harmless.ts';

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
export const BY_LINK: Record<string, string> = Object.fromEntries(new URLSearchParams('group_by=link'));
export const isList = (id: OperationId): boolean => operationEntry(id).query.includes('cursor');

/** The same number for each parameter. */
const nothing = (id: OperationId): Ids => Object.fromEntries(parametersOf(id).map((name) => [name, NO_RECORD]));
const NARROW = 'stats.read';
/** What is no identifier of a record, or that of none. */
const NO_RECORDS = [
  NO_RECORD,
  '0',
  '01',
  '-1',
  '+1',
  '1.0',
  '1e1',
  '12345678901234567',
  '9'.repeat(19),
  '9'.repeat(30),
];

/** A program that the token may see, as a partner if the operation is one of partners. */
const programOf = (kit: Kit, id: OperationId): Promise<number> => {
  if (isPortal(id)) return kit.joined();
  return kit.target.write ? filledProgram(kit) : kit.managed();
};

/** The parameters of the path, of which the program is one that the token may see. */
export async function recordsOf(kit: Kit, id: OperationId): Promise<Ids> {
  // Only a partner has a profile.
  const program = inProgram(id) || isPortal(id) ? await programOf(kit, id) : NO_RECORD;
  return inProgram(id) ? firstRecords(kit, id, program) : {};
}

const read: Row[] = READS.map((id) =>
  shown(
    `a token, for ${nameOf(id)}`,
    '200',
    async (kit) => void dataOf(await manage(kit, id, await recordsOf(kit, id))),
    TOKEN,
  ),
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
      for (const program_id of [...NO_RECORDS, 'me']) {
        // This path belongs to the program's key.
        if (program_id === 'me' && id === 'getProgramReadiness') continue;
        const call = operationEntry(id).body ? { body: '{' } : {};
        expectError(id, await manage(kit, id, { ...nothing(id), program_id }, call), 'notFound');
      }
    },
    TOKEN,
  ),
);

const foreignRecord: Row[] = READS.filter((id) => inProgram(id) && parametersOf(id).length > 1).map((id) =>
  shown(
    `a record that does not exist, for ${nameOf(id)}`,
    '404 notFound',
    async (kit) => {
      const names = parametersOf(id).filter((name) => name !== 'program_id');
      for (const none of NO_RECORDS) {
        const others = Object.fromEntries(names.map((name) => [name, none]));
        const reply = await manage(kit, id, { ...others, program_id: await kit.managed() });
        expectError(id, reply, 'notFound');
      }
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

/** Two pages of one record are the page of two, in both orders; a cursor is valid for its own list only. */
async function pages(kit: Kit, id: OperationId): Promise<void> {
  const ids = await recordsOf(kit, id);
  const grouping = operationEntry(id).query.includes('group_by') ? BY_LINK : {};
  for (const order of ['newest', 'oldest']) {
    const shown = { ...grouping, order };
    const whole = await pageOf(kit, id, ids, { ...shown, limit: '2' });
    const first = await pageOf(kit, id, ids, { ...shown, limit: '1' });
    expectThat(first.has_more === whole.records.length > 1, 'a next page only if there is more', first);
    if (first.next_cursor === null) continue;
    const second = await pageOf(kit, id, ids, { ...shown, limit: '1', cursor: first.next_cursor });
    const [found, expected] = [[...first.records, ...second.records].join(), whole.records.join()];
    expectThat(found === expected, `${expected} in two pages`, found);
    const other = { ...grouping, order: order === 'oldest' ? 'newest' : 'oldest', cursor: first.next_cursor };
    expectError(id, await manage(kit, id, ids, { query: other }), 'cursorInvalid');
  }
}

const WRONG: [query: Record<string, string>, error: string, field?: string][] = [
  [{ limit: '0' }, 'fieldInvalid', 'limit'],
  [{ limit: '101' }, 'fieldInvalid', 'limit'],
  [{ limit: 'all' }, 'fieldInvalid', 'limit'],
  [{ order: 'sideways' }, 'fieldInvalid', 'order'],
  [{ cursor: 'nonsense' }, 'cursorInvalid'],
  [{ cursor: 'a\0b' }, 'textNotStorable'],
  [{ from: '2026-01-02', to: '2026-01-01' }, 'rangeInvalid'],
  // 367 days.
  [{ from: '2025-01-01', to: '2026-01-03' }, 'rangeInvalid'],
];
const ENUMERATED = ['enabled', 'status', 'state', 'type', 'group_by'];

async function wrongParameters(kit: Kit, id: OperationId): Promise<void> {
  const ids = await recordsOf(kit, id);
  const { query } = operationEntry(id);
  const own = ENUMERATED.filter((name) => query.includes(name));
  const cases = [
    ...WRONG,
    ...own.map((name): (typeof WRONG)[number] => [{ [name]: 'sideways' }, 'fieldInvalid', name]),
  ];
  for (const [sent, error, field] of cases.filter(([sent]) => query.includes(Object.keys(sent)[0]!))) {
    const reply = await manage(kit, id, ids, { query: sent });
    expectError(id, reply, error, field === undefined ? {} : { field });
  }
}

const lists: Row[] = READS.filter(isList).flatMap((id) => [
  shown(`malformed limits, orders and cursors, for ${nameOf(id)}`, '400', (kit) => wrongParameters(kit, id), TOKEN),
  ...(operationEntry(id).query.includes('order')
    ? [shown(`pages, for ${nameOf(id)}`, 'each record once, in order', (kit) => pages(kit, id), TOKEN, ALONE)]
    : []),
]);

export const managedRows: Row[] = [
  ...read,
  ...unknownParameter,
  ...foreignProgram,
  ...foreignRecord,
  ...scopes,
  ...kinds,
  ...lists,
];
