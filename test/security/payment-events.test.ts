import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  callOf,
  chargeRefunded,
  checkout,
  connectAccount,
  dispute,
  invoice,
  invoicePayment,
  newId,
} from '../support/stripe.ts';
import { subscriptionCheckout, type Account, type StripeEvent } from '../support/stripe.ts';
import { difference, rowReader, type Row } from './support/rows.ts';
import { openStage } from './support/stage.ts';
import { makeVictim, type Victim } from './support/victim.ts';

// A program's payment processor is trusted only for that program, whatever its events contain.

let stage: Awaited<ReturnType<typeof openStage>>;
let victim: Victim;
let own: Account;
let rows: () => Promise<Row[]>;
beforeAll(async () => {
  stage = await openStage();
  victim = await makeVictim(stage);
  const campaign = await stage.service.make.campaign();
  own = await connectAccount(stage.service, campaign);
  rows = await rowReader(stage.service.db, campaign.id);
});
afterAll(() => stage.stop());

const name = (what: string) => String(victim.identifiers[what]);

const events: [string, () => StripeEvent][] = [
  ['a checkout of its visitor', () => checkout(own.source, { reference: name('visited_click_id') })],
  ['a checkout of its customer', () => checkout(own.source, { metadata: { customer_key: name('customer_key') } })],
  ['its checkout', () => checkout(own.source, { id: name('session_id'), reference: name('lead_click_id') })],
  [
    'its payment',
    () => checkout(own.source, { paymentIntent: name('payment_intent'), reference: name('lead_click_id') }),
  ],
  ['its event', () => ({ ...checkout(own.source, { reference: name('lead_click_id') }), id: name('event_id') })],
  [
    'its invoice',
    () => invoice(own.source, { id: name('invoice_id'), metadata: { customer_key: name('customer_key') } }),
  ],
  ["its subscription's checkout", () => subscriptionCheckout(own.source, { subscription: name('subscription_id') })],
  ["its subscription's renewal", () => invoice(own.source, { subscription: name('renewed_subscription_id') })],
  [
    "its invoice's payment",
    () => invoicePayment(own.source, { invoice: name('invoice_id'), paymentIntent: name('provider_payment_id') }),
  ],
  ...['payment_intent', 'provider_payment_id', 'transaction_id'].flatMap((what): [string, () => StripeEvent][] => [
    [
      `a refund of its ${what}`,
      () => chargeRefunded(own.source, { id: newId('ch'), paymentIntent: name(what), amount: 9900, refunded: 9900 }),
    ],
    [
      `a dispute of its ${what}`,
      () => dispute(own.source, { charge: newId('ch'), paymentIntent: name(what), amount: 9900 }),
    ],
  ]),
];

async function expectUntouched(before: Row[], what: string): Promise<void> {
  const { gone, come } = difference(before, await rows());
  expect({ gone, come }, what).toEqual({ gone: [], come: [] });
}

test.each(events)("%s in one's own account changes nothing of the other program's", async (what, make) => {
  const before = await rows();
  const answer = await own.send(make());
  expect(answer.status).toBe(200);
  await expectUntouched(before, what);
});

test.each(events)(
  "%s, sent to the other program's address with one's own signature, is refused",
  async (what, make) => {
    const before = await rows();
    const path = own.path.replace(/\d+$/, name('program_id'));
    const answer = await stage.service.call(path, callOf(make(), own.secret, stage.service.clock.now()));
    expect(answer.status).toBe(400);
    await expectUntouched(before, what);
  },
);
