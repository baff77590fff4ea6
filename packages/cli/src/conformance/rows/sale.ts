import { unique, type Call } from '../call.ts';
import { clickOn, expectSettled, saleOf, sell, sendLead, sendSale, TEST } from '../events.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, messageOf, rowsOf, type Row } from '../row.ts';
import { requestSchema, resolve } from '../schema.ts';
import { operationEntry } from '@referral-tracking/shared/contract';
import { errorOfField, fieldRows } from './fields.ts';
import { methodRows, readingRows } from './reading.ts';
import { tokenRows } from './tokens.ts';

const { refused, answered, shown } = rowsOf('sale', 'trackSale');

type Body = Record<string, unknown>;
const AMOUNT = 1000;

const testSale = (more: Body = {}): Call & { body: Body } => ({
  as: 'program',
  body: saleOf(AMOUNT, { ...TEST, ...more }),
});
const unattributed = { attributed: false, sale_id: null, commission_id: null };

async function expectTest(body: Body, kit: Kit): Promise<void> {
  expectFields(body, { ...unattributed, message: messageOf('trackSale', 'testSale') });
  const { id } = await kit.program();
  expectThat((body.data as Body | undefined)?.programId === id, `data of program ${id}`, body.data);
}

const DAY_MS = 24 * 3600 * 1000;
const timeOf = (kit: Kit, days: number): string => new Date(kit.now().getTime() + days * DAY_MS).toISOString();
const at = (occurred_at: unknown): Call => testSale({ occurred_at });

/** The error of each field, in the order of the checks. After one field is corrected, the next error is returned. */
const FAULTS: [field: string, rule: string, wrong: unknown, right: unknown][] = [
  ['transaction_id', 'type', 7, unique('conformance')],
  ['amount_cents', 'minimum', 0, AMOUNT],
  ['currency', 'enum', 'XXX', 'USD'],
  ['occurred_at', 'format', 'yesterday', null],
  ['provider', 'enum', 'XXX', 'custom'],
  ['provider_payment_id', 'minLength', '', 'pi_1'],
  ['livemode', 'type', 'yes', false],
  ['customer_key', 'type', 7, unique('customer')],
  ['subscription_id', 'minLength', '', null],
  ['additional_data', 'type', 'x', null],
];

async function tellInOrder(kit: Kit): Promise<void> {
  const { path, method } = operationEntry('trackSale');
  const { properties = {} } = requestSchema(path, method)!;
  for (const [i, [field, rule, value]] of FAULTS.entries()) {
    const body = FAULTS.map(([name, , wrong, right], j) => [name, j < i ? right : wrong] as const);
    const { name, values } = errorOfField(resolve(properties[field]!), [field], { rule, value });
    expectError('trackSale', await sendSale(kit, Object.fromEntries(body)), name, values);
  }
}

async function repeat(kit: Kit): Promise<void> {
  const customer_key = unique('customer');
  expectSettled(await sendLead(kit, { click_id: await clickOn(kit, kit.target.aff), customer_key }));
  const { transaction_id, saleId } = await sell(kit, { customer_key });
  for (const amount_cents of [AMOUNT, AMOUNT + 1]) {
    const again = await sendSale(kit, { transaction_id, amount_cents, customer_key });
    expectError('trackSale', again, 'duplicateTransaction', { sale_id: saleId });
  }
}

async function repeatInTestMode(kit: Kit): Promise<void> {
  const { body } = testSale();
  expectSuccess(await sendSale(kit, body));
  const again = await sendSale(kit, body);
  expectError('trackSale', again, 'duplicateTransaction');
  const { details } = (again.body as { error: { details: Body } }).error;
  expectThat(Number.isSafeInteger(details.sale_id), 'a number in sale_id', details);
}

const valid: Body = saleOf(AMOUNT);

export const saleRows: Row[] = [
  ...tokenRows('sale', 'trackSale', 'missingApiToken', valid),
  ...fieldRows({
    endpoint: 'sale',
    id: 'trackSale',
    valid: () => Promise.resolve(testSale({ customer_key: unique('customer') })),
  }),
  refused(
    'no transaction_id',
    { as: 'program', body: { ...valid, transaction_id: undefined } },
    'transactionIdRequired',
  ),
  refused('occurred_at without offset', (kit) => at(timeOf(kit, 0).slice(0, -1)), 'occurredAtInvalid'),
  refused('occurred_at without a time', (kit) => at(timeOf(kit, 0).slice(0, 10)), 'occurredAtInvalid'),
  refused('occurred_at on the 30th of February', at('2026-02-30T12:00:00Z'), 'occurredAtInvalid'),
  refused('occurred_at 31 days ago', (kit) => at(timeOf(kit, -31)), 'occurredAtInvalid'),
  refused('occurred_at in an hour', (kit) => at(timeOf(kit, 1 / 24)), 'occurredAtInvalid'),
  answered('occurred_at 29 days ago', (kit) => at(timeOf(kit, -29)), expectTest),
  refused('neither identifier', { as: 'program', body: valid }, 'customerNotIdentified'),
  refused('empty identifiers', { as: 'program', body: { ...valid, customer_key: '' } }, 'customerNotIdentified'),
  refused(
    'an unknown customer_key',
    () => ({ as: 'program', body: { ...valid, customer_key: unique('customer') } }),
    'customerUnknown',
  ),
  refused(
    'an unknown click_id',
    () => ({ as: 'program', body: { ...valid, click_id: unique('clk') } }),
    'customerUnknown',
  ),
  shown('several faults at once', 'the first of them, in the fixed order', tellInOrder),
  answered('test mode', () => testSale(), expectTest),
  answered(
    'test mode, without transaction_id',
    () => testSale({ transaction_id: undefined }),
    async (body, kit) => {
      await expectTest(body, kit);
      expectThat(/^test_txn_\d+$/.test(String(body.transaction_id)), 'test_txn_<timestamp>', body.transaction_id);
    },
  ),
  answered('null for each field that may be left out', () =>
    testSale({ currency: null, occurred_at: null, provider: null, provider_payment_id: null, livemode: null }),
  ),
  shown('test mode, the same transaction_id again', '409 duplicateTransaction', repeatInTestMode, ['testEvents']),
  refused(
    "test mode, a program_id that is not the key's",
    async (kit) => testSale({ additional_data: { test_mode: true, program_id: (await kit.program()).id + 1 } }),
    'programMismatch',
  ),
  shown('a sale, and the same transaction_id again', '200, then 409 with its sale_id', repeat, ['write']),
  ...readingRows('sale', 'trackSale', 'program'),
  ...methodRows('sale', 'trackSale', 'program'),
];
