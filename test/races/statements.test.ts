import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedCampaign } from '../commissions/support.ts';
import { anotherPartner, payable } from '../payouts/support.ts';
import { beginAt, expectStatements } from '../statements/support.ts';
import { as } from '../manage/support.ts';
import { closeStatements } from '../../src/statements/close.ts';
import { dice } from '../support/dice.ts';
import { sell } from '../support/journey.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { cases } from '../support/long.ts';
import { startService, type Service } from '../support/service.ts';

// Over a random history, every cent of every statement is explained, while months are closed by several instances at once.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const NEVER = new AbortController().signal;
const MONTHS = 4;
const STEPS = 25;

test.each(cases([1, 2, 3, 4, 5, 6, 7, 8], [1, 2]))('seed %i: every cent is explained', async (seed) => {
  service.clock.set('2026-01-03T12:00:00.000Z');
  await beginAt(service, '2026-01-02T00:00:00.000Z');
  const campaign = await ownedCampaign(service);
  await service.db.knex('api_tokens').update({ expires_at: new Date('2030-01-01') });
  const other = await anotherPartner(service, campaign);
  for (const partnerId of [campaign.partnerId, other.partnerId]) await payable(service, partnerId);
  const roll = dice(seed);
  const one = <T>(list: readonly T[]): T => list[roll(list.length)]!;
  const sold: { transaction_id: string; commission_id: number }[] = [];
  const post = (path: string, body: object) =>
    as(service, campaign.token)('POST', `programs/${campaign.id}/${path}`, { body });
  const some = () => sold.slice(-4).map(({ commission_id }) => commission_id);
  async function act() {
    const items = await service.db.knex('payout_items').where({ program_id: campaign.id }).select('id', 'payout_id');
    if (items.length === 0) return;
    const { id, payout_id } = one(items) as { id: number; payout_id: number };
    const [name, more] = one([
      ['pay', { reference: 'R' }],
      ['pay', { reference: 'R' }],
      ['fail', { reason: 'Returned' }],
      ['cancel', {}],
      ['reopen', {}],
    ] as const);
    await post(`payouts/${payout_id}/${name}`, { item_ids: [id], ...more });
  }
  async function step(): Promise<unknown> {
    const chance = roll(11);
    if (chance < 3 || sold.length === 0)
      return sold.push(await sell(service, roll(2) === 0 ? campaign : { ...campaign, url: other.url }));
    if (chance < 5) return post('commissions/approve', { commission_ids: some() });
    if (chance === 5) return post('commissions/reject', { commission_ids: [one(some())], reason: 'Fraud' });
    if (chance === 6)
      return post('commissions', { partner_id: campaign.partnerId, amount_cents: 200 - roll(500) || 1, reason: 'Fee' });
    if (chance === 7) return post('payouts', {});
    if (chance === 8) return act();
    const body = { transaction_id: one(sold).transaction_id, refund_amount_cents: 1 + roll(4000) };
    return service.refund(body, { key: campaign.key });
  }
  for (let month = 0; month < MONTHS; month++) {
    for (let i = 0; i < STEPS; i++) {
      service.clock.advance({ seconds: 60 * 60 * (1 + roll(20)) });
      await step();
    }
    service.clock.set(new Date(Date.UTC(2026, month + 1, 1, 1)));
    const close = () => closeStatements(service.db, SECRET_KEY, service.clock.now(), NEVER);
    await Promise.all([close(), step(), close(), step()]);
    await expectStatements(service, campaign);
  }
  const { rows } = await service.db.knex.raw(
    `select s.id, s.opening_cents + s.earned_cents + s.restored_cents + s.adjusted_cents + s.returned_cents
       - s.reversed_cents - s.clawed_back_cents - s.paid_cents as explained, s.closing_cents
     from statements s where s.program_id = ?`,
    [campaign.id],
  );
  expect(rows.length).toBeGreaterThanOrEqual(MONTHS);
  for (const { id, explained, closing_cents } of rows) expect([id, explained]).toEqual([id, closing_cents]);
});
