import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { keyedHash } from '../../../src/lib/hashing.ts';
import { countRows, customerOf } from '../../support/rows.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const SETTLED = { success: true, message: 'Lead tracked successfully' };

async function referred(settings: object = {}): Promise<Campaign & { clickId: string }> {
  const campaign = await service.make.campaign(settings);
  const { body } = await service.click({ affiliate_url: campaign.url });
  return { ...campaign, clickId: body.click_id };
}
const clickOn = async (url: string): Promise<string> => (await service.click({ affiliate_url: url })).body.click_id;
const customer = (clickId: string) => customerOf(service.db, clickId);
const leadsOf = (clickId: string) =>
  service.db
    .knex('leads')
    .whereIn('customer_id', service.db.knex('customers').where({ click_id: clickId }).select('id'));

test('a lead with the key settles', async () => {
  const { clickId, key } = await referred();
  const lead = await service.lead({ click_id: clickId, customer_key: service.make.unique('user') }, { key });
  expect(lead.status).toBe(200);
  expect(lead.body).toEqual(SETTLED);
});

test('a settled lead moves the customer to lead, saves the key and stores its event', async () => {
  const { clickId, key, id } = await referred();
  service.clock.advance({ seconds: 7 });
  const additional = { event_name: 'signup', plan: 'pro', nested: { a: [1, null] } };
  await service.lead({ click_id: clickId, customer_key: 'user_a', additional_data: additional }, { key });
  expect(await customer(clickId)).toMatchObject({
    status: 'lead',
    customer_key: 'user_a',
    lead_at: service.clock.now(),
    converted_at: null,
  });
  expect(await leadsOf(clickId)).toMatchObject([
    {
      program_id: id,
      mode: 'server',
      provisional: false,
      event_name: 'signup',
      additional_data: additional,
      email_hash: null,
      email_masked: null,
      occurred_at: service.clock.now(),
    },
  ]);
});

test('a click_id alone is sufficient, and saves no key', async () => {
  const { clickId, key } = await referred();
  expect((await service.lead({ click_id: clickId }, { key })).body).toEqual(SETTLED);
  expect(await customer(clickId)).toMatchObject({ status: 'lead', customer_key: null });
});

test('with the key a known customer_key has priority over the click_id', async () => {
  const { url, key, clickId: known } = await referred();
  await service.make.customer(known, { customer_key: 'user_known' });
  const other = await clickOn(url);
  const lead = await service.lead({ click_id: other, customer_key: 'user_known' }, { key });
  expect(lead.body).toEqual(SETTLED);
  expect((await customer(known)).status).toBe('lead');
  expect(await customer(other)).toMatchObject({ status: 'click', customer_key: null });
});

test('a known customer_key has priority over a click_id that is unknown or of another program', async () => {
  for (const clickId of [(await referred()).clickId, 'clk_unknown']) {
    const { key, clickId: known } = await referred();
    await service.make.customer(known, { customer_key: 'user_b' });
    expect((await service.lead({ click_id: clickId, customer_key: 'user_b' }, { key })).body).toEqual(SETTLED);
    expect((await customer(known)).status).toBe('lead');
  }
});

test('a customer_key that only another program has does not identify the customer', async () => {
  const [one, two] = [await referred(), await referred()];
  for (const { clickId, key } of [one, two]) {
    expect((await service.lead({ click_id: clickId, customer_key: 'user_1' }, { key })).body).toEqual(SETTLED);
    expect((await customer(clickId)).customer_key).toBe('user_1');
  }
});

test('a customer that has a key keeps it', async () => {
  const { key, clickId } = await referred();
  await service.make.customer(clickId, { customer_key: 'user_first' });
  await service.lead({ click_id: clickId, customer_key: 'user_second' }, { key });
  expect(await customer(clickId)).toMatchObject({ status: 'lead', customer_key: 'user_first' });
});

test.each([
  ['null', { customer_key: null, email: null, additional_data: null }],
  ['empty', { customer_key: '', email: '' }],
])('%s fields count as absent', async (_, fields) => {
  const { key, clickId } = await referred();
  expect((await service.lead({ click_id: clickId, ...fields }, { key })).body).toEqual(SETTLED);
  expect((await customer(clickId)).customer_key).toBeNull();
  expect(await leadsOf(clickId)).toMatchObject([{ email_hash: null, email_masked: null, additional_data: null }]);
});

test('an empty click_id with a known customer_key counts as absent', async () => {
  const { key, clickId } = await referred();
  await service.make.customer(clickId, { customer_key: 'user_c' });
  expect((await service.lead({ click_id: '', customer_key: 'user_c' }, { key })).body).toEqual(SETTLED);
});

test('an email is stored only as a keyed hash and in masked form', async () => {
  const { key, clickId } = await referred();
  const email = 'Ada.Lovelace@Example.com';
  await service.lead({ click_id: clickId, email }, { key });
  const [row] = await leadsOf(clickId);
  expect(row.email_masked).toBe('a***@example.com');
  expect(row.email_hash).toEqual(keyedHash(SECRET_KEY, 'ada.lovelace@example.com'));
  expect(JSON.stringify([row, await customer(clickId)])).not.toMatch(/lovelace/i);
});

test.each([
  'no address',
  '@',
  'a@',
  '@brand.dev',
  'a@b@c',
  `${'x'.repeat(311)}@brand.dev`.slice(0, 320),
  '💥@brand.dev',
])('the email %j does not reject the lead', async (email) => {
  const { key, clickId } = await referred();
  expect((await service.lead({ click_id: clickId, email }, { key })).body).toEqual(SETTLED);
  const [row] = await leadsOf(clickId);
  expect(row.email_masked === null).toBe(row.email_hash === null);
});

test('a lead commission is earned once, when the lead settles', async () => {
  const { key, clickId, id, partnershipId } = await referred({ lead_commission_cents: 250, currency: 'EUR' });
  await service.lead({ click_id: clickId }, { key });
  expect((await service.lead({ click_id: clickId }, { key })).status).toBe(400);
  expect(await service.db.knex('commissions').where({ program_id: id })).toMatchObject([
    {
      kind: 'lead',
      partnership_id: partnershipId,
      sale_id: null,
      earned_cents: 250,
      amount_cents: 250,
      currency: 'EUR',
      status: 'pending',
    },
  ]);
});

test('without lead_commission_cents a lead earns nothing', async () => {
  const { key, clickId, id } = await referred();
  await service.lead({ click_id: clickId }, { key });
  expect(await countRows(service.db, 'commissions', { program_id: id })).toBe(0);
});

test('a lead with the key is accepted from any origin', async () => {
  const { key, clickId } = await referred();
  const lead = await service.lead({ click_id: clickId }, { key, origin: 'https://elsewhere.dev' });
  expect(lead.body).toEqual(SETTLED);
});

test('unknown fields and query parameters are ignored', async () => {
  const { key, clickId } = await referred();
  const body = { click_id: clickId, provisional: true, status: 7, affiliate_url: 7 };
  const lead = await service.call('/api/v1/track/lead?click_id=x&test_mode=true', { body, key });
  expect(lead.body).toMatchObject(SETTLED);
  expect(lead.body).not.toHaveProperty('provisional');
});
