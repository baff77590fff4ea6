import { unique, type Call } from '../call.ts';
import { clickOn, saleOf, sell, sendRefund, sendSale, TEST } from '../events.ts';
import type { CheckedResponse, Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, messageOf, rowsOf, type Row } from '../row.ts';
import { fieldRows } from './fields.ts';
import { methodRows, readingRows } from './reading.ts';
import { tokenRows } from './tokens.ts';

const { refused, shown } = rowsOf('refund', 'trackRefund');

type Body = Record<string, unknown>;
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
  const { transaction_id } = await sell(kit, { click_id: await clickOn(kit, kit.target.aff) });
  const part = { transaction_id, reason: 'refund', refund_amount_cents: 400, refund_reference: unique('re') };
  expectRecorded(await sendRefund(kit, part));
  expectSkipped(await sendRefund(kit, part));
  const tooMuch = { transaction_id, refund_amount_cents: 601 };
  expectError('trackRefund', await sendRefund(kit, tooMuch), 'refundTooLarge');
  expectRecorded(await sendRefund(kit, { transaction_id, reason: 'chargeback', refund_reason: 'Conformance' }));
  expectSkipped(await sendRefund(kit, { transaction_id }));
}

/** The same in test mode. A test sale has no commission, so nothing is deducted. */
async function giveBackInTestMode(kit: Kit): Promise<void> {
  const sale = saleOf(1000, TEST);
  expectSuccess(await sendSale(kit, sale));
  const part = { transaction_id: sale.transaction_id, refund_amount_cents: 400, refund_reference: 're_1', ...TEST };
  const { id } = await kit.program();
  for (const status of ['no_commission', 'skipped']) {
    const body = expectSuccess(await sendRefund(kit, part));
    expectFields(body, { status, refund_id: null, commission_id: null, deduction_cents: 0 });
    expectFields(body, { message: message('testRefund') });
    expectThat((body.data as Body | undefined)?.programId === id, `data of program ${id}`, body.data);
  }
  expectError(
    'trackRefund',
    await sendRefund(kit, { ...part, refund_reference: 're_2', refund_amount_cents: 601 }),
    'refundTooLarge',
  );
}

/** A production refund does not find a test sale. */
async function keepApart(kit: Kit): Promise<void> {
  const sale = saleOf(1000, TEST);
  expectSuccess(await sendSale(kit, sale));
  expectError('trackRefund', await sendRefund(kit, { transaction_id: sale.transaction_id }), 'saleNotFound');
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
