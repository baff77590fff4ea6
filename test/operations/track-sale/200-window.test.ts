import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { rowCounts, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import { customerOf } from '../../support/rows.ts';

let service: Service;
let campaign: Campaign;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => void (campaign = await service.make.campaign({ attribution_window_days: 60 })));

const order = () => service.make.unique('order');
const pay = (click_id: string, body: object = {}) =>
  service.sale({ transaction_id: order(), amount_cents: 9900, click_id, ...body }, { key: campaign.key });

const expired = (click_age_days: number, window_days = 60) => ({
  success: true,
  attributed: false,
  reason: 'attribution_window_expired',
  click_age_days,
  window_days,
  sale_id: null,
  commission_id: null,
  message: 'Sale not attributed. The click is older than the attribution window.',
});

test('exactly 60 × 24 hours after the click is inside the window', async () => {
  const click_id = await visit(service, campaign);
  service.clock.advance({ days: 60 });
  expect((await pay(click_id)).body.attributed).toBe(true);
});

test('one millisecond more is outside: the response says so and nothing is recorded', async () => {
  const click_id = await visit(service, campaign);
  service.clock.advance({ days: 60, ms: 1 });
  const before = await rowCounts(service);
  const late = await pay(click_id, { customer_key: 'late', subscription_id: 'sub' });
  expect(late.status).toBe(200);
  expect(late.body).toEqual(expired(60));
  expect(await rowCounts(service)).toEqual(before);
  const customer = await customerOf(service.db, click_id);
  expect(customer).toMatchObject({ status: 'click', customer_key: null, converted_at: null });
});

test('the transaction_id of a sale that was not attributed may be sent again', async () => {
  const click_id = await visit(service, campaign);
  const transaction_id = order();
  service.clock.advance({ days: 61 });
  expect((await pay(click_id, { transaction_id })).body).toEqual(expired(61));
  expect((await pay(click_id, { transaction_id })).body).toEqual(expired(61));
  const occurred_at = new Date(service.clock.now().getTime() - 2 * 86_400_000).toISOString();
  const again = await pay(click_id, { transaction_id, occurred_at });
  expect(again.body).toMatchObject({ attributed: true, sale_id: expect.any(Number) as number });
});

test('click_age_days is rounded down', async () => {
  const click_id = await visit(service, campaign);
  service.clock.advance({ days: 74, seconds: 86_399 });
  expect((await pay(click_id)).body).toEqual(expired(74));
});

test('the window of the program is used', async () => {
  campaign = await service.make.campaign({ attribution_window_days: 7, cookie_window_days: 90 });
  const [early, late] = [await visit(service, campaign), await visit(service, campaign)];
  service.clock.advance({ days: 7 });
  expect((await pay(early)).body.attributed).toBe(true);
  service.clock.advance({ days: 1 });
  expect((await pay(late)).body).toEqual(expired(8, 7));
});

test("the payment's own time counts, not the time of receipt", async () => {
  const click_id = await visit(service, campaign);
  service.clock.advance({ days: 59 });
  const paid = service.clock.now().toISOString();
  service.clock.advance({ days: 20 });
  expect((await pay(click_id, { occurred_at: paid })).body.attributed).toBe(true);
});

test('a payment dated in the future can be outside the window although it is received inside', async () => {
  const click_id = await visit(service, campaign);
  service.clock.advance({ days: 60 });
  const occurred_at = new Date(service.clock.now().getTime() + 1000).toISOString();
  expect((await pay(click_id, { occurred_at })).body).toEqual(expired(60));
});

test('if the customer signed up in time, any payment time is inside', async () => {
  const click_id = await visit(service, campaign);
  service.clock.advance({ days: 60 });
  expect((await service.lead({ click_id }, { key: campaign.key })).status).toBe(200);
  service.clock.advance({ days: 300 });
  expect((await pay(click_id)).body.attributed).toBe(true);
});

test('if the sign-up is outside the window, an early payment is outside too', async () => {
  const click_id = await visit(service, campaign);
  const occurred_at = new Date(service.clock.now().getTime() + 40 * 86_400_000).toISOString();
  service.clock.advance({ days: 60, ms: 1 });
  expect((await service.lead({ click_id }, { key: campaign.key })).status).toBe(200);
  expect((await pay(click_id, { occurred_at })).body).toEqual(expired(60));
});

test('a provisional lead is not a sign-up', async () => {
  const click_id = await visit(service, campaign);
  expect((await service.lead({ click_id })).body.provisional).toBe(true);
  service.clock.advance({ days: 61 });
  expect((await pay(click_id)).body).toEqual(expired(61));
});

test('the window is checked until a conversion is recorded, and not for later payments', async () => {
  const click_id = await visit(service, campaign);
  service.clock.advance({ days: 61 });
  expect((await pay(click_id)).body.attributed).toBe(false);
  service.clock.advance({ days: 1 });
  expect((await pay(click_id)).body).toEqual(expired(62));
  const occurred_at = new Date(service.clock.now().getTime() - 3 * 86_400_000).toISOString();
  expect((await pay(click_id, { occurred_at })).body.attributed).toBe(true);
  service.clock.advance({ days: 400 });
  expect((await pay(click_id)).body.attributed).toBe(true);
});
