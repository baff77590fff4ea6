import { describe, expect, test } from 'vitest';
import type { Delivery } from '../../scripts/recipes/processors/delivery.ts';
import * as lemonSqueezy from '../../scripts/recipes/processors/lemonsqueezy.ts';
import * as paddle from '../../scripts/recipes/processors/paddle.ts';
import * as polar from '../../scripts/recipes/processors/polar.ts';
import { without } from '../support/rows.ts';
import { receiver, unique } from './support/receiver.ts';

// What the example does in the same way for each payment processor.

const { it, signedUp, deliver } = receiver();

describe('each processor', () => {
  const payments: [string, (id: string, buyer: object, currency?: string, net?: number) => Delivery][] = [
    [
      'paddle',
      (id, buyer, currency = 'USD', net = 4950) =>
        paddle.signed(paddle.transactionCompleted(it.now, { id, buyer, currency, total: net + 10, tax: 10 }), it.now),
    ],
    [
      'polar',
      (id, buyer, currency = 'USD', net = 4950) =>
        polar.signed(polar.orderPaid(it.now, { id, buyer, currency: currency.toLowerCase(), net }), it.now),
    ],
    [
      'lemonsqueezy',
      (id, buyer, currency = 'USD', net = 4950) =>
        lemonSqueezy.signed(
          lemonSqueezy.order('order_created', it.now, { id, buyer, currency, total: net + 10, tax: 10 }),
          it.now,
        ),
    ],
  ];
  const stored = (id: string) => it.service.db.knex('sales').whereLike('transaction_id', `%${id}`);

  test.each(payments)('%s: a payment that is delivered twice is one sale', async (path, payment) => {
    const id = unique('x');
    const delivery = payment(id, await signedUp());
    expect([await deliver(path, delivery), await deliver(path, delivery)]).toEqual([200, 200]);
    expect(await stored(id)).toHaveLength(1);
  });

  test.each(payments)(
    '%s: a customer whom nobody referred and a free product are acknowledged',
    async (path, payment) => {
      const [first, second] = [unique('x'), unique('x')];
      expect(await deliver(path, payment(first, { customer_key: unique('nobody') }))).toBe(200);
      expect(await deliver(path, payment(second, await signedUp(), 'USD', 0))).toBe(200);
      expect([...(await stored(first)), ...(await stored(second))]).toEqual([]);
    },
  );

  test.each(payments)('%s: another currency is acknowledged and logged', async (path, payment) => {
    const id = unique('x');
    expect(await deliver(path, payment(id, await signedUp(), 'GBP'))).toBe(200);
    await expect.poll(() => it.example.output()).toContain('currency GBP is not supported');
    expect(await stored(id)).toEqual([]);
  });

  test.each(payments)(
    '%s: a failure of the service is a 500, so that the event is sent again',
    async (path, payment) => {
      const id = unique('x');
      const delivery = payment(id, await signedUp());
      expect(await without(it.service.db, 'sales', () => deliver(path, delivery))).toBe(500);
      expect(await deliver(path, delivery)).toBe(200);
      expect(await stored(id)).toHaveLength(1);
    },
  );
});
