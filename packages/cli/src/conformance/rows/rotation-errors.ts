// The announcement of a key's rotation in refusals of every kind, also by operations that read no key.
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { unique, type Call } from '../call.ts';
import { pageWith, saleOf } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { NO_RECORD, parametersOf } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectSuccess, rowsOf, type Row } from '../row.ts';
import { methodsOf, pathNode } from '../schema.ts';
import { MANAGED, OPERATIONS } from './harmless.ts';
import { unlisted } from './origins.ts';
import { announces, expectAnnounced, requestsOf, type Marking, type Sender } from './rotation.ts';

const { shown } = rowsOf('rotation', 'cliStatus');
const MARKED: Sender = { as: 'marked' };
const SLOW_LANE = { lane: 'rotation' };

async function markingOf(kit: Kit): Promise<Marking> {
  const { data } = expectSuccess(await kit.ask('cliStatus', MARKED)) as { data: { key: { rotate_by: string } } };
  return { rotateBy: new Date(data.key.rotate_by) };
}

/** The operations whose requests are those of the program that the key belongs to. */
const KEYED = OPERATIONS.filter((id) => ['required', 'optional', 'testMode'].includes(operationEntry(id).credential));

const inTest = (more: object = {}) => ({ additional_data: { test_mode: true, ...more } });
/** No program has this number. */
const ELSEWHERE = inTest({ program_id: -1 });

/** Requests that are refused for what they name; nothing is recorded. */
const refusals = ({ target: { aff, disabledAff } }: Kit): [id: OperationId, call: Call][] => [
  ['trackClick', { body: { affiliate_url: pageWith(unique('nobody').slice(0, 20)) } }],
  ['trackClick', { body: { affiliate_url: pageWith(aff) }, origin: unlisted }],
  ['trackClick', { body: { affiliate_url: pageWith(aff), ...ELSEWHERE } }],
  ['trackClick', { body: { affiliate_url: pageWith(disabledAff ?? '') } }],
  ['trackLead', { body: { click_id: unique('clk') } }],
  ['trackLead', { body: { customer_key: unique('nobody') } }],
  ['trackLead', { body: ELSEWHERE }],
  ['trackSale', { body: saleOf(1000, { customer_key: unique('nobody') }) }],
  ['trackSale', { body: saleOf(1000, { currency: 'GBP', customer_key: unique('nobody') }) }],
  ['trackSale', { body: saleOf(1000, ELSEWHERE) }],
  ['trackRefund', { body: { transaction_id: unique('nobody') } }],
  ['trackRefund', { body: { transaction_id: unique('nobody'), refund_amount_cents: 1 } }],
  ['trackRefund', { body: { transaction_id: unique('nobody'), ...inTest() } }],
  ['trackRefund', { body: { transaction_id: unique('nobody'), ...ELSEWHERE } }],
];

/** Successes, repeats and failures have rules of their own; a key that is refused is no marked one. */
const OTHERS = [200, 401, 409, 429, 500];

/** Each status that the document announces for, unless another rule asks it. */
async function inRefusals(kit: Kit): Promise<void> {
  const marking = await markingOf(kit);
  const reached = new Map<OperationId, Set<number>>(KEYED.map((id) => [id, new Set(OTHERS)]));
  const calls = KEYED.flatMap((id) => requestsOf(id).map((call): [OperationId, Call] => [id, call]));
  for (const [id, call] of [...calls, ...refusals(kit)]) {
    const reply = await kit.ask(id, { ...call, ...MARKED });
    reached.get(id)!.add(reply.status);
    if (announces(id, reply.status)) expectAnnounced(reply, marking, kit.now());
  }
  for (const [id, statuses] of reached) {
    const declared = Object.keys(operationEntry(id).headers).map(Number);
    const left = declared.filter((status) => announces(id, status) && !statuses.has(status));
    const expected = kit.target.disabledAff === undefined ? left.filter((status) => status !== 410) : left;
    expectThat(expected.length === 0, `each status of ${id} that the document declares`, expected);
  }
}

const METHODS = ['PATCH', 'PUT', 'DELETE', 'POST'];

/** A program's key is no credential of these, but the rotation of a marked one is announced. */
async function elsewhere(kit: Kit): Promise<void> {
  const marking = await markingOf(kit);
  for (const id of MANAGED.filter((one) => announces(one, 401))) {
    const ids = Object.fromEntries(parametersOf(id).map((name) => [name, NO_RECORD]));
    const methods = methodsOf(pathNode(operationEntry(id).path)!);
    const method = METHODS.find((one) => !methods.includes(one))!;
    for (const [call, status] of [[{}, 401] as const, [{ method }, 405] as const]) {
      const reply = await kit.ask(id, { ids, ...call, ...MARKED });
      expectThat(reply.status === status, `${status} of ${id} for a program's key`, reply.body);
      expectAnnounced(reply, marking, kit.now());
    }
  }
}

export const rotationErrorRows: Row[] = [
  shown(
    'a marked key, in refusals of each status',
    'announced in headers and body',
    inRefusals,
    ['markedKey'],
    SLOW_LANE,
  ),
  shown('a marked key, for the management API', '401 and 405, announced', elsewhere, ['markedKey'], SLOW_LANE),
];
