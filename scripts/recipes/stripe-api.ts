// A server instead of Stripe's API: shows which Checkout Sessions an application creates, and sends the events that
// Stripe sends when they are paid.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  checkout,
  invoice,
  newId,
  subscriptionCheckout,
  type Metadata,
  type Source,
  type StripeEvent,
} from '../../packages/cli/src/simulate/stripe/payloads.ts';
import { invoicePayment } from '../../packages/cli/src/simulate/stripe/payments.ts';

/** The parameters of a request, by their names, such as `metadata[click_id]`. */
export type Parameters = Record<string, string>;

export interface StripeApi {
  port: number;
  /** the requests so far: method and path, and parameters */
  requests: { call: string; parameters: Parameters }[];
  stop(): Promise<void>;
}

export async function startStripeApi(): Promise<StripeApi> {
  const requests: StripeApi['requests'] = [];
  const server = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk: Buffer) => (text += chunk.toString()));
    req.on('end', () => {
      requests.push({ call: `${req.method} ${req.url}`, parameters: Object.fromEntries(new URLSearchParams(text)) });
      const session = { id: newId('cs'), object: 'checkout.session', url: 'https://checkout.stripe.com/c/pay/cs_1' };
      res.setHeader('Content-Type', 'application/json').end(JSON.stringify(session));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The fields below a parameter: `metadata[click_id]` is `click_id` of `metadata`. */
function below(parameters: Parameters, name: string): Metadata {
  const fields = Object.entries(parameters).filter(([key]) => key.startsWith(`${name}[`));
  return Object.fromEntries(fields.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
}

/** The events of a session that is paid; those of a subscription include a renewal. */
export function eventsOfSession(source: Source, parameters: Parameters): StripeEvent[] {
  const reference = parameters.client_reference_id ?? null;
  const session = { reference, metadata: below(parameters, 'metadata') };
  if (parameters.mode === 'payment') return [checkout(source, session)];
  const subscription = newId('sub');
  const metadata = below(parameters, 'subscription_data[metadata]');
  const months = ['subscription_create', 'subscription_cycle'].flatMap((billingReason) => {
    const [id, paymentIntent] = [newId('in'), newId('pi')];
    const paid = invoice(source, { id, subscription, paymentIntent, metadata, billingReason });
    return source.shape === 'new' ? [paid, invoicePayment(source, { invoice: id, paymentIntent })] : [paid];
  });
  return [subscriptionCheckout(source, { ...session, subscription, amount: 1900 }), ...months];
}
