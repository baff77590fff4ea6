import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import { payAsOperator } from '../../src/operator/move-commissions.ts';
import { asOperator } from '../../src/common/audit.ts';
import { showPartner } from '../../src/partners/figures.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import { sell } from '../support/journey.ts';
import { countRows } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, managementError } from '../manage/support.ts';
import { commissionCalls, ownedCampaign, type OwnedCampaign } from './support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: OwnedCampaign;
let calls: ReturnType<typeof commissionCalls>;
beforeEach(async () => {
  campaign = await ownedCampaign(service);
  calls = commissionCalls(service, campaign);
});
const bonus = (more: object = {}) => ({
  partner_id: campaign.partnerId,
  amount_cents: 5000,
  reason: 'A bonus',
  ...more,
});
const net = async () =>
  (await showPartner(service.db, campaign.partnerId))!.programs[0]!.currencies.map(
    ({ currency, net_commission_cents }) => [currency, Number(net_commission_cents)],
  );

describe('201', () => {
  test('the adjustment is a pending commission with its reason', async () => {
    const { status, body } = await calls.adjust(bonus());
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      kind: 'adjustment',
      status: 'pending',
      amount_cents: 5000,
      currency: 'USD',
      partner_id: campaign.partnerId,
      customer_id: null,
      sale_id: null,
      reason: 'A bonus',
    });
    const { entries, why } = await calls.get(body.data.id);
    expect(entries).toMatchObject([{ kind: 'earned', amount_cents: 5000, reason: 'A bonus' }]);
    expect(why).toBe('A member of the program adjusted it: A bonus');
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'commission.adjust',
      after: { amount_cents: 5000, reason: 'A bonus' },
    });
  });

  test('it counts in the totals of the partner, before and after the roll-up, also after its rejection', async () => {
    await sell(service, campaign);
    const { body } = await calls.adjust(bonus({ amount_cents: -700 }));
    expect(await net()).toEqual([['USD', 1300]]);
    service.clock.advance({ ms: 3_600_000 });
    await rollUp(service.db, service.clock.now());
    expect(await net()).toEqual([['USD', 1300]]);
    expect(await calls.change('reject', [body.data.id], 'A mistake')).toEqual(['done']);
    expect(await net()).toEqual([['USD', 2000]]);
    service.clock.advance({ ms: 3_600_000 });
    await rollUp(service.db, service.clock.now());
    expect(await net()).toEqual([['USD', 2000]]);
  });

  test('another currency is accepted once the partner earns it, before and after the roll-up', async () => {
    expect((await calls.adjust(bonus({ currency: 'EUR' }))).status).toBe(400);
    await sell(service, campaign, { currency: 'EUR' });
    expect((await calls.adjust(bonus({ currency: 'EUR' }))).body.data.currency).toBe('EUR');
    service.clock.advance({ ms: 3_600_000 });
    await rollUp(service.db, service.clock.now());
    expect((await calls.adjust(bonus({ currency: 'EUR' }))).status).toBe(201);
    expect(await net()).toEqual([['EUR', 2000 + 2 * 5000]]);
  });

  test.each(['before', 'after'])('a currency in which the partner owes is accepted %s the roll-up', async (when) => {
    const { commission_id, transaction_id } = await sell(service, campaign, { currency: 'EUR' });
    await calls.change('approve', [commission_id]);
    await payAsOperator(service.db, commission_id, service.clock.now());
    await service.refund({ transaction_id }, { key: campaign.key });
    const of = { program_id: campaign.id, kind: 'clawback' };
    await calls.change('approve', await service.db.knex('commissions').where(of).pluck<number[]>('id'));
    service.clock.advance({ ms: 3_600_000 });
    if (when === 'after') await rollUp(service.db, service.clock.now());
    expect((await calls.adjust(bonus({ currency: 'EUR' }))).status).toBe(201);
  });

  test('one of commissions that were taken back in the end is accepted after the roll-up', async () => {
    const { commission_id } = await sell(service, campaign, { currency: 'EUR' });
    await calls.change('reject', [commission_id], 'A fraud');
    service.clock.advance({ ms: 3_600_000 });
    await rollUp(service.db, service.clock.now());
    expect((await calls.adjust(bonus({ currency: 'EUR' }))).status).toBe(201);
  });

  test('of an erased partner names the partnership, and drops what is owed', async () => {
    const { commission_id, transaction_id } = await sell(service, campaign);
    await calls.change('approve', [commission_id]);
    await payAsOperator(service.db, commission_id, service.clock.now());
    await service.refund({ transaction_id }, { key: campaign.key });
    const [at, { partnerId, partnershipId: partnership_id }] = [service.clock.now(), campaign];
    await asOperator(service.db, at, (tx, note) => erasePartner(tx, note, { partnerId, at }));
    expect((await calls.adjust(bonus())).status).toBe(404);
    const { status, body } = await calls.adjust(bonus({ partner_id: undefined, partnership_id, amount_cents: 2000 }));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ kind: 'adjustment', partner_id: null, amount_cents: 2000 });
    expect(await calls.change('approve', [body.data.id])).toEqual(['done']);
    service.clock.advance({ seconds: 1 });
    const preview = await as(service, campaign.token)('GET', `programs/${campaign.id}/payouts/preview`);
    expect(preview.body.data.excluded).toMatchObject([{ partnership_id, reason: 'partner_erased', amount_cents: 0 }]);
  });

  test('twenty repeats at the same time with the same Idempotency-Key create one', async () => {
    const before = await countRows(service.db, 'commissions');
    const headers = { 'idempotency-key': service.make.unique('bonus') };
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.adjust(bonus(), headers)));
    expect(await countRows(service.db, 'commissions')).toBe(before + 1);
    for (const { status } of answers) expect([201, 409]).toContain(status);
  });
});

describe('400 and 404', () => {
  const refused: [string, object, string, string][] = [
    ['an amount of zero', { amount_cents: 0 }, 'amount_cents', 'amount_cents must not be 0.'],
    [
      'a currency that the partner does not earn',
      { currency: 'VND' },
      'currency',
      "currency must be the program's currency or one that the partner already earns.",
    ],
    ['nobody', { partner_id: undefined }, 'partner_id', 'Send either partner_id or partnership_id'],
    ['a partner twice', { partnership_id: 1 }, 'partner_id', 'Send either partner_id or partnership_id'],
    ['no reason', { reason: undefined }, 'reason', 'reason is missing'],
  ];
  test.each(refused)('%s is refused, and nothing is created', async (_, more, field, message) => {
    const before = await countRows(service.db, 'commissions');
    const answer = await calls.adjust(bonus(more));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(managementError(answer, [400, 'invalid_request', message], { details: { field } }));
    expect(await countRows(service.db, 'commissions')).toBe(before);
  });

  test.each([
    ['half a cent', 0.5],
    ['a text', '5000'],
    ['too much', 2 ** 53],
  ])('%s is refused', async (_, amount_cents) => {
    expect((await calls.adjust(bonus({ amount_cents }))).body.error.details).toEqual({ field: 'amount_cents' });
  });

  test('a partner of another program is unknown', async () => {
    const { partnerId: partner_id, partnershipId: partnership_id } = await ownedCampaign(service);
    expect((await calls.adjust(bonus({ partner_id }))).status).toBe(404);
    expect((await calls.adjust(bonus({ partner_id: null, partnership_id }))).status).toBe(404);
  });
});
