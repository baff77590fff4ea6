import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeAsOperator } from '../../src/commissions/changes.ts';
import { sell, signUp } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { auditEntries } from '../manage/support.ts';
import { commissionCalls, ownedCampaign, tokenOf, type OwnedCampaign } from './support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: OwnedCampaign;
let calls: ReturnType<typeof commissionCalls>;
beforeEach(async () => {
  campaign = await ownedCampaign(service);
  calls = commissionCalls(service, campaign);
});

const sold = async () => sell(service, campaign);
const commission = async () => (await sold()).commission_id;
const pay = (id: number) => changeAsOperator(service.db, id, 'pay', service.clock.now());
const refund = (transaction_id: string, cents?: number) =>
  service.refund({ transaction_id, refund_amount_cents: cents }, { key: campaign.key });
const stateOf = async (id: number) => {
  const { status, held, amount_cents, reason } = (await calls.get(id)).commission;
  return { status, held, amount_cents, reason };
};
/** The sum of the entries is always the amount. */
async function expectSum(id: number): Promise<void> {
  const { commission: shown, entries } = await calls.get(id);
  const sum = (entries as { amount_cents: number }[]).reduce((total, entry) => total + entry.amount_cents, 0);
  expect(sum).toBe(shown.amount_cents);
}

describe('approve', () => {
  test('answers each item: done, unchanged, or failed; and may be repeated', async () => {
    const [pending, held, rejected] = [await commission(), await commission(), await commission()];
    await calls.change('hold', [held], 'Wait');
    await calls.change('reject', [rejected], 'A fraud');
    const other = await ownedCampaign(service);
    const foreign = (await sell(service, other)).commission_id;
    const all = [pending, held, rejected, foreign, 999_999];
    expect(await calls.change('approve', all)).toEqual(['done', 'held', 'reversed', 'unknown', 'unknown']);
    expect(await calls.change('approve', all)).toEqual(['unchanged', 'held', 'reversed', 'unknown', 'unknown']);
    expect(await stateOf(pending)).toMatchObject({ status: 'approved', amount_cents: 2000 });
    expect((await commissionCalls(service, other).get(foreign)).commission.status).toBe('pending');
  });

  test('a repeat appends nothing to the audit log', async () => {
    const id = await commission();
    await calls.change('approve', [id]);
    const before = await auditEntries(service);
    await calls.change('approve', [id]);
    expect(await auditEntries(service)).toEqual(before);
    expect(before.at(-1)).toMatchObject({
      action: 'commission.approve',
      target_id: id,
      before: { status: 'pending' },
      after: { status: 'approved' },
    });
  });

  test.each<[string, unknown, string]>([
    ['101 commissions', Array.from({ length: 101 }, (_, i) => i + 1), 'commission_ids'],
    ['a commission twice', [1, 1], 'commission_ids'],
    ['no commission', [], 'commission_ids'],
    ['a text', ['1'], 'commission_ids.0'],
  ])('%s is refused', async (_, commission_ids, field) => {
    const { status, body } = await calls.call('POST', '/approve', { commission_ids });
    expect([status, body.error.code, body.error.details]).toEqual([400, 'invalid_request', { field }]);
  });
});

describe('hold and release', () => {
  test('a held commission shows why, and is approved only after its release', async () => {
    const id = await commission();
    expect(await calls.change('hold', [id], 'The customer complained')).toEqual(['done']);
    expect(await calls.change('hold', [id], 'Again')).toEqual(['unchanged']);
    const { commission: shown, why } = await calls.get(id);
    expect(shown).toMatchObject({ held: true, status: 'pending', reason: 'The customer complained' });
    expect(why).toContain('It is held: The customer complained');
    expect(await calls.change('approve', [id])).toEqual(['held']);
    expect(await calls.change('release', [id])).toEqual(['done']);
    expect(await calls.change('release', [id])).toEqual(['unchanged']);
    expect(await stateOf(id)).toEqual({ status: 'pending', held: false, amount_cents: 2000, reason: null });
    expect(await calls.change('approve', [id])).toEqual(['done']);
  });

  test('an approved commission that is held is not paid', async () => {
    const id = await commission();
    await calls.change('approve', [id]);
    await calls.change('hold', [id], 'Wait');
    expect((await pay(id)).judgement).toEqual({ kind: 'refused', obstacle: 'held' });
    await calls.change('release', [id]);
    expect((await pay(id)).judgement).toEqual({ kind: 'done' });
    expect(await calls.change('hold', [id], 'Too late')).toEqual(['paid']);
  });

  test('an admin holds and releases, and does not approve, reject or adjust', async () => {
    const admin = await tokenOf(service, campaign, 'admin');
    const commission_ids = [await commission()];
    const statuses = [];
    for (const [name, reason] of [['hold', 'a'], ['release'], ['approve'], ['reject', 'b']] as const) {
      const body = { commission_ids, ...(reason && { reason }) };
      statuses.push((await calls.call('POST', `/${name}`, body, admin)).status);
    }
    expect(statuses).toEqual([200, 200, 403, 403]);
  });
});

describe('reject', () => {
  test('a refund that takes nothing more from it does not change its time', async () => {
    const { commission_id, transaction_id } = await sold();
    await calls.change('reject', [commission_id], 'A fraud');
    const { changed_at } = (await calls.get(commission_id)).commission;
    service.clock.advance({ seconds: 60 });
    expect((await refund(transaction_id, 5000)).body).toMatchObject({ deduction_cents: 0 });
    const { commission: shown, entries } = await calls.get(commission_id);
    expect(shown.changed_at).toBe(changed_at);
    expect(entries.at(-1)).toMatchObject({ kind: 'rejected', created_at: changed_at });
  });

  test('takes all that is left, and a later refund takes nothing more', async () => {
    const { commission_id: id, transaction_id } = await sold();
    await refund(transaction_id, 2_500);
    expect(await calls.change('reject', [id], 'A fraud')).toEqual(['done']);
    expect(await stateOf(id)).toEqual({ status: 'reversed', held: false, amount_cents: 0, reason: 'A fraud' });
    await expectSum(id);
    const { status, body } = await refund(transaction_id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, status: 'reversed', commission_id: id, deduction_cents: 0 });
    expect(await stateOf(id)).toMatchObject({ status: 'reversed', amount_cents: 0 });
    await expectSum(id);
    expect((await calls.get(id)).entries.map(({ kind }: { kind: string }) => kind)).toEqual([
      'earned',
      'refund',
      'rejected',
    ]);
  });

  test('a paid commission and a clawback cannot be rejected', async () => {
    const { commission_id: id, transaction_id } = await sold();
    await calls.change('approve', [id]);
    await pay(id);
    await refund(transaction_id);
    const [clawback] = await service.db
      .knex('commissions')
      .where({ program_id: campaign.id, kind: 'clawback' })
      .pluck('id');
    expect(await calls.change('reject', [id, clawback], 'No')).toEqual(['paid', 'clawback']);
    expect(await stateOf(clawback)).toMatchObject({ status: 'pending', amount_cents: -2000 });
  });

  test('without a reason it is refused', async () => {
    for (const reason of [undefined, null, '', ' ', 'x'.repeat(1001)]) {
      const { status, body } = await calls.call('POST', '/reject', { commission_ids: [await commission()], reason });
      expect([status, body.error.details]).toEqual([400, { field: 'reason' }]);
    }
  });

  test('the commission of a lead is rejected like that of a sale', async () => {
    const paying = await ownedCampaign(service, { lead_commission_cents: 300 });
    await signUp(service, paying);
    const own = commissionCalls(service, paying);
    const [{ id, kind }] = (await own.list()).body.data;
    expect(kind).toBe('lead');
    expect(await own.change('reject', [id], 'A test account')).toEqual(['done']);
    expect((await own.get(id)).why).toMatch(
      /^A customer signed up, which earned \$\d+\.\d\d\. It was rejected: A test account$/,
    );
  });
});

describe('at the same time', () => {
  test('a rejection and refunds leave an amount that is the sum of the entries, and never less than nothing', async () => {
    for (let round = 0; round < 10; round++) {
      const { commission_id: id, transaction_id } = await sold();
      await Promise.all([
        refund(transaction_id, 3_000),
        calls.change('reject', [id], 'A fraud'),
        refund(transaction_id, 5_000),
      ]);
      expect(await stateOf(id)).toMatchObject({ status: 'reversed', amount_cents: 0 });
      await expectSum(id);
    }
  });

  test('two approvals of the same commissions have one effect', async () => {
    const ids = [await commission(), await commission(), await commission()];
    const both = await Promise.all([calls.change('approve', ids), calls.change('approve', [...ids].reverse())]);
    const [first, second] = [both[0], [...both[1]].reverse()];
    first.forEach((result, i) => expect([result, second[i]].sort()).toEqual(['done', 'unchanged']));
    const entries = await service.db.knex('commission_entries').whereIn('commission_id', ids);
    expect(entries.length).toBe(3);
  });

  test('rejections and approvals of many commissions do not wait for refunds of them forever', async () => {
    const sales = [];
    for (let i = 0; i < 12; i++) sales.push(await sold());
    const ids = sales.map(({ commission_id }) => commission_id);
    await Promise.all([
      ...sales.toReversed().map(({ transaction_id }) => refund(transaction_id, 1_000)),
      calls.change('reject', ids.toReversed(), 'A fraud'),
      calls.change('approve', ids),
    ]);
    for (const id of ids) await expectSum(id);
  });
});
