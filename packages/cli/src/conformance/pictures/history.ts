// What has happened in the world of pictures before the first one is taken.
import { unique } from '../call.ts';
import { browserLead, clickOn, leadIn, refundIn, saleIn, saleOf } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { checkout, expectResult } from '../payment-events.ts';
import { expectSuccess } from '../row.ts';
import type { Body, World } from './world.ts';

type Known = Pick<World, 'owner' | 'program' | 'other' | 'codes' | 'secret' | 'partners'>;
type Happened = Pick<World, 'customers' | 'sales' | 'late'>;

async function buy(kit: Kit, program: { apiKey: string }, amount: number, more: Body): Promise<string> {
  const sale = saleOf(amount, more);
  expectSuccess(await saleIn(kit, program, sale));
  return sale.transaction_id;
}

/** Customers of each status, and their sales and refunds. */
async function customersIn(kit: Kit, { program, other, codes }: Known): Promise<Omit<Happened, 'late'>> {
  const click = async (aff: string) => ({ click_id: await clickOn(kit, { aff }), customer_key: unique('customer') });
  const whole = await click(codes.first);
  const [led, sold, payer] = [await click(codes.third), await click(codes.second), await click(codes.third)];
  const { click_id: browses } = await click(codes.first);
  const { click_id: clicks } = await click(codes.second);
  const { click_id: tries } = await click(codes.third);
  const { click_id: buys } = await click(codes.first);
  const { click_id: leaves } = await click(codes.second);
  expectSuccess(await browserLead(kit, whole));
  for (const one of [whole, led, payer]) expectSuccess(await leadIn(kit, program, one));
  const { customer_key } = whole;
  const sales = {
    whole: await buy(kit, program, 1000, { customer_key }),
    euros: await buy(kit, program, 2000, { customer_key, currency: 'EUR' }),
    small: await buy(kit, program, 1, { click_id: buys }),
    sold: await buy(kit, program, 707, { click_id: sold.click_id, customer_key: sold.customer_key }),
  };
  expectSuccess(await refundIn(kit, program, { transaction_id: sales.whole, refund_amount_cents: 333 }));
  for (const click_id of [browses, tries]) expectSuccess(await browserLead(kit, { click_id }));
  expectSuccess(await leadIn(kit, program, { click_id: leaves, customer_key: unique('customer') }));
  const elsewhere = await click(codes.elsewhere);
  expectSuccess(await leadIn(kit, other, elsewhere));
  await buy(kit, other, 1000, { click_id: elsewhere.click_id });
  const named = Object.entries({ browses, clicks, tries, buys, leaves }).map(([name, click_id]) => [
    name,
    { click_id },
  ]);
  const others = Object.fromEntries(named) as World['customers'];
  return { customers: { whole, led, sold, payer, ...others }, sales };
}

/** A payment that is recorded, one that waits for nobody, one that can be replayed, and one in test mode. */
async function pay(kit: Kit, { program, codes, secret }: Known, { payer }: World['customers']) {
  const connection = { programId: program.id, secret };
  const sent = async (object: Body, result: string, more: Body = {}) => {
    const event = checkout(object, more);
    await expectResult(kit, event, result, connection);
    return event;
  };
  const { data } = await sent({ client_reference_id: payer!.click_id, amount_total: 1207 }, 'sale_recorded');
  await sent({}, 'customer_not_named');
  await sent({}, 'test_event', { livemode: false });
  const customer_key = unique('late');
  const click_id = await clickOn(kit, { aff: codes.first });
  const { id: event_id } = await sent({ metadata: { customer_key }, amount_total: 450 }, 'customer_unknown');
  expectSuccess(await leadIn(kit, program, { click_id, customer_key }));
  return { event_id, paid: String(data.object.payment_intent) };
}

/** Commissions in each state that a member can give them. */
async function decide({ owner, program, partners }: Known): Promise<void> {
  const { done } = owner.person;
  const ids = { program_id: program.id };
  const partner_id = (await partners[0].person.done('getProfile')).id;
  const second = (await partners[1].person.done('getProfile')).id;
  const made: unknown[] = [];
  for (const [place, amount_cents] of [11, 12, 13, 14, 15, 16].entries()) {
    const adjustment = { partner_id: place % 2 === 0 ? partner_id : second, amount_cents, reason: 'A correction' };
    made.push((await done('createAdjustment', ids, adjustment)).id);
  }
  await done('approveCommissions', ids, { commission_ids: made.slice(0, 2) });
  await done('rejectCommissions', ids, { commission_ids: made.slice(2, 3), reason: 'A reason' });
  await done('holdCommissions', ids, { commission_ids: made.slice(3, 4), reason: 'A reason' });
}

const inTestMode = (more: Body = {}): Body => ({ additional_data: { test_mode: true, ...more } });

export async function happen(kit: Kit, known: Known): Promise<Happened> {
  const { customers, sales } = await customersIn(kit, known);
  const { event_id, paid } = await pay(kit, known, customers);
  await decide(known);
  expectSuccess(await leadIn(kit, known.program, inTestMode()));
  expectSuccess(await saleIn(kit, known.program, { ...saleOf(1000), ...inTestMode() }));
  return { customers, sales: { ...sales, paid }, late: { event_id } };
}
