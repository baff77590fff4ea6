// Simulates payments. The shop only talks to Stripe; Stripe reports payments to the service through the webhook that
// `stripe connect` set up.
import { checkout, signed } from '../../packages/cli/src/simulate/stripe/payloads.ts';

interface Options {
  serviceUrl: string;
  programId: number;
  /** the secret with which Stripe signs its events */
  webhookSecret: string;
  log: (line: string) => void;
}

/** What a Checkout Session or a payment link stores about its buyer. */
interface Payment {
  amountCents: number;
  /** `client_reference_id` */
  reference?: string | undefined;
  metadata?: { click_id?: string | undefined; customer_key?: string | undefined };
}

const present = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined));

export function createPayments({ serviceUrl, programId, webhookSecret, log }: Options) {
  return {
    /** Makes a payment and reports it to the service as Stripe does: with a signed `checkout.session.completed`. */
    async pay({ amountCents, reference, metadata = {} }: Payment): Promise<void> {
      const now = () => new Date();
      const fields = { amount: amountCents, reference: reference ?? null, metadata: present(metadata) };
      const event = checkout({ shape: 'new', now }, fields);
      const request = { method: 'POST', ...signed(event, webhookSecret, now()), signal: AbortSignal.timeout(5000) };
      try {
        const answer = await fetch(`${serviceUrl}/api/v1/webhooks/stripe/${programId}`, request);
        log(`payment: ${event.type} ${event.id} → ${answer.status} ${await answer.text()}`);
      } catch (error) {
        // Stripe would retry for three days.
        log(`payment: ${event.type} ${event.id} could not be told: ${String(error)}`);
      }
    },
  };
}
