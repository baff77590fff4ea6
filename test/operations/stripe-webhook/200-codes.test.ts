import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseCustomer } from '../../../src/customers/erase.ts';
import { asOperator } from '../../../src/common/audit.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { clickIds } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  checkout,
  connectAccount,
  invoice,
  newId,
  SHAPES,
  subscriptionCheckout,
  subscriptionCreated,
  type Account,
  type Promotion,
} from '../../support/stripe.ts';

let service: Service;
let campaign: Campaign;
let account: Account;
/** the other partner's partnership, with the code BREW5 and the promotion promo_brew */
let otherId: number;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

async function start(shape: 'old' | 'new', settings: object = {}) {
  campaign = await service.make.campaign(settings);
  otherId = await service.make.partnership(campaign.id, await service.make.partner());
  await service.make.discountCode(campaign.id, otherId, 'BREW5', { processor_id: 'promo_brew' });
  account = await connectAccount(service, campaign, shape);
}

const tell: Account['tell'] = (...call) => account.tell(...call);
const sales = () => service.db.knex('sales').where({ program_id: campaign.id }).orderBy('id');
const customers = () => service.db.knex('customers').where({ program_id: campaign.id });
const disable = () => service.db.knex('codes').where({ code: 'BREW5' }).update({ status: 'disabled' });

const PROMOTIONS: [string, Promotion][] = [
  ['by its identifier', 'promo_brew'],
  ['by its text, with another identifier', { id: 'promo_other', code: 'brew5', active: true }],
  ['that Stripe has disabled since', { id: 'promo_brew', code: 'BREW5', active: false }],
];

describe.each(SHAPES)('in the %s shape', (shape) => {
  beforeEach(() => start(shape));

  test.each(PROMOTIONS)(
    'a one-off checkout names the code %s: the customer needs no other name',
    async (_, promotion) => {
      const customer = newId('cus');
      expect(await tell(checkout(account.source, { customer, promotion }))).toBe('sale_recorded');
      expect(await sales()).toMatchObject([{ partnership_id: otherId }]);
      expect(await customers()).toMatchObject([{ customer_key: null, status: 'conversion' }]);
      // The next payment of the same Stripe customer needs no code.
      expect(await tell(checkout(account.source, { customer }))).toBe('sale_recorded');
      expect(await customers()).toHaveLength(1);
    },
  );

  test('the reference of a checkout becomes the customer_key', async () => {
    await tell(checkout(account.source, { reference: 'user_42', promotion: 'promo_brew' }));
    expect(await customers()).toMatchObject([{ customer_key: 'user_42', partnership_id: otherId }]);
    const sent = { transaction_id: service.make.unique('order'), amount_cents: 9900, customer_key: 'user_42' };
    expect((await service.sale(sent, { key: campaign.key })).body.attributed).toBe(true);
    expect(await sales()).toMatchObject([{ partnership_id: otherId }, { partnership_id: otherId }]);
  });

  test.each([
    ['its reference', { reference: 'user_7' }],
    ['the Stripe customer', { customer: newId('cus') }],
  ])('a checkout of zero brings the customer, whom %s names', async (_, names) => {
    const free = { amount: 0, paymentIntent: null, paymentStatus: 'no_payment_required' } as const;
    expect(await tell(checkout(account.source, { ...names, ...free, promotion: 'promo_brew' }))).toBe('lead_settled');
    expect(await customers()).toMatchObject([{ status: 'lead', partnership_id: otherId }]);
    expect(await tell(checkout(account.source, { ...names, ...free, promotion: 'promo_brew' }))).toBe('nothing_due');
    expect(await tell(checkout(account.source, names))).toBe('sale_recorded');
    expect(await customers()).toMatchObject([{ status: 'conversion', partnership_id: otherId }]);
  });

  test.each([
    ['code_first', () => otherId, 'lead_settled'],
    ['click_first', () => campaign.partnershipId, 'nothing_due'],
  ] as const)('a checkout of zero with a click and a code: %s', async (code_policy, owner, result) => {
    await start(shape, { code_policy });
    const reference = await visit(service, campaign);
    const free = { amount: 0, paymentIntent: null, paymentStatus: 'no_payment_required' } as const;
    expect(await tell(checkout(account.source, { reference, ...free, promotion: 'promo_brew' }))).toBe(result);
    expect(await tell(checkout(account.source, { reference }))).toBe('sale_recorded');
    expect(await sales()).toMatchObject([{ partnership_id: owner() }]);
  });

  test('an archived program gets no new customers by its codes', async () => {
    await service.db.knex('programs').where({ id: campaign.id }).update({ archived_at: service.clock.now() });
    const sent = checkout(account.source, { customer: newId('cus'), promotion: 'promo_brew' });
    expect(await tell(sent)).toBe('customer_not_named');
    expect(await customers()).toEqual([]);
  });

  test('a click and a code: code_policy decides', async () => {
    for (const [code_policy, owner] of [
      ['code_first', () => otherId],
      ['click_first', () => campaign.partnershipId],
    ] as const) {
      await start(shape, { code_policy });
      const reference = await visit(service, campaign);
      expect(await tell(checkout(account.source, { reference, promotion: 'promo_brew' }))).toBe('sale_recorded');
      expect(await sales()).toMatchObject([{ partnership_id: owner() }]);
    }
  });

  test.each([
    ['the code of the checkout first', true],
    ['the invoice first', false],
  ])('a subscription: %s', async (_, checkoutFirst) => {
    const [subscription, customer] = [newId('sub'), newId('cus')];
    const begun = () => tell(subscriptionCheckout(account.source, { subscription, customer, promotion: 'promo_brew' }));
    const billed = () => tell(invoice(account.source, { subscription, customer }));
    if (checkoutFirst) expect([await begun(), await billed()]).toEqual(['subscription_linked', 'sale_recorded']);
    else expect([await billed(), await begun()]).toEqual(['customer_not_named', 'subscription_linked']);
    expect(await sales()).toMatchObject([{ partnership_id: otherId, subscription_id: subscription }]);
  });

  test('a new subscription with an expanded promotion code, without a checkout', async () => {
    const [subscription, customer] = [newId('sub'), newId('cus')];
    const promotion = { id: 'promo_brew', code: 'BREW5', active: true };
    expect(await tell(subscriptionCreated(account.source, { subscription, customer, promotion }))).toBe(
      'subscription_linked',
    );
    expect(await tell(invoice(account.source, { subscription, customer }))).toBe('sale_recorded');
    expect(await sales()).toMatchObject([{ partnership_id: otherId }]);
  });

  test('an invoice with an expanded promotion code', async () => {
    const promotion = { id: 'promo_brew', code: 'BREW5', active: true };
    const subscription = newId('sub');
    expect(await tell(invoice(account.source, { subscription, promotion }))).toBe('sale_recorded');
    expect(await sales()).toMatchObject([{ partnership_id: otherId }]);
  });

  test('a trial: the code of the start decides at the first payment, long after', async () => {
    const [subscription, customer] = [newId('sub'), newId('cus')];
    await tell(subscriptionCheckout(account.source, { subscription, customer, amount: 0, promotion: 'promo_brew' }));
    expect(await tell(invoice(account.source, { subscription, customer, amount: 0 }))).toBe('nothing_due');
    expect(await customers()).toEqual([]);
    service.clock.advance({ days: 90 });
    const renewal = { subscription, customer, billingReason: 'subscription_cycle' };
    expect(await tell(invoice(account.source, renewal))).toBe('sale_recorded');
    expect(await customers()).toMatchObject([{ partnership_id: otherId, status: 'conversion' }]);
  });

  test('a renewal long after, when the code is disabled, stays with the partner', async () => {
    const [subscription, customer] = [newId('sub'), newId('cus')];
    await tell(subscriptionCheckout(account.source, { subscription, customer, promotion: 'promo_brew' }));
    await tell(invoice(account.source, { subscription, customer }));
    await disable();
    service.clock.advance({ days: 400 });
    const renewal = { subscription, customer, billingReason: 'subscription_cycle' };
    expect(await tell(invoice(account.source, renewal))).toBe('sale_recorded');
    expect(await sales()).toMatchObject([{ partnership_id: otherId }, { partnership_id: otherId }]);
  });

  test('a code that appears at a renewal brings nobody', async () => {
    const promotion = { id: 'promo_brew', code: 'BREW5', active: true };
    const renewal = { subscription: newId('sub'), promotion, billingReason: 'subscription_cycle' };
    expect(await tell(invoice(account.source, renewal))).toBe('customer_not_named');
  });

  test('an unknown or disabled code decides nothing', async () => {
    expect(await tell(checkout(account.source, { promotion: 'promo_unknown' }))).toBe('customer_not_named');
    await disable();
    expect(await tell(checkout(account.source, { promotion: 'promo_brew' }))).toBe('customer_not_named');
    expect(await sales()).toEqual([]);
  });

  test('an erased customer does not come back by a code', async () => {
    const customer = newId('cus');
    await tell(checkout(account.source, { customer, promotion: 'promo_brew' }));
    const at = service.clock.now();
    const [{ id: customerId }] = (await customers()) as [{ id: number }];
    const erasure = { programId: campaign.id, customerId, at };
    await asOperator(service.db, at, (tx, note) => eraseCustomer(tx, note, clickIds, erasure));
    expect(await tell(checkout(account.source, { customer, promotion: 'promo_brew' }))).toBe('customer_not_named');
    expect(await sales()).toHaveLength(1);
  });
});
