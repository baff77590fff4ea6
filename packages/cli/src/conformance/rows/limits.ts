import { operationEntry, pathEntry, type OperationId } from '../../generated/contract.ts';
import type { Kit } from '../kit.ts';
import { isSameWindow, windowOf, type Window } from '../limits.ts';
import { expectThat, NotAsked } from '../outcome.ts';
import { expectError, rowsOf, type Row } from '../row.ts';
import type { Call } from '../call.ts';

const { shown } = rowsOf('limits', 'getReadiness');

/** The maximum number of requests to send in order to reach a limit. */
const MOST = 200;
/** How often to compare two responses: another client may send a request between them, or a window may end. */
const ATTEMPTS = 5;

/** For each bucket, a request that creates no records. */
const CALLS: [id: OperationId, call: Call][] = [
  ['trackClick', { body: {} }],
  ['trackLead', { body: {} }],
  ['trackSale', { as: 'program', body: {} }],
  ['getReadiness', { as: 'program' }],
  ['cliStatus', { as: 'program' }],
];

const windowAfter = async (kit: Kit, id: OperationId, call: Call): Promise<Window> => {
  const window = windowOf(await kit.ask(id, call));
  expectThat(window !== undefined, 'the headers of the rate limit', window);
  return window;
};

/**
 * Each request reduces the remaining number by one. `checkWindow` checks on every response that the number never rises
 * and that the window does not move.
 */
async function spendOneByOne(kit: Kit, id: OperationId, call: Call): Promise<void> {
  let before = await windowAfter(kit, id, call);
  const fell: number[] = [];
  for (let i = 0; i < ATTEMPTS; i++) {
    const now = await windowAfter(kit, id, call);
    if (isSameWindow(before, now)) fell.push(before.remaining - now.remaining);
    if (fell.includes(1)) return;
    before = now;
  }
  expectThat(false, 'one request less after each request', `less by ${fell.join(', ')}`);
}

/** Sale and refund use one bucket. */
async function spendTogether(kit: Kit): Promise<void> {
  for (let i = 0; i < ATTEMPTS; i++) {
    const sale = await windowAfter(kit, 'trackSale', { as: 'program', body: {} });
    const refund = await windowAfter(kit, 'trackRefund', { as: 'program', body: {} });
    if (isSameWindow(sale, refund) && sale.limit === refund.limit && refund.remaining === sale.remaining - 1) return;
  }
  expectThat(false, 'a refund to spend from the bucket of sales', 'another count');
}

/** Uses up the address's readiness requests with an unknown key, and checks the rejection. */
async function useUp(kit: Kit): Promise<void> {
  const call: Call = { as: 'unknown', unpaced: true };
  const { limit } = await windowAfter(kit, 'getReadiness', call);
  if (limit > MOST) throw new NotAsked(`the limit of ${limit} is too high to be used up`);
  // More than one window allows, because a window may end during the test.
  for (let i = 0; i <= 2 * limit; i++) {
    const reply = await kit.ask('getReadiness', call);
    if (reply.status !== 429) continue;
    expectError('getReadiness', reply, 'rateLimited');
    expectThat(windowOf(reply)?.remaining === 0, 'no request left', windowOf(reply));
    return;
  }
  expectThat(false, `429 after ${limit} requests in a window`, 'none');
}

const ALONE = { stage: 'alone' } as const;

export const limitRows: Row[] = [
  ...CALLS.map(([id, call]) =>
    shown(
      `two requests of bucket ${pathEntry(operationEntry(id).path)!.bucket}`,
      'one less after each',
      (kit) => spendOneByOne(kit, id, call),
      [],
      ALONE,
    ),
  ),
  shown('a sale and a refund', 'one bucket for both', spendTogether, [], ALONE),
  shown('more requests for readiness than its limit', '429 rateLimited', useUp, ['limits'], { stage: 'last' }),
];
