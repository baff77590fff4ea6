// What payment events record, settle and refund, as the tracking endpoints and the program's totals show it.
import { unique } from '../call.ts';
import {
  browserLead,
  clickOn,
  leadIn,
  ownCampaign,
  refundIn,
  saleIn,
  saleOf,
  sellIn,
  statusOfProgram,
} from '../campaign.ts';
import { expectTotals } from '../totals.ts';
import type { Kit } from '../kit.ts';
import { commissionOf } from '../money.ts';
import { expectThat, NotAsked } from '../outcome.ts';
import { anew, checkout, eventOf, expectResult, type PaymentEvent } from '../payment-events.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { ownTerms } from '../terms.ts';

type Fields = Record<string, unknown>;
const { shown } = rowsOf('payments', 'stripeWebhook');
const PAYS: readonly Need[] = ['webhookSecret', 'write'];
const AMOUNT = 1000;

const click = (kit: Kit): Promise<string> => clickOn(kit, ownCampaign(kit));
const lead = (kit: Kit, body: Fields) => leadIn(kit, ownCampaign(kit), body);
const objectOf = ({ data }: PaymentEvent): Fields => data.object;

const expectStatus = async (kit: Kit, body: Fields, status: string): Promise<void> =>
  expectError('trackLead', await lead(kit, body), 'customerStatusNotUpdatable', { status });

/** The sale with this transaction_id is recorded: a refund of all of it deducts its commission and leaves nothing. */
async function expectSale(kit: Kit, transaction_id: unknown, amount: number): Promise<void> {
  const refund = expectSuccess(await refundIn(kit, ownCampaign(kit), { transaction_id, refund_amount_cents: amount }));
  const { commission } = await ownTerms(kit);
  expectFields(refund, { status: 'reversed', deduction_cents: commissionOf(commission, amount) });
  expectFields(expectSuccess(await refundIn(kit, ownCampaign(kit), { transaction_id })), { status: 'skipped' });
}

const grows = (kit: Kit, growth: Parameters<typeof expectTotals>[2], act: () => Promise<unknown>): Promise<void> =>
  expectTotals(kit, ownCampaign(kit), growth, act);

/** A payment is one sale, however often and in how many events it is reported. */
async function oneSale(kit: Kit): Promise<void> {
  await ownTerms(kit);
  let event = checkout({});
  let client_reference_id = '';
  await grows(kit, { sales: 1, clicks: 1, pending: 1 }, async () => {
    client_reference_id = await click(kit);
    event = checkout({ client_reference_id });
    await expectResult(kit, event, 'sale_recorded');
  });
  const { payment_intent } = objectOf(event);
  await grows(kit, {}, async () => {
    await expectResult(kit, event, 'repeated');
    await expectResult(kit, anew(event), 'sale_known');
    await expectResult(kit, checkout({ client_reference_id, payment_intent }), 'sale_known');
  });
  const sale = { ...saleOf(AMOUNT, { click_id: client_reference_id }), transaction_id: String(payment_intent) };
  expectError('trackSale', await saleIn(kit, ownCampaign(kit), sale), 'duplicateTransaction');
  await expectStatus(kit, { click_id: client_reference_id }, 'conversion');
  await expectSale(kit, payment_intent, AMOUNT);
}

/** Without a PaymentIntent, the session names the sale; an expanded one is read like its identifier. */
async function names(kit: Kit): Promise<void> {
  const client_reference_id = await click(kit);
  const bare = checkout({ client_reference_id, payment_intent: null });
  await expectResult(kit, bare, 'sale_recorded');
  await expectSale(kit, objectOf(bare).id, AMOUNT);
  const id = unique('pi');
  await expectResult(
    kit,
    checkout({ client_reference_id, payment_intent: { id, object: 'payment_intent' } }),
    'sale_recorded',
  );
  await expectSale(kit, id, AMOUNT);
}

/** A sale that was sent with the payment's identifier is the same sale. */
async function sentBefore(kit: Kit): Promise<void> {
  const [own, click_id, payment_intent] = [ownCampaign(kit), await click(kit), unique('pi')];
  await sellIn(kit, own, AMOUNT, { click_id, provider: 'stripe', provider_payment_id: payment_intent });
  const named = saleOf(AMOUNT, { click_id });
  expectSuccess(await saleIn(kit, own, named));
  await grows(kit, {}, async () => {
    await expectResult(kit, checkout({ client_reference_id: click_id, payment_intent }), 'sale_known');
    const same = checkout({ client_reference_id: click_id, payment_intent: named.transaction_id });
    await expectResult(kit, same, 'sale_known');
  });
}

/** Metadata and the reference identify the customer; metadata takes precedence. */
async function customers(kit: Kit): Promise<void> {
  const [first, second, customer_key] = [await click(kit), await click(kit), unique('customer')];
  await expectResult(kit, checkout({ metadata: { click_id: first }, client_reference_id: second }), 'sale_recorded');
  await expectStatus(kit, { click_id: first }, 'conversion');
  // The customer of the reference has not paid, and signs up.
  expectSuccess(await lead(kit, { click_id: second, customer_key }));
  await expectResult(kit, checkout({ metadata: { customer_key } }), 'sale_recorded');
  await expectStatus(kit, { customer_key }, 'conversion');
  await expectResult(kit, checkout({ client_reference_id: customer_key }), 'sale_recorded');
  // A known key takes precedence over a click.
  const third = await click(kit);
  await expectResult(kit, checkout({ metadata: { customer_key, click_id: third } }), 'sale_recorded');
  expectSuccess(await lead(kit, { click_id: third }));
}

/** A signed event that names both identifiers saves the key, as a call with the program's key does. */
async function savedKey(kit: Kit): Promise<void> {
  const [click_id, customer_key] = [await click(kit), unique('customer')];
  await expectResult(kit, checkout({ metadata: { click_id, customer_key } }), 'sale_recorded');
  await expectStatus(kit, { customer_key }, 'conversion');
}

async function provisionalClick(kit: Kit): Promise<string> {
  if ((await kit.program()).leadAuth === 'browser_allowed') throw new NotAsked('the program settles leads of browsers');
  const click_id = await click(kit);
  expectFields(expectSuccess(await browserLead(kit, { click_id })), { provisional: true });
  return click_id;
}

/** A payment settles a provisional lead; of a customer without one it records the sale only. */
async function settles(kit: Kit): Promise<void> {
  await grows(kit, { clicks: 1, leads: 1, sales: 1, pending: undefined }, async () => {
    const click_id = await provisionalClick(kit);
    await expectResult(kit, checkout({ client_reference_id: click_id }), 'sale_recorded');
    await expectStatus(kit, { click_id }, 'conversion');
  });
  await grows(kit, { clicks: 1, sales: 1, pending: 1 }, async () => {
    await expectResult(kit, checkout({ client_reference_id: await click(kit) }), 'sale_recorded');
  });
}

/** A payment of zero settles the lead, once, and is no sale. */
async function zero(kit: Kit): Promise<void> {
  const free = (client_reference_id: string, payment_status = 'paid') =>
    checkout({ client_reference_id, amount_total: 0, payment_status, payment_intent: null });
  await grows(kit, { clicks: 1, leads: 1, pending: undefined }, async () => {
    const click_id = await provisionalClick(kit);
    await expectResult(kit, free(click_id, 'no_payment_required'), 'lead_settled');
    await expectResult(kit, free(click_id), 'nothing_due');
    await expectStatus(kit, { click_id }, 'lead');
  });
  const click_id = await click(kit);
  await expectResult(kit, free(click_id), 'nothing_due');
  expectSuccess(await lead(kit, { click_id }));
}

/** Only a paid session is a sale; a delayed payment has its own event. */
async function statuses(kit: Kit): Promise<void> {
  const client_reference_id = await click(kit);
  const unpaid = checkout({ client_reference_id, payment_status: 'unpaid' });
  await grows(kit, {}, async () => {
    await expectResult(kit, anew(unpaid), 'ignored');
    await expectResult(kit, checkout({ client_reference_id, mode: 'setup' }), 'ignored');
    await expectResult(
      kit,
      eventOf('checkout.session.expired', objectOf(checkout({ client_reference_id }))),
      'ignored',
    );
  });
  const paid: Fields = { ...objectOf(unpaid), payment_status: 'paid' };
  await expectResult(kit, eventOf('checkout.session.async_payment_succeeded', paid), 'sale_recorded');
  await expectSale(kit, paid.payment_intent, AMOUNT);
}

/** An event that identifies nobody, or somebody unknown, changes nothing. */
async function nobody(kit: Kit): Promise<void> {
  await grows(kit, {}, async () => {
    await expectResult(kit, checkout({}), 'customer_not_named');
    await expectResult(kit, checkout({ client_reference_id: unique('clk') }), 'customer_unknown');
    await expectResult(kit, checkout({ metadata: { customer_key: unique('customer') } }), 'customer_unknown');
  });
}

/** A pending event that comes again is applied, unless the customer clicked only after the payment. */
async function clickAfterwards(kit: Kit): Promise<void> {
  const customer_key = unique('customer');
  const event = checkout({ metadata: { customer_key } });
  await expectResult(kit, event, 'customer_unknown');
  expectSuccess(await lead(kit, { click_id: await click(kit), customer_key }));
  await expectResult(kit, event, 'before_click');
}

async function currencies(kit: Kit): Promise<void> {
  const client_reference_id = await click(kit);
  await grows(kit, {}, () =>
    expectResult(kit, checkout({ client_reference_id, currency: 'gbp' }), 'currency_unsupported'),
  );
  for (const currency of ['eur', 'VND']) {
    const event = checkout({ client_reference_id, currency });
    await expectResult(kit, event, 'sale_recorded');
    const refund = eventOf('charge.refunded', {
      id: unique('ch'),
      object: 'charge',
      amount_refunded: 1,
      currency: 'usd',
      payment_intent: objectOf(event).payment_intent,
    });
    await expectResult(kit, refund, 'currency_differs');
    await expectSale(kit, objectOf(event).payment_intent, AMOUNT);
  }
}

/** Test events of the processor change nothing, and neither do events of accounts that are not listed. */
async function apart(kit: Kit): Promise<void> {
  const client_reference_id = await click(kit);
  await grows(kit, {}, async () => {
    const test = checkout({ client_reference_id }, { livemode: false });
    await expectResult(kit, test, 'test_event');
    await expectResult(kit, test, 'repeated');
    await expectResult(kit, checkout({ client_reference_id }, { account: unique('acct') }), 'ignored');
    await expectResult(kit, checkout({ client_reference_id, amount_total: null }), 'unreadable');
  });
  expectSuccess(await lead(kit, { click_id: client_reference_id }));
  await expectResult(kit, checkout({ client_reference_id }, { account: null }), 'sale_recorded');
}

async function connected(kit: Kit): Promise<void> {
  const { stripe_connected } = await statusOfProgram(kit, ownCampaign(kit));
  expectThat(stripe_connected === true, 'stripe_connected: true', stripe_connected);
}

const alone = (asks: string, expects: string, run: Row['run']): Row =>
  shown(asks, expects, run, PAYS, { stage: 'alone' });

export const paymentRows: Row[] = [
  shown('status of a connected program', 'stripe_connected: true', connected, ['webhookSecret']),
  alone('a paid checkout, reported several times', 'one sale', oneSale),
  shown('a checkout without PaymentIntent', 'the session names the sale', names, PAYS),
  alone('a payment whose sale was sent before', 'sale_known', sentBefore),
  shown('metadata and client_reference_id', 'the customer whom metadata names', customers, PAYS),
  shown('both identifiers in metadata', 'the customer_key is saved', savedKey, PAYS),
  alone('a payment for a provisional lead', 'the lead settles', settles),
  alone('a payment of zero', 'the lead settles, no sale', zero),
  alone('sessions that are not paid', 'ignored', statuses),
  alone('payments of nobody', 'pending', nobody),
  shown('a payment before the click', 'before_click', clickAfterwards, PAYS),
  alone('payments in other currencies', 'recorded, or pending', currencies),
  alone('test events and other accounts', 'nothing changes', apart),
];
