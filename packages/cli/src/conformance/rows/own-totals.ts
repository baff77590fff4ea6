// The totals of a partner's commissions, after each change, compared with the list of the same page; and the ranges that
// totals have unless the request says otherwise.
import type { OperationId } from '@referral-tracking/shared/contract';
import { clickOn, refundIn, saleIn, saleOf } from '../campaign.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { serviceTime } from '../service-time.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';
import { DAY } from '../days.ts';

type Body = Record<string, unknown>;
type Calls = ReturnType<typeof within>;
const { shown } = rowsOf('managed-records', 'listOwnCommissions');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const STATUSES = ['pending', 'approved', 'paid', 'reversed'];

/** The totals of some commissions, by currency and status. */
export function totalsOf(commissions: readonly Body[]): Body[] {
  const currencies = [...new Set(commissions.map(({ currency }) => String(currency)))].sort();
  return currencies.map((currency) => {
    const sum = (status: string): Body => {
      const own = commissions.filter((one) => one.currency === currency && one.status === status);
      const amount_cents = own.reduce((all, one) => all + Number(one.amount_cents), 0);
      return { count: own.length, held: own.filter(({ held }) => held).length, amount_cents };
    };
    return { currency, ...Object.fromEntries(STATUSES.map((status) => [status, sum(status)])) };
  });
}

async function expectTotals({ ask, done }: Calls): Promise<void> {
  const commissions = await done<Body[]>('listOwnCommissions', {}, undefined, { limit: '100' });
  for (const query of [{}, { status: 'approved' }, { limit: '1' }]) {
    const { body } = await ask('listOwnCommissions', {}, undefined, query);
    const { totals, page } = body as { totals: { currencies: Body[] }; page: { next_cursor: string | null } };
    expectSame(totals.currencies, totalsOf(commissions), 'the totals of the commissions');
    if (page.next_cursor === null) continue;
    const next = (await ask('listOwnCommissions', {}, undefined, { ...query, cursor: page.next_cursor })).body as Body;
    expectThat(next.totals === undefined, 'totals on the first page alone', next.totals);
  }
}

/** The number of held ones too, in each status that can be held. */
async function totals(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const calls = within(kit, program);
  const { done } = calls;
  const { code } = await done('createOwnLink', {}, {});
  const click_id = await clickOn(kit, { aff: String(code) });
  const sale = saleOf(1000, { click_id });
  for (const body of [sale, saleOf(2000, { click_id, currency: 'EUR' }), saleOf(3000, { click_id })]) {
    expectSuccess(await saleIn(kit, program, body));
  }
  const [third, second, first] = (await done<Body[]>('listCommissions')).map(({ id }) => id);
  const reason = 'A reason';
  const steps: [id: OperationId, ids: unknown[]][] = [
    ['holdCommissions', [first, second]],
    ['approveCommissions', [third]],
    ['holdCommissions', [third]],
    ['releaseCommissions', [second]],
    ['approveCommissions', [second]],
    ['rejectCommissions', [third]],
  ];
  await expectTotals(calls);
  for (const [id, commission_ids] of steps) {
    const because = id === 'holdCommissions' || id === 'rejectCommissions' ? { reason } : {};
    await done(id, {}, { commission_ids, ...because });
    await expectTotals(calls);
  }
  const part = { transaction_id: sale.transaction_id, refund_amount_cents: 333 };
  expectSuccess(await refundIn(kit, program, part));
  await expectTotals(calls);
  const { partnerId: partner_id } = program;
  await done('createAdjustment', {}, { partner_id, amount_cents: -5000, reason });
  await expectTotals(calls);
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Without its first day a range has 30 days, whatever its last one is; without its last day it ends with today. */
async function ranges(kit: Kit): Promise<void> {
  const { ask } = within(kit, { id: await kit.joined() });
  const today = Math.floor((await serviceTime(kit)) / 86_400) * DAY;
  const days = (from: number, to: number): Body => ({ from: dayOf(today + from * DAY), to: dayOf(today + to * DAY) });
  const cases: [sent: readonly string[], expected: Body][] = [
    [[], days(-29, 1)],
    ...[-400, -30, 0, 1, 50].map((to): [readonly string[], Body] => [['to'], days(to - 30, to)]),
    ...[-364, -60, -1, 0].map((from): [readonly string[], Body] => [['from'], days(from, 1)]),
    [['from', 'to'], days(-100, -7)],
  ];
  for (const id of ['getStats', 'getOwnStats'] as const) {
    for (const [sent, expected] of cases) {
      const query = Object.fromEntries(sent.map((name) => [name, String(expected[name])]));
      const reply = await ask(id, {}, undefined, query);
      expectThat(reply.status === 200, '200', reply.body);
      expectFields(reply.body as Body, expected);
    }
  }
}

export const ownTotalRows: Row[] = [
  shown('the totals of a partner, after each change', 'those of the list', totals, WRITES),
  shown('totals without a first or a last day', '30 days, and until today', ranges, ['apiToken']),
];
