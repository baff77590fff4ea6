// The query parameters of every list, from the document: texts that none of them may be.
import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@referral-tracking/shared/contract';
import { requirementOf } from '@referral-tracking/shared/requirement';
import type { Kit } from '../kit.ts';
import { manage } from '../owned.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { querySchemas, type Schema } from '../schema.ts';
import { nameOf } from './harmless.ts';
import { isList, READS, recordsOf } from './managed.ts';

const { shown } = rowsOf('management', 'getProgram');
const TOKEN: readonly Need[] = ['apiToken'];
const LISTS = READS.filter(isList);

const INTEGERS = ['', ' 1', '+1', '1.0', '1e1', '0x1', '9'.repeat(17)];
const BOOLEANS = ['', '1', '0', 'TRUE', 'yes'];
const TIMES = ['', 'yesterday', '2026-02-30T00:00:00Z', '2026-01-01T00:00:00'];
const DAYS = ['', '2026-02-30', '2026-1-1', '2026-01-01T00:00:00Z'];

/** Texts that are no value of a parameter. */
function wrongTexts({ type, format, enum: values, minLength, maxLength, minimum, maximum }: Schema): string[] {
  if (values) {
    const [first = ''] = values.filter((value) => value !== null);
    return ['', first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase(), `${first} `];
  }
  if (type === 'boolean') return BOOLEANS;
  const edges = [minimum === undefined ? undefined : minimum - 1, maximum === undefined ? undefined : maximum + 1];
  if (type === 'integer') return [...INTEGERS, ...edges.filter((edge) => edge !== undefined).map(String)];
  if (format === 'date-time') return TIMES;
  if (format === 'date') return DAYS;
  const long = maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)];
  return [...(minLength === undefined ? [] : ['']), ...long];
}

/** Texts of the right form that mean nothing. */
const NONSENSE: [query: Record<string, string>, error: string][] = [
  [{ cursor: 'nonsense' }, 'cursorInvalid'],
  [{ from: '2026-01-02', to: '2026-01-01' }, 'rangeInvalid'],
];

/** The parameters of a list, without those that a list before it has in the same form. */
function ownParameters(id: OperationId): [name: string, schema: Schema][] {
  const before = LISTS.slice(0, LISTS.indexOf(id)).map(querySchemas);
  return Object.entries(querySchemas(id)).filter(
    ([name, schema]) => !before.some((other) => isDeepStrictEqual(other[name], schema)),
  );
}

/** Each parameter with texts that it cannot be, and one that is repeated. An empty text is not an absent one. */
async function wrong(kit: Kit, id: OperationId): Promise<void> {
  const ids = await recordsOf(kit, id);
  for (const [field, schema] of ownParameters(id)) {
    const values = { field, requirement: requirementOf(schema) ?? '' };
    for (const text of wrongTexts(schema).slice(-2)) {
      const reply = await manage(kit, id, ids, { query: { [field]: text } });
      expectError(id, reply, 'fieldInvalid', values);
    }
  }
  for (const [query, error] of NONSENSE.filter(([query]) =>
    Object.keys(query).every((name) => name in querySchemas(id)),
  )) {
    expectError(id, await manage(kit, id, ids, { query }), error);
  }
  const repeated: [string, string][] = [
    ['limit', '1'],
    ['limit', '1'],
  ];
  expectError(id, await manage(kit, id, ids, { query: repeated }), 'fieldUnknown', { field: 'limit' });
}

export const managedQueryRows: Row[] = LISTS.map((id) =>
  shown(`texts that no parameter is, for ${nameOf(id)}`, '400 fieldInvalid', (kit) => wrong(kit, id), TOKEN),
);
