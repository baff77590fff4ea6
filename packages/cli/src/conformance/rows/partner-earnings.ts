// What partners of each status earn: nothing but what they earned before, from calls and payment events, unless they joined.
import type { OperationId } from '@referral-tracking/shared/contract';
import { unique } from '../call.ts';
import { clickOn, leadIn, saleIn, saleOf } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import type { JoinedProgram } from '../joined.ts';
import { newLink } from '../operator.ts';
import { makeOwned } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { checkout } from '../payment-events.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { openShop, type Buyer, type Shop } from '../shop.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
type Calls = Pick<ReturnType<typeof within>, 'done'>;
type Joining = Pick<JoinedProgram, 'slug' | 'partnerId'>;
const { shown } = rowsOf('managed-records', 'trackSale');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const LEAD_CENTS = 33;

type Act = 'leave' | 'remove' | 'decline' | 'approve' | 'reinstate' | 'join';
interface Status {
  acts: readonly Act[];
  back: readonly Act[];
}

/** What partners become, and what makes them earn again. */
const LATER: Record<string, Status> = {
  left: { acts: ['leave'], back: ['join'] },
  removed: { acts: ['remove'], back: ['reinstate'] },
};
/** What they are before they join, with a link that a command made. Nothing makes those earn who are declined. */
const BEFORE: Record<string, Status> = {
  linked: { acts: [], back: ['approve'] },
  applied: { acts: ['join'], back: ['approve'] },
  declined: { acts: ['join', 'decline'], back: [] },
};

async function take({ done }: Calls, { slug, partnerId: partner_id }: Joining, act: Act): Promise<void> {
  const ids = { partner_id };
  const requests: Record<Act, [id: OperationId, ids: Body, body?: Body]> = {
    leave: ['leaveProgram', {}],
    join: ['joinProgram', {}, { slug }],
    remove: ['removePartner', ids],
    decline: ['declinePartner', ids],
    approve: ['approvePartner', ids],
    reinstate: ['reinstatePartner', ids],
  };
  await done(...requests[act]);
}

/** All that the partner could be paid for. */
async function expectNothing(shop: Shop, known: Buyer, clicked: Buyer): Promise<void> {
  const [later, before] = [await shop.clicks(), await shop.list('listCommissions')];
  await shop.signsUp(later);
  const { customer_key } = known;
  for (const named of [{ customer_key }, { click_id: clicked.click_id }, { click_id: later.click_id }]) {
    expectError('trackSale', await shop.sale(1000, named), 'relationshipMissing');
  }
  await shop.sent(checkout({ client_reference_id: clicked.click_id }), 'relationship_ended');
  await shop.sent(checkout({ metadata: { customer_key } }), 'relationship_ended');
  expectSame(await shop.list('listCommissions'), before, 'the commissions afterwards');
  const { status } = await shop.customerOf(later);
  expectThat(status === 'lead', 'no conversion', status);
  const sales = (await shop.list('listEvents', { type: 'sale' })).length;
  expectThat(sales === 1, 'the sale before alone', sales);
}

async function earnings(kit: Kit, status: string): Promise<void> {
  const { acts, back } = LATER[status]!;
  const shop = await openShop(kit, { lead_commission_cents: LEAD_CENTS });
  const [known, clicked] = [await shop.clicks(), await shop.clicks()];
  await shop.signsUp(known);
  const transaction_id = unique('before');
  await shop.buys(1000, { transaction_id, customer_key: known.customer_key });
  for (const act of acts) await take(shop, shop.program, act);
  expectFields(await shop.done('getPartner', { partner_id: shop.program.partnerId }), { status });
  await expectNothing(shop, known, clicked);
  // What was recorded before can still be refunded.
  const part = await shop.refund({ transaction_id, refund_amount_cents: 500 });
  expectFields(expectSuccess(part), { deduction_cents: 100 });
  for (const act of back) await take(shop, shop.program, act);
  const { click_id } = clicked;
  expectFields(await shop.buys(1000, { click_id }), { attributed: true });
  await shop.sent(checkout({ metadata: { customer_key: known.customer_key } }), 'sale_recorded');
}

async function beforeJoining(kit: Kit, status: string): Promise<void> {
  const { acts, back } = BEFORE[status]!;
  // Only a partner has a profile.
  await kit.joined();
  const program = await makeOwned(kit, { join_policy: 'apply', lead_commission_cents: LEAD_CENTS });
  const calls = within(kit, program);
  const partnerId = (await calls.done('getProfile')).id as number;
  const joining = { slug: program.slug, partnerId };
  const aff = await newLink(kit, program.id, partnerId);
  for (const act of acts) await take(calls, joining, act);
  expectFields(await calls.done('getPartner', { partner_id: partnerId }), { status });
  const click_id = await clickOn(kit, { aff });
  const sale = saleOf(1000, { click_id });
  expectSuccess(await leadIn(kit, program, { click_id }));
  expectError('trackSale', await saleIn(kit, program, sale), 'relationshipMissing');
  const earned = await calls.done<Body[]>('listCommissions');
  expectThat(earned.length === 0, 'no commission', earned);
  for (const act of back) await take(calls, joining, act);
  const reply = await saleIn(kit, program, sale);
  if (back.length === 0) expectError('trackSale', reply, 'relationshipMissing');
  else expectFields(expectSuccess(reply), { attributed: true });
}

export const partnerEarningRows: Row[] = [
  ...Object.keys(LATER).map((status) =>
    shown(
      `what a partner who is ${status} earns`,
      'nothing, until they are back',
      (kit) => earnings(kit, status),
      WRITES,
    ),
  ),
  ...Object.keys(BEFORE).map((status) =>
    shown(
      `what a partner who is ${status} earns with a link`,
      'nothing, until they join',
      (kit) => beforeJoining(kit, status),
      [...WRITES, 'operator'],
    ),
  ),
];
