import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { statement, type Db, type Subscriber } from '../../src/database/db.ts';
import { ERASED_AMONG } from '../../src/database/distributed/functions.ts';
import type { Happened } from '../../src/common/happened.ts';
import { adjust } from '../../src/commissions/adjustments.ts';
import { approveDue } from '../../src/commissions/approve-due.ts';
import { changeCommissions } from '../../src/commissions/changes.ts';
import { repairCommissions } from '../../src/operator/repair-commissions.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell, signUp, visit, withTrigger } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { checkout, connectAccount } from '../support/stripe.ts';

// Each writer reports what it did in its transaction. A subscriber adds a row for each thing that happened: they are as many
// as the facts, and none is there without its fact.

const hear = statement<object>('hear', 'insert into heard (program_id, type, what) values ($1, $2, $3)');
const note = () => Promise.resolve();

// The other way is not for servers that have the rows of different programs.
const WAYS = inject('servers').length > 1 ? [true] : [false, true];

describe.each(WAYS)('with the statements of a distributed database: %s', (distributed) => {
  let service: Service;
  let db: Db;
  let campaign: Campaign;
  const wanted = new Set<number>();
  let fails = false;
  let transactions = 0;

  const subscriber: Subscriber = {
    wants: (programId) => wanted.has(programId),
    async hear(tx, happened) {
      for (const one of happened) await tx.run(hear, [one.programId, one.type, one]);
      if (fails) throw new Error('the subscriber fails');
    },
  };
  const counting = (one: Db): Db => ({
    ...one,
    within: (ms) => counting(one.within(ms)),
    traced: (span) => counting(one.traced(span)),
    transaction: (work) => {
      transactions++;
      return one.transaction(work);
    },
  });

  beforeAll(async () => {
    service = await startService({ distributed, seen: (one) => counting(one.heardBy(subscriber)) });
    db = service.db.heardBy(subscriber);
    if (distributed) await db.run(statement('replace_erased_among', ERASED_AMONG), []);
    await service.db.knex.raw('create table heard (program_id bigint, type text, what jsonb)');
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    fails = false;
    campaign = await service.make.campaign({ lead_commission_cents: 150, lead_auth: 'browser_allowed' });
    wanted.add(campaign.id);
  });

  type What = Omit<Happened, 'at'> & Record<string, unknown>;
  const heard = (type = '%'): Promise<What[]> =>
    service.db.knex('heard').where({ program_id: campaign.id }).whereLike('type', type).pluck('what');
  const count = async (table: string) =>
    Number((await service.db.knex(table).where({ program_id: campaign.id }).count())[0]!.count);
  const TABLES = ['leads', 'sales', 'refunds', 'commissions', 'commission_entries'];
  const NEW = ['earned', 'clawed_back', 'adjusted', 'repaired'].map((name) => `commission.${name}`);

  /** The facts in the tables, and those that were heard: as many of each. */
  async function expectSame(): Promise<Record<string, number>> {
    const stored = Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await count(table)])));
    const all = await heard();
    const countOf = (matches: (type: string) => boolean) => all.filter(({ type }) => matches(type)).length;
    const reported = {
      leads: countOf((type) => type.startsWith('lead.')),
      sales: countOf((type) => type === 'sale.recorded'),
      refunds: countOf((type) => type === 'refund.recorded'),
      commissions: countOf((type) => NEW.includes(type)),
      commission_entries: countOf((type) => type.startsWith('commission.') && !NEW.includes(type)),
    };
    expect(reported).toEqual(stored);
    return reported;
  }

  const at = () => service.clock.now();
  const change = (commissionId: number, wish: 'approve' | 'hold' | 'release' | 'reject' | 'pay') => {
    const one = { programId: campaign.id, commissionIds: [commissionId], change: wish, reason: 'Why', at: at() };
    return db.transaction((tx) =>
      changeCommissions(tx, note, wish === 'hold' || wish === 'reject' ? one : { ...one, reason: undefined }),
    );
  };

  test('a lead, a sale and a refund are reported with their records', async () => {
    const { click_id } = await signUp(service, campaign);
    const { transaction_id, sale_id, commission_id } = await sell(service, campaign, { click_id });
    const part = { transaction_id, refund_amount_cents: 2_500 };
    const { body } = await service.refund(part, { key: campaign.key });
    const [customer] = await service.db.knex('customers').where({ click_id });
    const { id: programId, partnershipId } = campaign;
    const of = { programId, partnershipId, customerId: customer.id, at: at().toISOString() };
    const earned = { type: 'commission.earned', currency: 'USD', status: 'pending' };
    const lead = await service.db.knex('commissions').where({ program_id: campaign.id, kind: 'lead' }).first();
    const sale = { ...of, saleId: sale_id, currency: 'USD' };
    expect(await heard()).toEqual([
      { ...of, type: 'lead.settled' },
      { ...of, ...earned, commissionId: lead.id, kind: 'lead', saleId: null, changeCents: 150, amountCents: 150 },
      { ...sale, type: 'sale.recorded', transactionId: transaction_id, amountCents: 10_000 },
      { ...sale, ...earned, commissionId: commission_id, kind: 'sale', changeCents: 2_000, amountCents: 2_000 },
      { ...sale, type: 'refund.recorded', refundId: body.refund_id, amountCents: 2_500, reason: 'refund' },
      {
        ...sale,
        type: 'commission.reversed',
        refundId: body.refund_id,
        commissionId: commission_id,
        kind: 'sale',
        changeCents: -500,
        amountCents: 1_500,
        status: 'pending',
      },
    ]);
    await expectSame();
  });

  test('changes by hand and by the job, adjustments and clawbacks are reported', async () => {
    const [one, two] = [await sell(service, campaign), await sell(service, campaign)];
    for (const wish of ['hold', 'release', 'approve', 'pay'] as const) await change(one.commission_id, wish);
    await change(two.commission_id, 'reject');
    await change(two.commission_id, 'reject');
    expect((await service.refund({ transaction_id: one.transaction_id }, { key: campaign.key })).status).toBe(200);
    const whose = { partnerId: campaign.partnerId };
    const bonus = { programId: campaign.id, whose, amountCents: 700, currency: undefined };
    await db.transaction((tx) => adjust(tx, note, { ...bonus, reason: 'A bonus', at: at() }));
    await service.db.knex('programs').where({ id: campaign.id }).update({ auto_approve: true, holding_period_days: 0 });
    await approveDue(db, service.clock, new AbortController().signal);
    const types = (await heard('commission.%')).map(({ type, changeCents }) => [type, changeCents]);
    expect(types.slice(2)).toEqual([
      ['commission.held', 0],
      ['commission.released', 0],
      ['commission.approved', 0],
      ['commission.paid', 0],
      ['commission.rejected', -2_000],
      ['commission.clawed_back', -2_000],
      ['commission.adjusted', 700],
      ['commission.approved', 0],
      ['commission.approved', 0],
    ]);
    await expectSame();
  });

  test('a sale without its commission, and the repair, are reported', async () => {
    const sale = { transaction_id: service.make.unique('order'), amount_cents: 10_000 };
    await withTrigger(service, { table: 'commissions', body: `raise 'no'` }, async () => {
      const click_id = await visit(service, campaign);
      expect((await service.sale({ ...sale, click_id }, { key: campaign.key })).status).toBe(500);
    });
    expect((await heard()).map(({ type }) => type)).toEqual(['sale.recorded']);
    await repairCommissions(db, campaign.id, at);
    expect((await heard()).map(({ type }) => type)).toEqual(['sale.recorded', 'commission.repaired']);
    await expectSame();
  });

  test('an event of the payment processor is reported once, however often it comes', async () => {
    await service.db.knex('programs').where({ id: campaign.id }).update({ lead_auth: 'server_required' });
    const account = await connectAccount(service, campaign);
    const reference = await visit(service, campaign);
    await service.lead({ click_id: reference });
    const paid = checkout(account.source, { reference });
    expect(await account.tell(paid)).toBe('sale_recorded');
    await account.tell(paid);
    const [earned, types] = ['commission.earned', (await heard()).map(({ type }) => type)];
    expect(types).toEqual(['lead.provisional', 'lead.settled', earned, 'sale.recorded', earned]);
    await expectSame();
  });

  const clicks = (many: number) => Promise.all(Array.from({ length: many }, () => visit(service, campaign)));

  test('many at once are reported once each, also when PostgreSQL refuses some of a batch', async () => {
    const visitors = await clicks(60);
    const bad = `if new.transaction_id like '%-bad' then raise 'refused'; end if`;
    const answers = await withTrigger(service, { table: 'sales', body: bad }, () =>
      Promise.all(
        visitors.map(async (click_id, i) => {
          await service.lead({ click_id }, i % 2 === 0 ? { key: campaign.key } : {});
          const transaction_id = `${click_id}-${i % 10 === 0 ? 'bad' : 'good'}`;
          const sale = { click_id, transaction_id, amount_cents: 1_000 };
          return (await service.sale(sale, { key: campaign.key })).status;
        }),
      ),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(54);
    await Promise.all(
      visitors.map((click_id) => service.refund({ transaction_id: `${click_id}-good` }, { key: campaign.key })),
    );
    const reported = await expectSame();
    expect(reported).toMatchObject({ leads: 60, sales: 54, refunds: 54, commission_entries: 54, commissions: 114 });
  });

  test('if the subscriber fails, nothing is written, and nothing is reported', async () => {
    const [visitor, ...visitors] = await clicks(20);
    const known = await sell(service, campaign, { click_id: visitor! });
    const account = await connectAccount(service, campaign);
    const before = await expectSame();
    const { transaction_id } = known;
    fails = true;
    const as = { key: campaign.key };
    for (const click_id of visitors) expect((await service.lead({ click_id }, as)).status).toBe(500);
    const sales = visitors.map((click_id) =>
      service.sale({ click_id, transaction_id: `${click_id}-x`, amount_cents: 500 }, as),
    );
    expect((await Promise.all(sales)).map(({ status }) => status)).toEqual(visitors.map(() => 500));
    expect((await service.refund({ transaction_id }, as)).status).toBe(500);
    await expect(account.tell(checkout(account.source, { reference: visitors[0]! }))).rejects.toThrow();
    await expect(change(known.commission_id, 'approve')).rejects.toThrow('the subscriber fails');
    const whose = { partnerId: campaign.partnerId };
    const bonus = { programId: campaign.id, whose, amountCents: 700, currency: undefined };
    const adjusting = db.transaction((tx) => adjust(tx, note, { ...bonus, reason: 'A bonus', at: at() }));
    await expect(adjusting).rejects.toThrow('the subscriber fails');
    await service.db.knex('programs').where({ id: campaign.id }).update({ auto_approve: true, holding_period_days: 0 });
    await expect(approveDue(db, service.clock, new AbortController().signal)).rejects.toThrow('the subscriber fails');
    await service.db.knex('commissions').where({ id: known.commission_id }).delete();
    await expect(repairCommissions(db, campaign.id, at)).rejects.toThrow('the subscriber fails');
    await service.db.knex('programs').where({ id: campaign.id }).update({ auto_approve: false });
    expect(await heard()).toHaveLength(before.leads! + before.sales! + before.commissions!);
    expect(await count('sales')).toBe(1);
    expect([await count('leads'), await count('commissions'), await count('refunds')]).toEqual([0, 0, 0]);
    fails = false;
  });

  test.skipIf(distributed)('without a subscriber of the program, a batch is still one statement', async () => {
    wanted.delete(campaign.id);
    const write = async () => {
      const { click_id } = await signUp(service, campaign);
      const { transaction_id } = await sell(service, campaign, { click_id });
      expect((await service.refund({ transaction_id }, { key: campaign.key })).status).toBe(200);
    };
    transactions = 0;
    await write();
    expect([transactions, await heard()]).toEqual([0, []]);
    wanted.add(campaign.id);
    await write();
    expect(transactions).toBe(3);
  });
});
