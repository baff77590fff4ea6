import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import type { OwnedCampaign } from '../commissions/support.ts';
import { anotherPartner, payable, payoutCampaign, type PayoutCalls } from './support.ts';

// A payout of some partners that were chosen from the preview of all, and the way from what is approved to what is paid.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: OwnedCampaign;
let calls: PayoutCalls;
let other: Awaited<ReturnType<typeof anotherPartner>>;
beforeEach(async () => {
  ({ campaign, calls } = await payoutCampaign(service));
  other = await anotherPartner(service, campaign);
  await payable(service, other.partnerId);
});

test('the version of the preview of all is that of each choice, until something of it changes', async () => {
  await calls.approved();
  await calls.approved({ amount_cents: 30_000 }, other);
  const { version: expected_version, as_of: cutoff } = await calls.preview();
  const chosen = { partner_ids: [other.partnerId], expected_version, cutoff };
  await calls.approved();
  const outdated = await calls.call('POST', 'payouts', { ...chosen, cutoff: service.clock.now().toISOString() });
  expect([outdated.status, outdated.body.error.code]).toEqual([409, 'preview_outdated']);
  const payout = await calls.create(chosen);
  expect(payout).toMatchObject({ total_cents: 6000, items: { open: 1 } });
  expect(await calls.preview()).toMatchObject({ total_cents: 4000 });
  const again = await calls.call('POST', 'payouts', chosen);
  expect([again.status, again.body.error.code]).toEqual([409, 'preview_outdated']);
});

test('what is approved, less each reason, is what is paid', async () => {
  await calls.one();
  const held = await calls.approved();
  await calls.change('hold', [held.commission_id], 'A question');
  await calls.approved();
  const without = await anotherPartner(service, campaign);
  await calls.approved({ amount_cents: 7_000 }, without);
  await calls.ok('POST', 'commissions', { partner_id: other.partnerId, amount_cents: -300, reason: 'Twice' }, 201);
  const cutoff = service.clock.now().toISOString();
  service.clock.advance({ seconds: 1 });
  await calls.approved({ amount_cents: 5_000 }, other);
  const { from_approved: from, total_cents, excluded } = await calls.preview(`?cutoff=${cutoff}`);
  expect(from).toEqual({ approved_cents: 8400, in_payout_cents: 2000, after_cutoff_cents: 1000, owed_cents: 300 });
  const list = await calls.call('GET', 'commissions?limit=1');
  expect(list.body.totals.currencies[0].approved.amount_cents).toBe(from.approved_cents);
  const held_back = excluded.reduce((sum: number, one: { amount_cents: number }) => sum + one.amount_cents, 0);
  const left = from.approved_cents - from.in_payout_cents - from.after_cutoff_cents - from.owed_cents;
  expect(left).toBe(total_cents + held_back);
  expect(total_cents).toBe(2000);
});
