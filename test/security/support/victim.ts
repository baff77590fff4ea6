// A program with records of every kind, whose values differ from those of all other programs.
import { expect } from 'vitest';
import { createAccount } from '../../../src/accounts/write.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { sell, signUp, visit } from '../../support/journey.ts';
import type { TestDb } from '../../support/database.ts';
import { checkout, connectAccount, invoice, newId } from '../../support/stripe.ts';
import type { Stage } from './requests.ts';

export interface Victim {
  campaign: Campaign;
  /** by kind; request fields can contain each of them */
  identifiers: Record<string, string | number>;
  /** other texts that only this program has */
  texts: string[];
  /** the `sale_id`s, by transaction_id */
  sales: Map<string, number>;
}

/** The program's identifiers start here, so that every number of them can be recognised. */
const FIRST = 7_000_001;
export const ITS_NUMBERS = /(?<!\d)70000\d\d(?!\d)/g;

async function numberFrom({ knex }: TestDb, first: number): Promise<void> {
  const { rows } = await knex.raw<{ rows: { table: string; column: string }[] }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of rows) {
    // Citus refuses to restart the sequence of a distributed table with `alter table`.
    await knex.raw('select setval(pg_get_serial_sequence(?, ?), ?, false)', [table, column, first]);
  }
}

/** Records of every kind: a click, a lead, sales, a refund, a subscription and payment events. */
async function live({ service }: Stage, campaign: Campaign) {
  const { make } = service;
  const visited = await visit(service, campaign);
  const lead = await signUp(service, campaign);
  const provider_payment_id = newId('pi');
  const subscription_id = newId('sub');
  const sold = await sell(service, campaign, { customer_key: lead.customer_key, provider_payment_id, subscription_id });
  const refunded = await sell(service, campaign);
  const refund_reference = make.unique('reference');
  const refund = await service.refund(
    { transaction_id: refunded.transaction_id, refund_amount_cents: 100, refund_reference },
    { key: campaign.key },
  );
  const stripe = await connectAccount(service, campaign);
  const [session, payment, bill, renewed] = [newId('cs'), newId('pi'), newId('in'), newId('sub')];
  const paid = checkout(stripe.source, {
    id: session,
    paymentIntent: payment,
    reference: await visit(service, campaign),
  });
  expect(await stripe.tell(paid)).toBe('sale_recorded');
  const metadata = { customer_key: lead.customer_key };
  expect(await stripe.tell(invoice(stripe.source, { id: bill, subscription: renewed, metadata }))).toBe(
    'sale_recorded',
  );
  return {
    visited_click_id: visited,
    lead_click_id: lead.click_id,
    customer_key: lead.customer_key,
    provider_payment_id,
    subscription_id,
    transaction_id: sold.transaction_id,
    sale_id: sold.sale_id,
    commission_id: sold.commission_id,
    refunded_transaction_id: refunded.transaction_id,
    refunded_sale_id: refunded.sale_id,
    refund_id: refund.body.refund_id as number,
    refund_reference,
    event_id: paid.id,
    session_id: session,
    payment_intent: payment,
    invoice_id: bill,
    renewed_subscription_id: renewed,
  };
}

/** The same in test mode. */
async function rehearsed({ service }: Stage, { url, key }: Campaign) {
  const additional_data = { test_mode: true };
  const click = await service.click({ affiliate_url: url, additional_data }, { key });
  // A chosen identifier, because a generated one could also belong to another program.
  const rehearsal = { transaction_id: 'victim-rehearsal', amount_cents: 100, additional_data };
  const sale = await service.sale(rehearsal, { key });
  const chain = await service.call('/api/v1/cli/test-event', { body: { type: 'chain' }, key });
  return {
    test_click_id: click.body.click_id as string,
    test_transaction_id: rehearsal.transaction_id,
    test_event_id: sale.body.data.eventId as number,
    chain_customer_key: chain.body.data.customer_key as string,
    chain_code: chain.body.data.short_code as string,
  };
}

export async function makeVictim(stage: Stage): Promise<Victim> {
  const { service } = stage;
  const { db, clock } = service;
  await numberFrom(db, FIRST);
  const { account_id, advertiser_id } = await createAccount(db, 'owner@victim.dev', clock.now());
  const named = { name: 'Victim Brand', slug: 'victim-brand', domain: 'victim.dev', advertiser_id };
  const campaign = await service.make.campaign(named);
  const identifiers = {
    program_id: campaign.id,
    partner_id: campaign.partnerId,
    partnership_id: campaign.partnershipId,
    link_code: campaign.code,
    account_id,
    advertiser_id: advertiser_id!,
    ...(await live(stage, campaign)),
    ...(await rehearsed(stage, campaign)),
  };
  await numberFrom(db, 1);
  const sales = await db
    .knex('sales')
    .where('program_id', campaign.id)
    .select<{ id: number; transaction_id: string }[]>();
  return {
    campaign,
    identifiers,
    texts: ['Victim Brand', 'victim-brand', 'victim.dev', campaign.key],
    sales: new Map(sales.map(({ id, transaction_id }) => [transaction_id, id])),
  };
}
