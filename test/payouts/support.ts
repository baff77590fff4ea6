// Shared by the tests of payouts.
import { expect } from 'vitest';
import { findViolations } from '../../src/ledger/invariants.ts';
import { seal } from '../../src/lib/sealing.ts';
import { SECRET_KEY } from '../support/keys.ts';
import type { Clock } from '../../src/lib/clock.ts';
import type { TestDb } from '../support/database.ts';
import { sell, visit } from '../support/journey.ts';
import type { Service } from '../support/service.ts';
import { chargeRefunded, checkout, newId, refundFailed, type Account } from '../support/stripe.ts';
import { commissionCalls, ownedCampaign, type OwnedCampaign } from '../commissions/support.ts';
import { as } from '../manage/support.ts';

/** Says where a partner is paid, usable from now on unless another time is given. */
export async function payable(
  service: { db: TestDb; clock: Pick<Clock, 'now'> },
  partnerId: number,
  more: object = {},
  destination = 'anna@partner.dev',
): Promise<void> {
  const { db, clock } = service;
  const times = { created_at: clock.now(), usable_from: clock.now() };
  const shown = { holder: 'Anna', holder_kind: 'person', label: 'a***@partner.dev' };
  const row = { partner_id: partnerId, kind: 'paypal', currency: null, fingerprint: Buffer.from('hash'), ...shown };
  const stored = { ...row, destination: Buffer.from('later'), ...times, ...more };
  const [{ id }] = await db.knex('payout_methods').insert(stored).returning('id');
  const sealed = seal(SECRET_KEY, destination, `payout method ${id} of partner ${partnerId}`);
  await db.knex('payout_methods').where({ id }).update({ destination: sealed });
}

/** Another partner of the campaign's program, with a link. */
export async function anotherPartner(service: Service, { id }: OwnedCampaign) {
  const partnerId = await service.make.partner();
  const partnershipId = await service.make.partnership(id, partnerId);
  const code = await service.make.link({ program_id: id, partner_id: partnerId, partnership_id: partnershipId });
  return { partnerId, partnershipId, url: `https://brand.dev/?aff=${code}` };
}

/** A sale of 100.00 that the processor reports, and later what is refunded of it in all, and which refunds failed. */
export async function cardSale(service: Service, campaign: Pick<OwnedCampaign, 'id' | 'url'>, account: Account) {
  const charge = { id: newId('ch'), paymentIntent: newId('pi'), amount: 10_000 };
  const reference = await visit(service, campaign);
  await account.tell(checkout(account.source, { reference, ...charge, id: newId('cs') }));
  const of = { program_id: campaign.id };
  const [sale] = await service.db.knex('sales').where(of).orderBy('id', 'desc').limit(1);
  const rows = () =>
    service.db
      .knex('commissions')
      .where({ ...of, sale_id: sale.id })
      .orderBy('id');
  const soon = () => service.clock.advance({ seconds: 1 });
  const refunded = async (total: number) => {
    soon();
    await account.tell(chargeRefunded(account.source, { ...charge, refunded: total }));
  };
  const failed = async (amount: number) => {
    soon();
    await account.tell(
      refundFailed(account.source, { charge: charge.id, paymentIntent: charge.paymentIntent, amount }),
    );
  };
  return { rows, refunded, failed, charge, transaction_id: sale.transaction_id as string };
}

/** Requests about the payouts of the campaign, by default of the owner. */
export function payoutCalls(service: Service, campaign: OwnedCampaign) {
  const { id, token } = campaign;
  const commissions = commissionCalls(service, campaign);
  const call = (method: string, path: string, body?: object, key = token) =>
    as(service, key)(method, `programs/${id}/${path}`, body === undefined ? {} : { body });
  const ok = async (method: string, path: string, body?: object, status = 200) => {
    const answer = await call(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    return answer.body.data;
  };
  /** Sells for 100.00, and approves the commission of 20.00. */
  async function approved(sale: Record<string, unknown> = {}, whose: { url: string } = campaign) {
    const sold = await sell(service, { ...campaign, ...whose }, sale);
    expect(await commissions.change('approve', [sold.commission_id])).toEqual(['done']);
    service.clock.advance({ seconds: 1 });
    return sold;
  }
  const preview = (query = '') => ok('GET', `payouts/preview${query}`);
  const create = (body: object = {}) => ok('POST', 'payouts', body, 201);
  const items = (payoutId: number) => ok('GET', `payout-items?payout_id=${payoutId}&order=oldest`);
  async function act(name: string, payoutId: number, body: object) {
    const { results } = await ok('POST', `payouts/${payoutId}/${name}`, body);
    return (results as { result: string; obstacle: string | null }[]).map(({ result, obstacle }) => obstacle ?? result);
  }
  /** A payout of one commission of 20.00. */
  async function one() {
    const sold = await approved();
    const payout = await create();
    const [item] = await items(payout.id);
    return { ...sold, payout, item };
  }
  return { ...commissions, call, ok, approved, preview, create, items, act, one };
}

export async function payoutCampaign(service: Service, settings: object = {}) {
  const campaign = await ownedCampaign(service, settings);
  await payable(service, campaign.partnerId);
  return { campaign, calls: payoutCalls(service, campaign) };
}

/** What must hold of all commissions, payouts and refunds at any time, and that nothing is left to fold. */
export async function expectLedger({ db }: Service): Promise<void> {
  expect(await findViolations(db)).toEqual([]);
  const { rows } = await db.knex.raw(
    `select k.program_id, k.id from commissions k join commissions c on c.program_id = k.program_id and c.sale_id = k.sale_id
     where k.kind in ('clawback', 'restoration') and k.payout_item_id is null and k.status in ('pending', 'approved')
       and c.payout_item_id is null and c.status <> 'paid' and case c.kind
         when 'sale' then case sign(k.amount_cents) when 1 then c.amount_cents < c.earned_cents else c.amount_cents > 0 end
         else sign(c.amount_cents) = -sign(k.amount_cents) end
       and not exists (select from commission_entries e
         where e.program_id = c.program_id and e.commission_id = c.id and e.kind = 'rejected')`,
  );
  expect(rows).toEqual([]);
}

export type PayoutCalls = ReturnType<typeof payoutCalls>;
