// Messages that repeat a sent value: its text, cut at a number of characters. Derived from the fields of the document.
import { catalogue, contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { newProgram } from '../kit.ts';
import { expectError, rowsOf, statusOf, type Need, type Row } from '../row.ts';
import { requestSchema, resolve } from '../schema.ts';
import type { Call } from '../call.ts';
import { errorOfField } from './fields.ts';
import { nameOf, OPERATIONS } from './harmless.ts';
import { testSale } from './sale.ts';

const { shown } = rowsOf('echo', 'trackSale');
const MOST = contract.limits.echoedCharacters;

/** Values whose text is repeated. A character outside the basic plane counts as one. */
const VALUES: [asks: string, value: unknown][] = [
  [`a text of ${MOST} characters`, 'x'.repeat(MOST)],
  [`a text of ${MOST + 1} characters`, 'x'.repeat(MOST + 1)],
  ['a text of 1,000 characters', 'y'.repeat(1000)],
  [`${MOST + 1} characters outside the basic plane`, '😀'.repeat(MOST + 1)],
  ['a text in other letters', 'Ünïcödé "quoted" <b>'],
  ['a text with braces', '{value} {field} $&'],
];

/** A valid request of each operation, without records if a field is wrong. */
const VALID: Partial<Record<OperationId, { call: () => Call & { body: object }; needs: readonly Need[] }>> = {
  trackSale: { call: testSale, needs: [] },
  cliInit: { call: () => ({ as: 'login', body: newProgram() }), needs: ['loginToken'] },
  cliTestEvent: { call: () => ({ as: 'program', body: { event_type: 'click' } }), needs: [] },
};

/** The fields whose error repeats the value, by the rule `enum`. */
function echoingFields(id: OperationId): [field: string, name: string][] {
  const { path, method, errors } = operationEntry(id);
  const { properties = {} } = requestSchema(path, method) ?? {};
  return Object.entries(properties).flatMap(([field, node]) => {
    const name = resolve(node)['x-errors']?.enum;
    if (name === undefined) return [];
    const { template } = catalogue[errors[name]!]!;
    return Object.values(template).some((text) => text.includes('{value}')) ? [[field, name]] : [];
  });
}

const rowsFor = (id: OperationId): Row[] =>
  echoingFields(id).flatMap(([field, name]) =>
    VALUES.map(([asks, value]) =>
      shown(
        `${field} is ${asks}, for ${nameOf(id)}`,
        `${statusOf(id, name)} ${name}`,
        async (kit) => {
          const { path, method } = operationEntry(id);
          const schema = resolve(requestSchema(path, method)!.properties![field]!);
          const call = VALID[id]!.call();
          const reply = await kit.ask(id, { ...call, body: { ...call.body, [field]: value } });
          expectError(id, reply, name, errorOfField(schema, [field], { rule: 'enum', value }).values);
        },
        VALID[id]?.needs ?? [],
      ),
    ),
  );

export const echoRows: Row[] = OPERATIONS.flatMap(rowsFor);
