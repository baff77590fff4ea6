// Records of the same moment: a request can make several. Pages of any size have each of them once, in both orders.
import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@referral-tracking/shared/contract';
import { clickOn, testEventIn } from '../campaign.ts';
import { makeJoined, type JoinedProgram } from '../joined.ts';
import type { Kit } from '../kit.ts';
import type { Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { checkout, expectResult, newSecret, refunded } from '../payment-events.ts';
import { newAddress } from '../people.ts';
import { expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { unique } from '../call.ts';
import { within } from './managed-flows.ts';
import { readPage } from './managed-queries.ts';

type Query = Record<string, string>;
const { shown } = rowsOf('managed-records', 'listEvents');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const MOST = '100';

/** The whole list in pages of this size. */
async function inPages(kit: Kit, id: OperationId, ids: Ids, query: Query): Promise<unknown[]> {
  const found: unknown[] = [];
  let cursor: string | null = null;
  do {
    const { data, page } = await readPage(kit, id, ids, { ...query, ...(cursor === null ? {} : { cursor }) });
    found.push(...data);
    cursor = page.next_cursor;
  } while (cursor !== null && found.length <= Number(MOST));
  return found;
}

/** The list in one page, and in small ones. */
async function expectWhole(kit: Kit, id: OperationId, ids: Ids, query: Query, least: number): Promise<void> {
  const { data: newest } = await readPage(kit, id, ids, { ...query, limit: MOST });
  expectThat(newest.length >= least, `at least ${least} records in ${id}`, newest);
  for (const order of ['newest', 'oldest']) {
    const whole = order === 'newest' ? newest : newest.toReversed();
    for (const limit of ['1', '2', MOST]) {
      const found = await inPages(kit, id, ids, { ...query, order, limit });
      const asked = new URLSearchParams({ ...query, order, limit }).toString();
      expectThat(isDeepStrictEqual(found, whole), `each record of ${id} once with ${asked}`, found);
    }
  }
}

/** A chain has events of each kind. */
async function chains(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  await within(kit, program).done('createOwnLink', {}, {});
  for (let n = 1; n <= 2; n++) expectSuccess(await testEventIn(kit, program, { type: 'chain' }));
  await expectWhole(kit, 'listEvents', { program_id: program.id }, { test: 'true' }, 6);
}

/** Refunds and disputes that wait for their sale are recorded with it. */
async function payments(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const { done } = within(kit, program);
  const secret = newSecret();
  await done('connectProcessor', {}, { type: 'stripe', webhook_secret: secret });
  const { code } = await done('createOwnLink', {}, {});
  const client_reference_id = await clickOn(kit, { aff: String(code) });
  const connection = { programId: program.id, secret };
  for (let n = 1; n <= 2; n++) {
    const payment_intent = unique('pi');
    for (const amount of [100, 200]) {
      await expectResult(kit, refunded(unique('ch'), payment_intent, amount), 'sale_unknown', connection);
    }
    await expectResult(kit, checkout({ client_reference_id, payment_intent }), 'sale_recorded', connection);
  }
  const ids = { program_id: program.id };
  await expectWhole(kit, 'listEvents', ids, {}, 7);
  await expectWhole(kit, 'listPaymentEvents', ids, {}, 6);
}

/** Adjustments that are approved together, and people who are invited together, with the entries of all. */
async function together(kit: Kit): Promise<void> {
  const program: JoinedProgram = await makeJoined(kit);
  const { done } = within(kit, program);
  const made: unknown[] = [];
  for (const amount_cents of [1, 2, 3]) {
    const adjustment = { partner_id: program.partnerId, amount_cents, reason: 'A correction' };
    made.push((await done('createAdjustment', {}, adjustment)).id);
  }
  await done('approveCommissions', {}, { commission_ids: made });
  await done('invitePartners', {}, { invitations: [1, 2, 3].map(() => ({ email: newAddress() })) });
  const ids = { program_id: program.id };
  await expectWhole(kit, 'listCommissions', ids, { status: 'approved' }, 3);
  await expectWhole(kit, 'listInvitations', ids, {}, 3);
  await expectWhole(kit, 'listAuditLog', ids, {}, 9);
}

export const sameMomentRows: Row[] = [
  shown('the events of chains, page by page', 'each once', chains, [...WRITES, 'testEvents']),
  shown('payments with what waited for them, page by page', 'each event once', payments, WRITES),
  shown('records that one request changes or makes, page by page', 'each once', together, WRITES),
];
