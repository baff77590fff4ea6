// Test mode: generated transactions, refunds of test sales, and which program an event belongs to.
import { unique } from '../call.ts';
import { browserLead, pageWith, saleOf, sendLead, sendRefund, sendSale, TEST } from '../events.ts';
import type { Kit } from '../kit.ts';
import { clockOf } from '../limits.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, messageOf, rowsOf, type Need, type Row } from '../row.ts';

type Body = Record<string, unknown>;
const { refused, shown } = rowsOf('test-mode', 'trackClick');
const MAKES: readonly Need[] = ['testEvents'];

/** Generated identifiers are times, no two are the same, and each names its sale. */
async function generated(kit: Kit): Promise<void> {
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) {
    const reply = await sendSale(kit, { amount_cents: 1000, ...TEST });
    const id = String(expectSuccess(reply).transaction_id);
    const time = Number(/^test_txn_(\d{13})$/.exec(id)?.[1] ?? NaN) / 1000;
    const isNow = Math.abs(time - clockOf(reply, kit.now())) < 10;
    expectThat(isNow, 'test_txn_ and the time in milliseconds', id);
    ids.push(id);
  }
  expectThat(new Set(ids).size === ids.length, 'an identifier of its own for each test sale', ids);
  const [transaction_id] = ids as [string];
  expectError('trackSale', await sendSale(kit, { ...saleOf(1, TEST), transaction_id }), 'duplicateTransaction');
  const refund = expectSuccess(await sendRefund(kit, { transaction_id, refund_amount_cents: 1000, ...TEST }));
  expectFields(refund, { status: 'no_commission' });
}

/** A sent transaction_id is not returned; the 409 names the same test sale each time. */
async function sent(kit: Kit): Promise<void> {
  const sale = saleOf(1000, TEST);
  const first = expectSuccess(await sendSale(kit, sale));
  expectFields(first, { transaction_id: undefined, attributed: false, sale_id: null, commission_id: null });
  const idOf = async () => {
    const reply = await sendSale(kit, { ...sale, amount_cents: 1 });
    expectError('trackSale', reply, 'duplicateTransaction');
    return (reply.body as { error: { details: Body } }).error.details.sale_id;
  };
  expectThat((await idOf()) === (await idOf()), 'the same sale_id each time', 'another');
}

/** Refunds of a test sale follow the rules of production, without a commission. */
async function refunds(kit: Kit): Promise<void> {
  const sale = saleOf(1000, TEST);
  expectSuccess(await sendSale(kit, sale));
  const { transaction_id } = sale;
  const refund = (more: Body) => sendRefund(kit, { transaction_id, ...TEST, ...more });
  const shows = async (status: string, more: Body) => {
    const message = messageOf('trackRefund', 'testRefund');
    const nothing = { refund_id: null, commission_id: null, deduction_cents: 0 };
    expectFields(expectSuccess(await refund(more)), { status, message, ...nothing });
  };
  const part = { refund_amount_cents: 999, refund_reference: unique('re') };
  expectError('trackRefund', await refund({ refund_amount_cents: 1001 }), 'refundTooLarge');
  await shows('no_commission', part);
  await shows('skipped', part);
  expectError('trackRefund', await refund({ refund_amount_cents: 2 }), 'refundTooLarge');
  await shows('no_commission', { reason: 'chargeback' });
  await shows('skipped', {});
  await shows('skipped', { refund_amount_cents: 1 });
}

/** Each event has a number of its own, and belongs to the key's program, or to the one that is named. */
async function events(kit: Kit): Promise<void> {
  const { id: program_id } = await kit.program();
  const named = { additional_data: { test_mode: true, program_id } };
  const page = { affiliate_url: pageWith(kit.target.aff) };
  const replies = [
    await kit.ask('trackClick', { as: 'program', body: { ...page, ...named } }),
    await kit.ask('trackClick', { body: { ...page, ...named } }),
    await sendLead(kit, named),
    await browserLead(kit, named),
    await sendSale(kit, saleOf(1000, named)),
  ];
  const all = replies.map((reply) => expectSuccess(reply).data as Body);
  for (const data of all) expectFields(data, { programId: program_id, test_mode: true });
  const ids = all.map(({ eventId }) => eventId);
  expectThat(new Set(ids).size === ids.length, 'an eventId of its own for each event', ids);
}

/** Numbers that no program has. */
const NOBODYS = [-1, 0, 1.5, 2 ** 53, 1e300];
const mode = (program_id: number) => ({ additional_data: { test_mode: true, program_id } });

export const testModeRows: Row[] = [
  shown('test sales without transaction_id', 'identifiers of their own', generated, MAKES),
  shown('a test sale, and its transaction_id again', '409 with one sale_id', sent, MAKES),
  shown('refunds of a test sale', 'to the last unit, without a commission', refunds, MAKES),
  shown('test events of each kind', 'an eventId and the program', events, MAKES),
  ...NOBODYS.flatMap((program_id) => [
    refused(
      `a test click without a key, of program ${program_id}`,
      (kit) => ({ body: { affiliate_url: pageWith(kit.target.aff), ...mode(program_id) } }),
      'testProgramUnknown',
    ),
    rowsOf('test-mode', 'trackLead').refused(
      `a test lead without a key, of program ${program_id}`,
      { body: mode(program_id) },
      'testProgramUnknown',
    ),
    refused(
      `a test click with the key, of program ${program_id}`,
      (kit) => ({ as: 'program', body: { affiliate_url: pageWith(kit.target.aff), ...mode(program_id) } }),
      'programMismatch',
    ),
  ]),
];
