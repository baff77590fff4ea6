// Creates a rule for each value at the edge of what a field accepts, from the document. `fields.ts` has the values just
// beyond the edge.
import { contract, operationEntry } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import type { Kit } from '../kit.ts';
import { expectError, rowsOf, statusOf, type Row } from '../row.ts';
import { requestSchema, type Schema } from '../schema.ts';
import { errorOfField, fieldsOf, typesOf, withField, type Field } from './fields.ts';
import { VALID, type ValidRequest } from './valid.ts';

/** A value of a field that is accepted. */
interface Right {
  asks: string;
  value: (kit: Kit, valid: Record<string, unknown>) => unknown;
}

/** Two UTF-16 units, one character: lengths are counted in characters. */
const WIDE = '😀';

/** Turns off test mode or the operation itself, or means a record that must exist. */
const SWITCHES = ['additional_data', 'additional_data.test_mode', 'additional_data.program_id', 'advertiser_id'];

const startOf = ({ format }: Schema, valid: unknown): string => {
  if (format === 'uri') return typeof valid === 'string' ? `${valid}&y=` : 'https://example.com/?y=';
  return typeof valid === 'string' ? valid : '';
};

function rightTexts({ schema, path: [name] }: Field): Right[] {
  const { minLength, maxLength, format, enum: values = [] } = schema;
  if (format === 'domain' || format === 'date-time') return [];
  const right: Right[] = values
    .filter((value) => value !== null)
    .map((value) => ({ asks: `is ${JSON.stringify(value)}`, value: () => value }));
  if (minLength === 1 && format !== 'uri') {
    right.push({ asks: 'has 1 character', value: (_kit, valid) => valid[name!] ?? 'x' });
  }
  // A text without limits may be any; what its values mean is another rule's matter.
  if (maxLength === undefined) return right.length > 0 ? right : [{ asks: 'is any text', value: () => 'any' }];
  const full: Right['value'] = (_kit, valid) => startOf(schema, valid[name!]).padEnd(maxLength, 'x');
  right.push({ asks: `has ${maxLength} characters`, value: full });
  if (format === undefined) {
    const value: Right['value'] = (_kit, valid) => {
      const start = startOf(schema, valid[name!]);
      return start + WIDE.repeat(maxLength - start.length);
    };
    right.push({ asks: `has ${maxLength} characters of two UTF-16 units`, value });
  }
  return right;
}

const rightNumbers = ({ minimum, exclusiveMinimum, maximum }: Schema): Right[] =>
  [minimum, exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 0.01, maximum]
    .filter((edge) => edge !== undefined)
    .map((edge) => ({ asks: `is ${edge}, at the edge`, value: () => edge }));

function rightJson(limit: number, letter: string): Right {
  const room = limit - JSON.stringify({ test_mode: true, x: '' }).length;
  const kind = { é: ' beyond ASCII', '😀': ' beyond the basic plane' }[letter] ?? '';
  return {
    asks: `has ${limit} characters of JSON${kind}`,
    value: () => ({ test_mode: true, x: letter.repeat(room) }),
  };
}

/** The fields that must have a value even in test mode, although their own schemas allow null. */
const neverNull = (body: Schema): readonly string[] =>
  (body['x-required'] ?? []).flatMap(({ all = [], unlessTestMode = false }) => (unlessTestMode ? [] : all));

function rightsOf(field: Field, body: Schema): Right[] {
  const { schema, path } = field;
  const types = typesOf(schema);
  const size = schema['x-max-json-length'];
  const isSwitch = SWITCHES.includes(path.join('.'));
  const mayBeNull = types.includes('null') && !isSwitch && !neverNull(body).includes(path[0]!);
  return [
    ...(mayBeNull ? [{ asks: 'is null, as if absent', value: () => null }] : []),
    ...(types.includes('string') ? rightTexts(field) : []),
    ...(isSwitch ? [] : rightNumbers(schema)),
    ...(types.includes('boolean') && !isSwitch
      ? [true, false].map((value) => ({ asks: `is ${value}`, value: () => value }))
      : []),
    ...(size === undefined ? [] : ['x', 'é', '😀'].map((letter) => rightJson(size, letter))),
  ];
}

/** A fixed commission may be as high as the field allows, a percentage may not. */
const WITH: Partial<Record<string, Record<string, unknown>>> = { commission_rate: { commission_type: 'fixed' } };

function acceptedRows({ endpoint, id, needs, call, expectAccepted }: ValidRequest): Row[] {
  const { path, method } = operationEntry(id);
  const { shown } = rowsOf(endpoint, id);
  const schema = requestSchema(path, method)!;
  return fieldsOf(schema).flatMap((field) =>
    rightsOf(field, schema).map(({ asks, value }) =>
      shown(
        `${field.path.join('.')} ${asks}`,
        'accepted',
        async (kit) => {
          const valid = call(kit);
          const body = { ...valid.body, ...WITH[field.path[0]!] };
          expectAccepted(await kit.ask(id, { ...valid, body: withField(body, field.path, value(kit, valid.body)) }));
        },
        needs,
      ),
    ),
  );
}

/** One character over a length, where each character has two UTF-16 units, and no character at all after trimming. */
function refusedRows({ endpoint, id, call }: ValidRequest): Row[] {
  const { path, method } = operationEntry(id);
  const { shown } = rowsOf(endpoint, id);
  const fields = fieldsOf(requestSchema(path, method)!).filter(
    ({ schema }) => schema.maxLength !== undefined && schema.format === undefined,
  );
  return fields.map((field) => {
    const { schema, path: at } = field;
    const value = WIDE.repeat(schema.maxLength! + 1);
    const { name, values } = errorOfField(schema, at, { rule: 'maxLength', value });
    return shown(
      `${at.join('.')} has ${schema.maxLength! + 1} characters of two UTF-16 units`,
      `${statusOf(id, name)} ${name}`,
      async (kit) => {
        const valid = call(kit);
        expectError(id, await kit.ask(id, { ...valid, body: withField(valid.body, at, value) }), name, values);
      },
      id === 'cliInit' ? ['loginToken'] : [],
    );
  });
}

/** The JSON of a request with objects in objects: as many levels in total as given. */
const nestedIn = (body: object, levels: number): string => {
  const inner = levels - 1;
  return JSON.stringify({ ...body, unheard_of: 0 }).replace(/0}$/, `${'['.repeat(inner)}${']'.repeat(inner)}}`);
};

function bodyRows({ endpoint, id, needs, call, expectAccepted }: ValidRequest): Row[] {
  const { shown } = rowsOf(endpoint, id);
  const { bodyBytes, bodyDepth } = contract.limits;
  const accepted = (asks: string, textOf: (body: object) => Call['body']): Row =>
    shown(
      asks,
      'accepted',
      async (kit) => {
        const valid = call(kit);
        expectAccepted(await kit.ask(id, { ...valid, body: textOf(valid.body) }));
      },
      needs,
    );
  return [
    accepted(`a body of ${bodyBytes} bytes`, (body) => JSON.stringify(body).padEnd(bodyBytes)),
    accepted(`a body of ${bodyDepth} levels`, (body) => nestedIn(body, bodyDepth)),
    accepted('fields that nobody knows', (body) => ({ ...body, unheard_of: { x: [1] }, id: 1 })),
  ];
}

export const boundaryRows: Row[] = VALID.flatMap((request) => [
  ...acceptedRows(request),
  ...refusedRows(request),
  ...bodyRows(request),
]).map((row) => ({ ...row, endpoint: 'boundaries', asks: `${row.endpoint}: ${row.asks}` }));
