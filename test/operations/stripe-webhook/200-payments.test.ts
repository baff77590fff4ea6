import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { sell, visit, withTrigger } from '../../support/journey.ts';
import { countRows, customerOf } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';
import { checkout, connectAccount, newId, type Account, type SessionFields } from '../../support/stripe.ts';

let service: Service;
let campaign: Campaign;
let account: Account;
let click_id: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  account = await connectAccount(service, campaign);
  click_id = await visit(service, campaign);
});

const pay = (fields: SessionFields = {}) => account.tell(checkout(account.source, { reference: click_id, ...fields }));
const sales = (where: object = {}) =>
  service.db
    .knex('sales')
    .where({ program_id: campaign.id, ...where })
    .orderBy('id');
const customer = () => customerOf(service.db, click_id);
const event = () => service.db.knex('payment_events').where({ program_id: campaign.id }).orderBy('id', 'desc').first();

describe('checkouts', () => {
  test('with a delayed payment count when it has succeeded', async () => {
    const fields = { id: newId('cs'), paymentIntent: newId('pi') };
    expect(await pay({ ...fields, paymentStatus: 'unpaid' })).toBe('ignored');
    expect(await countRows(service.db, 'payment_events', { program_id: campaign.id })).toBe(0);
    const type = 'checkout.session.async_payment_succeeded';
    expect(await pay({ ...fields, type })).toBe('sale_recorded');
    expect(await pay({ ...fields, type })).toBe('sale_known');
    expect(await sales()).toMatchObject([{ transaction_id: fields.paymentIntent }]);
  });

  test('that only set up a payment method are ignored', async () => {
    const { data, ...envelope } = checkout(account.source, { reference: click_id });
    const setup = { ...envelope, data: { object: { ...data.object, mode: 'setup' } } };
    expect(await account.tell(setup)).toBe('ignored');
  });

  test('of zero settle the lead without a sale', async () => {
    await service.lead({ click_id });
    const free = { amount: 0, paymentIntent: null, paymentStatus: 'no_payment_required' } as const;
    expect(await pay(free)).toBe('lead_settled');
    expect(await customer()).toMatchObject({ status: 'lead', lead_at: service.clock.now() });
    expect(await pay(free)).toBe('nothing_due');
    expect(await sales()).toEqual([]);
  });

  test('without a PaymentIntent use their own identifier', async () => {
    const id = newId('cs');
    expect(await pay({ id, paymentIntent: null })).toBe('sale_recorded');
    expect(await sales()).toMatchObject([{ transaction_id: id, provider_payment_id: null }]);
  });

  test('one in an unsupported currency settles the lead, and is pending and logged', async () => {
    await service.lead({ click_id });
    expect(await pay({ currency: 'jpy' })).toBe('currency_unsupported');
    expect((await customer()).status).toBe('lead');
    expect(await sales()).toEqual([]);
  });

  test.each([
    ['eur', 'EUR'],
    ['vnd', 'VND'],
  ])('in %s are a sale in %s', async (sent, currency) => {
    expect(await pay({ currency: sent })).toBe('sale_recorded');
    expect(await sales()).toMatchObject([{ currency, amount_cents: 9900 }]);
  });

  test('with Adaptive Pricing are a sale in the merchant’s currency, in the old and the new format', async () => {
    const converted = { amount: 7_800, currency: 'gbp', conversion: { amount: 9_900, currency: 'usd' } };
    expect(await pay(converted)).toBe('sale_recorded');
    const { data, ...envelope } = checkout(account.source, { reference: click_id });
    const presented = { presentment_amount: 7_800, presentment_currency: 'gbp' };
    const object = { ...data.object, presentment_details: presented, currency_conversion: null };
    expect(await account.tell({ ...envelope, data: { object } })).toBe('sale_recorded');
    const merchants = { currency: 'USD', amount_cents: 9_900 };
    expect(await sales()).toMatchObject([merchants, merchants]);
  });
});

describe('a payment whose sale already exists', () => {
  test.each(['provider_payment_id', 'transaction_id'])('by %s is acknowledged without a second', async (field) => {
    const paymentIntent = newId('pi');
    const { sale_id } = await sell(service, campaign, { click_id, [field]: paymentIntent });
    expect(await pay({ paymentIntent })).toBe('sale_known');
    expect(await sales()).toMatchObject([{ id: sale_id, provider_payment_id: paymentIntent }]);
    expect(await event()).toMatchObject({ state: 'applied', sale_id });
  });

  test('needs no customer in the event', async () => {
    const paymentIntent = newId('pi');
    await sell(service, campaign, { click_id, provider_payment_id: paymentIntent });
    expect(await pay({ reference: null, paymentIntent })).toBe('sale_known');
    expect((await event()).customer_id).toBe((await customer()).id);
  });

  test('no longer settles a provisional lead', async () => {
    await service.lead({ click_id });
    await sell(service, campaign, { click_id });
    expect(await pay()).toBe('sale_recorded');
    expect(await customer()).toMatchObject({ status: 'conversion', lead_at: null });
    expect(await countRows(service.db, 'leads', { program_id: campaign.id, provisional: false })).toBe(0);
  });

  test('in another program stays there, and no second sale has its identifier', async () => {
    const elsewhere = await service.make.campaign();
    const paymentIntent = newId('pi');
    await sell(service, elsewhere, { transaction_id: paymentIntent });
    expect(await pay({ paymentIntent })).toBe('transaction_taken');
    expect(await sales()).toEqual([]);
    expect((await customer()).status).toBe('click');
  });

  test('makes a later call with the same payment a duplicate', async () => {
    const paymentIntent = newId('pi');
    await pay({ paymentIntent });
    const again = { transaction_id: paymentIntent, amount_cents: 9900, click_id };
    expect((await service.sale(again, { key: campaign.key })).status).toBe(409);
  });
});

describe('a payment that is not attributed', () => {
  test('because the click is too old leaves no sale; the lead settles, and later payments are checked again', async () => {
    await service.lead({ click_id });
    service.clock.advance({ days: 61 });
    expect(await pay()).toBe('window_expired');
    expect((await customer()).status).toBe('lead');
    expect(await sales()).toEqual([]);
    expect((await event()).customer_id).toBe((await customer()).id);
    expect(await pay()).toBe('window_expired');
  });

  test('because the partner left', async () => {
    await service.db.knex('partnerships').where({ id: campaign.partnershipId }).update({ status: 'left' });
    expect(await pay()).toBe('relationship_ended');
    expect(await sales()).toEqual([]);
  });
});

test('the payment’s time is that of the event, but never in the future', async () => {
  const late = checkout(account.source, { reference: click_id });
  service.clock.advance({ days: 2 });
  expect(await account.tell(late)).toBe('sale_recorded');
  const [sale] = await sales();
  expect([sale.occurred_at, sale.recorded_at]).toEqual([new Date(late.created * 1000), service.clock.now()]);
  const ahead = { ...checkout(account.source, { reference: click_id }), created: late.created + 9_999_999 };
  await account.tell(ahead);
  expect((await sales())[1].occurred_at).toEqual(service.clock.now());
});

test('a click that another instance dated slightly in the future is not later than the payment', async () => {
  const ahead = new Date(service.clock.now().getTime() + 2_000);
  await service.make.customer(click_id, { clicked_at: ahead });
  expect(await pay()).toBe('sale_recorded');
});

test('a partner who was erased earns nothing, and the sale is stored', async () => {
  await service.db.knex('partners').where({ id: campaign.partnerId }).delete();
  expect(await pay()).toBe('sale_recorded');
  const [sale] = await sales();
  expect(await countRows(service.db, 'commissions', { sale_id: sale.id })).toBe(0);
});

test('if a commission cannot be written, the sale and the event are stored, for repair', async () => {
  await service.lead({ click_id });
  const body = `if new.kind = 'sale' then raise exception 'trouble'; end if`;
  expect(await withTrigger(service, { table: 'commissions', body }, () => pay())).toBe('sale_recorded');
  const [sale] = await sales();
  expect(sale.commission_cents).toBe(1980);
  expect(await countRows(service.db, 'commissions', { sale_id: sale.id })).toBe(0);
  expect(await event()).toMatchObject({ state: 'applied', sale_id: sale.id });
  expect(await customer()).toMatchObject({ status: 'conversion', lead_at: service.clock.now() });
});

test('an event of a type that is not read is acknowledged and not stored', async () => {
  const { data, ...envelope } = checkout(account.source, { reference: click_id });
  expect(await account.tell({ ...envelope, type: 'charge.succeeded', data })).toBe('ignored');
  expect(await account.tell({ ...envelope, type: 'constructor', data })).toBe('ignored');
  expect(await countRows(service.db, 'payment_events', { program_id: campaign.id })).toBe(0);
});

test('an event that lacks what it must have is pending as unreadable, and read anew when it is sent again', async () => {
  const whole = checkout(account.source, { reference: click_id });
  const object = { ...whole.data.object, currency: undefined };
  expect(await account.tell({ ...whole, data: { object } })).toBe('unreadable');
  expect(await account.tell(whole)).toBe('sale_recorded');
  expect(await account.tell(whole)).toBe('repeated');
  expect(await sales()).toHaveLength(1);
});

test('nothing of the buyer is stored', async () => {
  await pay();
  await pay({ reference: null });
  const rows = await service.db.knex('payment_events').where({ program_id: campaign.id });
  expect(rows).toHaveLength(2);
  // Not the first name alone: a random identifier may contain its three letters.
  expect(JSON.stringify(rows)).not.toMatch(/ada@buyer|Ada Buyer|Turin/);
});
