import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { sell, visit, withTrigger } from '../support/journey.ts';
import { inParallel, statusesOf } from '../support/parallel.ts';
import { customerOf } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';

// Requests that arrive together share a statement. Each must still be answered as if it had come alone.

const MANY = 200;
let service: Service;
let campaign: Campaign;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => void (campaign = await service.make.campaign({ lead_commission_cents: 150 })));

const rows = async (table: string, where: object = {}): Promise<Record<string, unknown>[]> =>
  service.db.knex<Record<string, unknown>>(table).where({ program_id: campaign.id, ...where });
const visitors = (count: number) => Promise.all(Array.from({ length: count }, () => visit(service, campaign)));
const order = (place: number) => `${campaign.code}-${place}`;
const pay = (place: number, click_id: string, more: object = {}) =>
  service.sale(
    { transaction_id: order(place), amount_cents: 100 * (place + 1), click_id, ...more },
    { key: campaign.key },
  );
const lead = (click_id: string, more: object = {}) => service.lead({ click_id, ...more }, { key: campaign.key });

/** How many transactions wrote the program's rows of a table. */
async function transactionsOf(table: string): Promise<number> {
  const sql = `select count(distinct xmin::text)::int as transactions from ${table} where program_id = ?`;
  const { rows: found } = await service.db.knex.raw<{ rows: { transactions: number }[] }>(sql, [campaign.id]);
  return found[0]!.transactions;
}

describe('different requests at once', () => {
  test('200 clicks are all recorded, each under its own click_id, in few transactions', async () => {
    const page = (place: number) => `https://brand.dev/${place}`;
    const answers = await inParallel([service], MANY, (instance, i) =>
      instance.click({ affiliate_url: campaign.url, page_url: page(i) }),
    );
    expect(statusesOf(answers)).toEqual({ 200: MANY });
    const stored = new Map((await rows('clicks')).map(({ click_id, page_url }) => [click_id, page_url]));
    answers.forEach(({ body }, i) => expect(stored.get(body.click_id)).toBe(page(i)));
    expect(stored.size).toBe(MANY);
    expect(await transactionsOf('clicks')).toBeLessThan(MANY);
  });

  test('200 leads settle, each with its own event and lead commission', async () => {
    const clickIds = await visitors(MANY);
    const answers = await inParallel([service], MANY, (_, i) => lead(clickIds[i]!, { customer_key: `user_${i}` }));
    expect(statusesOf(answers)).toEqual({ 200: MANY });
    const customers = new Map((await rows('customers')).map((row) => [row.click_id, row]));
    clickIds.forEach((clickId, i) =>
      expect(customers.get(clickId)).toMatchObject({ status: 'lead', customer_key: `user_${i}` }),
    );
    expect(await rows('leads', { provisional: false })).toHaveLength(MANY);
    expect(await rows('commissions', { kind: 'lead', amount_cents: 150 })).toHaveLength(MANY);
    expect(await transactionsOf('leads')).toBeLessThan(MANY / 2);
  });

  test('200 sales are recorded, and each answer names its own sale and commission', async () => {
    const clickIds = await visitors(MANY);
    const answers = await inParallel([service], MANY, (_, i) => pay(i, clickIds[i]!));
    expect(statusesOf(answers)).toEqual({ 200: MANY });
    const sales = new Map((await rows('sales')).map((row) => [row.transaction_id, row]));
    const commissions = new Map((await rows('commissions')).map((row) => [row.id, row]));
    answers.forEach(({ body }, i) => {
      expect(sales.get(order(i))).toMatchObject({ id: body.sale_id, amount_cents: 100 * (i + 1) });
      expect(commissions.get(body.commission_id)).toMatchObject({ sale_id: body.sale_id, amount_cents: 20 * (i + 1) });
    });
    expect(await rows('customers', { status: 'conversion' })).toHaveLength(MANY);
    expect(await transactionsOf('sales')).toBeLessThan(MANY / 2);
  });

  test('provisional leads and settling leads of the same customers never mix up', async () => {
    const clickIds = await visitors(20);
    const answers = await inParallel([service], MANY, (_, i) => {
      const click_id = clickIds[i % 20]!;
      return i % 10 < 5 ? service.lead({ click_id }) : lead(click_id);
    });
    const settled = answers.filter(({ status, body }) => status === 200 && body.provisional === undefined);
    expect(settled).toHaveLength(10);
    expect(await rows('leads', { provisional: false })).toHaveLength(10);
    expect(await rows('leads', { provisional: true })).toHaveLength(
      answers.filter(({ body }) => body.provisional === true).length,
    );
    expect(await rows('commissions', { kind: 'lead' })).toHaveLength(10);
  });
});

describe('200 equal requests at once', () => {
  test('of equal sales one is recorded, and the others are told which', async () => {
    const click_id = await visit(service, campaign);
    const answers = await inParallel([service], MANY, () => pay(0, click_id));
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: MANY - 1 });
    const [{ id }, ...none] = (await rows('sales')) as [Record<string, unknown>];
    expect(none).toEqual([]);
    const named = answers.map(({ body }) => (body.sale_id ?? body.error.details.sale_id) as number);
    expect(new Set(named)).toEqual(new Set([id]));
    expect(await rows('commissions')).toHaveLength(1);
    expect(await rows('sale_claims')).toHaveLength(1);
  });

  test('of equal leads one settles, and the others are told the status', async () => {
    const click_id = await visit(service, campaign);
    const answers = await inParallel([service], MANY, () => lead(click_id, { customer_key: 'user_1' }));
    expect(statusesOf(answers)).toEqual({ 200: 1, 400: MANY - 1 });
    const messages = answers.flatMap(({ body }) => (body.error?.message as string | undefined) ?? []);
    expect(new Set(messages)).toEqual(new Set(['Customer status cannot be updated to lead. Current status: lead']));
    expect(await rows('leads')).toHaveLength(1);
    expect(await rows('commissions')).toHaveLength(1);
  });

  test('of leads that give one key to 200 customers one settles, and has it', async () => {
    const clickIds = await visitors(MANY);
    const answers = await inParallel([service], MANY, (_, i) => lead(clickIds[i]!, { customer_key: 'user_1' }));
    expect(statusesOf(answers)).toEqual({ 200: 1, 400: MANY - 1 });
    expect(await rows('customers')).toMatchObject([{ status: 'lead', customer_key: 'user_1' }]);
  });

  test('equal provisional leads are all stored', async () => {
    const click_id = await visit(service, campaign);
    const answers = await inParallel([service], MANY, () => service.lead({ click_id }));
    expect(statusesOf(answers)).toEqual({ 200: MANY });
    expect(await rows('leads', { provisional: true })).toHaveLength(MANY);
    expect(await customerOf(service.db, click_id)).toMatchObject({ status: 'click' });
  });

  test('of equal refunds one is recorded, and the others are skipped', async () => {
    const { transaction_id, sale_id } = await sell(service, campaign);
    const answers = await inParallel([service], MANY, (instance) =>
      instance.refund({ transaction_id, refund_amount_cents: 100, refund_reference: 'r' }, { key: campaign.key }),
    );
    expect(statusesOf(answers)).toEqual({ 200: MANY });
    expect(answers.filter(({ body }) => body.status === 'reversed')).toHaveLength(1);
    expect(await rows('refunds', { sale_id })).toHaveLength(1);
    expect(await rows('commission_entries')).toMatchObject([
      { kind: 'refund', amount_cents: -20, status_before: 'pending', status_after: 'pending' },
    ]);
  });
});

describe('one bad request among others', () => {
  const BAD = 13;
  const at = (amount: number) => `if new.amount_cents = ${amount} then raise exception 'trouble'; end if`;

  test('a sale that PostgreSQL refuses fails alone, and leaves nothing', async () => {
    const clickIds = await visitors(50);
    const answers = await withTrigger(service, { table: 'sales', body: at(100 * (BAD + 1)) }, () =>
      inParallel([service], 50, (_, i) => pay(i, clickIds[i]!)),
    );
    expect(answers.map(({ status }) => status)).toEqual(clickIds.map((_, i) => (i === BAD ? 500 : 200)));
    expect(answers[BAD]!.body.error.message).toBe('Sale tracking failed');
    expect(await rows('sale_claims')).toHaveLength(49);
    expect(await customerOf(service.db, clickIds[BAD]!)).toMatchObject({ id: null, status: 'click' });
    expect((await pay(BAD, clickIds[BAD]!)).status).toBe(200);
  });

  test('a sale whose commission fails is stored, and the others have theirs', async () => {
    const clickIds = await visitors(50);
    const answers = await withTrigger(service, { table: 'commissions', body: at(20 * (BAD + 1)) }, () =>
      inParallel([service], 50, (_, i) => pay(i, clickIds[i]!)),
    );
    expect(answers.map(({ status }) => status)).toEqual(clickIds.map((_, i) => (i === BAD ? 500 : 200)));
    expect(answers[BAD]!.body.error.message).toBe('Failed to create commission');
    expect(await rows('sales')).toHaveLength(50);
    expect(await rows('commissions')).toHaveLength(49);
    expect((await pay(BAD, clickIds[BAD]!)).status).toBe(409);
  });

  test('a lead that PostgreSQL refuses fails alone', async () => {
    const clickIds = await visitors(50);
    const body = `if new.event_name = 'bad' then raise exception 'trouble'; end if`;
    const answers = await withTrigger(service, { table: 'leads', body }, () =>
      inParallel([service], 50, (_, i) =>
        lead(clickIds[i]!, i === BAD ? { additional_data: { event_name: 'bad' } } : {}),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(clickIds.map((_, i) => (i === BAD ? 500 : 200)));
    expect(await rows('leads')).toHaveLength(49);
    expect(await customerOf(service.db, clickIds[BAD]!)).toMatchObject({ status: 'click' });
  });

  test('after a lost connection every request of the batch fails, and what was recorded is known as such', async () => {
    const clickIds = await visitors(50);
    const body = `if new.amount_cents = ${100 * (BAD + 1)} then perform pg_terminate_backend(pg_backend_pid()); end if`;
    const answers = await withTrigger(service, { table: 'sales', body }, () =>
      inParallel([service], 50, (_, i) => pay(i, clickIds[i]!)),
    );
    expect(answers[BAD]!.status).toBe(500);
    const failed = answers.filter(({ status }) => status !== 200);
    expect(new Set(failed.map((answer) => answer.body.error.message as string))).toEqual(
      new Set(['Sale tracking failed']),
    );
    expect(await rows('sales')).toHaveLength(50 - failed.length);
    const again = await inParallel([service], 50, (_, i) => pay(i, clickIds[i]!));
    expect(again.map(({ status }) => status)).toEqual(answers.map(({ status }) => (status === 200 ? 409 : 200)));
    expect(await rows('commissions')).toHaveLength(50);
  });
});
