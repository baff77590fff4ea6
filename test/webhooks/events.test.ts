import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asOperator } from '../../src/common/audit.ts';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import type { OwnedCampaign } from '../commissions/support.ts';
import { as } from '../manage/support.ts';
import { sell, signUp, withTrigger } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { connectAccount } from '../support/stripe.ts';
import { cardSale, payoutCampaign, type PayoutCalls } from '../payouts/support.ts';
import { addEndpoint, deliveriesOf, eventsOf, expectSequences } from './support.ts';

let service: Service;
let campaign: OwnedCampaign;
let calls: PayoutCalls;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  ({ campaign, calls } = await payoutCampaign(service, { lead_commission_cents: 150 }));
});

const types = async () => (await eventsOf(service, campaign.id)).map(({ type }) => type).toSorted();

test('a lead, a sale and a refund are one event each, and so is what they change of commissions', async () => {
  const endpoint = await addEndpoint(service, campaign.id);
  const { click_id } = await signUp(service, campaign);
  const { transaction_id, sale_id } = await sell(service, campaign, { click_id });
  await service.refund({ transaction_id, refund_amount_cents: 2_500 }, { key: campaign.key });
  expect(await types()).toEqual([
    'commission.created',
    'commission.created',
    'commission.reversed',
    'lead.settled',
    'refund.recorded',
    'sale.recorded',
  ]);
  const events = await eventsOf(service, campaign.id);
  expectSequences(events);
  const refunded = events.find(({ type }) => type === 'refund.recorded')!;
  expect(refunded).toMatchObject({ id: expect.stringMatching(/^evt_[\w-]{24}$/), object: 'sale', object_id: sale_id });
  expect(refunded.body).toMatchObject({
    type: 'refund.recorded',
    program_id: campaign.id,
    test: false,
    sequence: 2,
    data: { object: { id: sale_id, transaction_id, refunded_cents: 2_500, refunds: [{ amount_cents: 2_500 }] } },
  });
  const deliveries = await deliveriesOf(service, campaign.id);
  expect(deliveries.map(({ event_id }) => event_id).toSorted()).toEqual(events.map(({ id }) => id).toSorted());
  for (const one of deliveries) expect(one).toMatchObject({ endpoint_id: endpoint, status: 'waiting', attempts: 0 });
});

test('a program without an endpoint has no events', async () => {
  const { click_id } = await signUp(service, campaign);
  await sell(service, campaign, { click_id });
  expect(await types()).toEqual([]);
});

test('an endpoint gets the types that it wants, and a disabled one finds them skipped', async () => {
  const some = await addEndpoint(service, campaign.id, { types: ['sale.recorded'] });
  const at = service.clock.now();
  const off = { types: ['lead.settled'], status: 'disabled', disabled_at: at, disabled_because: 'member' };
  const disabled = await addEndpoint(service, campaign.id, off);
  const { click_id } = await signUp(service, campaign);
  await sell(service, campaign, { click_id });
  expect(await deliveriesOf(service, campaign.id)).toMatchObject([
    { endpoint_id: disabled, type: 'lead.settled', status: 'skipped', next_at: null },
    { endpoint_id: some, type: 'sale.recorded', status: 'waiting' },
  ]);
});

test('a write that is rolled back has no event', async () => {
  await addEndpoint(service, campaign.id);
  const { click_id } = await signUp(service, campaign);
  const before = await types();
  const body = `raise exception 'no event'`;
  await withTrigger(service, { table: 'webhook_deliveries', body }, async () => {
    const sale = { click_id, transaction_id: 'T-rolled-back', amount_cents: 10_000, currency: 'USD' };
    expect((await service.sale(sale, { key: campaign.key })).status).toBe(500);
  });
  expect(await types()).toEqual(before);
  expect(await service.db.knex('sales').where({ program_id: campaign.id })).toEqual([]);
});

test('refunds of one sale at once are numbered without a gap', async () => {
  await addEndpoint(service, campaign.id);
  const { click_id } = await signUp(service, campaign);
  const { transaction_id } = await sell(service, campaign, { click_id });
  const refund = (reference: string) =>
    service.refund({ transaction_id, refund_amount_cents: 100, refund_reference: reference }, { key: campaign.key });
  await Promise.all(Array.from({ length: 8 }, (_, i) => refund(`r${i}`)));
  const events = await eventsOf(service, campaign.id);
  expect(events.filter(({ type }) => type === 'refund.recorded')).toHaveLength(8);
  expectSequences(events);
});

test('what becomes of a payout is an event of the payout, of its items and of their commissions', async () => {
  await addEndpoint(service, campaign.id);
  const { payout, item, commission_id } = await calls.one();
  const named = { item_ids: [item.id] };
  expect(await calls.act('pay', payout.id, named)).toEqual(['done']);
  expect(await calls.act('pay', payout.id, named)).toEqual(['unchanged']);
  service.clock.advance({ seconds: 1 });
  expect(await calls.act('fail', payout.id, { ...named, reason: 'Account closed' })).toEqual(['done']);
  const events = await eventsOf(service, campaign.id);
  expectSequences(events);
  const of = (object: string, id: number) =>
    events.filter((one) => one.object === object && Number(one.object_id) === id).map(({ type }) => type);
  expect(of('payout', payout.id)).toEqual(['payout.created']);
  expect(of('payout_item', item.id)).toEqual(['payout_item.paid', 'payout_item.failed']);
  expect(of('commission', commission_id)).toEqual([
    'commission.created',
    'commission.approved',
    'commission.paid',
    'commission.unpaid',
  ]);
  const failed = events.find(({ type }) => type === 'payout_item.failed')!;
  const data = { previous: { status: 'paid' }, object: { id: item.id, status: 'failed', label: null } };
  expect(failed.body.data).toMatchObject(data);
});

test('what becomes of a partner and a key is an event', async () => {
  await addEndpoint(service, campaign.id);
  const call = as(service, campaign.token);
  const partner = `programs/${campaign.id}/partners/${campaign.partnerId}`;
  expect((await call('POST', `${partner}/remove`)).status).toBe(200);
  service.clock.advance({ seconds: 1 });
  expect((await call('POST', `${partner}/reinstate`)).status).toBe(200);
  service.clock.advance({ seconds: 1 });
  const rotate_by = new Date(service.clock.now().getTime() + 86_400_000).toISOString();
  expect((await call('POST', `programs/${campaign.id}/keys/rotate`, { body: { rotate_by } })).status).toBe(201);
  const events = await eventsOf(service, campaign.id);
  expect(events).toMatchObject([
    { type: 'partner.removed', sequence: 1, body: { data: { previous: { status: 'joined' } } } },
    { type: 'partner.joined', sequence: 2, body: { data: { previous: { status: 'removed' } } } },
    { type: 'key.rotation_due', body: { data: { object: { status: 'marked', rotate_by } } } },
  ]);
});

test('what a payout leaves of a clawback is an event of both commissions once its item ends', async () => {
  const card = await cardSale(service, campaign, await connectAccount(service, campaign));
  const [{ id }] = await card.rows();
  await calls.change('approve', [id]);
  service.clock.advance({ seconds: 1 });
  const payout = await calls.create();
  const [item] = await calls.items(payout.id);
  await card.refunded(2_500);
  service.clock.advance({ seconds: 1 });
  await addEndpoint(service, campaign.id);
  expect(await calls.act('cancel', payout.id, { item_ids: [item.id] })).toEqual(['done']);
  const [clawback] = (await card.rows()).filter(({ kind }) => kind === 'clawback');
  const events = await eventsOf(service, campaign.id);
  const of = (object_id: number) =>
    events.find((one) => one.object === 'commission' && Number(one.object_id) === object_id);
  expect(of(id)).toMatchObject({
    type: 'commission.reversed',
    body: { data: { object: { amount_cents: 1_500 }, previous: { amount_cents: 2_000 } } },
  });
  expect(of(clawback!.id)).toMatchObject({
    type: 'commission.restored',
    body: { data: { object: { amount_cents: 0 }, previous: { amount_cents: -500 } } },
  });
});

test('a discount code is an event when it is created and when it is disabled', async () => {
  await addEndpoint(service, campaign.id);
  const codes = `programs/${campaign.id}/codes`;
  const owner = as(service, campaign.token);
  const { id } = (await owner('POST', codes, { body: { partner_id: campaign.partnerId, code: 'TEA10' } })).body.data;
  for (const status of ['disabled', 'disabled', 'active']) await owner('PATCH', `${codes}/${id}`, { body: { status } });
  const events = await eventsOf(service, campaign.id);
  expectSequences(events);
  expect(events.map(({ body }) => body)).toMatchObject([
    { type: 'code.created', sequence: 1, data: { object: { id, code: 'TEA10', status: 'active' } } },
    {
      type: 'code.disabled',
      sequence: 2,
      data: { object: { id, status: 'disabled' }, previous: { status: 'active' } },
    },
  ]);
  const at = service.clock.now();
  await asOperator(service.db, at, (tx, note) => erasePartner(tx, note, { partnerId: campaign.partnerId, at }));
  expect(JSON.stringify(await eventsOf(service, campaign.id))).not.toContain('TEA10');
});

test('other terms are an event, and so is the end of own ones and a move to another group', async () => {
  await addEndpoint(service, campaign.id);
  const owner = as(service, campaign.token);
  const soon = () => service.clock.advance({ seconds: 1 });
  const ask = async (path: string, body: object) => {
    soon();
    return (await owner('POST', `programs/${campaign.id}/${path}`, { body })).body.data;
  };
  const { partnerId: partner_id } = campaign;
  const own = await ask('terms', { level: 'partnership', partner_id, commission_rate: 30 });
  for (let i = 0; i < 2; i++) await ask('terms', { level: 'partnership', partner_id, inherit: true });
  const program = await ask('terms', { level: 'program', commission_rate: 25 });
  const group = await ask('groups', { name: 'Creators' });
  await ask(`groups/${group.id}/partners`, { partner_ids: [partner_id] });
  const events = await eventsOf(service, campaign.id);
  expectSequences(events);
  const of = { level: 'partnership', partner_id, commission_rate: 30 };
  expect(events.map(({ body }) => body)).toMatchObject([
    { type: 'terms.changed', sequence: 1, data: { object: { id: own.id, ...of, in_force: true } } },
    { type: 'terms.changed', sequence: 2, data: { object: { id: own.id, ...of, in_force: false } } },
    { type: 'terms.changed', data: { object: { id: program.id, level: 'program', commission_rate: 25 } } },
    {
      type: 'partner.moved',
      data: { object: { id: partner_id, group: { name: 'Creators' } }, previous: { group: { name: 'Everyone' } } },
    },
  ]);
});
