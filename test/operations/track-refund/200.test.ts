import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { sell, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => void (campaign = await service.make.campaign()));

const refund = (body: object) => service.refund(body, { key: campaign.key });
const commissionsOf = (sale_id: number) =>
  service.db.knex('commissions').where({ sale_id }).orderBy('id').select('kind', 'amount_cents', 'status');
const refundsOf = (sale_id: number) => service.db.knex('refunds').where({ sale_id }).orderBy('id');
const setStatus = (id: number, status: string) => service.db.knex('commissions').where({ id }).update({ status });

test('a refund reverses an unpaid commission completely', async () => {
  const { transaction_id, sale_id, commission_id } = await sell(service, campaign);
  const answer = await refund({ transaction_id });
  expect(answer.status).toBe(200);
  const [row] = await refundsOf(sale_id);
  expect(answer.body).toEqual({
    success: true,
    status: 'reversed',
    refund_id: row.id,
    commission_id,
    deduction_cents: 2000,
    commission_amount_cents: 0,
    message: 'Refund tracked successfully',
  });
  expect(row).toMatchObject({ amount_cents: 10_000, reason: 'refund', refund_reason: null, refund_reference: null });
  expect(row).toMatchObject({ deduction_cents: 2000, outcome: 'reversed', occurred_at: service.clock.now() });
  expect(await commissionsOf(sale_id)).toEqual([{ kind: 'sale', amount_cents: 0, status: 'reversed' }]);
});

test('an approved commission is not paid yet: it is reversed', async () => {
  const { transaction_id, sale_id, commission_id } = await sell(service, campaign);
  await setStatus(commission_id, 'approved');
  expect((await refund({ transaction_id })).body).toMatchObject({ status: 'reversed', deduction_cents: 2000 });
  expect(await commissionsOf(sale_id)).toEqual([{ kind: 'sale', amount_cents: 0, status: 'reversed' }]);
});

test('a paid commission stays, and a second, negative one of the same sale is written', async () => {
  const { transaction_id, sale_id, commission_id } = await sell(service, campaign, { currency: 'EUR' });
  await setStatus(commission_id, 'paid');
  expect((await refund({ transaction_id })).body).toMatchObject({
    status: 'clawed_back',
    commission_id,
    deduction_cents: 2000,
  });
  const [paid, clawback, ...none] = await service.db.knex('commissions').where({ sale_id }).orderBy('id');
  expect(none).toEqual([]);
  expect(paid).toMatchObject({ kind: 'sale', amount_cents: 2000, status: 'paid' });
  expect(clawback).toMatchObject({ kind: 'clawback', amount_cents: -2000, status: 'pending', currency: 'EUR' });
  expect(clawback.partnership_id).toBe(campaign.partnershipId);
});

test('partial refunds reduce a commission, which keeps its status until nothing is left', async () => {
  const { transaction_id, sale_id, commission_id } = await sell(service, campaign);
  await setStatus(commission_id, 'approved');
  const part = await refund({ transaction_id, refund_amount_cents: 2500 });
  expect(part.body).toMatchObject({ status: 'reversed', deduction_cents: 500 });
  expect(await commissionsOf(sale_id)).toEqual([{ kind: 'sale', amount_cents: 1500, status: 'approved' }]);
  expect((await refund({ transaction_id })).body).toMatchObject({ status: 'reversed', deduction_cents: 1500 });
  expect(await commissionsOf(sale_id)).toEqual([{ kind: 'sale', amount_cents: 0, status: 'reversed' }]);
  expect((await refundsOf(sale_id)).map((row) => row.amount_cents)).toEqual([2500, 7500]);
});

test('deductions of thirds are rounded on their total, so that they add up', async () => {
  const { transaction_id, sale_id } = await sell(service, campaign, { amount_cents: 50 });
  const deductions = [];
  for (const refund_amount_cents of [8, 8, 8, 8, 8, 8, 2]) {
    deductions.push((await refund({ transaction_id, refund_amount_cents })).body.deduction_cents);
  }
  // 10 × 8, 16, 24 … of 50 is 1.6, 3.2, 4.8, 6.4, 8, 9.6, 10
  expect(deductions).toEqual([2, 1, 2, 1, 2, 2, 0]);
  expect(await commissionsOf(sale_id)).toEqual([{ kind: 'sale', amount_cents: 0, status: 'reversed' }]);
});

test('half a cent is rounded up, and a sale without remaining commission can be refunded further', async () => {
  const { transaction_id, sale_id } = await sell(service, campaign, { amount_cents: 6 });
  expect((await refund({ transaction_id, refund_amount_cents: 3 })).body.deduction_cents).toBe(1);
  expect(await commissionsOf(sale_id)).toEqual([{ kind: 'sale', amount_cents: 0, status: 'reversed' }]);
  expect((await refund({ transaction_id })).body).toMatchObject({ status: 'reversed', deduction_cents: 0 });
});

test('a commission that is paid after a first refund is clawed back by the next one, for the rest', async () => {
  const { transaction_id, sale_id, commission_id } = await sell(service, campaign);
  await refund({ transaction_id, refund_amount_cents: 3333 });
  await setStatus(commission_id, 'paid');
  expect((await refund({ transaction_id, refund_amount_cents: 3333 })).body).toMatchObject({
    status: 'clawed_back',
    deduction_cents: 666,
  });
  expect((await refund({ transaction_id })).body).toMatchObject({ status: 'clawed_back', deduction_cents: 667 });
  expect(await commissionsOf(sale_id)).toEqual([
    { kind: 'sale', amount_cents: 1333, status: 'paid' },
    { kind: 'clawback', amount_cents: -666, status: 'pending' },
    { kind: 'clawback', amount_cents: -667, status: 'pending' },
  ]);
});

test('a refund that deducts less than a cent writes no second commission', async () => {
  const { transaction_id, sale_id, commission_id } = await sell(service, campaign, { amount_cents: 5 });
  await setStatus(commission_id, 'paid');
  const small = await refund({ transaction_id, refund_amount_cents: 2 });
  expect(small.body).toMatchObject({ status: 'clawed_back', deduction_cents: 0 });
  expect(await commissionsOf(sale_id)).toEqual([{ kind: 'sale', amount_cents: 1, status: 'paid' }]);
  expect((await refund({ transaction_id })).body).toMatchObject({ status: 'clawed_back', deduction_cents: 1 });
});

test('a fixed commission is reduced in proportion too, in its own currency', async () => {
  campaign = await service.make.campaign({ commission_type: 'fixed', commission_rate: '1.005', currency: 'EUR' });
  const { transaction_id, sale_id } = await sell(service, campaign, { currency: 'USD', amount_cents: 4 });
  expect((await refund({ transaction_id, refund_amount_cents: 1 })).body.deduction_cents).toBe(25);
  expect((await refund({ transaction_id, refund_amount_cents: 1 })).body.deduction_cents).toBe(26);
  expect((await refund({ transaction_id })).body.deduction_cents).toBe(50);
  expect((await service.db.knex('commissions').where({ sale_id }).first()).currency).toBe('EUR');
});

test('refunds of the largest sale are exact', async () => {
  campaign = await service.make.campaign({ commission_rate: '100' });
  const amount_cents = 9007199254740991;
  const { transaction_id, sale_id } = await sell(service, campaign, { amount_cents });
  const part = await refund({ transaction_id, refund_amount_cents: amount_cents - 2 });
  expect(part.body.deduction_cents).toBe(amount_cents - 2);
  expect(await commissionsOf(sale_id)).toMatchObject([{ amount_cents: 2, status: 'pending' }]);
});

test.each(['refund', 'chargeback'])('the reason %s is recorded', async (reason) => {
  const { transaction_id, sale_id } = await sell(service, campaign);
  const additional_data = { ticket: 7 };
  const said = await refund({ transaction_id, reason, refund_reason: 'x'.repeat(1000), additional_data });
  expect(said.body.status).toBe('reversed');
  expect(await refundsOf(sale_id)).toMatchObject([{ reason, refund_reason: 'x'.repeat(1000), additional_data }]);
});

test('null counts as absent in every optional field', async () => {
  const { transaction_id, sale_id } = await sell(service, campaign);
  const nulls = { reason: null, refund_reason: null, refund_amount_cents: null, refund_reference: null };
  expect((await refund({ transaction_id, ...nulls, additional_data: null })).body.status).toBe('reversed');
  expect(await refundsOf(sale_id)).toMatchObject([{ reason: 'refund', amount_cents: 10_000, refund_reference: null }]);
});

test('a sale that is completely refunded is skipped, whatever is sent', async () => {
  const { transaction_id, sale_id, commission_id } = await sell(service, campaign);
  await refund({ transaction_id });
  for (const body of [{}, { refund_amount_cents: 1 }, { refund_reference: 'new' }, { reason: 'chargeback' }]) {
    expect((await refund({ transaction_id, ...body })).body).toEqual({
      success: true,
      status: 'skipped',
      refund_id: null,
      commission_id,
      deduction_cents: 0,
      commission_amount_cents: 0,
      message: 'Refund skipped',
    });
  }
  expect(await refundsOf(sale_id)).toHaveLength(1);
  expect(await commissionsOf(sale_id)).toHaveLength(1);
});

test('a repeated refund_reference is skipped, even with other fields, and returns the recorded refund', async () => {
  const { transaction_id, sale_id, commission_id } = await sell(service, campaign);
  const body = { transaction_id, refund_amount_cents: 100, refund_reference: 'r'.repeat(255) };
  const first = await refund(body);
  expect(first.body).toMatchObject({ status: 'reversed', deduction_cents: 20 });
  const { refund_id } = first.body;
  const found = { refund_id, commission_id, deduction_cents: 0, commission_amount_cents: 1980 };
  const skipped = { success: true, status: 'skipped', ...found, message: 'Refund skipped' };
  expect((await refund(body)).body).toEqual(skipped);
  const other = await refund({ ...body, refund_amount_cents: 9_999_999 });
  expect(other.body).toMatchObject({ ...skipped, notices: [{ code: 'refund_reference_used' }] });
  expect(await refundsOf(sale_id)).toHaveLength(1);
  expect((await refund({ ...body, refund_reference: 'other' })).body.status).toBe('reversed');
});

test('another sale may use the same refund_reference', async () => {
  for (const { transaction_id } of [await sell(service, campaign), await sell(service, campaign)]) {
    expect((await refund({ transaction_id, refund_reference: 'r' })).body.status).toBe('reversed');
  }
});

test('partial refunds without a refund_reference are each recorded', async () => {
  const { transaction_id, sale_id } = await sell(service, campaign);
  for (let i = 0; i < 2; i++) await refund({ transaction_id, refund_amount_cents: 100 });
  expect(await refundsOf(sale_id)).toHaveLength(2);
});

test('a sale that earned nothing has no commission to deduct', async () => {
  const click_id = await visit(service, campaign);
  await sell(service, campaign, { click_id, subscription_id: 'sub' });
  const { transaction_id, sale_id } = await sell(service, campaign, { click_id, subscription_id: 'sub' });
  expect((await refund({ transaction_id })).body).toEqual({
    success: true,
    status: 'no_commission',
    refund_id: (await refundsOf(sale_id))[0].id,
    commission_id: null,
    deduction_cents: 0,
    commission_amount_cents: null,
    message: 'Refund tracked successfully',
  });
  expect((await refund({ transaction_id })).body).toMatchObject({ status: 'skipped', commission_id: null });
});

test('a sale is refunded even if the partner left or was erased', async () => {
  const { transaction_id, sale_id } = await sell(service, campaign);
  await service.db.knex('partnerships').where({ id: campaign.partnershipId }).update({ status: 'left' });
  expect((await refund({ transaction_id, refund_amount_cents: 5000 })).body.deduction_cents).toBe(1000);
  await service.db.knex('partners').where({ id: campaign.partnerId }).delete();
  expect((await refund({ transaction_id })).body.deduction_cents).toBe(1000);
  expect(await commissionsOf(sale_id)).toEqual([{ kind: 'sale', amount_cents: 0, status: 'reversed' }]);
});
