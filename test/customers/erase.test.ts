import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sell, visit } from '../support/journey.ts';
import { operator, type Operator } from '../admin/support.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { tablesWith } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';
import { chargeRefunded, checkout, connectAccount, subscriptionCheckout, type Account } from '../support/stripe.ts';
import { commissionCalls, ownedCampaign, tokenOf, type OwnedCampaign } from '../commissions/support.ts';
import { as, auditEntries } from '../manage/support.ts';

let service: Service;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  admin.clean();
  await service.stop();
});

const rowsWith = (text: string) => tablesWith(service.db, text);

let campaign: OwnedCampaign;
let account: Account;
let clickId: string;
let key: string;
beforeEach(async () => {
  campaign = await ownedCampaign(service, { lead_commission_cents: 100 });
  account = await connectAccount(service, campaign);
  key = service.make.unique('secret-user');
  clickId = await click();
});
const note = { note: 'secret-note' };
const unknown = { 'secret-field': 1 };
const withKey = () => ({ key: campaign.key });
const click = async () =>
  (await service.click({ affiliate_url: campaign.url, page_url: 'https://brand.dev/secret-page' })).body
    .click_id as string;
const lead = (body: object = {}) => service.lead({ click_id: clickId, customer_key: key, ...body }, withKey());
const sale = (body: object) =>
  service.sale({ amount_cents: 9900, transaction_id: service.make.unique('t'), ...body }, withKey());
const call = (method: string, path: string, token = campaign.token) =>
  as(service, token)(method, `programs/${campaign.id}/customers${path}`);
const customerId = async () => (await call('GET', `?customer_key=${key}`)).body.data[0].id as number;
const erase = async (id: number, token = campaign.token) => call('POST', `/${id}/erase`, token);

/** A customer with records of every kind. */
async function fullCustomer(): Promise<number> {
  await lead({ email: 'secret@buyer.dev', ...unknown, additional_data: { ...note, event_name: 'secret-note' } });
  const sent = { transaction_id: `t-${campaign.id}`, additional_data: note };
  const { body } = await sale({ customer_key: key, ...unknown, ...sent });
  expect(body.attributed).toBe(true);
  const refund = { transaction_id: `t-${campaign.id}`, refund_amount_cents: 100, refund_reason: 'secret-note' };
  await service.refund({ ...refund, ...unknown, additional_data: note }, withKey());
  const metadata = { customer_key: key };
  const charge = { id: `ch_${campaign.id}`, paymentIntent: `pi_${campaign.id}`, amount: 9900 };
  const customer = `cus-of-${campaign.id}-`;
  await account.tell(checkout(account.source, { metadata, customer, paymentIntent: `pi_${campaign.id}` }));
  await account.tell(chargeRefunded(account.source, { ...charge, refunded: 500 }));
  const subscription = `sub_${campaign.id}`;
  await account.tell(subscriptionCheckout(account.source, { subscription, customer, metadata, reference: key }));
  await account.tell({
    ...checkout(account.source, { metadata, customer, paymentIntent: `pi_test_${campaign.id}` }),
    livemode: false,
  });
  return customerId();
}

const sums = async () => {
  const sum = (table: string) => service.db.knex(table).where({ program_id: campaign.id }).sum('amount_cents').count();
  return Promise.all(['sales', 'refunds', 'commissions', 'commission_entries'].map(sum));
};

describe('200', () => {
  test('nothing that leads to the person is left in the database, and all amounts are', async () => {
    const others = await service.make.campaign();
    const other = await visit(service, others);
    await service.lead({ click_id: other, customer_key: key }, { key: others.key });
    const id = await fullCustomer();
    const before = await sums();
    const person = [clickId, `cus-of-${campaign.id}-`];
    for (const text of person) expect(await rowsWith(text)).not.toEqual([]);
    const { status, body } = await erase(id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, status: 'conversion', click_id: null, customer_key: null });
    expect(body.data.erased_at).toBe(service.clock.now().toISOString());

    person.push('secret-note', 's***@', 'secret-page', 'secret-field');
    for (const text of person) expect(await rowsWith(text)).toEqual([]);
    // The customer of another program with the same key is another customer.
    expect(await rowsWith(key)).toEqual(['customers']);
    expect(await sums()).toEqual(before);
    expect(await service.db.knex('leads').where({ program_id: campaign.id }).pluck('email_hash')).toEqual([null]);
  });

  test('a repeat changes nothing and appends nothing to the audit log', async () => {
    await lead();
    const id = await customerId();
    const first = await erase(id);
    const entries = await auditEntries(service);
    expect(entries.at(-1)).toMatchObject({ action: 'customer.erase', target_id: id, before: { erased_at: null } });
    service.clock.advance({ seconds: 60 });
    expect((await erase(id)).body).toEqual(first.body);
    expect(await auditEntries(service)).toEqual(entries);
    expect(JSON.stringify(entries)).not.toContain(key);
  });

  test('two erasures at the same time have one effect', async () => {
    const id = await fullCustomer();
    const answers = await Promise.all([erase(id), erase(id), erase(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const entries = (await auditEntries(service)).filter(
      ({ action, target_id }) => action === 'customer.erase' && target_id === id,
    );
    expect(entries.length).toBe(1);
  });
});

test('no answer names the click of an erased customer, and nothing is expected of it', async () => {
  const id = await fullCustomer();
  await erase(id);
  const { customer, events, now } = (await call('GET', `/${id}/explain`)).body.data;
  expect(customer).toMatchObject({ customer_id: id, click_id: null, customer_key: null });
  expect(events[0]).toMatchObject({ type: 'click', click_id: null });
  const why = (event: string) => `A new ${event} is rejected: the customer was erased.`;
  expect(now).toEqual({ sale: { attributed: false, reason: 'erased', why: why('sale') }, lead: { why: why('lead') } });
  const exported = (await call('POST', `/${id}/export`)).body.data;
  expect(exported).toMatchObject({ customer: { click_id: null }, clicks: [{ click_id: null, page_url: null }] });
  const { body } = await as(service, campaign.token)('GET', `programs/${campaign.id}/events`);
  for (const event of body.data) expect(event).toMatchObject({ click_id: null, customer_key: null });
});

describe('what comes later does not bring the customer back', () => {
  const customers = async () =>
    Number((await service.db.knex('customers').where({ program_id: campaign.id }).count())[0]!.count);
  const UNKNOWN = /^Customer not found\. /;
  beforeEach(async () => {
    await lead();
    await erase(await customerId());
  });

  test('leads and sales with one of its names are answered as for an unknown customer', async () => {
    const fresh = await click();
    const before = await customers();
    const refused = [
      await lead(),
      await lead({ click_id: fresh }),
      await lead({ customer_key: undefined }),
      await service.lead({ click_id: clickId }),
      await service.lead({ click_id: fresh, customer_key: key }),
      await sale({ click_id: clickId }),
      await sale({ customer_key: key }),
      await sale({ click_id: fresh, customer_key: key }),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(400);
      expect(body.error.message).toMatch(UNKNOWN);
    }
    expect(await customers()).toBe(before);
    expect(await rowsWith(key)).toEqual([]);
  });

  test('many requests at once, each in the same statement as others', async () => {
    const fresh = await Promise.all(Array.from({ length: 20 }, click));
    const answers = await Promise.all([
      ...fresh.map((click_id) => service.lead({ click_id, customer_key: service.make.unique('user') }, withKey())),
      lead(),
      sale({ click_id: clickId }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([...fresh.map(() => 200), 400, 400]);
  });

  test('with program browser_allowed, a lead from a browser is not stored either', async () => {
    await service.db.knex('programs').where({ id: campaign.id }).update({ lead_auth: 'browser_allowed' });
    const fresh = await click();
    for (const body of [{ click_id: clickId }, { click_id: fresh, customer_key: key }]) {
      expect((await service.lead(body)).status).toBe(400);
    }
    expect((await service.lead({ click_id: fresh })).status).toBe(200);
  });

  test('an event of the payment processor is stored without its names', async () => {
    const before = await customers();
    for (const names of [{ metadata: { customer_key: key } }, { reference: clickId }, { reference: key }]) {
      const paymentIntent = service.make.unique('pi');
      expect(await account.tell(checkout(account.source, { ...names, paymentIntent }))).toBe('customer_not_named');
    }
    expect(await customers()).toBe(before);
    expect([...(await rowsWith(key)), ...(await rowsWith(clickId))]).toEqual([]);
  });

  test('also after a change of SECRET_KEY', async () => {
    const changed = await service.second({ secretKey: Buffer.alloc(32, 7), previousKeys: [SECRET_KEY] });
    const answer = await changed.lead({ click_id: clickId, customer_key: key }, withKey());
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toMatch(UNKNOWN);
  });
});

test('a repeated sale of an erased customer is still a duplicate, and a refund of it is recorded', async () => {
  await lead();
  const { transaction_id, commission_id } = await sell(service, campaign, { click_id: clickId });
  await erase(await customerId());
  const again = await sale({ transaction_id, click_id: clickId });
  expect([again.status, again.body.error.code]).toEqual([409, 'duplicate_transaction']);
  const { body } = await service.refund({ transaction_id }, withKey());
  expect(body).toMatchObject({ status: 'reversed', deduction_cents: 2000 });
  expect((await commissionCalls(service, campaign).get(commission_id)).commission.amount_cents).toBe(0);
});

test('an event that waited for the customer is not applied afterwards', async () => {
  const paymentIntent = service.make.unique('pi');
  await account.tell(checkout(account.source, { metadata: { customer_key: key }, paymentIntent }));
  await lead();
  await erase(await customerId());
  expect(await rowsWith(key)).toEqual([]);
  const [event] = await service.db.knex('payment_events').where({ program_id: campaign.id });
  expect(event).toMatchObject({ state: 'pending', result: 'customer_not_named', customer_id: null });
});

test('the operator erases and exports by the same functions, also a customer of whom only the click is recorded', async () => {
  const flags = ['--program-id', String(campaign.id), '--click-id', clickId];
  const { clicks } = await admin.done('customer', 'export', ...flags);
  expect(clicks).toMatchObject([{ click_id: clickId, page_url: 'https://brand.dev/secret-page' }]);
  expect(await admin.done('customer', 'erase', ...flags)).toMatchObject({ status: 'erased' });
  expect((await auditEntries(service)).at(-1)).toMatchObject({ actor_kind: 'operator', action: 'customer.erase' });
  expect(await rowsWith(clickId)).toEqual([]);
  expect((await lead({ customer_key: undefined })).status).toBe(400);
});

describe('403 and 404', () => {
  test('an admin cannot erase, and a login token neither', async () => {
    await lead();
    const id = await customerId();
    const other = await tokenOf(service, campaign, 'admin');
    expect((await erase(id, other)).body.error.code).toBe('insufficient_role');
    const login = await service.make.tokenOf(campaign.accountId);
    expect((await erase(id, login)).body.error.code).toBe('insufficient_scope');
  });

  test('a customer of another program is unknown', async () => {
    await lead();
    const id = await customerId();
    const other = await ownedCampaign(service);
    const answer = await as(service, other.token)('POST', `programs/${other.id}/customers/${id}/erase`);
    expect(answer.status).toBe(404);
    expect(await customerId()).toBe(id);
  });
});
