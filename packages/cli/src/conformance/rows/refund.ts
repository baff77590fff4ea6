import { unique, type Call } from '../call.ts';
import type { Kit, CheckedResponse } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, messageOf, rowsOf, type Row } from '../row.ts';
import { fieldRows } from './fields.ts';
import { methodRows, readingRows } from './reading.ts';
import { sell, TEST, testSale } from './sale.ts';
import { tokenRows } from './tokens.ts';

const { refused, shown } = rowsOf('refund', 'trackRefund');

type Body = Record<string, unknown>;
const ask = (kit: Kit, body: Body): Promise<CheckedResponse> => kit.ask('trackRefund', { as: 'program', body });
const message = (name: 'recorded' | 'skipped' | 'testRefund') => messageOf('trackRefund', name);
const unknown = (more: Body = {}): Call & { body: Body } => ({
  as: 'program',
  body: { transaction_id: unique('conformance'), ...more },
});

function expectRecorded(reply: CheckedResponse): void {
  const body = expectSuccess(reply);
  expectThat(body.status !== 'skipped', 'a refund that is not skipped', body);
  expectFields(body, { message: message('recorded'), data: undefined });
}
const expectSkipped = (reply: CheckedResponse): void =>
  expectFields(expectSuccess(reply), { status: 'skipped', deduction_cents: 0, message: message('skipped') });

/** Refunds a part, repeats it, asks for too much, and refunds the rest; a further refund is skipped. */
async function giveBack(kit: Kit): Promise<void> {
  const { body } = await sell(kit);
  const { transaction_id } = body;
  const part = { transaction_id, reason: 'refund', refund_amount_cents: 400, refund_reference: unique('re') };
  expectRecorded(await ask(kit, part));
  expectSkipped(await ask(kit, part));
  const tooMuch = { transaction_id, refund_amount_cents: (body.amount_cents as number) - 399 };
  expectError('trackRefund', await ask(kit, tooMuch), 'refundTooLarge');
  expectRecorded(await ask(kit, { transaction_id, reason: 'chargeback', refund_reason: 'Conformance' }));
  expectSkipped(await ask(kit, { transaction_id }));
}

/** The same in test mode. A test sale has no commission, so nothing is deducted. */
async function giveBackInTestMode(kit: Kit): Promise<void> {
  const sale = testSale().body;
  expectSuccess(await kit.ask('trackSale', { as: 'program', body: sale }));
  const part = { transaction_id: sale.transaction_id, refund_amount_cents: 400, refund_reference: 're_1', ...TEST };
  const { id } = await kit.program();
  for (const status of ['no_commission', 'skipped']) {
    const body = expectSuccess(await ask(kit, part));
    expectFields(body, { status, refund_id: null, commission_id: null, deduction_cents: 0 });
    expectFields(body, { message: message('testRefund') });
    expectThat((body.data as Body | undefined)?.programId === id, `data of program ${id}`, body.data);
  }
  expectError(
    'trackRefund',
    await ask(kit, { ...part, refund_reference: 're_2', refund_amount_cents: 601 }),
    'refundTooLarge',
  );
}

/** A production refund does not find a test sale. */
async function keepApart(kit: Kit): Promise<void> {
  const sale = testSale().body;
  expectSuccess(await kit.ask('trackSale', { as: 'program', body: sale }));
  expectError('trackRefund', await ask(kit, { transaction_id: sale.transaction_id }), 'saleNotFound');
}

export const refundRows: Row[] = [
  ...tokenRows('refund', 'trackRefund', 'invalidApiToken', unknown().body),
  ...fieldRows({ endpoint: 'refund', id: 'trackRefund', valid: () => Promise.resolve(unknown(TEST)) }),
  refused('an unknown transaction_id', () => unknown(), 'saleNotFound'),
  refused('test mode, an unknown transaction_id', () => unknown(TEST), 'saleNotFound'),
  refused(
    "test mode, a program_id that is not the key's",
    async (kit) => unknown({ additional_data: { test_mode: true, program_id: (await kit.program()).id + 1 } }),
    'programMismatch',
  ),
  shown('refunds in test mode', 'no_commission, then skipped', giveBackInTestMode, ['testEvents']),
  shown('the transaction_id of a test sale, in production', '404 saleNotFound', keepApart, ['testEvents']),
  shown('refunds of a sale', 'a part, skipped, 400, the rest, skipped', giveBack, ['write']),
  ...readingRows('refund', 'trackRefund', 'program'),
  ...methodRows('refund', 'trackRefund', 'program'),
];
