import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { connectAccount, type Account } from '../support/stripe.ts';
import type { OwnedCampaign } from '../commissions/support.ts';
import { cardSale, expectLedger, payoutCampaign, type PayoutCalls } from './support.ts';

// What refunds took or restored of a commission that a payout had claimed is taken in by it once it is free again.

let service: Service;
let campaign: OwnedCampaign;
let calls: PayoutCalls;
let account: Account;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  ({ campaign, calls } = await payoutCampaign(service));
  account = await connectAccount(service, campaign);
});

/** A sale of 100.00 that a payout's item of 20.00 has claimed. */
async function claimed() {
  const card = await cardSale(service, campaign, account);
  const [{ id }] = await card.rows();
  expect(await calls.change('approve', [id])).toEqual(['done']);
  service.clock.advance({ seconds: 1 });
  const payout = await calls.create();
  const [item] = await calls.items(payout.id);
  return { ...card, id, payout, item };
}
type Claimed = Awaited<ReturnType<typeof claimed>>;
const act = async (name: string, { payout, item }: Pick<Claimed, 'payout' | 'item'>, more: object = {}) => {
  service.clock.advance({ seconds: 1 });
  expect(await calls.act(name, payout.id, { item_ids: [item.id], ...more })).toEqual(['done']);
};
const fail = (of: Pick<Claimed, 'payout' | 'item'>) => act('fail', of, { reason: 'Returned' });
const shown = async ({ rows }: Claimed) =>
  (await rows()).map(({ kind, amount_cents, status }) => `${kind} ${amount_cents} ${status}`);
const folds = () =>
  service.db.knex('commission_entries').where({ program_id: campaign.id, kind: 'folded' }).orderBy('id');

/** A payout of a clawback or restoration together with a new commission of 40.00. */
async function nextPayout() {
  await calls.approved({ amount_cents: 20_000 });
  const payout = await calls.create();
  const [item] = await calls.items(payout.id);
  return { payout, item };
}

describe('an item that ends', () => {
  test.each(['cancel', 'fail'])('by %s leaves its commission with what a refund took', async (name) => {
    const one = await claimed();
    await one.refunded(2_500);
    expect(await shown(one)).toEqual(['sale 2000 approved', 'clawback -500 pending']);
    await act(name, one, { reason: 'No such account' });
    expect(await shown(one)).toEqual(['sale 1500 approved', 'clawback 0 reversed']);
    const [, clawback] = await one.rows();
    expect(await calls.change('reject', [clawback.id], 'No')).toEqual(['clawback']);
    const entries = await folds();
    expect(entries.map(({ amount_cents }) => amount_cents).sort()).toEqual([-500, 500]);
    expect(new Set(entries.map(({ created_at }) => created_at.getTime())).size).toBe(1);
    expect((await calls.get(one.id)).entries.at(-1)).toMatchObject({ kind: 'folded', amount_cents: -500 });
    expect(await calls.preview()).toMatchObject({ total_cents: 1500 });
    await expectLedger(service);
  });

  test('leaves nothing of a commission that was refunded as a whole, which a failed refund revives', async () => {
    const one = await claimed();
    await one.refunded(10_000);
    await act('pay', one);
    await fail(one);
    expect(await shown(one)).toEqual(['sale 0 reversed', 'clawback 0 reversed']);
    expect(await calls.preview()).toMatchObject({ total_cents: 0 });
    await one.failed(10_000);
    expect(await shown(one)).toEqual(['sale 2000 approved', 'clawback 0 reversed']);
    await expectLedger(service);
  });

  test('leaves clawback and restoration to cancel each other, as long as the commission is paid', async () => {
    const one = await claimed();
    await act('pay', one);
    await one.refunded(5_000);
    const next = await nextPayout();
    await one.failed(2_500);
    expect(await shown(one)).toEqual(['sale 2000 paid', 'clawback -1000 approved', 'restoration 500 approved']);
    await fail(next);
    expect(await shown(one)).toEqual(['sale 2000 paid', 'clawback -500 approved', 'restoration 0 reversed']);
    const corrections = (await one.rows()).slice(1).map(({ id }) => Number(id));
    expect(await calls.change('reject', corrections, 'No')).toEqual(['clawback', 'restoration']);
    await expectLedger(service);
  });

  test('folds the oldest first, within zero and what was earned, and leaves the rest', async () => {
    const one = await claimed();
    await act('pay', one);
    await one.refunded(10_000);
    const next = await nextPayout();
    await act('pay', next);
    await one.failed(10_000);
    const last = await nextPayout();
    await act('pay', last);
    expect(await shown(one)).toEqual(['sale 2000 paid', 'clawback -2000 paid', 'restoration 2000 paid']);
    await fail(next);
    expect(await shown(one)).toEqual(['sale 2000 paid', 'clawback -2000 approved', 'restoration 2000 paid']);
    // The commission takes the clawback, because another payment has made up for it.
    await fail(one);
    expect(await shown(one)).toEqual(['sale 0 reversed', 'clawback 0 reversed', 'restoration 2000 paid']);
    await fail(last);
    expect(await shown(one)).toEqual(['sale 2000 approved', 'clawback 0 reversed', 'restoration 0 reversed']);
    await expectLedger(service);
  });

  test('changes nothing of sales that no refund touched', async () => {
    const one = await claimed();
    await act('cancel', one);
    expect(await shown(one)).toEqual(['sale 2000 approved']);
    expect(await folds()).toEqual([]);
  });
});

describe('rejecting', () => {
  const reject = (id: number) => calls.change('reject', [id], 'A fraud');

  test('a commission whose clawback or restoration is in an item answers `clawed_back` until the item ends', async () => {
    const one = await claimed();
    await act('pay', one);
    await one.refunded(5_000);
    const next = await nextPayout();
    await fail(one);
    expect(await reject(one.id)).toEqual(['clawed_back']);
    await act('pay', next);
    expect(await reject(one.id)).toEqual(['clawed_back']);
    await fail(next);
    expect(await shown(one)).toEqual(['sale 1000 approved', 'clawback 0 reversed']);
    expect(await reject(one.id)).toEqual(['done']);
    // Nothing is restored to a rejected one.
    await one.failed(5_000);
    expect(await shown(one)).toEqual(['sale 0 reversed', 'clawback 0 reversed']);
    expect(await reject(one.id)).toEqual(['unchanged']);
    await expectLedger(service);
  });

  test('a commission that refunds brought to zero is done, with an entry of nothing', async () => {
    const card = await cardSale(service, campaign, account);
    const [{ id }] = await card.rows();
    await card.refunded(10_000);
    expect(await reject(id)).toEqual(['done']);
    expect((await calls.get(id)).entries.at(-1)).toMatchObject({ kind: 'rejected', amount_cents: 0, status: null });
    await card.failed(10_000);
    expect(await card.rows()).toMatchObject([{ amount_cents: 0, status: 'reversed' }]);
    await expectLedger(service);
  });

  test('and holding clawbacks and restorations is refused, and of a claimed commission too', async () => {
    const one = await claimed();
    expect(await calls.change('hold', [one.id], 'Wait')).toEqual(['in_payout']);
    expect(await reject(one.id)).toEqual(['in_payout']);
    expect(await calls.change('approve', [one.id])).toEqual(['unchanged']);
    await one.refunded(5_000);
    const [, clawback] = await one.rows();
    await act('pay', one);
    await nextPayout();
    await one.failed(2_500);
    const [, , restoration] = await one.rows();
    expect(await calls.change('hold', [clawback.id, restoration.id], 'Wait')).toEqual(['in_payout', 'restoration']);
    expect(await calls.change('reject', [clawback.id, restoration.id], 'No')).toEqual(['in_payout', 'restoration']);
    await one.refunded(10_000);
    const newest = (await one.rows()).at(-1);
    expect(newest).toMatchObject({ kind: 'clawback', status: 'pending' });
    expect(await calls.change('hold', [newest.id], 'Wait')).toEqual(['clawback']);
    expect(await reject(newest.id)).toEqual(['clawback']);
  });
});
