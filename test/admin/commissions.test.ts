import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { untilBlocked } from '../support/parallel.ts';
import { startService, type Service } from '../support/service.ts';
import { operator, type Operator } from './support.ts';

let service: Service;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  await service.stop();
  admin.clean();
});

let serial = 0;
/** A sale of 100.00 in a campaign that pays 20 percent. */
async function sell(campaign: Campaign, body: object = {}) {
  const { click_id } = (await service.click({ affiliate_url: campaign.url })).body;
  const sale = { transaction_id: `txn-${++serial}`, amount_cents: 10_000, click_id, ...body };
  const { body: answer, status } = await service.sale(sale, { key: campaign.key });
  const stored = await service.db.knex('sales').where({ transaction_id: sale.transaction_id }).first('id');
  return { ...answer, status, sale_id: stored.id as number, transaction_id: sale.transaction_id };
}

/** Runs the work while every commission fails. */
async function withFailingCommissions<T>(work: () => Promise<T>): Promise<T> {
  const { knex } = service.db;
  await knex.raw(
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'no commissions today'; end $$`,
  );
  await knex.raw('create trigger failing before insert on commissions for each row execute function fail()');
  try {
    return await work();
  } finally {
    await knex.raw('drop function fail cascade');
  }
}

const commissionsOf = (saleId: number) => service.db.knex('commissions').where({ sale_id: saleId }).orderBy('id');

/** Commissions whose entries do not add up to their amount, or do not lead to their status. */
const unbalanced = async () =>
  (
    await service.db.knex.raw(`
      select c.id from commissions c left join commission_entries e on e.program_id = c.program_id and e.commission_id = c.id
      group by c.program_id, c.id
      having c.amount_cents <> c.earned_cents + coalesce(sum(e.amount_cents), 0)
        or c.status <> coalesce((array_agg(e.status_after order by e.id desc))[1], 'pending')`)
  ).rows as unknown[];

describe('commission list, approve and pay', () => {
  it('moves a commission from pending to approved to paid, in this order only', async () => {
    const campaign = await service.make.campaign();
    const { sale_id, commission_id } = await sell(campaign);
    const listed = await admin.run('commission', 'list', '--program-id', String(campaign.id));
    expect([listed.code, listed.stderr]).toEqual([0, '']);
    expect(listed.document.commissions).toMatchObject([
      {
        commission_id,
        sale_id,
        kind: 'sale',
        partner_id: campaign.partnerId,
        amount_cents: 2_000,
        currency: 'USD',
        status: 'pending',
        created_at: service.clock.now().toISOString(),
      },
    ]);
    const it = ['--commission-id', String(commission_id)];
    const early = await admin.run('commission', 'pay', ...it);
    expect([early.code, early.stdout]).toEqual([1, '']);
    expect(early.stderr).toBe(
      `Refused: commission ${commission_id} is pending; only a commission that is approved can become paid\n`,
    );
    expect((await admin.run('commission', 'approve', ...it)).document).toMatchObject({
      commission_id,
      status: 'approved',
    });
    expect((await admin.perform('commission', 'approve', ...it)).stderr).toContain('is approved; only');
    expect((await admin.run('commission', 'pay', ...it)).document).toMatchObject({ commission_id, status: 'paid' });
    expect((await admin.perform('commission', 'pay', ...it)).stderr).toContain('is paid; only');
  });

  it('pays once if ten processes pay at once; the same applies to clawbacks', async () => {
    const campaign = await service.make.campaign();
    const { commission_id, sale_id, transaction_id } = await sell(campaign);
    const it = ['--commission-id', String(commission_id)];
    await admin.done('commission', 'approve', ...it);
    const codes = await Promise.all(
      Array.from({ length: 10 }, async () => (await admin.perform('commission', 'pay', ...it)).code),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(1);

    await service.refund({ transaction_id }, { key: campaign.key });
    const clawback = (await commissionsOf(sale_id))[1];
    const moved = await admin.done('commission', 'approve', '--commission-id', String(clawback.id));
    expect(moved).toMatchObject({ kind: 'clawback', amount_cents: -2_000, status: 'approved' });
    expect(await unbalanced()).toEqual([]);
  });

  it('rejects reversed and unknown commissions', async () => {
    const campaign = await service.make.campaign();
    const { commission_id, transaction_id } = await sell(campaign);
    await service.refund({ transaction_id }, { key: campaign.key });
    expect((await admin.perform('commission', 'approve', '--commission-id', String(commission_id))).stderr).toContain(
      'is reversed; only',
    );
    expect(await admin.perform('commission', 'approve', '--commission-id', '40400')).toMatchObject({
      code: 1,
      stderr: 'there is no commission 40400',
    });
    expect((await admin.perform('commission', 'list', '--program-id', '40400')).stderr).toBe(
      'there is no program 40400',
    );
  });
});

describe('commission repair', () => {
  it('creates missing commissions with the terms of the sale, reduced by later refunds', async () => {
    const campaign = await service.make.campaign();
    const whole = await sell(campaign);
    const [plain, half, gone, left] = await withFailingCommissions(async () => [
      await sell(campaign),
      await sell(campaign),
      await sell(campaign),
      await sell(await service.make.campaign()),
    ]);
    expect(plain!.error.message).toBe('Failed to create commission');
    const { key } = campaign;
    await service.refund({ transaction_id: half!.transaction_id, refund_amount_cents: 3_333 }, { key });
    await service.refund({ transaction_id: gone!.transaction_id }, { key });
    await admin.done('program', 'update', '--program-id', String(campaign.id), '--commission-rate', '90');
    // No command changes the currency of a program with sales.
    await service.db.knex('programs').where({ id: campaign.id }).update({ currency: 'EUR' });

    const repaired = await admin.run('commission', 'repair', '--program-id', String(campaign.id));
    expect([repaired.code, repaired.stderr]).toEqual([0, '']);
    expect(repaired.document).toEqual({
      repaired_sale_ids: [plain!.sale_id, half!.sale_id, gone!.sale_id],
      left: [],
    });
    expect(await commissionsOf(plain!.sale_id)).toMatchObject([
      { amount_cents: 2_000, currency: 'USD', status: 'pending' },
    ]);
    // 666.6 of 2000 are deducted, rounded half up
    expect(await commissionsOf(half!.sale_id)).toMatchObject([
      { earned_cents: 2_000, amount_cents: 1_333, status: 'pending' },
    ]);
    expect(await commissionsOf(gone!.sale_id)).toMatchObject([
      { earned_cents: 2_000, amount_cents: 0, status: 'reversed' },
    ]);
    expect(await commissionsOf(whole.sale_id)).toHaveLength(1);
    // Each amount is what was earned and the sum of its entries, and no total lacks a change.
    expect(await unbalanced()).toEqual([]);

    // The deduction for the rest is exact.
    await service.refund({ transaction_id: half!.transaction_id }, { key });
    expect(await commissionsOf(half!.sale_id)).toMatchObject([{ amount_cents: 0, status: 'reversed' }]);

    // Without a program, the command repairs the commissions of all programs. Afterwards nothing is left to repair.
    expect((await admin.done('commission', 'repair')).repaired_sale_ids).toEqual([left!.sale_id]);
    expect(await admin.done('commission', 'repair')).toEqual({ repaired_sale_ids: [], left: [] });
  });

  it('skips a sale without a partner to pay, or without a commission', async () => {
    const campaign = await service.make.campaign();
    await service.db.knex('partners').where({ id: campaign.partnerId }).update({ name: 'Berta' });
    const { click_id } = (await service.click({ affiliate_url: campaign.url })).body;
    const subscribed = { subscription_id: 'sub-1' };
    await sell(campaign, subscribed);
    expect(await sell(campaign, subscribed)).toMatchObject({ attributed: true, commission_id: null });
    await admin.done('partner', 'erase', '--partner-id', String(campaign.partnerId));
    const orphan = { transaction_id: 'orphan', amount_cents: 10_000, click_id };
    expect((await service.sale(orphan, { key: campaign.key })).status).toBe(400);
    const { id } = await service.db.knex('sales').where({ transaction_id: 'orphan' }).first('id');
    expect(await admin.done('commission', 'repair', '--program-id', String(campaign.id))).toEqual({
      repaired_sale_ids: [],
      left: [{ sale_id: id, reason: "the partner's account was erased" }],
    });
  });

  it('creates the commission of a sale whose partner has left since', async () => {
    const campaign = await service.make.campaign();
    const { sale_id } = await withFailingCommissions(() => sell(campaign));
    const both = ['--partner-id', String(campaign.partnerId), '--program-id', String(campaign.id)];
    await admin.done('partner', 'leave', ...both);
    expect((await admin.done('commission', 'repair')).repaired_sale_ids).toEqual([sale_id]);
  });

  it('reports why the database still rejects a commission, and continues', async () => {
    const campaign = await service.make.campaign();
    const repair = () => admin.done('commission', 'repair', '--program-id', String(campaign.id));
    const { sale_id } = await withFailingCommissions(() => sell(campaign));
    const refused = await withFailingCommissions(repair);
    expect(refused).toEqual({ repaired_sale_ids: [], left: [{ sale_id, reason: 'no commissions today' }] });
    expect((await repair()).repaired_sale_ids).toEqual([sale_id]);
  });

  it('does not deadlock with a refund of a commission that another repair has created in the meantime', async () => {
    const campaign = await service.make.campaign();
    const { sale_id } = await withFailingCommissions(() => sell(campaign));
    const { knex } = service.db;
    const [other, refund] = [await knex.transaction(), await knex.transaction()];
    const program_id = campaign.id;
    await other.raw('select from sales where program_id = ? and id = ? for no key update', [program_id, sale_id]);
    const repair = admin.done('commission', 'repair', '--program-id', String(campaign.id));
    await untilBlocked(service);
    await knex.raw(
      `insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents, amount_cents,
         currency, status, created_at, changed_at)
       select 'sale', program_id, partnership_id, customer_id, id, 2000, 2000, 'USD', 'pending', recorded_at, recorded_at
       from sales where program_id = ? and id = ?`,
      [program_id, sale_id],
    );
    // A refund changes the commission first. Its own row then refers to the sale.
    await refund('commissions').where({ program_id, sale_id }).update({ amount_cents: 1_999, earned_cents: 1_999 });
    await other.commit();
    await untilBlocked(service);
    const row = { program_id, sale_id, amount_cents: 5, deduction_cents: 1, reason: 'refund' };
    await refund('refunds').insert({ ...row, outcome: 'reversed', occurred_at: service.clock.now() });
    await refund.commit();
    expect(await repair).toEqual({ repaired_sale_ids: [], left: [] });
  });

  it('writes one commission for a sale if ten processes repair at once during refunds', async () => {
    const campaign = await service.make.campaign();
    const sales = await withFailingCommissions(() => Promise.all(Array.from({ length: 5 }, () => sell(campaign))));
    const half = (transaction_id: string) =>
      service.refund({ transaction_id, refund_amount_cents: 5_000 }, { key: campaign.key });
    const [runs] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => admin.done('commission', 'repair'))),
      ...sales.map(({ transaction_id }) => half(transaction_id)),
    ]);
    const ids = runs.flatMap(({ repaired_sale_ids }) => repaired_sale_ids as number[]);
    expect(ids.toSorted((a, b) => a - b)).toEqual(sales.map(({ sale_id }) => sale_id).toSorted((a, b) => a - b));
    for (const { sale_id } of sales) {
      expect(await commissionsOf(sale_id)).toMatchObject([
        { earned_cents: 2_000, amount_cents: 1_000, status: 'pending' },
      ]);
    }
  });
});
