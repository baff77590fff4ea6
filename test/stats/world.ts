// A program with records of every kind: production and test events, settled and provisional leads, live and test mode
// payment events, partners and links in every state. Another program has the same.
import { changeAsOperator } from '../../src/commissions/changes.ts';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { sell, visit } from '../support/journey.ts';
import type { Service } from '../support/service.ts';
import { statement } from '../../src/database/db.ts';
import { chargeRefunded, checkout, connectAccount, newId } from '../support/stripe.ts';

export interface World {
  service: Service;
  owner: TestPerson;
  brand: Campaign;
  neighbour: Campaign;
  /** the customer who clicked, signed up and paid within the last day */
  clickId: string;
  /** the times of the last production event of each kind */
  last: { click: string; lead: string; sale: string };
}

const erase = statement<object>('test_erase_partner', 'delete from partners where id = $1');
const addLink = statement<object>(
  'test_add_link',
  'insert into links (code, program_id, partner_id, enabled, created_at) values ($1, $2, $3, $4, $5)',
);

const test_mode = { additional_data: { test_mode: true } };

/** Approves and pays a commission. */
async function payOut({ db, clock }: Service, commissionId: number): Promise<void> {
  await changeAsOperator(db, commissionId, 'approve', clock.now());
  await changeAsOperator(db, commissionId, 'pay', clock.now());
}

/** Two days ago: a click, a lead and a sale with a paid commission; half of the sale was refunded since. */
async function longAgo(service: Service, campaign: Campaign): Promise<void> {
  const { key } = campaign;
  const click_id = await visit(service, campaign);
  await service.lead({ click_id, customer_key: `old-${campaign.id}` }, { key });
  const { transaction_id, commission_id } = await sell(service, campaign, { click_id });
  await payOut(service, commission_id);
  await service.refund({ transaction_id, refund_amount_cents: 5_000 }, { key });
}

/** Within the last day, one second apart: three clicks, a settled lead, two sales, a refund. */
async function today(service: Service, campaign: Campaign) {
  const { key } = campaign;
  const clickId = await visit(service, campaign);
  const payer = await visit(service, campaign);
  service.clock.advance({ seconds: 1 });
  const provisional = await visit(service, campaign);
  const click = service.clock.now().toISOString();
  service.clock.advance({ seconds: 1 });
  await service.lead({ click_id: clickId, customer_key: `new-${campaign.id}` }, { key });
  const lead = service.clock.now().toISOString();
  service.clock.advance({ seconds: 1 });
  const { transaction_id } = await sell(service, campaign, { click_id: clickId });
  await sell(service, campaign, { click_id: payer, amount_cents: 5_000, currency: 'EUR', livemode: false });
  const sale = service.clock.now().toISOString();
  service.clock.advance({ seconds: 1 });
  await service.refund({ transaction_id, refund_amount_cents: 2_500 }, { key });
  return { clickId, provisional, transaction_id, last: { click, lead, sale } };
}

/** Events that must not count: test events of each kind with and without the key, and test mode events of Stripe. */
export async function addTestEvents(service: Service, campaign: Campaign, clickId: string): Promise<void> {
  const { key, url, id } = campaign;
  const program = { additional_data: { test_mode: true, program_id: id } };
  for (const call of [{ key }, {}]) {
    await service.click({ affiliate_url: url, ...test_mode }, call);
    await service.lead({ click_id: clickId, ...program }, call);
  }
  const { transaction_id } = (await service.sale({ amount_cents: 700, ...test_mode }, { key })).body;
  await service.refund({ transaction_id, ...test_mode }, { key });
  for (const body of [{ type: 'chain' }, { event_type: 'click' }, { event_type: 'lead' }, { event_type: 'sale' }]) {
    await service.call('/api/v1/cli/test-event', { key, body });
  }
  await addTestPayments(service, campaign, clickId);
}

export async function addTestPayments(service: Service, campaign: Campaign, clickId: string): Promise<void> {
  const account = await connectAccount(service, campaign);
  const source = { ...account.source, livemode: false };
  const paymentIntent = newId('pi');
  await account.tell(checkout(source, { reference: clickId, paymentIntent }));
  await account.tell(chargeRefunded(source, { id: newId('ch'), paymentIntent, amount: 9900, refunded: 9900 }));
  await account.tell(checkout(source, { reference: 'nobody' }));
}

/** Partners, links and origins in states that gates do not count. */
async function addBystanders(service: Service, { id, partnerId }: Campaign): Promise<void> {
  const { make, db, clock } = service;
  for (const status of ['left', 'linked']) await make.partnership(id, await make.partner(), status);
  const erased = await make.partner();
  await make.partnership(id, erased);
  await db.run(erase, [erased]);
  for (const [code, partner, enabled] of [
    [`off-${id}`, partnerId, false],
    [`bare-${id}`, null, true],
  ] as const) {
    const values = [code, id, partner, enabled, clock.now()];
    await db.run(addLink, values);
  }
}

export async function makeWorld(service: Service): Promise<World> {
  const owner = await service.make.person();
  const brand = await service.make.campaign({ advertiser_id: owner.advertiserId, lead_commission_cents: 300 });
  const neighbour = await service.make.campaign();
  for (const campaign of [brand, neighbour]) {
    await addBystanders(service, campaign);
    await longAgo(service, campaign);
  }
  service.clock.advance({ days: 2 });
  const elsewhere = await today(service, neighbour);
  const { clickId, provisional, transaction_id, last } = await today(service, brand);
  service.clock.advance({ seconds: 1 });
  // Later than every production event of the same kind.
  await service.lead({ click_id: provisional });
  for (const [campaign, click] of [
    [brand, clickId],
    [neighbour, elsewhere.clickId],
  ] as const) {
    await addTestEvents(service, campaign, click);
  }
  const account = await connectAccount(service, brand);
  await account.tell(checkout(account.source, { reference: 'nobody' }));
  // The other program sends the identifier twice, and once in test mode, which is not a conflict.
  const body = { transaction_id, amount_cents: 1, click_id: elsewhere.clickId };
  for (const extra of [{}, {}, test_mode]) await service.sale({ ...body, ...extra }, { key: neighbour.key });
  return { service, owner, brand, neighbour, clickId, last };
}
