import { COMMAND } from '@referral-tracking/shared/command';
import type { StripeEvent } from '@referral-tracking/shared/stripe-events';
import type { CommandContext, CommandRegistry } from '../action.ts';
import { status } from '../answers.ts';
import { WEBHOOK_PATH } from '../contract.ts';
import { keyOf, withKey, type KeyFlags } from '../credential.ts';
import { commandResult } from '../result.ts';
import { columns } from '../text.ts';

/** The Stripe events that the service handles, and the effect of each. */
const EVENTS: Readonly<Record<StripeEvent, string>> = {
  'checkout.session.completed': 'a one-time payment settles the lead and is recorded as a sale',
  'checkout.session.async_payment_succeeded': 'the same, for delayed payments',
  'invoice.payment_succeeded': 'a subscription invoice settles the lead and is recorded as a sale',
  'invoice.paid': 'the same, also for an invoice that is paid outside Stripe',
  'invoice_payment.paid': 'identifies the payment that paid an invoice',
  'payment_intent.succeeded': 'a payment without a checkout or an invoice is recorded as a sale',
  'customer.created': 'its metadata identify the customer of later payments',
  'customer.updated': 'the same',
  'customer.subscription.created': 'its promotion code names the partner of the subscription',
  'customer.discount.created': 'the same, where the subscription does not name the code',
  'charge.refunded': 'reduces the commission by the refunded part',
  'charge.dispute.created': 'reduces the commission after a chargeback',
  'charge.dispute.funds_withdrawn': 'the same, when an inquiry becomes a chargeback',
  'charge.dispute.closed': 'restores what the dispute took, if it was won',
  'charge.dispute.funds_reinstated': 'the same',
  'refund.failed': 'restores what the refund took',
  'refund.updated': 'the same, if the refund failed',
  'charge.refund.updated': 'the same',
};

const isLoopback = (baseUrl: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(new URL(baseUrl).hostname);

async function stripe(flags: KeyFlags, deps: CommandContext) {
  const { baseUrl } = deps;
  const { data, warnings } = await deps
    .service(await keyOf(flags, deps))
    .ask((client, options) => client.status(options), status);
  const { program_id, stripe_connected } = data;
  const guide = {
    program_id,
    stripe_connected,
    webhook_url: `${baseUrl}${WEBHOOK_PATH.replace('{program_id}', String(program_id))}`,
    events: Object.keys(EVENTS),
    dashboard_url: `${baseUrl}/app`,
    owner_command: `${COMMAND} processor add --program ${program_id} --type stripe --webhook-secret -`,
    operator_command: `npm run -s admin -- stripe connect --program-id ${program_id} --webhook-secret -`,
  };
  const document = { data: guide, ...(warnings ? { warnings } : {}) };
  return commandResult(document, () =>
    [
      stripe_connected
        ? 'Stripe is connected. To connect another endpoint, or with another secret:'
        : 'Stripe is not connected yet. To connect it:',
      `1. In Stripe, add a webhook endpoint with this address:\n     ${guide.webhook_url}`,
      ...(isLoopback(baseUrl)
        ? [
            `   Stripe cannot reach this address. Use the public address, or: stripe listen --forward-to ${guide.webhook_url}`,
          ]
        : []),
      `   Let it send these events:\n${columns(Object.entries(EVENTS).map(([name, use]) => [`     ${name}`, use]))}`,
      `2. Give its signing secret to the service. An owner of the program does this on the page Payment processor of\n     ${guide.dashboard_url}`,
      `   or, with an API token, by this command, and enters the secret:\n     ${guide.owner_command}`,
      `   The operator does it in the folder of the service, with its DATA_DIR or DATABASE_URL:\n     ${guide.operator_command}`,
      '3. Identify the customer in your checkout, with one of these:',
      '     the click_id as client_reference_id of the Checkout Session',
      '     click_id or customer_key in the metadata of the session or the subscription',
    ].join('\n'),
  );
}

export function registerStripe({ command, action }: CommandRegistry): void {
  withKey(command('stripe', 'show how to connect the payment processor')).action(action(stripe));
}
