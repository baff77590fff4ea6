import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { signUp, visit } from '../../support/journey.ts';
import { callOf, connectShop, fresh, SECRETS, type Shop } from '../../support/processors/connect.ts';
import { order, refund, subscription } from '../../support/processors/polar.ts';
import { leftOf, refundsOf, salesOf } from '../../support/processors/records.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
let shop: Shop;
let click_id: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign({ commission_type: 'recurring_percent', commission_base: 'net' });
  shop = await connectShop(service, campaign, 'polar');
  click_id = await visit(service, campaign);
});

const now = () => service.clock.now();
const sales = () => salesOf(service, campaign.id);
const refunds = () => refundsOf(service, campaign.id);
const left = () => leftOf(service, campaign.id, click_id);

describe('a paid order', () => {
  test('is a sale of what was paid without tax', async () => {
    const id = randomUUID();
    expect(await shop.tell(order(now(), { id, buyer: { click_id } }))).toBe('sale_recorded');
    const row = { transaction_id: id, amount_cents: 4950, gross_cents: 5940, currency: 'USD', provider: 'polar' };
    expect(await sales()).toMatchObject([row]);
    expect(await left()).toEqual({ [id]: 990 });
  });

  test('names its customer by the external identifier, which is yours', async () => {
    const signedUp = await signUp(service, campaign);
    const of = { customer: randomUUID(), subscription: randomUUID() };
    const first = order(now(), { externalId: signedUp.customer_key, reason: 'subscription_create', ...of });
    expect(await shop.tell(first)).toBe('sale_recorded');
    expect(await shop.tell(order(now(), { reason: 'subscription_cycle', ...of }))).toBe('sale_recorded');
    expect(await sales()).toHaveLength(2);
  });

  test('names a partner by its discount: the identifier of a code, or its text', async () => {
    const partnershipId = await service.make.partnership(campaign.id, await service.make.partner());
    await service.make.discountCode(campaign.id, partnershipId, 'BREW', { processor_id: 'brew' });
    for (const discount of [
      { id: 'brew', code: null },
      { id: randomUUID(), code: 'brew' },
    ]) {
      expect(await shop.tell(order(now(), { discount }))).toBe('sale_recorded');
    }
    expect(await shop.tell(order(now(), { discount: { id: randomUUID(), code: 'other' } }))).toBe('customer_not_named');
    expect(await sales()).toMatchObject([{ partnership_id: partnershipId }, { partnership_id: partnershipId }]);
  });

  test('waits for the subscription that names its customer', async () => {
    const id = randomUUID();
    expect(await shop.tell(order(now(), { subscription: id, reason: 'subscription_create' }))).toBe(
      'customer_not_named',
    );
    expect(await shop.tell(subscription(now(), { id, buyer: { click_id } }))).toBe('subscription_linked');
    expect(await sales()).toMatchObject([{ subscription_id: id }]);
  });
});

describe('what is refunded', () => {
  let id: string;
  beforeEach(async () => {
    id = randomUUID();
    await shop.tell(order(now(), { id, buyer: { click_id } }));
  });

  test('counts once, whether one by one or as the sum of the order', async () => {
    const one = { id: randomUUID(), order: id };
    expect(await shop.tell(refund(now(), { ...one, status: 'pending' }, 'refund.created'))).toBe('ignored');
    expect(await shop.tell(refund(now(), one))).toBe('refund_recorded');
    expect(await shop.tell(refund(now(), one))).toBe('nothing_due');
    expect(await shop.tell(order(now(), { id, refunded: 990, refundedTax: 198 }, 'order.refunded'))).toBe(
      'nothing_due',
    );
    expect(await refunds()).toMatchObject([{ amount_cents: 990, refund_reference: one.id }]);
    const sum = order(now(), { id, refunded: 4950, refundedTax: 990 }, 'order.refunded');
    expect(await shop.tell(sum)).toBe('refund_recorded');
    expect(await left()).toEqual({ [id]: 0 });
  });

  test('and fails after all is returned', async () => {
    const one = { id: randomUUID(), order: id };
    await shop.tell(refund(now(), one));
    expect(await left()).toEqual({ [id]: 792 });
    service.clock.advance({ seconds: 1 });
    expect(await shop.tell(refund(now(), { ...one, status: 'failed' }))).toBe('refund_restored');
    expect(await left()).toEqual({ [id]: 990 });
  });
});

// Who signs with the bytes of the whole text, and who with those that follow the prefix in base64.
const STANDARD = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;
test.each<[kind: string, secret: string, key: string | Buffer]>([
  ['an older secret', SECRETS.polar(), ''],
  ['an older secret with the prefix of Standard Webhooks', STANDARD, ''],
  ['a newer secret', STANDARD, Buffer.from('0123456789abcdef0123456789abcdef')],
])('%s is accepted', async (_, secret, key) => {
  const program = await service.make.campaign();
  const { path } = await connectShop(service, program, 'polar', secret);
  const buyer = { click_id: await visit(service, program) };
  const call = callOf('polar', order(now(), { buyer }), key === '' ? secret : key, now());
  const answer = await service.call(path, call);
  expect(answer.body).toEqual({ received: true, result: 'sale_recorded' });
});

test('a refused event does not block the next', async () => {
  const results: string[] = [];
  for (const delivery of [
    order(now(), { currency: 'chf', buyer: { click_id } }),
    order(now(), { buyer: { customer_key: 'nobody' } }),
    { body: { type: 'order.paid', timestamp: now().toISOString(), data: { id: 'without an amount' } } },
    { body: { type: 'benefit.created', timestamp: now().toISOString(), data: {} } },
    refund(now(), { order: randomUUID() }),
    order(now(), { buyer: { click_id } }),
  ]) {
    results.push(await shop.tell(delivery));
  }
  const refused = ['currency_unsupported', 'customer_unknown', 'unreadable', 'ignored', 'sale_unknown'];
  expect(results).toEqual([...refused, 'sale_recorded']);
});

test('an event that is delivered again has its identifier, however it is signed', async () => {
  const delivery = { ...order(now(), { buyer: { click_id } }) };
  const call = callOf('polar', delivery, shop.secret, now());
  expect((await service.call(shop.path, call)).body.result).toBe('sale_recorded');
  service.clock.advance({ seconds: 200 });
  expect((await service.call(shop.path, call)).body.result).toBe('repeated');
  // Another identifier was not signed.
  const other = { ...call, headers: { ...call.headers, 'webhook-id': fresh('msg_') } };
  expect((await service.call(shop.path, other)).status).toBe(401);
});
