import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { recordLockedRefunds } from '../../src/refunds/record.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell, visit, withTrigger } from '../support/journey.ts';
import { inParallel, statusesOf } from '../support/parallel.ts';
import { startService, type Service } from '../support/service.ts';

// Refunds that arrive together share statements. Each must still be answered as if it had come alone.

const MANY = 200;
const BAD = 13;
let service: Service;
let campaign: Campaign;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => void (campaign = await service.make.campaign()));

const rows = async (table: string, where: object = {}): Promise<Record<string, unknown>[]> =>
  service.db.knex<Record<string, unknown>>(table).where({ program_id: campaign.id, ...where });
const order = (place: number) => `${campaign.code}-${place}`;
const pay = (place: number, click_id: string, more: object = {}) =>
  sell(service, campaign, { transaction_id: order(place), amount_cents: 100 * (place + 1), click_id, ...more });
const refund = (place: number, more: object = {}) =>
  service.refund({ transaction_id: order(place), ...more }, { key: campaign.key });

/** Sales of 1.00, 2.00 and so on, each of a customer of its own. */
const sellMany = (count: number) =>
  Promise.all(Array.from({ length: count }, async (_, i) => pay(i, await visit(service, campaign))));

/** How many transactions wrote the refunds of the program. */
async function transactions(): Promise<number> {
  const sql = 'select count(distinct xmin::text)::int as transactions from refunds where program_id = ?';
  const { rows: found } = await service.db.knex.raw<{ rows: { transactions: number }[] }>(sql, [campaign.id]);
  return found[0]!.transactions;
}

test('200 refunds are recorded, and each answer names its own refund, commission and deduction', async () => {
  const sold = await sellMany(MANY);
  const answers = await inParallel([service], MANY, (_, i) => refund(i, { refund_amount_cents: 50 * (i + 1) }));
  expect(statusesOf(answers)).toEqual({ 200: MANY });
  const refunds = new Map((await rows('refunds')).map((row) => [row.id, row]));
  const commissions = new Map((await rows('commissions')).map((row) => [row.id, row]));
  const entries = new Map((await rows('commission_entries')).map((row) => [row.refund_id, row]));
  answers.forEach(({ body }, i) => {
    const { sale_id, commission_id } = sold[i]!;
    expect(body).toMatchObject({ status: 'reversed', commission_id, deduction_cents: 10 * (i + 1) });
    expect(refunds.get(body.refund_id)).toMatchObject({ sale_id, amount_cents: 50 * (i + 1) });
    expect(commissions.get(commission_id)).toMatchObject({ amount_cents: 10 * (i + 1), status: 'pending' });
    expect(entries.get(body.refund_id)).toMatchObject({ commission_id, amount_cents: -10 * (i + 1) });
  });
  expect([refunds.size, entries.size]).toEqual([MANY, MANY]);
  expect(await transactions()).toBeLessThan(MANY / 2);
});

test('sales with an unpaid commission, a paid one, none, and unknown sales do not mix up', async () => {
  const OUTCOMES = ['reversed', 'clawed_back', 'no_commission', undefined];
  const outcome = (i: number) => OUTCOMES[i % 4];
  const click_id = await visit(service, campaign);
  // Under a percent commission only the first sale of a subscription earns.
  await pay(100, click_id, { subscription_id: 'sub' });
  const prepare = async (i: number) => {
    const kind = outcome(i);
    if (kind === undefined) return;
    const sold = await pay(i, click_id, kind === 'no_commission' ? { subscription_id: 'sub' } : {});
    if (kind !== 'clawed_back') return;
    await service.db.knex('commissions').where({ id: sold.commission_id }).update({ status: 'paid' });
  };
  await Promise.all(Array.from({ length: 60 }, (_, i) => prepare(i)));
  const answers = await inParallel([service], 60, (_, i) => refund(i));
  expect(answers.map(({ body }) => body.status as string | undefined)).toEqual(answers.map((_, i) => outcome(i)));
  expect(statusesOf(answers)).toEqual({ 200: 45, 404: 15 });
  const refunds = new Map((await rows('refunds')).map((row) => [row.id, row]));
  answers.forEach(({ body }, i) => {
    if (body.success === true)
      expect(refunds.get(body.refund_id)).toMatchObject({ outcome: outcome(i), amount_cents: 100 * (i + 1) });
  });
  expect(refunds.size).toBe(45);
  const clawbacks = (await rows('commissions', { kind: 'clawback' })).map((row) => row.amount_cents as number);
  expect(clawbacks.sort((a, b) => b - a)).toEqual(Array.from({ length: 15 }, (_, i) => -20 * (4 * i + 2)));
});

test.each(['pending', 'paid'])('of equal full refunds of a %s commission one is recorded', async (status) => {
  const { transaction_id, sale_id, commission_id } = await sell(service, campaign);
  await service.db.knex('commissions').where({ id: commission_id }).update({ status });
  const answers = await inParallel([service], MANY, (instance) =>
    instance.refund({ transaction_id }, { key: campaign.key }),
  );
  expect(statusesOf(answers)).toEqual({ 200: MANY });
  expect(answers.filter(({ body }) => body.status === 'skipped')).toHaveLength(MANY - 1);
  expect(await rows('refunds', { sale_id })).toMatchObject([{ amount_cents: 10_000, deduction_cents: 2000 }]);
});

test('a refund that PostgreSQL refuses fails alone, and leaves nothing', async () => {
  const sold = await sellMany(50);
  const body = `if new.amount_cents = ${100 * (BAD + 1)} then raise exception 'trouble'; end if`;
  const answers = await withTrigger(service, { table: 'refunds', body }, () =>
    inParallel([service], 50, (_, i) => refund(i)),
  );
  expect(answers.map(({ status }) => status)).toEqual(sold.map((_, i) => (i === BAD ? 500 : 200)));
  expect(answers[BAD]!.body.error.message).toBe('Refund tracking failed');
  expect(await rows('refunds')).toHaveLength(49);
  expect(await rows('commissions', { status: 'pending' })).toMatchObject([{ amount_cents: 20 * (BAD + 1) }]);
  expect((await refund(BAD)).body).toMatchObject({ status: 'reversed', deduction_cents: 20 * (BAD + 1) });
});

test('after a lost connection every refund of the batch fails, and none is tried again', async () => {
  await sellMany(50);
  const body = `if new.amount_cents = ${BAD} then perform pg_terminate_backend(pg_backend_pid()); end if`;
  const part = (i: number) => ({ refund_amount_cents: i === BAD ? BAD : 50 });
  const answers = await withTrigger(service, { table: 'refunds', body }, () =>
    inParallel([service], 50, (_, i) => refund(i, part(i))),
  );
  expect(answers[BAD]!.status).toBe(500);
  const recorded = answers.filter(({ status }) => status === 200);
  const ids = recorded.map((answer) => answer.body.refund_id as number);
  expect((await rows('refunds')).map(({ id }) => id as number).sort()).toEqual(ids.sort());
  for (const { body: said } of answers.filter(({ status }) => status !== 200)) {
    expect(said.error.message).toBe('Refund tracking failed');
  }
});

// On a distributed database, a batch has refunds of one program.
const onOneServer = test.skipIf(inject('servers').length > 1);
onOneServer('refunds of several programs that change restorations are recorded together', async () => {
  const requests = [];
  for (const each of [campaign, await service.make.campaign()]) {
    const { transaction_id, commission_id } = await sell(service, each);
    const paid = service.db.knex('commissions').where({ id: commission_id, program_id: each.id });
    const [{ id: _, ...row }] = await paid.clone().update({ status: 'paid' }).returning('*');
    const restored = { kind: 'restoration', status: 'approved', earned_cents: 500, amount_cents: 500 };
    await service.db.knex('commissions').insert({ ...row, ...restored });
    requests.push({
      ...{ programId: each.id, transactionId: transaction_id, reason: 'refund' as const, at: service.clock.now() },
      asked: { kind: 'call' as const, amountCents: 1_000, body: {} },
      ...{ refundReason: undefined, reference: undefined, additionalData: undefined },
    });
  }
  const recorded = await recordLockedRefunds(service.db, requests);
  expect(recorded).toMatchObject([{ kind: 'recorded' }, { kind: 'recorded' }]);
  expect(await rows('commissions', { kind: 'restoration' })).toMatchObject([{ amount_cents: 0, status: 'reversed' }]);
});
