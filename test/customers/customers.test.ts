import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '../../src/lib/clock.ts';
import { operator, type Operator } from '../admin/support.ts';
import { sell, signUp, visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { connectAccount, stripeCustomer } from '../support/stripe.ts';
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

let campaign: OwnedCampaign;
beforeEach(async () => void (campaign = await ownedCampaign(service)));

const call = (method: string, path: string, token = campaign.token) =>
  as(service, token)(method, `programs/${campaign.id}/customers${path}`);
const list = async (query = '', token = campaign.token) => (await call('GET', query, token)).body;

describe('the list', () => {
  test('has the customers of the program, newest first, with their identifiers', async () => {
    const { click_id, customer_key } = await signUp(service, campaign);
    const second = await signUp(service, campaign);
    await signUp(service, await ownedCampaign(service));
    const { data, page } = await list();
    expect(data.map((one: { customer_key: string }) => one.customer_key)).toEqual([second.customer_key, customer_key]);
    expect(data[1]).toMatchObject({
      click_id,
      status: 'lead',
      partner_id: campaign.partnerId,
      link_id: campaign.linkId,
    });
    expect(page).toEqual({ next_cursor: null, has_more: false });
    const oldest = await list('?order=oldest&limit=1');
    expect(oldest.data[0].click_id).toBe(click_id);
    const next = await list(`?order=oldest&limit=1&cursor=${oldest.page.next_cursor}`);
    expect(next.data[0].click_id).toBe(second.click_id);
  });

  test('is filtered by status and partner', async () => {
    const other = await service.make.partner();
    const partnership_id = await service.make.partnership(campaign.id, other);
    const link = { program_id: campaign.id, partner_id: other, partnership_id };
    const theirs = { ...campaign, url: `https://brand.dev/?aff=${await service.make.link(link)}` };
    const [lead, buyer, second] = [
      await signUp(service, campaign),
      await signUp(service, campaign),
      await signUp(service, theirs),
    ];
    await sell(service, campaign, { click_id: buyer.click_id });
    const clicked = await visit(service, theirs);
    const clicks = async (query: string) =>
      (await list(query)).data.map((one: { click_id: string }) => one.click_id) as string[];
    expect(await clicks('?status=lead')).toEqual([second.click_id, lead.click_id]);
    expect(await clicks('?status=conversion')).toEqual([buyer.click_id]);
    expect(await clicks(`?partner_id=${campaign.partnerId}`)).toEqual([buyer.click_id, lead.click_id]);
    expect(await clicks(`?partner_id=${campaign.partnerId}&order=oldest`)).toEqual([lead.click_id, buyer.click_id]);
    expect(await clicks(`?partner_id=${other}&status=lead`)).toEqual([second.click_id]);
    expect(await clicks(`?partner_id=${other}&status=conversion`)).toEqual([]);
    expect(await clicks('?partner_id=999999')).toEqual([]);
    const only = `?click_id=${clicked}`;
    expect(await clicks(`${only}&partner_id=${other}&status=click`)).toEqual([clicked]);
    expect(await clicks(`${only}&status=lead`)).toEqual([]);
    expect(await clicks(`${only}&partner_id=${campaign.partnerId}`)).toEqual([]);
  });

  test('is filtered by when the customer was stored, however long before the click was', async () => {
    const clicks: string[] = [];
    const times: string[] = [];
    const late = await visit(service, campaign);
    for (let i = 0; i < 7; i++) {
      service.clock.advance({ ms: 50 * MINUTE });
      times.push(service.clock.now().toISOString());
      const click_id = i === 3 ? late : await visit(service, campaign);
      await service.lead({ click_id }, { key: campaign.key });
      // Others store customers in between, so that the identifiers have gaps.
      await signUp(service, await ownedCampaign(service));
      clicks.push(click_id);
    }
    campaign.token = await tokenOf(service, campaign, 'owner');
    const listed = async (query: Record<string, string>) => {
      const search = new URLSearchParams({ order: 'oldest', ...query }).toString();
      return (await list(`?${search}`)).data.map(({ click_id }: { click_id: string }) => clicks.indexOf(click_id));
    };
    for (let i = 0; i < 7; i++) {
      const [from, before] = [[...clicks.keys()].slice(i), [...clicks.keys()].slice(0, i)];
      expect(await listed({ created_from: times[i]! })).toEqual(from);
      expect(await listed({ created_before: times[i]! })).toEqual(before);
    }
    const between = { created_from: times[2]!, created_before: times[5]! };
    expect(await listed({ ...between, partner_id: String(campaign.partnerId) })).toEqual([2, 3, 4]);
    expect(await listed({ ...between, status: 'lead', limit: '2' })).toEqual([2, 3]);
    expect(await listed({ ...between, status: 'conversion' })).toEqual([]);
    expect((await list()).data[3]).toMatchObject({ click_id: late, created_at: times[3] });
    expect(await listed({ created_from: '2099-01-01T00:00:00Z' })).toEqual([]);
    const clicked = await visit(service, campaign);
    expect(await listed({ click_id: clicked, created_before: '2099-01-01T00:00:00Z' })).toEqual([]);
    expect((await list(`?click_id=${clicked}`)).data).toMatchObject([{ created_at: null }]);
  });

  test('is filtered by each identifier, and by both', async () => {
    const first = await signUp(service, campaign);
    const second = await signUp(service, campaign);
    const keys = async (query: Record<string, string>) =>
      (await list(`?${new URLSearchParams(query).toString()}`)).data.map(
        (one: { customer_key: string }) => one.customer_key,
      );
    expect(await keys({ customer_key: first.customer_key })).toEqual([first.customer_key]);
    expect(await keys({ click_id: second.click_id })).toEqual([second.customer_key]);
    expect(await keys(first)).toEqual([first.customer_key]);
    expect(await keys({ customer_key: first.customer_key, click_id: second.click_id })).toEqual([]);
    expect(await keys({ customer_key: 'nobody' })).toEqual([]);
    expect(await keys({ click_id: 'nonsense' })).toEqual([]);
  });

  test('shows a click without any other record with the status click, in its own program only', async () => {
    const click_id = await visit(service, campaign);
    const { data } = await list(`?click_id=${click_id}`);
    expect(data).toMatchObject([{ id: null, status: 'click', click_id, partner_id: campaign.partnerId }]);
    const other = await ownedCampaign(service);
    const answer = await as(service, other.token)('GET', `programs/${other.id}/customers?click_id=${click_id}`);
    expect(answer.body.data).toEqual([]);
  });

  test('has no identifiers for a viewer, who cannot filter by them either', async () => {
    const { customer_key, click_id } = await signUp(service, campaign);
    const viewer = await tokenOf(service, campaign, 'viewer');
    const shown = await list('', viewer);
    expect(shown.data).toMatchObject([{ status: 'lead', click_id: null, customer_key: null }]);
    expect((await call('GET', `/${shown.data[0].id}`, viewer)).body.data).toMatchObject({
      click_id: null,
      customer_key: null,
    });
    for (const query of [`?customer_key=${customer_key}`, `?click_id=${click_id}`, `?search=${click_id}`]) {
      expect((await list(query, viewer)).error.code).toBe('insufficient_role');
      const file = await call('GET', `/export${query}`, viewer);
      expect([file.status, file.body.error?.code]).toEqual([403, 'insufficient_role']);
    }
  });
});

test('explain answers what the command prints', async () => {
  const { click_id } = await signUp(service, campaign);
  await sell(service, campaign, { click_id });
  const [{ id }] = (await list()).data;
  const { status, body } = await call('GET', `/${id}/explain`);
  expect(status).toBe(200);
  expect(body.data.events.map(({ type }: { type: string }) => type)).toEqual(['click', 'lead', 'sale', 'commission']);
  expect(body.data.now.sale.why).toBe('A new sale is attributed.');
  const flags = ['--program-id', String(campaign.id), '--click-id', click_id];
  expect(await admin.done('customer', 'explain', ...flags)).toEqual(body.data);
});

test('explain shows that a commission was rejected', async () => {
  const { click_id } = await signUp(service, campaign);
  const { commission_id } = await sell(service, campaign, { click_id });
  await commissionCalls(service, campaign).change('reject', [commission_id], 'A fraud');
  const [{ id }] = (await list()).data;
  const { events } = (await call('GET', `/${id}/explain`)).body.data;
  expect(events.at(-1)).toMatchObject({ type: 'commission_rejected', commission_id });
});

test('export has the records of every kind, with the free data, and is in the audit log', async () => {
  const { click_id, customer_key } = await signUp(service, campaign);
  const additional_data = { plan: 'gold' };
  const { transaction_id } = await sell(service, campaign, { click_id, additional_data });
  await service.refund({ transaction_id, refund_amount_cents: 100, refund_reason: 'late' }, { key: campaign.key });
  const [{ id }] = (await list()).data;
  const account = await connectAccount(service, campaign);
  await account.tell(stripeCustomer(account.source, { id: 'cus_exported', metadata: { click_id } }));
  const { status, body } = await call('POST', `/${id}/export`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    customer: { id, click_id, customer_key },
    clicks: [{ click_id }],
    leads: [{ mode: 'server' }],
    sales: [{ transaction_id, additional_data }],
    refunds: [{ amount_cents: 100, refund_reason: 'late' }],
    payment_events: [{ result: 'customer_linked' }],
    subscriptions: [],
    processor_references: [{ reference: 'cus_exported' }],
  });
  const entry = (await auditEntries(service)).at(-1);
  expect(entry).toMatchObject({ action: 'customer.export', target_id: id, before: {}, after: {} });
  const other = await tokenOf(service, campaign, 'admin');
  expect((await call('POST', `/${id}/export`, other)).status).toBe(403);
});

test.each(['explain', 'export'])('%s of a customer of another program is 404', async (name) => {
  const other = await ownedCampaign(service);
  await signUp(service, other);
  const [{ id }] = (await as(service, other.token)('GET', `programs/${other.id}/customers`)).body.data;
  expect((await call(name === 'export' ? 'POST' : 'GET', `/${id}/${name}`)).status).toBe(404);
});
