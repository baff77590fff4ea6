import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROCESSORS } from '../../src/payments/processors.ts';
import { MOST_CODES } from '../../src/payments/fields.ts';
import { visit } from '../support/journey.ts';
import { connectShop, OTHERS, type Processor } from '../support/processors/connect.ts';
import * as lemonSqueezy from '../support/processors/lemonsqueezy.ts';
import * as paddle from '../support/processors/paddle.ts';
import * as polar from '../support/processors/polar.ts';
import * as shopify from '../support/processors/shopify.ts';
import * as woocommerce from '../support/processors/woocommerce.ts';
import { salesOf } from '../support/processors/records.ts';
import { startService, type Service } from '../support/service.ts';

// A signed body has any value in any place: no answer is an error of the service, and nothing is stored that grows with it.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
const AT = new Date('2026-06-01T12:00:00.000Z');

const BODIES: Record<Processor, object[]> = {
  paddle: [paddle.transaction(AT).body, paddle.adjustment(AT, { transaction: 'txn_1' }).body],
  woocommerce: [woocommerce.orderObject(AT, { refunds: [100], coupons: ['a'], buyer: { click_id: 'c' } })],
  shopify: [shopify.orderObject(AT, { buyer: { click_id: 'c' } }), shopify.refundObject(AT, { order: 5 })],
  polar: [polar.order(AT).body],
  lemonsqueezy: [lemonSqueezy.order(AT).body, lemonSqueezy.order(AT, { refunded: 100 }, 'order_refunded').body],
};
const VALUES: unknown[] = [{ toString: 1 }, [[1]], 'x'.repeat(300_000), Array.from({ length: 9000 }, Math.random)];
VALUES.push('a\0b', 'a\ud800b', '-200000-01-01', '1e400', -1, 1e300, null);

/** The body once for each of its fields, with the value in its place. */
function* spoiled(body: unknown, value: unknown): Generator<unknown> {
  if (typeof body !== 'object' || body === null) return;
  for (const key of Object.keys(body)) {
    yield { ...body, [key]: value };
    for (const inner of spoiled((body as Record<string, unknown>)[key], value)) {
      yield Array.isArray(body) ? Object.assign([...(body as unknown[])], { [key]: inner }) : { ...body, [key]: inner };
    }
  }
}

test.each(OTHERS)('%s: every value is read as something that can be stored', (type) => {
  const place = { programId: 1, headers: { 'webhook-id': 'msg_1' }, now: AT };
  for (const value of VALUES) {
    for (const body of BODIES[type].flatMap((one) => [...spoiled(one, value)]) as object[]) {
      for (const reading of [PROCESSORS[type].read(body, place), PROCESSORS[type].readObject(body, place)]) {
        const text = JSON.stringify(reading ?? {});
        expect(text.length).toBeLessThan(5000);
        expect(text).not.toMatch(/\\u0000|\\ud800/);
        for (const { id, occurredAt } of reading?.events ?? []) {
          expect([...id].length).toBeLessThan(600);
          expect(occurredAt?.getTime() ?? 0).toBeGreaterThanOrEqual(0);
        }
      }
    }
  }
});

test('a signed delivery with such values is answered', async () => {
  const campaign = await service.make.campaign();
  const shop = await connectShop(service, campaign, 'woocommerce');
  for (const changes of [{ total: { toString: 1 } }, { date_paid_gmt: '-200000-01-01' }, { status: [[1]] }]) {
    const { status } = await shop.send({ body: { ...woocommerce.orderObject(service.clock.now()), ...changes } });
    expect(status).toBe(200);
  }
});

test('a payment has so many codes, whatever it says', async () => {
  const campaign = await service.make.campaign();
  const shop = await connectShop(service, campaign, 'woocommerce');
  const buyer = { click_id: await visit(service, campaign) };
  const coupons = Array.from({ length: 10_000 }, (_, i) => `code${i}`);
  expect(await shop.tell(woocommerce.order(service.clock.now(), { buyer, coupons }))).toBe('sale_recorded');
  expect(await salesOf(service, campaign.id)).toHaveLength(1);
  const [{ notice }] = await service.db.knex('payment_events').where({ program_id: campaign.id }).orderBy('id');
  expect(notice.codes).toHaveLength(MOST_CODES);
});
