import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import * as lemonSqueezy from '../../scripts/recipes/processors/lemonsqueezy.ts';
import * as paddle from '../../scripts/recipes/processors/paddle.ts';
import * as polar from '../../scripts/recipes/processors/polar.ts';
import { without } from '../support/rows.ts';
import { receiver, unique } from './support/receiver.ts';

// Signed deliveries of payment processors become sales and refunds.

const { it, click, signedUp, deliver, sales, refunds } = receiver();

describe('Paddle', () => {
  const send = (event: object, at = it.now, secret?: string) => deliver('paddle', paddle.signed(event, at, secret));

  test('a completed transaction is a sale of the amount without tax', async () => {
    const id = unique('txn_');
    const buyer = { click_id: await click() };
    expect(await send(paddle.transactionCompleted(it.now, { id, buyer }))).toBe(200);
    expect(await sales(id)).toEqual([
      {
        ...{ amount_cents: 4950, currency: 'USD', provider: 'paddle', provider_payment_id: id },
        ...{ subscription_id: null, commission_cents: 990 },
      },
    ]);
  });

  test('a payment of a subscription names it, and a part that a credit paid is not counted again', async () => {
    const id = unique('txn_');
    const credit = { total: 1200, tax: 200 };
    const fields = { id, buyer: await signedUp(), subscription: 'sub_01hv8x29kz0t586xy6zn1a62ny', credit };
    expect(await send(paddle.transactionCompleted(it.now, fields))).toBe(200);
    expect(await sales(id)).toMatchObject([{ amount_cents: 3950, subscription_id: 'sub_01hv8x29kz0t586xy6zn1a62ny' }]);
  });

  test('approved refunds and chargebacks reduce the commission once, all others nothing', async () => {
    const id = unique('txn_');
    await send(paddle.transactionCompleted(it.now, { id, buyer: await signedUp() }));
    const part = paddle.adjustmentUpdated(it.now, { id: unique('adj_'), transaction: id });
    for (const event of [
      paddle.adjustmentUpdated(it.now, { transaction: id, status: 'pending_approval' }),
      paddle.adjustmentUpdated(it.now, { transaction: id, action: 'credit' }),
      paddle.adjustmentUpdated(it.now, { transaction: id, action: 'chargeback_warning' }),
      part,
      part,
      paddle.adjustmentUpdated(it.now, { id: unique('adj_'), transaction: id, action: 'chargeback', type: 'full' }),
    ]) {
      expect(await send(event)).toBe(200);
    }
    expect(await refunds(id)).toEqual([
      { amount_cents: 990, reason: 'refund', deduction_cents: 198 },
      { amount_cents: 3960, reason: 'chargeback', deduction_cents: 792 },
    ]);
  });

  test('signatures: another secret, another body, an old time and a missing header are refused', async () => {
    const id = unique('txn_');
    const event = paddle.transactionCompleted(it.now, { id, buyer: await signedUp() });
    expect(await send(event, it.now, 'pdl_ntfset_other')).toBe(400);
    expect(await send(event, new Date(it.now.getTime() - 301_000))).toBe(400);
    const { body, headers } = paddle.signed(event, it.now);
    expect(await deliver('paddle', { body: body.replace('5940', '9999'), headers })).toBe(400);
    expect(await deliver('paddle', { body, headers: { 'content-type': 'application/json' } })).toBe(400);
    expect(await sales(id)).toEqual([]);
    // While a secret is being replaced, there are two signatures.
    const both = headers['paddle-signature']!.replace('h1=', `h1=${'0'.repeat(64)};h1=`);
    expect(await deliver('paddle', { body, headers: { ...headers, 'paddle-signature': both } })).toBe(200);
    expect(await sales(id)).toHaveLength(1);
  });

  test('the commands of the guide send a payment that is signed like one of Paddle', async () => {
    const { customer_key } = await signedUp();
    const guide = readFileSync('docs/recipes/payment-webhooks.md', 'utf8');
    const [commands] = /(?<=```sh\n)EVENT=[^`]*/.exec(guide)!;
    const script = commands
      .replace('user_42', customer_key)
      .replace('pdl_ntfset_REPLACE_ME', paddle.SECRET)
      .replace('http://127.0.0.1:8000', it.example.url);
    const { stdout } = await promisify(execFile)('bash', ['-ec', script]);
    expect(stdout).toBe('ok');
    expect(await sales('txn_brand_1')).toMatchObject([{ amount_cents: 4900, provider: 'paddle' }]);
  });
});

describe('Polar', () => {
  const send = (event: object, at = it.now, key?: string | Buffer) => deliver('polar', polar.signed(event, at, key));

  test('a paid order is a sale of its net amount; the customer has your identifier or metadata', async () => {
    const [first, second] = [unique('order-'), unique('order-')];
    const { customer_key } = await signedUp();
    expect(await send(polar.orderPaid(it.now, { id: first, externalId: customer_key }))).toBe(200);
    const buyer = { click_id: await click() };
    expect(await send(polar.orderPaid(it.now, { id: second, buyer, subscription: 'sub-1' }))).toBe(200);
    const sale = { amount_cents: 4950, currency: 'USD', provider: 'polar', commission_cents: 990 };
    expect(await sales(first)).toMatchObject([{ ...sale, provider_payment_id: first, subscription_id: null }]);
    expect(await sales(second)).toMatchObject([{ ...sale, subscription_id: 'sub-1' }]);
  });

  test('a succeeded refund reduces the commission once', async () => {
    const [order, id] = [unique('order-'), unique('refund-')];
    await send(polar.orderPaid(it.now, { id: order, buyer: await signedUp() }));
    expect(await send(polar.refundUpdated(it.now, { id, order, status: 'pending' }))).toBe(200);
    expect(await send(polar.refundUpdated(it.now, { id, order }))).toBe(200);
    expect(await send(polar.refundUpdated(it.now, { id, order }))).toBe(200);
    expect(await refunds(order)).toEqual([{ amount_cents: 990, reason: 'refund', deduction_cents: 198 }]);
  });

  test('signatures: another secret, another body, an old time and a missing header are refused', async () => {
    const id = unique('order-');
    const event = polar.orderPaid(it.now, { id, buyer: await signedUp() });
    expect(await send(event, it.now, 'whsec_b3RoZXI=')).toBe(400);
    expect(await send(event, new Date(it.now.getTime() - 301_000))).toBe(400);
    const { body, headers } = polar.signed(event, it.now);
    expect(await deliver('polar', { body: body.replace('4950', '9999'), headers })).toBe(400);
    expect(await deliver('polar', { body, headers: { 'content-type': 'application/json' } })).toBe(400);
    expect(await sales(id)).toEqual([]);
    expect(await send(event, it.now, polar.DECODED)).toBe(200);
    const several = `v1,${Buffer.alloc(32).toString('base64')} ${headers['webhook-signature']}`;
    expect(await deliver('polar', { body, headers: { ...headers, 'webhook-signature': several } })).toBe(200);
    expect(await sales(id)).toHaveLength(1);
  });
});

describe('Lemon Squeezy', () => {
  const { order, invoice } = lemonSqueezy;
  const send = (event: ReturnType<typeof order> | ReturnType<typeof invoice>, secret?: string) =>
    deliver('lemonsqueezy', lemonSqueezy.signed(event, it.now, secret));

  test('an order is a sale of the amount without tax', async () => {
    const id = unique('');
    expect(await send(order('order_created', it.now, { id, buyer: await signedUp() }))).toBe(200);
    expect(await sales(`lemonsqueezy-order-${id}`)).toEqual([
      {
        ...{ amount_cents: 4950, currency: 'USD', provider: 'lemonsqueezy', provider_payment_id: id },
        ...{ subscription_id: null, commission_cents: 990 },
      },
    ]);
  });

  test('the payments of a subscription are sales of it, and its order is not one more', async () => {
    const [id, subscription] = [unique(''), 8];
    const buyer = { ...(await signedUp()), kind: 'subscription' };
    expect(await send(order('order_created', it.now, { id, buyer }))).toBe(200);
    const first = { id, subscription, reason: 'initial', buyer };
    expect(await send(invoice('subscription_payment_success', it.now, first))).toBe(200);
    expect(await sales(`lemonsqueezy-order-${id}`)).toEqual([]);
    expect(await sales(`lemonsqueezy-invoice-${id}`)).toMatchObject([{ subscription_id: 'lemonsqueezy-8' }]);
  });

  test('refunds are reported as sums: each one reduces the commission once, in any order', async () => {
    const id = unique('');
    const buyer = await signedUp();
    await send(order('order_created', it.now, { id, buyer }));
    for (const refunded of [1188, 1188, 5940, 2376]) {
      expect(await send(order('order_refunded', it.now, { id, buyer, refunded }))).toBe(200);
    }
    expect(await refunds(`lemonsqueezy-order-${id}`)).toEqual([
      { amount_cents: 990, reason: 'refund', deduction_cents: 198 },
      { amount_cents: 3960, reason: 'refund', deduction_cents: 792 },
    ]);
  });

  test('a refund that the service could not record is recorded when it is sent again', async () => {
    const id = unique('');
    const buyer = await signedUp();
    await send(order('order_created', it.now, { id, buyer }));
    const event = order('order_refunded', it.now, { id, buyer, refunded: 1188 });
    expect(await without(it.service.db, 'refunds', () => send(event))).toBe(500);
    expect(await send(event)).toBe(200);
    expect(await refunds(`lemonsqueezy-order-${id}`)).toMatchObject([{ amount_cents: 990 }]);
  });

  test('a payment in test mode is a test event', async () => {
    const id = unique('');
    expect(await send(order('order_created', it.now, { id, buyer: await signedUp(), test: true }))).toBe(200);
    expect(await sales(`lemonsqueezy-order-${id}`)).toEqual([]);
    const where = { transaction_id: `lemonsqueezy-order-${id}` };
    expect(await it.service.db.knex('test_events').where(where)).toHaveLength(1);
  });

  test('another secret, another body and a missing header are refused', async () => {
    const id = unique('');
    const event = order('order_created', it.now, { id, buyer: await signedUp() });
    expect(await send(event, 'another-secret')).toBe(400);
    const { body, headers } = lemonSqueezy.signed(event, it.now);
    expect(await deliver('lemonsqueezy', { body: body.replace('5940', '9999'), headers })).toBe(400);
    expect(await deliver('lemonsqueezy', { body, headers: { 'content-type': 'application/json' } })).toBe(400);
    expect(await sales(`lemonsqueezy-order-${id}`)).toEqual([]);
  });
});
