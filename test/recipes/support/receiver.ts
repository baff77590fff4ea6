import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Delivery } from '../../../scripts/recipes/processors/delivery.ts';
import * as lemonSqueezy from '../../../scripts/recipes/processors/lemonsqueezy.ts';
import * as paddle from '../../../scripts/recipes/processors/paddle.ts';
import * as polar from '../../../scripts/recipes/processors/polar.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { startService, type Service } from '../../support/service.ts';
import { startExample, type Program } from './program.ts';

export interface Receiver {
  service: Service;
  example: Program;
  /** the time of the test, which is the service's and the example's */
  now: Date;
}

/** The example of the guide "Paddle, Polar and Lemon Squeezy", with a program that pays 20 percent. */
export function receiver() {
  const it = {} as Receiver;
  let campaign: Campaign;
  beforeAll(async () => {
    it.service = await startService();
    campaign = await it.service.make.campaign({ commission_type: 'percent', commission_rate: '20' });
    it.example = await startExample('payment-webhooks/server.ts', {
      REFERRAL_BASE_URL: it.service.baseUrl,
      REFERRAL_API_KEY: campaign.key,
      PADDLE_WEBHOOK_SECRET: paddle.SECRET,
      POLAR_WEBHOOK_SECRET: polar.SECRET,
      LEMONSQUEEZY_WEBHOOK_SECRET: lemonSqueezy.SECRET,
    });
  });
  beforeEach(() => {
    it.now = new Date();
    it.service.clock.set(it.now);
  });
  afterAll(async () => {
    await it.example.stop();
    await it.service.stop();
  });

  const click = async () => (await it.service.click({ affiliate_url: campaign.url })).body.click_id as string;
  return {
    it,
    click,
    /** a customer whose server has sent the lead */
    signedUp: async () => {
      const ids = { click_id: await click(), customer_key: unique('user_') };
      await it.service.lead(ids, { key: campaign.key });
      return ids;
    },
    /** the status with which the example answers a delivery */
    deliver: async (path: string, { body, headers }: Delivery): Promise<number> =>
      (await fetch(`${it.example.url}/webhooks/${path}`, { method: 'POST', body, headers })).status,
    sales: (transaction_id: string) =>
      it.service.db
        .knex('sales')
        .where({ transaction_id })
        .select('amount_cents', 'currency', 'provider', 'provider_payment_id', 'subscription_id', 'commission_cents'),
    refunds: (transaction_id: string) =>
      it.service.db
        .knex('refunds')
        .join('sales', { 'sales.program_id': 'refunds.program_id', 'sales.id': 'refunds.sale_id' })
        .where({ transaction_id })
        .orderBy('refunds.id')
        .select('refunds.amount_cents', 'reason', 'deduction_cents'),
  };
}

let serial = 0;
export const unique = (prefix: string): string => `${prefix}${Date.now()}${++serial}`;
