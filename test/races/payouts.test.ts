import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import { asOperator } from '../../src/common/audit.ts';
import { sell } from '../support/journey.ts';
import { dice } from '../support/dice.ts';
import { cases } from '../support/long.ts';
import { startService, type Instance, type Service } from '../support/service.ts';
import { chargeRefunded, connectAccount, dispute, refundFailed } from '../support/stripe.ts';
import { ownedCampaign, type OwnedCampaign } from '../commissions/support.ts';
import { anotherPartner, cardSale, expectLedger, payable } from '../payouts/support.ts';
import { as } from '../manage/support.ts';

// Payouts, the acts on their items, refunds that fail, disputes that are won, holds, approvals, rejections and erasures of the
// same commissions at once, over two instances: no commission is in two items, and every cent is explained.

let service: Service;
let both: Instance[];
beforeAll(async () => {
  service = await startService();
  both = [service, await service.second()];
});
afterAll(() => service.stop());

const CALLS = 300;
const WORKERS = 12;
const SALES = 24;
const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

interface Sold {
  transaction_id: string;
  commission_id: number;
  charge: { id: string; paymentIntent: string; amount: number } | undefined;
}

/** Sales of three partners, the half of them by card: their refunds and disputes are events. */
async function sellSome(campaign: OwnedCampaign) {
  const others = [await anotherPartner(service, campaign), await anotherPartner(service, campaign)];
  const account = await connectAccount(service, campaign);
  const partners = [campaign, ...others];
  for (const { partnerId } of partners) await payable(service, partnerId);
  const sold: Sold[] = [];
  for (let i = 0; i < SALES; i++) {
    const { url } = partners[i % 3]!;
    if (i % 2 === 0) sold.push({ ...(await sell(service, { ...campaign, url })), charge: undefined });
    else {
      const { rows, charge, transaction_id } = await cardSale(service, { id: campaign.id, url }, account);
      sold.push({ transaction_id, charge, commission_id: (await rows())[0].id });
    }
  }
  return { sold, account, erased: others[1]!.partnerId };
}

type Ground = Awaited<ReturnType<typeof sellSome>> & { campaign: OwnedCampaign; roll: (limit: number) => number };

/** Random calls, each of which answers with its status. */
function callsOf({ campaign, sold, account, erased, roll }: Ground) {
  const one = <T>(list: readonly T[]): T => list[roll(list.length)]!;
  const post = async (path: string, body: object) =>
    (await as(one(both), campaign.token)('POST', `programs/${campaign.id}/${path}`, { body })).status;
  const some = () => [...new Set([one(sold), one(sold), one(sold)])].map(({ commission_id }) => commission_id);
  const reason = 'Because';
  const change = (name: string, more: object = {}) => post(`commissions/${name}`, { commission_ids: some(), ...more });
  async function act(): Promise<number> {
    const items = await service.db.knex('payout_items').where({ program_id: campaign.id });
    const item = one(items) as { id: number; payout_id: number; amount_cents: number } | undefined;
    if (!item) return 200;
    const [name, more] = one([
      ['pay', { reference: `R-${roll(3)}` }],
      ['pay', { reference: 'R-0' }],
      ['fail', { reason: 'Returned' }],
      ['cancel', {}],
      ['reopen', {}],
    ] as const);
    const open = items.filter(({ payout_id, status }) => payout_id === item.payout_id && status === 'open');
    const total = open.reduce((sum, { amount_cents }) => sum + Number(amount_cents), 0);
    const all = name !== 'reopen' && roll(3) === 0;
    const which = all ? { all_open: true, expected_total_cents: total } : { item_ids: [item.id] };
    return post(`payouts/${item.payout_id}/${name}`, { ...which, ...more });
  }
  async function refund(): Promise<number> {
    const { transaction_id, charge } = one(sold);
    const cents = 1 + roll(6000);
    const instance = one(both);
    if (!charge)
      return (await instance.refund({ transaction_id, refund_amount_cents: cents }, { key: campaign.key })).status;
    const of = { charge: charge.id, paymentIntent: charge.paymentIntent, amount: cents };
    const contested = { ...of, id: `${charge.id}_${roll(2)}` };
    const { source } = account;
    service.clock.advance({ seconds: 1 });
    const event = one([
      () => chargeRefunded(source, { ...charge, refunded: cents }),
      () => chargeRefunded(source, { ...charge, refunded: charge.amount }),
      () => refundFailed(source, of),
      () => dispute(source, contested),
      () => dispute(source, { ...contested, type: 'charge.dispute.closed', status: 'won' }),
    ])();
    return (await account.send(event, instance)).status;
  }
  async function erase(): Promise<number> {
    if (roll(3) === 0) {
      const at = service.clock.now();
      await asOperator(service.db, at, (tx, note) => erasePartner(tx, note, { partnerId: erased, at }));
      return 200;
    }
    const customers = await service.db.knex('customers').where({ program_id: campaign.id }).orderBy('id');
    return post(`customers/${one(customers).id}/erase`, {});
  }
  return async (): Promise<number> => {
    const chance = roll(24);
    if (chance < 6) return change('approve');
    if (chance < 7) return change('hold', { reason });
    if (chance < 9) return change('release');
    if (chance < 10) return roll(3) === 0 ? change('reject', { reason }) : 200;
    if (chance < 13) return post('payouts', {});
    if (chance < 17) return act();
    return chance === 17 && roll(3) === 0 ? erase() : refund();
  };
}

test.each(cases(SEEDS, [1, 2]))('seed %i: what is paid is what was earned, less what was refunded', async (seed) => {
  const campaign = await ownedCampaign(service);
  const call = callsOf({ campaign, roll: dice(seed), ...(await sellSome(campaign)) });
  const statuses = new Set<number>();
  let calls = 0;
  const worker = async () => {
    while (calls++ < CALLS) statuses.add(await call());
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  for (const status of statuses) expect([200, 201, 400, 404, 409]).toContain(status);
  await expectLedger(service);
  // Anyone who is erased is forgotten in what has ended.
  const forgotten = service.db
    .knex('payout_items as i')
    .join('partnerships as s', 's.id', 'i.partnership_id')
    .where('i.program_id', campaign.id)
    .whereNull('s.partner_id')
    .whereNot('i.status', 'open')
    .whereNotNull('i.destination');
  expect(await forgotten).toEqual([]);
  const kindsIn = (table: string) =>
    service.db.knex(table).where({ program_id: campaign.id }).distinct().pluck('kind') as Promise<string[]>;
  const kinds = await kindsIn('commission_entries');
  expect(kinds).toEqual(expect.arrayContaining(['claimed', 'unclaimed', 'refund', 'folded']));
  // What comes back is restored to a commission that is free, and otherwise is a row of its own.
  const all = [...kinds, ...(await kindsIn('commissions'))];
  expect(all.includes('restored') || all.includes('restoration'), all.join()).toBe(true);
});
