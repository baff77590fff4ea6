// Commissions and their histories: the same in the list and alone, the sum of their entries, changed when they change.
import { clickOn, leadIn, refundIn, saleIn, saleOf } from '../campaign.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { operate } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { querySchemas } from '../schema.ts';
import { LEAD_CENTS, tellStory, type Story } from '../story.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];

export interface Detail {
  commission: Body;
  entries: Body[];
  why: string;
}
type Calls = ReturnType<typeof within>;
const detailOf = ({ done }: Calls, commission_id: unknown): Promise<Detail> =>
  done<Detail>('getCommission', { commission_id });

/** What the document says of every history. */
export function expectHistory({ commission, entries, why }: Detail): void {
  const { amount_cents, status, created_at, changed_at } = commission;
  const sum = entries.reduce((total, entry) => total + Number(entry.amount_cents), 0);
  expectThat(sum === amount_cents, `entries of ${String(amount_cents)} in total`, entries);
  const times = entries.map((entry) => Date.parse(String(entry.created_at)));
  expectThat(times.join() === [...times].sort((a, b) => a - b).join(), 'the oldest entry first', entries);
  expectFields(entries[0]!, { kind: 'earned', status: 'pending', created_at });
  const last = entries.map((entry) => entry.status).filter((one) => one !== null);
  expectThat(last.at(-1) === status, `the status ${String(status)} in the last entry that changed it`, entries);
  for (const { kind, reason } of entries) {
    const isTold = kind === 'held' || kind === 'rejected' || (kind === 'earned' && commission.kind === 'adjustment');
    expectThat((reason !== null) === isTold, `${isTold ? 'a' : 'no'} reason of the entry ${String(kind)}`, entries);
  }
  const changed = Date.parse(String(changed_at));
  expectThat(changed === times.at(-1), 'the time of the last entry in changed_at', [changed_at, entries.at(-1)]);
  expectWhy(commission, why);
}

/** Where a commission comes from and what became of it: the reason that somebody gave, shown to the partner too. */
function expectWhy({ held, reason }: Body, why: unknown): void {
  const isShown = String(why).includes(String(reason));
  expectThat(reason === null || isShown, `why it is ${held ? 'held' : 'reversed or adjusted'}: ${String(reason)}`, why);
}

/** Each commission of a story, as the list shows it, alone and in its history. */
async function histories(kit: Kit): Promise<void> {
  const { program, customerId, sales, refundId } = await tellStory(kit);
  const calls = within(kit, program);
  const list = await calls.done<Body[]>('listCommissions');
  const [first, second, third] = sales;
  const whose = { customer_id: customerId, partner_id: program.partnerId, status: 'pending', held: false };
  const expected: Body[] = [
    { id: third!.commissionId, sale_id: third!.saleId, kind: 'sale', amount_cents: 400, currency: 'EUR' },
    { id: second!.commissionId, sale_id: second!.saleId, kind: 'sale', amount_cents: 100, currency: 'USD' },
    // 333 of 1000 are refunded: 67 of 200, rounded half up.
    { id: first!.commissionId, sale_id: first!.saleId, kind: 'sale', amount_cents: 133, currency: 'USD' },
    { sale_id: null, kind: 'lead', amount_cents: LEAD_CENTS, currency: 'USD' },
  ];
  expectThat(list.length === expected.length, `${expected.length} commissions`, list);
  for (const [place, fields] of expected.entries()) {
    expectFields(list[place]!, { ...fields, ...whose });
    const detail = await detailOf(calls, list[place]!.id);
    expectSame(detail.commission, list[place], 'the list of commissions');
    expectHistory(detail);
  }
  const { entries } = await detailOf(calls, first!.commissionId);
  expectFields(entries[1]!, { kind: 'refund', amount_cents: -67, refund_id: refundId, status: null });
}

/** With each value of `expand`, exactly the records that it names, as their own operations show them. */
async function related(kit: Kit): Promise<void> {
  const { program, customerId } = await tellStory(kit);
  const { done } = within(kit, program);
  const customer = await done('getCustomer', { customer_id: customerId });
  const partner = await done('getPartner', { partner_id: program.partnerId });
  const records: Record<string, Body> = { customer, partner };
  for (const expand of querySchemas('listCommissions').expand!.enum ?? []) {
    if (expand === null) continue;
    const [listed] = await done<Body[]>('listCommissions', {}, undefined, { expand });
    const { commission } = await done<Detail>('getCommission', { commission_id: listed!.id }, undefined, { expand });
    expectSame(commission, listed, `the list with expand=${expand}`);
    for (const [name, whole] of Object.entries(records)) {
      const wanted = expand.split(',').includes(name);
      expectThat(
        Object.hasOwn(listed!, name) === wanted,
        `${wanted ? 'a' : 'no'} ${name} with expand=${expand}`,
        listed,
      );
      if (wanted) expectFields(whole, listed![name] as Body);
    }
  }
}

type Act = 'approve' | 'hold' | 'release' | 'reject';

/** What a change leaves, in all places, and whether it moved the time of the last change. */
async function act(calls: Calls, verb: Act, commission_id: unknown, [result, expected]: [string, Body]) {
  const before = await detailOf(calls, commission_id);
  const body = { commission_ids: [commission_id], ...(expected.reason ? { reason: expected.reason } : {}) };
  const { results } = await calls.done<{ results: Body[] }>(`${verb}Commissions`, {}, body);
  expectFields(results[0]!, { commission_id, result });
  const after = await detailOf(calls, commission_id);
  expectFields(after.commission, { ...expected, status: results[0]!.status });
  expectHistory(after);
  const own = await calls.done<Body[]>('listOwnCommissions');
  expectWhy(after.commission, own.find(({ id }) => id === commission_id)?.why);
  if (result !== 'done') return expectSame(after, before, `the commission after ${verb}, which changes nothing`);
  const moved = String(after.commission.changed_at) > String(before.commission.changed_at);
  expectThat(moved, `a later time of the last change after ${verb}`, after.commission);
}

/** Every change, and its repeat, which changes nothing. */
async function changes(kit: Kit): Promise<void> {
  const { program, sales }: Story = await tellStory(kit);
  const calls = within(kit, program);
  const [first, second] = sales;
  const reason = 'A reason of the conformance kit';
  const steps: [verb: Act, expected: Body][] = [
    ['hold', { held: true, reason }],
    ['release', { held: false }],
    ['hold', { held: true, reason }],
    ['reject', { held: false, reason, status: 'reversed', amount_cents: 0 }],
  ];
  for (const [verb, expected] of steps) {
    await act(calls, verb, first!.commissionId, ['done', expected]);
    await act(calls, verb, first!.commissionId, ['unchanged', expected]);
  }
  await act(calls, 'approve', second!.commissionId, ['done', { status: 'approved', held: false }]);
  await act(calls, 'approve', second!.commissionId, ['unchanged', { status: 'approved' }]);
  // Nothing is left to deduct of what was rejected.
  const { transaction_id } = first!;
  const refund = expectSuccess(await refundIn(kit, program, { transaction_id, refund_amount_cents: 100 }));
  expectFields(refund, { deduction_cents: 0 });
  const rejected = await detailOf(calls, first!.commissionId);
  expectFields(rejected.commission, { status: 'reversed', amount_cents: 0, reason });
  const half = { transaction_id: second!.transaction_id, refund_amount_cents: 250 };
  expectFields(expectSuccess(await refundIn(kit, program, half)), { deduction_cents: 50 });
  const left = await detailOf(calls, second!.commissionId);
  expectFields(left.commission, { status: 'approved', amount_cents: 50 });
  expectHistory(left);
}

/** Only a partner who has joined earns, also for leads; what was earned before stays. */
async function departed(kit: Kit): Promise<void> {
  const program = await makeJoined(kit, { lead_commission_cents: LEAD_CENTS });
  const { done } = within(kit, program);
  const { code } = await done('createOwnLink', {}, {});
  const click = () => clickOn(kit, { aff: code as string });
  const clicks = [await click(), await click(), await click()];
  const earned = async () => (await done<unknown[]>('listCommissions')).length;
  const lead = async (place: number, expected: number) => {
    expectSuccess(await leadIn(kit, program, { click_id: clicks[place] }));
    const found = await earned();
    expectThat(found === expected, `${expected} commissions after lead ${place + 1}`, found);
  };
  await lead(0, 1);
  await done('leaveProgram');
  await lead(1, 1);
  const refused = await saleIn(kit, program, saleOf(1000, { click_id: clicks[1] }));
  expectThat(refused.seen.error === 'relationshipMissing', 'relationshipMissing', refused.body);
  await done('joinProgram', {}, { slug: program.slug });
  await lead(2, 2);
}

/** What is taken back after the payment is a commission of the same partner, customer and sale; the paid one stays. */
async function clawedBack(kit: Kit): Promise<void> {
  const { program, customerId, sales } = await tellStory(kit);
  const calls = within(kit, program);
  const { commissionId, transaction_id } = sales[1]!;
  for (const verb of ['approve', 'pay']) await operate(kit, `commission ${verb}`, { 'commission-id': commissionId });
  const paid = await detailOf(calls, commissionId);
  expectFields(paid.commission, { status: 'paid', amount_cents: 100, customer_id: customerId });
  expectHistory(paid);
  const refund = expectSuccess(await refundIn(kit, program, { transaction_id }));
  expectFields(refund, { status: 'clawed_back', deduction_cents: 100 });
  expectSame(await detailOf(calls, commissionId), paid, 'the paid commission after the refund');
  const [clawback] = await calls.done<Body[]>('listCommissions');
  const { customer_id, partner_id, sale_id, currency } = paid.commission;
  const same = { customer_id, partner_id, sale_id, currency };
  expectFields(clawback!, { kind: 'clawback', status: 'pending', amount_cents: -100, ...same });
  const detail = await detailOf(calls, clawback!.id);
  expectSame(detail.commission, clawback, 'the list of commissions');
  expectHistory(detail);
}

export const managedCommissionRows: Row[] = [
  shown('the commissions of a customer', 'each with its history, in the list and alone', histories, WRITES),
  shown('the records that commissions refer to', 'those that are asked for', related, WRITES),
  shown('commissions are changed, twice each', 'once, with the time of the change', changes, WRITES),
  shown('leads while the partner is not in the program', 'no commission', departed, WRITES),
  shown('a paid commission of a sale that is refunded', 'taken back', clawedBack, [...WRITES, 'operator']),
];
