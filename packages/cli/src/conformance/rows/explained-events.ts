// The explanation of a customer has every event and every moment of each commission, whatever became of it.
import { isDeepStrictEqual } from 'node:util';
import { unique } from '../call.ts';
import { browserLead, clickOn, saleIn, saleOf } from '../campaign.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { operate } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { checkout } from '../payment-events.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { openShop, type Buyer, type Shop } from '../shop.ts';
import { within } from './managed-flows.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('operated', 'explainCustomer');
const OPERATES: readonly Need[] = ['apiToken', 'write', 'operator'];

/** A transaction_id that a sale of another program has. */
async function takenElsewhere(kit: Kit): Promise<string> {
  const other = await makeJoined(kit);
  const { code } = await within(kit, other).done('createOwnLink', {}, {});
  const sale = saleOf(1, { click_id: await clickOn(kit, { aff: String(code) }) });
  expectSuccess(await saleIn(kit, other, sale));
  return sale.transaction_id;
}

interface Explained {
  shop: Shop;
  buyer: Buyer;
  id: number;
  /** the transaction that was refused */
  taken: string;
}

/** A customer to whom everything has happened that can happen to one. */
async function live(kit: Kit): Promise<Explained> {
  const shop = await openShop(kit, { lead_commission_cents: 30 });
  const buyer = await shop.clicks();
  const { click_id } = buyer;
  expectSuccess(await browserLead(kit, { click_id }));
  await shop.signsUp({ ...buyer });
  const sold: Body[] = [];
  const transactions = ['paid', 'approved', 'rejected', 'pending', 'returned'].map(unique);
  for (const transaction_id of transactions) sold.push(await shop.buys(1000, { click_id, transaction_id }));
  const [paid, approved, rejected] = sold.map(({ commission_id }) => commission_id as number);
  await shop.done('approveCommissions', {}, { commission_ids: [paid, approved] });
  await operate(kit, 'commission pay', { 'commission-id': paid });
  await shop.done('rejectCommissions', {}, { commission_ids: [rejected], reason: 'A reason' });
  for (const transaction_id of [transactions[0], transactions.at(-1)]) {
    for (const refund_amount_cents of [100, 300]) {
      expectSuccess(await shop.refund({ transaction_id, refund_amount_cents }));
    }
  }
  await shop.sent(checkout({ client_reference_id: click_id }), 'sale_recorded');
  const taken = await takenElsewhere(kit);
  for (let times = 1; times <= 2; times++) {
    expectError('trackSale', await shop.sale(5, { click_id, transaction_id: taken }), 'duplicateTransaction');
  }
  return { shop, buyer, id: (await shop.customerOf(buyer)).id as number, taken };
}

const timeOf = (at: unknown): number => Date.parse(String(at));
const TIMES = ['created_at', 'approved_at', 'paid_at'];

/** Each commission at each time that its record has. The amount of a sale's may be another one since, after a refund. */
function expectCommissions(events: readonly Body[], commissions: readonly Body[]): void {
  for (const commission of commissions) {
    const { id, kind, amount_cents, currency } = commission;
    const own = events.filter(({ type, commission_id }) => type !== 'sale' && commission_id === id);
    for (const name of TIMES.filter((one) => commission[one] !== null)) {
      const at = own.some((event) => timeOf(event.at) === timeOf(commission[name]));
      expectThat(at, `the ${name} of the ${String(kind)} commission ${String(id)} in the explanation`, own);
    }
    if (kind === 'sale') continue;
    const shows = own.some((event) => event.amount_cents === amount_cents && event.currency === currency);
    expectThat(shows, `the amount of the ${String(kind)} commission ${String(id)} in the explanation`, own);
  }
}

const countsOf = (events: readonly Body[], types: readonly string[]): string =>
  types.map((type) => `${events.filter((event) => event.type === type).length} ${type}`).join();

async function everything(kit: Kit): Promise<void> {
  const { shop, id, taken } = await live(kit);
  const { events } = await shop.done<{ events: Body[] }>('explainCustomer', { customer_id: id });
  const commissions = (await shop.list('listCommissions')).filter(({ kind }) => kind !== 'adjustment');
  const clawbacks = commissions.filter(({ kind }) => kind === 'clawback');
  const taking = clawbacks.map(({ amount_cents }) => Number(amount_cents)).sort((one, other) => other - one);
  expectThat(isDeepStrictEqual(taking, [-20, -60]), 'clawbacks of 20 and 60', clawbacks);
  expectCommissions(events, commissions);
  const types = ['click', 'lead', 'sale', 'refund'];
  const [told, listed] = [countsOf(events, types), countsOf(await shop.list('listEvents'), types)];
  expectThat(told === listed, `as many events of each type as in the list: ${listed}`, told);
  const payments = (await shop.list('listPaymentEvents')).filter(({ customer_id }) => customer_id === id);
  for (const { event_id } of payments) {
    expectThat(
      events.some((event) => event.event_id === event_id),
      `the payment event ${String(event_id)}`,
      events,
    );
  }
  const refused = events.filter(({ transaction_id }) => transaction_id === taken);
  expectThat(refused.length === 1, 'the sale that was refused, once', refused);
  expectFields(refused[0]!, { attempts: 2 });
  const times = events.map(({ at }) => timeOf(at));
  const sorted = times.every((time, place) => place === 0 || times[place - 1]! <= time);
  expectThat(sorted, 'the oldest event first', times);
  await expectCommand(kit, shop, id, events);
}

/** The operator's command prints the same, whatever names the customer. */
async function expectCommand(kit: Kit, { program, done }: Shop, id: number, events: readonly Body[]): Promise<void> {
  const { click_id, customer_key } = await done('getCustomer', { customer_id: id });
  for (const name of [{ 'click-id': String(click_id) }, { 'customer-key': String(customer_key) }]) {
    const printed = await operate(kit, 'customer explain', { 'program-id': program.id, ...name });
    expectThat(isDeepStrictEqual(printed.events, events), 'the events of the explanation from the command', printed);
  }
}

export const explainedEventRows: Row[] = [
  shown('a customer to whom everything has happened', 'each event and commission explained', everything, OPERATES),
];
