// What commands show of payment events, and which of them a replay applies.
import { unique } from '../call.ts';
import type { Kit } from '../kit.ts';
import { expectRefused, operate } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { checkout, invoice, refunded, type PaymentEvent } from '../payment-events.ts';
import { expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { expectResults, openShop, type Shop } from '../shop.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('operated', 'listPaymentEvents');
const OPERATES: readonly Need[] = ['apiToken', 'write', 'operator'];
const STATES = ['pending', 'applied', 'test'];

const idsIn = (events: readonly Body[]): string => events.map(({ event_id }) => String(event_id)).join();

/** Each state has its events, the newest first, with the numbers of those that are pending. */
async function expectListed(kit: Kit, { program, list }: Shop): Promise<void> {
  const ids = { 'program-id': program.id };
  for (const state of STATES) {
    const expected = await list('listPaymentEvents', { state });
    const { events, pending } = await operate(kit, 'stripe events', { ...ids, state });
    const [found, wanted] = [idsIn(events as Body[]), idsIn(expected)];
    expectThat(found === wanted, `the ${state} events ${wanted}`, found);
    for (const [place, { result, customer_id }] of expected.entries()) {
      expectFields((events as Body[])[place]!, { result, customer_id });
    }
    const { events: newest } = await operate(kit, 'stripe events', { ...ids, state, limit: 1 });
    expectThat(idsIn(newest as Body[]) === idsIn(expected.slice(0, 1)), 'the newest one alone', newest);
    const waiting = (await list('listPaymentEvents', { state: 'pending' })).map(({ result }) => String(result));
    const numbers = Object.fromEntries(
      [...new Set(waiting)].sort().map((result) => [result, waiting.filter((one) => one === result).length]),
    );
    expectSame(pending, numbers, 'the pending events by their results');
  }
}

/** Events of every state, in the order in which they came. `waits` names a customer who is not known yet. */
async function receive(shop: Shop, customer_key: string) {
  const known = await shop.clicks();
  const intent = unique('pi');
  const applied = await shop.sent(checkout({ client_reference_id: known.click_id }), 'sale_recorded');
  const tested = await shop.sent(checkout({ metadata: { customer_key } }, { livemode: false }), 'test_event');
  const refund = await shop.sent(refunded(unique('ch'), intent, 300), 'sale_unknown');
  const waits = await shop.sent(checkout({ metadata: { customer_key }, payment_intent: intent }), 'customer_unknown');
  const renewal = await shop.sent(invoice(unique('sub'), {}, { customer_key }), 'customer_unknown');
  const foreign = await shop.sent(
    checkout({ client_reference_id: known.click_id, currency: 'gbp' }),
    'currency_unsupported',
  );
  return { applied, tested, refund, waits, renewal, foreign };
}

const replayed = async (kit: Kit, flags: Record<string, string | number>): Promise<Body[]> =>
  (await operate(kit, 'stripe replay', flags)).replayed as Body[];

/** Nothing is replayed of an event that is applied, in test mode, unknown, or of another program. */
async function expectNoReplay(kit: Kit, programId: number, events: readonly PaymentEvent[]): Promise<void> {
  for (const { id } of events) {
    await expectRefused(kit, 'stripe replay', { 'program-id': programId, 'event-id': id });
  }
}

/** One event is replayed by its name; without a name, all that wait for a customer or a sale are, and no others. */
async function replays(kit: Kit): Promise<void> {
  const [shop, other] = [await openShop(kit), await openShop(kit)];
  const customer_key = unique('customer');
  const { applied, tested, refund, waits, renewal, foreign } = await receive(shop, customer_key);
  await expectListed(kit, shop);
  const { id } = shop.program;
  await expectNoReplay(kit, id, [applied, tested, checkout({})]);
  await expectNoReplay(kit, other.program.id, [waits]);
  expectThat(
    (await replayed(kit, { 'program-id': other.program.id })).length === 0,
    'nothing to replay',
    other.program,
  );
  const buyer = await shop.clicks();
  await shop.signsUp({ click_id: buyer.click_id, customer_key });
  // The customer clicked after the event had arrived.
  const [late] = await replayed(kit, { 'program-id': id, 'event-id': renewal.id });
  expectFields(late!, { program_id: id, event_id: renewal.id, state: 'pending', result: 'before_click' });
  const again = await replayed(kit, { 'program-id': id });
  const found = again.map(({ event_id, result }) => `${String(event_id)} ${String(result)}`).join();
  const expected = `${refund.id} sale_unknown,${waits.id} before_click`;
  expectThat(found === expected, expected, found);
  await expectResults(shop, [
    [applied, 'sale_recorded'],
    [tested, 'test_event'],
    [refund, 'sale_unknown'],
    [waits, 'before_click'],
    [renewal, 'before_click'],
    [foreign, 'currency_unsupported'],
  ]);
}

/** A customer who had clicked before is found by a replay, and then the refund of the payment is due. */
async function applies(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const buyer = await shop.clicks();
  const [payment, later] = [checkout({ metadata: { customer_key: buyer.customer_key } }), unique('customer')];
  const refund = refunded(unique('ch'), payment.data.object.payment_intent, 300);
  await shop.sent(refund, 'sale_unknown');
  await shop.sent(payment, 'customer_unknown');
  const stays = await shop.sent(checkout({ metadata: { customer_key: later } }), 'customer_unknown');
  await shop.signsUp(buyer);
  const printed = await replayed(kit, { 'event-id': payment.id });
  expectThat(printed.length === 1, 'one event', printed);
  expectFields(printed[0]!, { event_id: payment.id, state: 'applied', result: 'sale_recorded' });
  await expectResults(shop, [
    [payment, 'sale_recorded'],
    [refund, 'refund_recorded'],
    [stays, 'customer_unknown'],
  ]);
  await expectListed(kit, shop);
}

export const operatedEventRows: Row[] = [
  shown('payment events of every state, listed and replayed by commands', 'those that wait alone', replays, OPERATES),
  shown('a payment that a command replays', 'it is a sale, and its refund is due', applies, OPERATES),
];
