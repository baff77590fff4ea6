import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { document } from '../../src/contract/index.ts';
import { errorName } from '../../packages/cli/src/conformance/answer.ts';
import { visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { callOf, connectAccount, type Account, type StripeEvent } from '../support/stripe.ts';
import { anyJson, object, text, type Context, type Json } from './support/arbitrary.ts';
import { effort, TEST_TIMEOUT } from './support/runs.ts';

// Stripe may send any event, and repeats events that are not acknowledged. Every signed event is accepted, and every
// other request is rejected.

let service: Service;
let account: Account;
let context: Context;
beforeAll(async () => {
  service = await startService();
  const campaign = await service.make.campaign();
  account = await connectAccount(service, campaign);
  const clicks = [await visit(service, campaign), await visit(service, campaign)];
  const known = { click_id: clicks, client_reference_id: clicks, customer_key: ['user-1'] };
  const payment = { payment_intent: ['pi_1', 'pi_2'], invoice: ['in_1'], charge: ['ch_1'], subscription: ['sub_1'] };
  const pools = { ...known, ...payment, type: TYPES, currency: ['usd', 'eur', 'vnd', 'chf'] };
  context = { pools, onlyKnown: [], now: service.clock.now() };
});
afterAll(() => service.stop());

const webhook: Json = (document as Json).paths['/api/v1/webhooks/stripe/{program_id}'].post;
const schema: Json = webhook.requestBody.content['application/json'].schema;
const TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'invoice.payment_succeeded',
  'invoice_payment.paid',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
];

test(
  'every event of the schema that is signed is received',
  async () => {
    await fc.assert(
      fc.asyncProperty(object(schema, context), async (event: StripeEvent) => {
        const { status, body } = await account.send(event);
        expect({ status, body: body as unknown }).toMatchObject({ status: 200, body: { received: true } });
      }),
      effort(150),
    );
  },
  TEST_TIMEOUT,
);

test(
  'whatever else is signed is received or refused, and never a failure',
  async () => {
    const loose = fc.record(
      {
        id: anyJson,
        type: fc.oneof(fc.constantFrom(...TYPES), anyJson),
        data: fc.oneof(anyJson, fc.record({ object: anyJson })),
        created: anyJson,
        livemode: anyJson,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(loose, anyJson), async (event) => {
        const { status } = await account.send(event as StripeEvent);
        expect([200, 400]).toContain(status);
      }),
      effort(150),
    );
  },
  TEST_TIMEOUT,
);

test(
  'nothing that is not signed with the secret, as it is and now, is received',
  async () => {
    const forgery = fc.oneof(
      fc.record({ secret: text(1), seconds: fc.constant(0), change: fc.constant('') }),
      fc.record({
        secret: fc.constant(undefined),
        seconds: fc.integer({ min: 301, max: 1e8 }),
        change: fc.constant(''),
      }),
      fc.record({
        secret: fc.constant(undefined),
        seconds: fc.integer({ min: -1e8, max: -301 }),
        change: fc.constant(''),
      }),
      fc.record({
        secret: fc.constant(undefined),
        seconds: fc.constant(0),
        change: fc.constantFrom(' ', '\n', '{', 'x'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(object(schema, context), forgery, async (event: StripeEvent, { secret, seconds, change }) => {
        const at = new Date(service.clock.now().getTime() - seconds * 1000);
        const call = callOf(event, secret ?? account.secret, at);
        const answer = await service.call(account.path, { ...call, body: `${call.body as string}${change}` });
        const expected = seconds > 0 ? 'signatureTooOld' : seconds < 0 ? 'signatureAhead' : 'signatureInvalid';
        expect(answer.status).toBe(400);
        expect(errorName('stripeWebhook', answer)).toBe(expected);
      }),
      effort(60),
    );
  },
  TEST_TIMEOUT,
);
