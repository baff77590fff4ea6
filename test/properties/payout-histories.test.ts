import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { chargeRefunded, connectAccount, dispute, refundFailed, type StripeEvent } from '../support/stripe.ts';
import { ownedCampaign } from '../commissions/support.ts';
import { anotherPartner, cardSale, expectLedger, payable, payoutCalls } from '../payouts/support.ts';
import {
  actOn,
  changeRow,
  dueTo,
  pay,
  tell,
  type Act,
  type Change,
  type Model,
  type Sale,
} from './payout-histories/model.ts';
import { effort, TEST_TIMEOUT } from './support/runs.ts';

// Histories of a few sales: refunds and disputes and their ends, changes of commissions, payouts and acts on their items. A model
// that knows nothing but the rules predicts each answer and every row.

let service: Service;
beforeAll(async () => (service = await startService({ rateLimitScale: 1e9 })));
afterAll(() => service.stop());

const BASE = 10_000;
const CHANGES: readonly Change[] = ['approve', 'approve', 'hold', 'release', 'reject'];
const ACTS: readonly Act[] = ['pay', 'pay', 'fail', 'fail', 'cancel', 'reopen'];
const TOLD = ['refunded', 'refunded', 'all', 'failed', 'disputed', 'won'] as const;
const which = fc.nat({ max: 99 });
const cents = fc.integer({ min: 1, max: BASE });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change'), change: fc.constantFrom(...CHANGES), which }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('told'), told: fc.constantFrom(...TOLD), which, cents }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('payout') }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('act'), act: fc.constantFrom(...ACTS), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('moved'), which }) },
);

/** A program with sales of 100.00 of two partners, each with a commission of 20.00, and its model. */
async function begin() {
  const campaign = await ownedCampaign(service);
  const calls = payoutCalls(service, campaign);
  const account = await connectAccount(service, campaign);
  const partners = [campaign, await anotherPartner(service, campaign)];
  for (const { partnerId } of partners) await payable(service, partnerId);
  const model: Model = { sales: [], rows: [], payouts: [], destinations: partners.map(() => 'anna@partner.dev') };
  const cards = new Map<Sale, Awaited<ReturnType<typeof cardSale>>>();
  for (const partner of [0, 0, 1]) {
    const card = await cardSale(service, { id: campaign.id, url: partners[partner]!.url }, account);
    const sale = { partner, base: BASE, earned: 2_000, rejected: false, total: 0, failed: 0, disputes: new Map() };
    model.sales.push(sale);
    model.rows.push({
      sale,
      kind: 'sale',
      left: 2_000,
      status: 'pending',
      wasApproved: false,
      held: false,
      item: null,
    });
    cards.set(sale, card);
  }
  const rows = () => service.db.knex('commissions').where({ program_id: campaign.id }).orderBy('id');
  const items = () => service.db.knex('payout_items').where({ program_id: campaign.id }).orderBy('id');
  return { campaign, calls, account, partners, model, cards, rows, items };
}
type Ground = Awaited<ReturnType<typeof begin>>;
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const at = <T>(list: readonly T[], place: number): T => list[place % list.length]!;

/** Sends what the processor says, also to the model. */
async function say({ model, cards, account }: Ground, one: Extract<Step, { told: unknown }>) {
  const sale = at(model.sales, one.which);
  const { charge } = cards.get(sale)!;
  const { source } = account;
  const of = { charge: charge.id, paymentIntent: charge.paymentIntent, amount: one.cents };
  const id = `${charge.id}_${one.cents % 2}`;
  const total = one.told === 'all' ? BASE : one.cents;
  const known = sale.disputes.get(id);
  const said: Record<(typeof TOLD)[number], () => [StripeEvent, (sale: Sale) => void]> = {
    refunded: () => [
      chargeRefunded(source, { ...charge, refunded: total }),
      (to) => Object.assign(to, { total, failed: 0 }),
    ],
    all: () => [
      chargeRefunded(source, { ...charge, refunded: total }),
      (to) => Object.assign(to, { total, failed: 0 }),
    ],
    failed: () => [refundFailed(source, of), (to) => void (to.failed += to.total > 0 ? one.cents : 0)],
    disputed: () => {
      const contested = { cents: one.cents, won: known?.won ?? false };
      return [dispute(source, { ...of, id }), (to) => to.disputes.set(id, contested)];
    },
    won: () => [
      dispute(source, { ...of, id, type: 'charge.dispute.closed', status: 'won' }),
      (to) => to.disputes.set(id, { cents: one.cents, won: true }),
    ],
  };
  const [event, change] = said[one.told]();
  tell(model, sale, change);
  await account.tell(event);
}

/** A partner enters another destination: open items stay as they are. */
async function move({ model, partners }: Ground, place: number) {
  const partner = place % partners.length;
  const { partnerId: partner_id } = partners[partner]!;
  const removed = { removed_at: service.clock.now(), destination: null };
  await service.db.knex('payout_methods').where({ partner_id, removed_at: null }).update(removed);
  model.destinations[partner] = `anna${place}@partner.dev`;
  await payable(service, partner_id, {}, model.destinations[partner]);
  await service.db
    .knex('partners')
    .where({ id: partner_id })
    .update({ name: `Anna ${place}` });
}

async function take(ground: Ground, one: Step): Promise<void> {
  const { model, calls, rows, items } = ground;
  service.clock.advance({ seconds: 1 });
  if ('told' in one) return say(ground, one);
  if ('change' in one) {
    const place = one.which % model.rows.length;
    const { id } = (await rows())[place];
    const reason = one.change === 'hold' || one.change === 'reject' ? 'Because' : undefined;
    expect(await calls.change(one.change, [id], reason)).toEqual([changeRow(model, model.rows[place]!, one.change)]);
  } else if ('act' in one) {
    const all = model.payouts.flat();
    if (all.length === 0) return;
    const place = one.which % all.length;
    const { id, payout_id } = (await items())[place];
    const reference = `R-${one.which % 2}`;
    const more = { pay: { reference }, fail: { reason: 'Returned' }, cancel: {}, reopen: {} }[one.act];
    const expected = actOn(model, all[place]!, one.act, reference);
    expect(await calls.act(one.act, payout_id, { item_ids: [id], ...more })).toEqual([expected]);
  } else if (one.kind === 'moved') await move(ground, 'which' in one ? one.which : 0);
  else expect((await calls.call('POST', 'payouts', {})).status).toBe(pay(model) ? 201 : 409);
}

/** Every row and every item is as the model says. */
async function expectRows({ model, rows, items }: Ground): Promise<void> {
  const stored = await items();
  expect(stored.map(({ amount_cents, status }) => [Number(amount_cents), status])).toEqual(
    model.payouts.flat().map(({ cents: amount, status }) => [amount, status]),
  );
  const places = new Map(stored.map(({ id }, place) => [id, place]));
  const all = model.payouts.flat();
  expect(
    (await rows()).map((row) => {
      const item = row.payout_item_id === null ? -1 : places.get(row.payout_item_id);
      return [row.kind, Number(row.amount_cents), row.status, row.held_at !== null, item];
    }),
  ).toEqual(model.rows.map((row) => [row.kind, row.left, row.status, row.held, row.item ? all.indexOf(row.item) : -1]));
}

/** The file of each payout has its open items, as they were when it was created. */
async function expectFiles({ model, calls, items }: Ground): Promise<void> {
  const stored = await items();
  const all = model.payouts.flat();
  for (const payoutId of new Set(stored.map(({ payout_id }) => payout_id as number))) {
    const open = stored.filter(({ payout_id, status }) => payout_id === payoutId && status === 'open');
    const { status, body } = await calls.call('POST', `payouts/${payoutId}/exports`, { format: 'paypal' });
    expect(status).toBe(open.length > 0 ? 200 : 409);
    if (open.length === 0) continue;
    const lines = (body.data.content as string).trim().split('\r\n');
    expect(lines.map((line) => line.split(',').slice(0, 4))).toEqual(
      open.map((item) => {
        const { destination, cents: amount } = all[stored.indexOf(item)]!;
        return [destination, (amount / 100).toFixed(2), 'USD', item.reference];
      }),
    );
  }
}

/** What is due is what the model says, and the same after a payout that was cancelled. */
async function expectPreview({ model, calls }: Ground): Promise<void> {
  const sums = model.destinations.map((_, partner) => dueTo(model, partner).reduce((sum, { left }) => sum + left, 0));
  const before = await calls.preview();
  expect(before.total_cents).toBe(sums.filter((sum) => sum > 0).reduce((sum, one) => sum + one, 0));
  if (before.total_cents === 0) return;
  const payout = await calls.create({ expected_version: before.version });
  expect(payout.total_cents).toBe(before.total_cents);
  const cancelled = await calls.act('cancel', payout.id, { all_open: true, expected_total_cents: before.total_cents });
  expect(new Set(cancelled)).toEqual(new Set(['done']));
  expect(await calls.preview()).toEqual({ ...before, as_of: expect.any(String) });
}

test(
  'every history goes as the rules say',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40, size: 'max' }), async (steps) => {
        const ground = await begin();
        for (const one of steps) {
          await take(ground, one);
          await expectRows(ground);
        }
        await expectFiles(ground);
        await expectPreview(ground);
        await expectLedger(service);
      }),
      effort(25),
    );
  },
  TEST_TIMEOUT,
);
