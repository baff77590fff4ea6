import { COMMAND } from '@referral-tracking/shared/command';
import { PROCESSOR_EVENTS } from '@referral-tracking/shared/processor-events';
import type { CommandContext, CommandRegistry } from '../action.ts';
import { status } from '../answers.ts';
import { webhookUrl } from '../contract.ts';
import { keyOf, withKey, type KeyFlags } from '../credential.ts';
import { commandResult } from '../result.ts';
import { columns } from '../text.ts';

export const isLoopback = (baseUrl: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(new URL(baseUrl).hostname);

const EVENTS = PROCESSOR_EVENTS.stripe;

async function stripe(flags: KeyFlags, deps: CommandContext) {
  const { baseUrl } = deps;
  const { data, warnings } = await deps
    .service(await keyOf(flags, deps))
    .ask((client, options) => client.status(options), status);
  const { program_id, stripe_connected } = data;
  const guide = {
    program_id,
    stripe_connected,
    webhook_url: webhookUrl(baseUrl, 'stripe', program_id),
    events: EVENTS.map(({ name }) => name),
    dashboard_url: `${baseUrl}/app`,
    owner_command: `${COMMAND} processor add --program ${program_id} --type stripe --webhook-secret -`,
    operator_command: `npm run -s admin -- stripe connect --program-id ${program_id} --webhook-secret -`,
  };
  const document = { data: guide, ...(warnings ? { warnings } : {}) };
  return commandResult(document, () =>
    [
      stripe_connected
        ? 'A payment processor is connected. To connect an endpoint of Stripe, or with another secret:'
        : 'Stripe is not connected yet. To connect it:',
      `1. In Stripe, add a webhook endpoint with this address:\n     ${guide.webhook_url}`,
      ...(isLoopback(baseUrl)
        ? [
            `   Stripe cannot reach this address. Use the public address, or: stripe listen --forward-to ${guide.webhook_url}`,
          ]
        : []),
      `   Let it send these events:\n${columns(EVENTS.map(({ name, effect }) => [`     ${name}`, effect]))}`,
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
  withKey(command('stripe', 'show how to connect Stripe; processor steps is for every processor')).action(
    action(stripe),
  );
}
