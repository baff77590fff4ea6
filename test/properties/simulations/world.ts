// A program with two partners, to which the same things happen as to another one that has other terms.
import { expect } from 'vitest';
import { DAY } from '../../../src/lib/clock.ts';
import { ownedCampaign } from '../../commissions/support.ts';
import { anotherPartner, cardSale, payable, payoutCalls } from '../../payouts/support.ts';
import { termsCalls } from '../../simulations/simulations.ts';
import { signUp } from '../../support/journey.ts';
import type { Service } from '../../support/service.ts';
import { connectAccount } from '../../support/stripe.ts';

export interface Rule {
  commission_type: string;
  commission_rate: number;
  max_months: number | null;
  max_commissions: number | null;
}

export type Step =
  | { kind: 'sale'; customer: number; subscription: number; cents: number; days: number }
  | { kind: 'refund'; which: number; cents: number }
  | { kind: 'card'; told: 'refunded' | 'failed'; cents: number }
  | { kind: 'payout' }
  | { kind: 'move'; partner: number; group: number }
  | { kind: 'terms'; level: 'program' | 'group' | 'partnership'; rule: Rule };

/** What is earned of a program, read from its rows. */
export interface Ledger {
  earned: number;
  /** what refunds took back */
  refunds: number;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Opens a program; `steady`: it keeps its own terms whatever is said. */
export async function openWorld(service: Service, rule: Rule, grandfather: boolean, steady: boolean) {
  const opened = await ownedCampaign(service, { ...rule, grandfather });
  const expiresAt = new Date(service.clock.now().getTime() + 365 * DAY);
  const token = await service.make.apiToken(opened.accountId, { expiresAt });
  const campaign = { ...opened, token };
  const partners = [campaign, await anotherPartner(service, campaign)];
  for (const { partnerId } of partners) await payable(service, partnerId);
  const calls = { ...payoutCalls(service, campaign), terms: termsCalls(service, campaign) };
  const group = await calls.terms.group('Gold', []);
  const card = await cardSale(service, campaign, await connectAccount(service, campaign));
  const [standard] = (await service.db
    .knex('programs')
    .where({ id: campaign.id })
    .pluck('default_group_id')) as number[];
  return {
    campaign,
    partners,
    calls,
    card,
    steady,
    groups: [standard!, group],
    customers: [] as string[],
    sold: [] as string[],
  };
}

/** The partners have two customers each, who sign up when they buy first. */
async function customerOf(service: Service, { campaign, partners, customers }: World, place: number): Promise<string> {
  customers[place] ??= (await signUp(service, { ...campaign, ...partners[place % 2]! })).customer_key;
  return customers[place];
}

async function buy(service: Service, world: World, step: Extract<Step, { kind: 'sale' }>): Promise<void> {
  const { campaign, sold } = world;
  const sale = {
    transaction_id: service.make.unique('order'),
    customer_key: await customerOf(service, world, step.customer),
    amount_cents: step.cents,
    ...(step.subscription > 0 && { subscription_id: `${campaign.id}-${step.customer}-${step.subscription}` }),
  };
  expect((await service.sale(sale, { key: campaign.key })).status).toBe(200);
  sold.push(sale.transaction_id);
}

async function refund(service: Service, { campaign, sold }: World, which: number, cents: number): Promise<void> {
  if (sold.length === 0) return;
  const transaction_id = sold[which % sold.length]!;
  const of = { program_id: campaign.id, transaction_id };
  const [sale] = await service.db.knex('sales').where(of);
  const refunds = service.db.knex('refunds').where({ program_id: campaign.id, sale_id: sale.id });
  const refunded = (await refunds.pluck<number[]>('amount_cents')).reduce((sum, one) => sum + Number(one), 0);
  const left = Number(sale.amount_cents) - refunded;
  if (left === 0) return;
  const body = {
    transaction_id,
    refund_amount_cents: Math.min(cents, left),
    refund_reference: service.make.unique('re'),
  };
  expect((await service.refund(body, { key: campaign.key })).status).toBe(200);
}

async function payOut(service: Service, { campaign, calls }: World): Promise<void> {
  const due = { program_id: campaign.id, status: 'pending', kind: 'sale' };
  const ids = await service.db.knex('commissions').where(due).orderBy('id').limit(100).pluck<number[]>('id');
  if (ids.length > 0) await calls.change('approve', ids);
  service.clock.advance({ seconds: 1 });
  const made = await calls.call('POST', 'payouts', {});
  if (made.status === 409) return;
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id, total_cents: expected_total_cents } = made.body.data;
  await calls.act('pay', id, { all_open: true, expected_total_cents, reference: `R-${id}` });
}

async function change({ partners, calls, groups, steady }: World, step: Extract<Step, { kind: 'terms' }>) {
  const { level, rule } = step;
  if (level === 'program' && steady) return;
  const of = { program: {}, group: { group_id: groups[1] }, partnership: { partner_id: partners[1]!.partnerId } }[
    level
  ];
  await calls.terms.make({ level, ...of, ...rule });
}

export async function take(service: Service, world: World, step: Step): Promise<void> {
  const { partners, groups, calls, card } = world;
  switch (step.kind) {
    case 'sale':
      return buy(service, world, step);
    case 'refund':
      return refund(service, world, step.which, step.cents);
    case 'card':
      return card[step.told](step.cents);
    case 'payout':
      return payOut(service, world);
    case 'terms':
      return change(world, step);
    case 'move': {
      const body = { partner_ids: [partners[step.partner]!.partnerId] };
      expect((await calls.call('POST', `groups/${groups[step.group]}/partners`, body)).status).toBe(200);
    }
  }
}

/** What the program's rows say by partner: what sales earned, and what is no more of it. */
export async function ledgerOf(service: Service, { campaign, partners }: World): Promise<Ledger[]> {
  const rows = await service.db.knex('commissions').where({ program_id: campaign.id }).orderBy('id');
  return partners.map(({ partnershipId }) => {
    const own = rows.filter(({ partnership_id }) => partnership_id === partnershipId);
    const earned = own.filter(({ kind }) => kind === 'sale').reduce((sum, row) => sum + Number(row.earned_cents), 0);
    const left = own.reduce((sum, row) => sum + Number(row.amount_cents), 0);
    return { earned, refunds: earned - left };
  });
}
