import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { connectShop, fresh, type Shop } from '../../support/processors/connect.ts';
import { adjustment, subscription, transaction, type AdjustmentFields } from '../../support/processors/paddle.ts';
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
  shop = await connectShop(service, campaign, 'paddle');
  click_id = await visit(service, campaign);
});

const now = () => service.clock.now();
const sales = () => salesOf(service, campaign.id);
const refunds = () => refundsOf(service, campaign.id);
const left = () => leftOf(service, campaign.id, click_id);

describe('a completed transaction', () => {
  test('is a sale of its grand total without tax', async () => {
    const id = fresh('txn_');
    expect(await shop.tell(transaction(now(), { id, buyer: { click_id } }))).toBe('sale_recorded');
    expect(await sales()).toMatchObject([
      {
        transaction_id: id,
        amount_cents: 4950,
        gross_cents: 5940,
        currency: 'USD',
        provider: 'paddle',
        provider_payment_id: id,
        subscription_id: null,
      },
    ]);
    expect(await left()).toEqual({ [id]: 990 });
  });

  test('that a credit paid in part is a sale of the rest', async () => {
    const credit = { total: 1188, tax: 198 };
    await shop.tell(transaction(now(), { buyer: { click_id }, credit }));
    expect(await sales()).toMatchObject([{ amount_cents: 3960, gross_cents: 4752 }]);
  });

  test('of nothing settles the lead', async () => {
    await service.lead({ click_id }, { key: campaign.key });
    await shop.tell(transaction(now(), { buyer: { click_id }, total: 0, tax: 0 }));
    expect(await sales()).toEqual([]);
  });

  test.each(['custom data', 'its subscription', 'its customer'])('names its customer by %s', async (what) => {
    const of = { subscription: fresh('sub_'), customer: fresh('ctm_') };
    await shop.tell(transaction(now(), { buyer: { click_id }, ...of }));
    const more = {
      'custom data': { buyer: { click_id } },
      'its subscription': { subscription: of.subscription, origin: 'subscription_recurring' },
      'its customer': { customer: of.customer },
    }[what]!;
    expect(await shop.tell(transaction(now(), more))).toBe('sale_recorded');
    expect(await sales()).toHaveLength(2);
    expect(Object.values(await left())).toEqual([990, 990]);
  });

  test('waits for the subscription that names its customer', async () => {
    const id = fresh('sub_');
    expect(await shop.tell(transaction(now(), { subscription: id }))).toBe('customer_not_named');
    expect(await shop.tell(subscription(now(), { id, buyer: { click_id } }))).toBe('subscription_linked');
    expect(await sales()).toMatchObject([{ subscription_id: id }]);
  });

  test('names a partner by the discount that is the processor_id of a code', async () => {
    const partnershipId = await service.make.partnership(campaign.id, await service.make.partner());
    await service.make.discountCode(campaign.id, partnershipId, 'BREW', { processor_id: 'dsc_brew' });
    expect(await shop.tell(transaction(now(), { discount: 'dsc_brew' }))).toBe('sale_recorded');
    expect(await shop.tell(transaction(now(), { discount: 'dsc_other' }))).toBe('customer_not_named');
    const id = fresh('sub_');
    expect(await shop.tell(subscription(now(), { id, discount: 'dsc_brew' }))).toBe('subscription_linked');
    expect(await shop.tell(transaction(now(), { subscription: id }))).toBe('sale_recorded');
    expect(await sales()).toMatchObject([{ partnership_id: partnershipId }, { partnership_id: partnershipId }]);
  });
});

describe('an adjustment', () => {
  let id: string;
  beforeEach(async () => {
    id = fresh('txn_');
    await shop.tell(transaction(now(), { id, buyer: { click_id } }));
  });
  const adjust = (fields: Partial<AdjustmentFields>, type?: string) =>
    shop.tell(adjustment(now(), { transaction: id, ...fields }, type));

  test('that is a refund counts once it is approved, and once', async () => {
    const of = { id: fresh('adj_') };
    expect(await adjust({ ...of, status: 'pending_approval' }, 'adjustment.created')).toBe('ignored');
    expect(await adjust(of)).toBe('refund_recorded');
    expect(await adjust(of)).toBe('nothing_due');
    expect(await refunds()).toMatchObject([{ amount_cents: 990, reason: 'refund', refund_reference: of.id }]);
    expect(await left()).toEqual({ [id]: 792 });
  });

  test('is added to others', async () => {
    for (const _ of [1, 2, 3, 4, 5]) expect(await adjust({})).toBe('refund_recorded');
    expect(await adjust({})).toBe('nothing_due');
    expect(await left()).toEqual({ [id]: 0 });
  });

  test.each([
    { status: 'rejected' },
    { status: 'pending_approval' },
    { action: 'credit' },
    { action: 'credit_reverse' },
    { action: 'chargeback_warning' },
  ])('with %j changes nothing', async (fields) => {
    expect(await adjust(fields)).toBe('ignored');
    expect(await left()).toEqual({ [id]: 990 });
  });

  test('that is a chargeback takes all back, and its reversal returns it', async () => {
    expect(await adjust({ action: 'chargeback', total: 5940, tax: 990 })).toBe('chargeback_recorded');
    expect(await left()).toEqual({ [id]: 0 });
    expect(await adjust({ action: 'chargeback_reverse', total: 5940, tax: 990 })).toBe('refund_restored');
    expect(await left()).toEqual({ [id]: 990 });
    expect(await refunds()).toMatchObject([{ reason: 'chargeback' }, { amount_cents: -4950 }]);
  });
});

describe('what cannot be applied is a result, and no error:', () => {
  test.each([
    ['another currency', { currency: 'CHF' }, 'currency_unsupported'],
    ['an unknown customer', { buyer: { customer_key: 'nobody' } }, 'customer_unknown'],
    ['no customer', { buyer: null }, 'customer_not_named'],
  ])('%s', async (_, fields, result) => {
    expect(await shop.tell(transaction(now(), { buyer: { click_id }, ...fields }))).toBe(result);
  });
  test('a click that is too old', async () => {
    service.clock.advance({ days: 61 });
    expect(await shop.tell(transaction(now(), { buyer: { click_id } }))).toBe('window_expired');
  });
  test.each(['id', 'currency_code', 'details'])('a transaction without %s', async (field) => {
    const { body } = transaction(now(), { buyer: { click_id } });
    expect(await shop.tell({ body: { ...body, data: { ...body.data, [field]: undefined } } })).toBe('unreadable');
  });
  test('an event that is not read', async () => {
    const { body } = transaction(now(), { buyer: { click_id } });
    for (const event_type of ['transaction.paid', 'customer.created', 'constructor', '__proto__']) {
      expect(await shop.tell({ body: { ...body, event_type } })).toBe('ignored');
    }
    expect(await sales()).toEqual([]);
  });
});
