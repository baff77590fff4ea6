// Values that count as absent, and properties of a production request that make no difference.
import { unique } from '../call.ts';
import { browserLead, clickOn, leadIn, ownCampaign, pageWith, refundIn, saleIn, saleOf, sellIn } from '../campaign.ts';
import { expectTotals } from '../totals.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Row } from '../row.ts';
import { expectReadable, unlisted } from './origins.ts';
import { serviceTime } from '../service-time.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('chain', 'trackLead');
const click = (kit: Kit): Promise<string> => clickOn(kit, ownCampaign(kit));
const lead = (kit: Kit, body: Body) => leadIn(kit, ownCampaign(kit), body);

/** An empty or null identifier counts as absent: it is not saved, and the other one identifies the customer. */
async function emptyIdentifiers(kit: Kit): Promise<void> {
  const own = ownCampaign(kit);
  for (const empty of ['', '', null, null]) {
    const click_id = await click(kit);
    expectSuccess(await lead(kit, { click_id, customer_key: empty }));
    await sellIn(kit, own, 1000, { click_id, customer_key: empty });
  }
  for (const empty of ['', null]) {
    const [click_id, customer_key] = [await click(kit), unique('customer')];
    expectSuccess(await lead(kit, { click_id, customer_key, email: empty }));
    await sellIn(kit, own, 1000, { click_id: empty, customer_key });
    const reply = await lead(kit, { click_id: empty, customer_key });
    expectError('trackLead', reply, 'customerStatusNotUpdatable', { status: 'conversion' });
  }
}

/** A refund with null for every optional field is one of the whole sale. */
async function emptyRefund(kit: Kit): Promise<void> {
  const own = ownCampaign(kit);
  const { transaction_id } = await sellIn(kit, own, 1000, { click_id: await click(kit) });
  const none = { reason: null, refund_reason: null, refund_amount_cents: null, refund_reference: null };
  expectFields(expectSuccess(await refundIn(kit, own, { transaction_id, ...none })), { status: 'reversed' });
  expectFields(expectSuccess(await refundIn(kit, own, { transaction_id, ...none })), { status: 'skipped' });
}

/** Transactions are compared exactly: another case is another transaction. */
async function exactTransactions(kit: Kit): Promise<void> {
  const [own, click_id] = [ownCampaign(kit), await click(kit)];
  const sale = { ...saleOf(1000, { click_id }), transaction_id: unique('Conformance-ä 客') };
  const others = [sale.transaction_id.toUpperCase(), sale.transaction_id.normalize('NFD'), `${sale.transaction_id}0`];
  expectSuccess(await saleIn(kit, own, sale));
  for (const transaction_id of others) {
    expectError('trackRefund', await refundIn(kit, own, { transaction_id }), 'saleNotFound');
    expectSuccess(await saleIn(kit, own, { ...sale, transaction_id }));
  }
  expectError('trackSale', await saleIn(kit, own, sale), 'duplicateTransaction');
}

/** A payment that happened before the click is attributed. */
async function earlierPayment(kit: Kit): Promise<void> {
  const own = ownCampaign(kit);
  const click_id = await click(kit);
  const now = await serviceTime(kit);
  for (const days of [29, 1]) {
    await sellIn(kit, own, 1000, { click_id, occurred_at: new Date((now - days * 86_400) * 1000).toISOString() });
  }
}

/** A sale with `livemode: false` is recorded and earns like any other. */
async function notLive(kit: Kit): Promise<void> {
  const own = ownCampaign(kit);
  const sale = saleOf(1000, { click_id: await click(kit), livemode: false, provider: 'stripe' });
  const { sale_id, commission_id } = expectSuccess(await saleIn(kit, own, sale));
  expectThat(typeof commission_id === 'number', 'a commission_id', commission_id);
  const again = await saleIn(kit, own, sale);
  expectError('trackSale', again, 'duplicateTransaction', { sale_id: sale_id as number });
  const { transaction_id } = sale;
  expectFields(expectSuccess(await refundIn(kit, own, { transaction_id })), { status: 'reversed', commission_id });
}

/** A test sale takes no transaction_id from production, and production none from test mode. */
async function namespaces(kit: Kit): Promise<void> {
  const [own, click_id] = [ownCampaign(kit), await click(kit)];
  const sale = saleOf(1000, { click_id });
  const { transaction_id } = sale;
  const test = { additional_data: { test_mode: true } };
  expectSuccess(await saleIn(kit, own, sale));
  expectError('trackRefund', await refundIn(kit, own, { transaction_id, ...test }), 'saleNotFound');
  expectSuccess(await saleIn(kit, own, { ...sale, ...test }));
  expectError('trackSale', await saleIn(kit, own, { ...sale, ...test }), 'duplicateTransaction');
  expectSuccess(await refundIn(kit, own, { transaction_id, ...test }));
  expectFields(expectSuccess(await refundIn(kit, own, { transaction_id })), { status: 'reversed' });
}

/** A browser of another origin records nothing; the same request of a server is recorded. */
async function otherOrigin(kit: Kit): Promise<void> {
  const own = ownCampaign(kit);
  const click_id = await click(kit);
  await expectTotals(kit, own, {}, async () => {
    const page = { affiliate_url: pageWith(own.aff) };
    const clicked = await kit.ask('trackClick', { origin: unlisted, body: page });
    expectError('trackClick', clicked, 'originNotAllowed');
    const led = await kit.ask('trackLead', { origin: unlisted, body: { click_id } });
    expectError('trackLead', led, 'originNotAllowed');
    expectReadable(led, false);
  });
  expectSuccess(await kit.ask('trackLead', { as: 'program', origin: unlisted, body: { click_id } }));
}

/** A browser of an allowed origin is served like one that sends none, and may read the response. */
async function allowedOrigin(kit: Kit): Promise<void> {
  const origin = kit.target.origin!;
  const page = { affiliate_url: pageWith(kit.target.aff) };
  const clicked = await kit.ask('trackClick', { origin, body: page });
  const { click_id } = expectSuccess(clicked);
  expectReadable(clicked, true);
  const led = await kit.ask('trackLead', { origin, body: { click_id } });
  expectSuccess(led);
  expectReadable(led, true);
  expectSuccess(await browserLead(kit, { click_id: await click(kit) }));
}

export const absentRows: Row[] = [
  shown('identifiers that are empty or null', 'as if absent', emptyIdentifiers, ['write']),
  shown('a refund with null for every optional field', 'the whole sale', emptyRefund, ['write']),
  shown('transaction_ids that differ a little', 'different sales', exactTransactions, ['write']),
  shown('payments before the click', 'attributed', earlierPayment, ['write']),
  shown('a sale with livemode: false', 'recorded, with a commission', notLive, ['write']),
  shown('one transaction_id in production and in test mode', 'two sales', namespaces, ['write', 'testEvents']),
  shown('a browser of another origin', 'nothing is recorded', otherOrigin, ['write'], { stage: 'alone' }),
  shown('a browser of an allowed origin', 'recorded, and readable', allowedOrigin, ['write', 'origin']),
];
