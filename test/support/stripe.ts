import {
  newId,
  signed,
  type Shape,
  type Source,
  type StripeEvent,
} from '../../packages/cli/src/simulate/stripe/payloads.ts';
import { connectStripe } from '../../src/payments/secrets.ts';
import type { Answer, Call } from './client.ts';
import type { TestProgram } from './fixtures.ts';
import { noteSecrets } from './secrets.ts';
import { SECRET_KEY } from './keys.ts';
import { type Instance, type Service } from './service.ts';

export * from '../../packages/cli/src/simulate/stripe/payloads.ts';
export * from '../../packages/cli/src/simulate/stripe/payments.ts';
export * from '../../packages/cli/src/simulate/stripe/refunds.ts';

export const SHAPES: readonly Shape[] = ['old', 'new'];

/** A program's Stripe account: its events are signed with the service's clock. */
export interface Account {
  secret: string;
  path: string;
  source: Source;
  send(event: StripeEvent, instance?: Instance): Promise<Answer>;
  /** sends an event that must be accepted; returns its result */
  tell(event: StripeEvent, instance?: Instance): Promise<string>;
}

export const webhookPath = (programId: number | string): string => `/api/v1/webhooks/stripe/${programId}`;

/** The request for an event. */
export function callOf(event: StripeEvent, secret: string, at: Date): Call {
  const { body, headers } = signed(event, secret, at);
  return {
    body,
    headers: { 'content-type': headers['Content-Type']!, 'stripe-signature': headers['Stripe-Signature']! },
  };
}

/** Connects a program to Stripe. */
export async function connectAccount(service: Service, program: TestProgram, shape: Shape = 'new'): Promise<Account> {
  const secret = newId('whsec');
  noteSecrets(secret);
  await connectStripe(service.db, SECRET_KEY, program.id, secret, service.clock.now());
  const path = webhookPath(program.id);
  const send: Account['send'] = (event, instance = service) =>
    instance.call(path, callOf(event, secret, service.clock.now()));
  return {
    secret,
    path,
    source: { shape, now: () => service.clock.now() },
    send,
    async tell(event, instance) {
      const { status, body } = await send(event, instance);
      if (status !== 200) throw new Error(`${event.type}: ${status} ${JSON.stringify(body)}`);
      return body.result as string;
    },
  };
}
