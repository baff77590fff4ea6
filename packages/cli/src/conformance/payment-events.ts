// Makes and signs payment events as the payment processor sends them.
import { createHmac } from 'node:crypto';
import { operationEntry } from '@referral-tracking/shared/contract';
import { unique } from './call.ts';
import type { CheckedResponse, Kit } from './kit.ts';
import { clockOf } from './limits.ts';

type Fields = Record<string, unknown>;
type Asking = Pick<Kit, 'ask' | 'now'>;

export interface PaymentEvent {
  id: string;
  type: string;
  livemode: boolean;
  data: { object: Fields };
}

/** The header's name, in lower case. */
export const SIGNATURE = operationEntry('stripeWebhook')
  .parameters.find((parameter) => parameter.in === 'header')!
  .name.toLowerCase();

/** The header for a body that was sent at a time, in unix seconds. */
export const signatureHeader = (body: string, secret: string, time: number): string =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')}`;

/** The service's own time, in unix seconds: signatures are compared with it. */
export const serviceTime = async (kit: Asking): Promise<number> =>
  Math.floor(clockOf(await kit.ask('stripeWebhook', { ids: { program_id: 0 }, body: {} }), kit.now()));

/** A signing secret that no program has. */
export const newSecret = (): string => `whsec_${unique('conformance').replaceAll('-', '')}`;

/** Sends an event to a connected program, signed correctly, now. */
export async function sendEvent(
  kit: Asking,
  event: PaymentEvent,
  { programId, secret }: { programId: number; secret: string },
): Promise<CheckedResponse> {
  const body = JSON.stringify(event, null, 2);
  const headers = { [SIGNATURE]: signatureHeader(body, secret, await serviceTime(kit)) };
  return kit.ask('stripeWebhook', { ids: { program_id: programId }, body, headers });
}

/** An event of the processor's live mode. */
export const eventOf = (type: string, object: Fields): PaymentEvent => ({
  id: unique('evt'),
  type,
  livemode: true,
  data: { object },
});

/** A one-off checkout that is paid. */
export const checkout = (): PaymentEvent =>
  eventOf('checkout.session.completed', {
    id: unique('cs'),
    object: 'checkout.session',
    mode: 'payment',
    payment_status: 'paid',
    client_reference_id: null,
    metadata: {},
    amount_total: 1000,
    currency: 'usd',
    payment_intent: unique('pi'),
  });
