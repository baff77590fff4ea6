// Payment events that wait: for a customer who comes later, for a replay, and for each other.
import { unique } from '../call.ts';
import { clickOn, leadIn } from '../campaign.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import {
  checkout,
  dispute,
  expectResult,
  invoice,
  newSecret,
  refunded,
  subscriptionCheckout,
  type PaymentEvent,
} from '../payment-events.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'listPaymentEvents');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** A program with a payment processor and a customer who has clicked, and whose key nobody knows yet. */
async function shop(kit: Kit) {
  const program = await makeJoined(kit);
  const calls = within(kit, program);
  const secret = newSecret();
  await calls.done('connectProcessor', {}, { type: 'stripe', webhook_secret: secret });
  const { code } = await calls.done('createOwnLink', {}, {});
  const [click_id, customer_key] = [await clickOn(kit, { aff: String(code) }), unique('customer')];
  return {
    ...calls,
    customer_key,
    sent: (event: PaymentEvent, result: string) => expectResult(kit, event, result, { programId: program.id, secret }),
    signsUp: async () => expectSuccess(await leadIn(kit, program, { click_id, customer_key })),
  };
}

/** After a replay, what waited for the replayed payment is applied too. */
async function replayed(kit: Kit): Promise<void> {
  const { done, sent, signsUp, customer_key } = await shop(kit);
  const payment = checkout({ metadata: { customer_key } });
  const intent = payment.data.object.payment_intent;
  await sent(refunded(unique('ch'), intent, 300), 'sale_unknown');
  await sent(payment, 'customer_unknown');
  await sent(dispute(intent, 200), 'sale_unknown');
  await signsUp();
  const pending = await done<Body[]>('listPaymentEvents', {}, undefined, { state: 'pending' });
  const [waiting] = pending.filter(({ event_id }) => event_id === payment.id);
  expectThat(pending.length === 3 && waiting !== undefined, 'three pending events', pending);
  const replay = await done('replayPaymentEvent', { payment_event_id: waiting.id });
  expectFields(replay, { state: 'applied', result: 'sale_recorded', event_id: payment.id });
  const listed = await done<Body[]>('listPaymentEvents');
  const results = listed.map(({ result }) => result).join();
  expectThat(results === 'chargeback_recorded,sale_recorded,refund_recorded', 'all three events applied', listed);
  for (const { state, applied_at } of listed)
    expectFields({ state, there: applied_at !== null }, { state: 'applied', there: true });
}

/** A subscription belongs to the customer whom its checkout named, also if that one is known only afterwards. */
async function laterCustomers(kit: Kit): Promise<void> {
  for (const of of ['metadata', 'reference']) {
    const { sent, signsUp, customer_key } = await shop(kit);
    const subscription = unique('sub');
    const named = of === 'metadata' ? { metadata: { customer_key } } : { client_reference_id: customer_key };
    await sent(subscriptionCheckout(subscription, named), 'customer_unknown');
    await signsUp();
    await sent(invoice(subscription), 'sale_recorded');
    await sent(invoice(subscription), 'sale_recorded');
  }
}

export const waitingEventRows: Row[] = [
  shown('a replay of a payment that others wait for', 'all are applied', replayed, WRITES),
  shown('a subscription of a customer who signs up later', 'its invoices are sales', laterCustomers, WRITES),
];
