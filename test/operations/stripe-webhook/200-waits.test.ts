import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OVERDUE_EVENTS_JOB, overdueEventsJob } from '../../../src/jobs/awaited-events.ts';
import { runDueJobs } from '../../../src/jobs/scheduler.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { testLog } from '../../support/log.ts';
import { clickIds } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  checkout,
  connectAccount,
  event,
  invoice,
  newId,
  paymentIntent,
  subscriptionCreated,
  type Account,
} from '../../support/stripe.ts';

// What a payment waits for because it may name the partner: its checkout session, and the discount of its subscription.

let service: Service;
let campaign: Campaign;
let account: Account;
let click_id: string;
/** the other partner's partnership, with the code BREW */
let otherId: number;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  account = await connectAccount(service, campaign);
  click_id = await visit(service, campaign);
  service.clock.advance({ seconds: 60 });
});

async function withCodes(processor_id = 'promo_brew') {
  otherId = await service.make.partnership(campaign.id, await service.make.partner());
  await service.make.discountCode(campaign.id, otherId, 'BREW', { processor_id });
}
const sales = () => service.db.knex('sales').where({ program_id: campaign.id }).orderBy('id');
const commissions = () => service.db.knex('commissions').where({ program_id: campaign.id });

const jobs = [overdueEventsJob({ clickIds, currencies: ['USD', 'EUR'], log: testLog() })];
async function runJob() {
  await service.db.knex('jobs').where({ name: OVERDUE_EVENTS_JOB }).update({ due_at: service.clock.now() });
  await runDueJobs({ db: service.db, clock: service.clock, log: testLog(), jobs });
}

describe('a payment whose metadata have a click, in a program with codes,', () => {
  beforeEach(() => withCodes());

  test('waits for its session, which names the partner by a code', async () => {
    const id = newId('pi');
    expect(await account.tell(paymentIntent(account.source, { id, metadata: { click_id } }))).toBe('waits_for_session');
    const session = checkout(account.source, { paymentIntent: id, reference: click_id, promotion: 'promo_brew' });
    expect(await account.tell(session)).toBe('sale_recorded');
    expect(await sales()).toMatchObject([{ transaction_id: id, partnership_id: otherId }]);
    service.clock.advance({ seconds: 600 });
    await runJob();
    expect(await sales()).toHaveLength(1);
  });

  test('waits ten minutes at most, and earns at the time of the payment', async () => {
    const paidAt = service.clock.now();
    expect(await account.tell(paymentIntent(account.source, { metadata: { click_id } }))).toBe('waits_for_session');
    service.clock.advance({ seconds: 599 });
    await runJob();
    expect(await sales()).toEqual([]);
    service.clock.advance({ seconds: 1 });
    await runJob();
    expect(await sales()).toMatchObject([{ partnership_id: campaign.partnershipId, occurred_at: paidAt }]);
    expect(await commissions()).toHaveLength(1);
    await runJob();
    expect(await sales()).toHaveLength(1);
  });

  test('is applied when it is sent again after ten minutes, without the job', async () => {
    const sent = paymentIntent(account.source, { metadata: { click_id } });
    expect(await account.tell(sent)).toBe('waits_for_session');
    expect(await account.tell(sent)).toBe('waits_for_session');
    service.clock.advance({ seconds: 600 });
    expect(await account.tell(sent)).toBe('sale_recorded');
  });
});

test('a program without codes waits for nothing', async () => {
  expect(await account.tell(paymentIntent(account.source, { metadata: { click_id } }))).toBe('sale_recorded');
});

describe('the discount of a subscription', () => {
  /** Since API version 2025-03-31.basil, subscriptions and invoices have the bare identifiers of discounts. */
  const created = (subscription: string, discount: object) =>
    event(account.source, 'customer.discount.created', {
      id: newId('di'),
      object: 'discount',
      customer: null,
      subscription,
      start: 1,
      ...discount,
    });
  const started = (subscription: string, customer: string) => [
    subscriptionCreated(account.source, { subscription, customer, promotion: 'promo_brew' }),
    invoice(account.source, { subscription, customer, promotion: 'promo_brew' }),
  ];

  test.each([
    ['a promotion code', 'promo_brew', { promotion_code: 'promo_brew', source: { type: 'coupon', coupon: 'ten-off' } }],
    ['a coupon', 'ten-off', { promotion_code: null, source: { type: 'coupon', coupon: 'ten-off' } }],
    ['a coupon of an older version', 'ten-off', { promotion_code: null, coupon: { id: 'ten-off', object: 'coupon' } }],
  ])('names the code by %s, before or after its invoice', async (_, processorId, discount) => {
    await withCodes(processorId);
    for (const isFirst of [true, false]) {
      const [subscription, customer] = [newId('sub'), newId('cus')];
      const events = [...started(subscription, customer)];
      const told = created(subscription, discount);
      for (const one of isFirst ? [told, ...events] : [...events, told]) await account.tell(one);
    }
    expect(await sales()).toMatchObject([{ partnership_id: otherId }, { partnership_id: otherId }]);
  });

  test('that is added months later brings nobody', async () => {
    await withCodes();
    const [subscription, customer] = [newId('sub'), newId('cus')];
    for (const one of started(subscription, customer)) await account.tell(one);
    service.clock.advance({ days: 30 });
    await account.tell(created(subscription, { promotion_code: 'promo_brew', source: null }));
    await account.tell(invoice(account.source, { subscription, customer, billingReason: 'subscription_cycle' }));
    expect(await sales()).toEqual([]);
  });
});
