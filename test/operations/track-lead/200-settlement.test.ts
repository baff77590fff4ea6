import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { ORIGIN, type Campaign } from '../../support/fixtures.ts';
import { countRows, customerOf } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const SETTLED = { success: true, message: 'Lead tracked successfully' };
const PROVISIONAL = { success: true, message: 'Lead recorded as provisional', provisional: true };
const moved = (status: string) =>
  platformError(400, `Customer status cannot be updated to lead. Current status: ${status}`);

async function referred(leadAuth: string): Promise<Campaign & { clickId: string }> {
  const campaign = await service.make.campaign({ lead_auth: leadAuth, lead_commission_cents: 300 });
  const { body } = await service.click({ affiliate_url: campaign.url });
  return { ...campaign, clickId: body.click_id };
}
const customer = (clickId: string) => customerOf(service.db, clickId);
const leadsOf = (programId: number) => service.db.knex('leads').where({ program_id: programId }).orderBy('id');
const commissions = (programId: number) =>
  countRows(service.db, 'commissions', { program_id: programId, kind: 'lead' });
const sell = (key: string, clickId: string) =>
  service.sale({ transaction_id: service.make.unique('order'), amount_cents: 5000, click_id: clickId }, { key });

describe('under server_required', () => {
  test('a lead without a key is provisional: it is stored and has no other effect', async () => {
    const { id, clickId } = await referred('server_required');
    const answer = await service.lead({ click_id: clickId, customer_key: 'user_1', email: 'ada@brand.dev' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(PROVISIONAL);
    expect(await customer(clickId)).toMatchObject({ status: 'click', customer_key: null, lead_at: null });
    expect(await leadsOf(id)).toMatchObject([{ mode: 'browser', provisional: true, email_masked: 'a***@brand.dev' }]);
    expect(await commissions(id)).toBe(0);
  });

  test('a repeated lead is provisional again and stores its event', async () => {
    const { id, clickId } = await referred('server_required');
    for (const event of ['first', 'second', 'third']) {
      const answer = await service.lead({ click_id: clickId, additional_data: { event_name: event } });
      expect(answer.body).toEqual(PROVISIONAL);
    }
    expect((await leadsOf(id)).map((row) => row.event_name)).toEqual(['first', 'second', 'third']);
    expect(await commissions(id)).toBe(0);
  });

  test('the same lead with the key settles it, and saves the key of the settling call', async () => {
    const { id, key, clickId } = await referred('server_required');
    await service.lead({ click_id: clickId, customer_key: 'user_provisional' });
    service.clock.advance({ seconds: 30 });
    const answer = await service.lead({ click_id: clickId, customer_key: 'user_settling' }, { key });
    expect(answer.body).toEqual(SETTLED);
    expect(await customer(clickId)).toMatchObject({
      status: 'lead',
      customer_key: 'user_settling',
      lead_at: service.clock.now(),
    });
    expect(await leadsOf(id)).toMatchObject([{ provisional: true }, { mode: 'server', provisional: false }]);
    expect(await commissions(id)).toBe(1);
  });

  test('a settling call without customer_key does not save the provisional one', async () => {
    const { key, clickId } = await referred('server_required');
    await service.lead({ click_id: clickId, customer_key: 'user_provisional' });
    await service.lead({ click_id: clickId }, { key });
    expect(await customer(clickId)).toMatchObject({ status: 'lead', customer_key: null });
  });

  test('another program’s key does not settle it', async () => {
    const { clickId } = await referred('server_required');
    const other = await service.make.program();
    await service.lead({ click_id: clickId });
    const answer = await service.lead({ click_id: clickId }, { key: other.key });
    expect(answer.body).toEqual(platformError(400, 'Customer does not belong to this program'));
    expect((await customer(clickId)).status).toBe('click');
  });

  test('after it is settled, a lead without a key is rejected and stores nothing', async () => {
    const { id, key, clickId } = await referred('server_required');
    await service.lead({ click_id: clickId }, { key });
    const answer = await service.lead({ click_id: clickId });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(moved('lead'));
    expect(await leadsOf(id)).toHaveLength(1);
  });

  test('a sale does not settle it, and a later lead with the key is too late', async () => {
    const { id, key, clickId } = await referred('server_required');
    await service.lead({ click_id: clickId, customer_key: 'user_1' });
    expect((await sell(key, clickId)).status).toBe(200);
    expect(await customer(clickId)).toMatchObject({ status: 'conversion', lead_at: null, customer_key: null });
    expect(await leadsOf(id)).toMatchObject([{ provisional: true }]);
    for (const call of [{ key }, {}]) {
      const answer = await service.lead({ click_id: clickId }, call);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual(moved('conversion'));
    }
    expect(await leadsOf(id)).toHaveLength(1);
    expect(await commissions(id)).toBe(0);
  });

  test.each([
    ['no header', {}],
    ['a Bearer without a token', { authorization: 'Bearer' }],
    ['a Bearer with blanks', { authorization: 'Bearer    ' }],
  ])('%s is browser mode', async (_, headers) => {
    const { clickId } = await referred('server_required');
    expect((await service.lead({ click_id: clickId }, { headers })).body).toEqual(PROVISIONAL);
  });
});

describe('under browser_allowed', () => {
  test('a lead without a key settles, with the same response as a lead with the key', async () => {
    const { id, clickId } = await referred('browser_allowed');
    const answer = await service.lead({ click_id: clickId, customer_key: 'user_1' }, { origin: ORIGIN });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(SETTLED);
    expect(await customer(clickId)).toMatchObject({ status: 'lead', customer_key: 'user_1' });
    expect(await leadsOf(id)).toMatchObject([{ mode: 'browser', provisional: false }]);
    expect(await commissions(id)).toBe(1);
  });

  test('a lead with the key settles too', async () => {
    const { key, clickId } = await referred('browser_allowed');
    expect((await service.lead({ click_id: clickId }, { key })).body).toEqual(SETTLED);
  });

  test.each([
    ['a second lead', 'lead'],
    ['a lead after the sale', 'conversion'],
  ])('%s is rejected, with the key and without', async (_, status) => {
    const { id, key, clickId } = await referred('browser_allowed');
    await (status === 'lead' ? service.lead({ click_id: clickId }) : sell(key, clickId));
    const before = await leadsOf(id);
    for (const call of [{ key }, {}]) {
      const answer = await service.lead({ click_id: clickId }, call);
      expect(answer.body).toEqual(moved(status));
    }
    expect(await leadsOf(id)).toEqual(before);
  });

  test('a customer_key that belongs to another customer is not saved, and the call succeeds', async () => {
    const { url, id, clickId: first } = await referred('browser_allowed');
    const second = (await service.click({ affiliate_url: url })).body.click_id;
    await service.lead({ click_id: first, customer_key: 'user_1' });
    expect((await service.lead({ click_id: second, customer_key: 'user_1' })).body).toEqual(SETTLED);
    expect(await customer(second)).toMatchObject({ status: 'lead', customer_key: null });
    expect((await customer(first)).customer_key).toBe('user_1');
    expect(await commissions(id)).toBe(2);
  });

  test('a customer_key that only another program has is saved', async () => {
    const [one, two] = [await referred('browser_allowed'), await referred('browser_allowed')];
    await service.lead({ click_id: one.clickId, customer_key: 'user_1' });
    await service.lead({ click_id: two.clickId, customer_key: 'user_1' });
    expect((await customer(two.clickId)).customer_key).toBe('user_1');
  });
});

test.each(['server_required', 'browser_allowed'])(
  'under %s a customer_key without a key proves nothing: the click decides',
  async (policy) => {
    const { url, key, clickId: known } = await referred(policy);
    const other = (await service.click({ affiliate_url: url })).body.click_id;
    await service.lead({ click_id: known, customer_key: 'user_1' }, { key });
    const answer = await service.lead({ click_id: other, customer_key: 'user_1' });
    expect(answer.status).toBe(200);
    expect((await customer(other)).customer_key).toBeNull();
    const alone = await service.lead({ customer_key: 'user_1' });
    expect(alone.body).toEqual(platformError(400, 'Customer not found. Provide a valid click_id or customer_key.'));
  },
);

test.each([
  ['left the program', (id: number) => service.db.knex('partnerships').where({ id }).update({ status: 'left' })],
  ['was erased', (id: number) => service.db.knex('partnerships').where({ id }).update({ partner_id: null })],
])('a partner who %s earns no lead commission, but the lead settles', async (_, lose) => {
  const { id, key, clickId, partnershipId } = await referred('server_required');
  await lose(partnershipId);
  expect((await service.lead({ click_id: clickId }, { key })).body).toEqual(SETTLED);
  expect(await commissions(id)).toBe(0);
});
