// Makes and signs payment events as the payment processor sends them.
import { createHmac } from 'node:crypto';
import { operationEntry } from '@referral-tracking/shared/contract';
import { unique } from './call.ts';
import type { CheckedResponse, Kit } from './kit.ts';
import { clockOf } from './limits.ts';
import { expectThat } from './outcome.ts';
import { expectSuccess } from './row.ts';

type Fields = Record<string, unknown>;

export interface PaymentEvent {
  id: string;
  type: string;
  livemode: boolean;
  data: { object: Fields };
  [field: string]: unknown;
}

/** The header's name, in lower case. */
export const SIGNATURE = operationEntry('stripeWebhook')
  .parameters.find((parameter) => parameter.in === 'header')!
  .name.toLowerCase();

/** The address for the events of a program. */
export const webhookPath = (programId: number | string): string =>
  operationEntry('stripeWebhook').path.replace('{program_id}', String(programId));

/** The hexadecimal signature of a body that was sent at a time, in unix seconds. */
export const signatureOf = (body: string | Buffer, secret: string, time: number): string =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');

/** The header for a body. */
export const signatureHeader = (body: string | Buffer, secret: string, time: number): string =>
  `t=${time},v1=${signatureOf(body, secret, time)}`;

/** The service's own time, in unix seconds: signatures are compared with it. */
export const serviceTime = async (kit: Kit): Promise<number> =>
  Math.floor(clockOf(await kit.ask('stripeWebhook', { path: webhookPath(0), body: {} }), kit.now()));

/** Sends a body with these headers to the program's address. */
export async function sendBody(
  kit: Kit,
  body: string | Buffer | undefined,
  headers: Record<string, string | undefined>,
  programId?: number,
): Promise<CheckedResponse> {
  const id = programId ?? (await kit.program()).id;
  return kit.ask('stripeWebhook', { path: webhookPath(id), body, headers });
}

/** A connected program and its signing secret; those of the target if not given. */
export interface Connection {
  programId?: number;
  secret: string;
}

/** A signing secret that no program has. */
export const newSecret = (): string => `whsec_${unique('conformance').replaceAll('-', '')}`;

/** Sends an event that is signed correctly, now. */
export async function sendEvent(
  kit: Kit,
  event: PaymentEvent,
  { programId, secret }: Connection = { secret: kit.target.webhookSecret! },
): Promise<CheckedResponse> {
  const body = JSON.stringify(event, null, 2);
  const header = signatureHeader(body, secret, await serviceTime(kit));
  return sendBody(kit, body, { [SIGNATURE]: header }, programId);
}

/** Sends an event, which must have this result. */
export async function expectResult(
  kit: Kit,
  event: PaymentEvent,
  expected: string,
  connection?: Connection,
): Promise<void> {
  const { received, result } = expectSuccess(await sendEvent(kit, event, connection));
  expectThat(received === true && result === expected, `result ${expected} of ${event.type}`, result);
}

/** An event of the processor's live mode; `more` replaces its own fields. */
export const eventOf = (type: string, object: Fields, more: Fields = {}): PaymentEvent => ({
  id: unique('evt'),
  object: 'event',
  livemode: true,
  type,
  data: { object },
  ...more,
});

/** The same event again, as another delivery of it would not have: with an identifier of its own. */
export const anew = (event: PaymentEvent): PaymentEvent => ({ ...event, id: unique('evt') });

const AMOUNT = 1000;

/** A one-off checkout that is paid. */
export const checkout = (object: Fields, more: Fields = {}): PaymentEvent =>
  eventOf(
    'checkout.session.completed',
    {
      id: unique('cs'),
      object: 'checkout.session',
      mode: 'payment',
      payment_status: 'paid',
      client_reference_id: null,
      metadata: {},
      amount_total: AMOUNT,
      currency: 'usd',
      payment_intent: unique('pi'),
      ...object,
    },
    more,
  );

export const subscriptionCheckout = (subscription: string, object: Fields): PaymentEvent =>
  checkout({ mode: 'subscription', payment_intent: null, subscription, ...object });

/** A paid invoice of a subscription, in the format since 2025-03-31.basil. */
export const invoice = (subscription: string, object: Fields = {}, metadata: Fields = {}): PaymentEvent =>
  eventOf('invoice.payment_succeeded', {
    id: unique('in'),
    object: 'invoice',
    amount_paid: AMOUNT,
    currency: 'usd',
    parent: { type: 'subscription_details', subscription_details: { subscription, metadata } },
    ...object,
  });

/** A paid invoice of a subscription, in the format before. */
export const oldInvoice = (subscription: string, object: Fields = {}, metadata: Fields = {}): PaymentEvent =>
  eventOf('invoice.payment_succeeded', {
    id: unique('in'),
    object: 'invoice',
    amount_paid: AMOUNT,
    currency: 'usd',
    subscription,
    subscription_details: { metadata },
    payment_intent: unique('pi'),
    ...object,
  });

export const invoicePayment = (invoiceId: unknown, payment_intent: string): PaymentEvent =>
  eventOf('invoice_payment.paid', {
    id: unique('inpay'),
    object: 'invoice_payment',
    invoice: invoiceId,
    payment: { type: 'payment_intent', payment_intent },
  });

/** A refund of a charge; the amount is the total so far. */
export const refunded = (charge: string, payment_intent: unknown, amount_refunded: number, more: Fields = {}) =>
  eventOf('charge.refunded', {
    id: charge,
    object: 'charge',
    amount_refunded,
    currency: 'usd',
    payment_intent,
    ...more,
  });

export const dispute = (payment_intent: unknown, amount: number, more: Fields = {}, type = 'charge.dispute.created') =>
  eventOf(type, {
    id: unique('dp'),
    object: 'dispute',
    amount,
    currency: 'usd',
    charge: unique('ch'),
    payment_intent,
    status: 'needs_response',
    ...more,
  });
