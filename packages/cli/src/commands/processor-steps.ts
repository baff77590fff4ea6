// Prints how a payment processor is connected: what to paste there, and what to give to the service.
import { COMMAND } from '@referral-tracking/shared/command';
import { PROCESSOR_EVENTS } from '@referral-tracking/shared/processor-events';
import { PROCESSOR_STEPS } from '@referral-tracking/shared/processor-steps';
import { PROCESSOR_TYPES, processorName, type ProcessorType } from '@referral-tracking/shared/processor-types';
import { Option } from 'commander';
import type { CommandContext, CommandRegistry } from '../action.ts';
import { webhookUrl } from '../contract.ts';
import { programOf } from '../management/credential.ts';
import { commandResult } from '../result.ts';
import { columns } from '../text.ts';
import { id } from '../values.ts';
import { isLoopback } from './stripe.ts';

interface Flags {
  type: ProcessorType;
  program?: number;
}

/** Long enough for every processor, and not too long for Lemon Squeezy. */
const MAKE_SECRET = 'openssl rand -hex 16';

function guideOf({ type, ...flags }: Flags, deps: CommandContext) {
  const { baseUrl } = deps;
  const program_id = programOf(flags, deps);
  return {
    program_id,
    type,
    webhook_url: webhookUrl(baseUrl, type, program_id),
    events: PROCESSOR_EVENTS[type].map(({ name }) => name),
    dashboard_url: `${baseUrl}/app/programs/${program_id}/payments`,
    guide_url: `${baseUrl}/docs${PROCESSOR_STEPS[type].guide}`,
    owner_command: `${COMMAND} processor add --program ${program_id} --type ${type} --webhook-secret -`,
  };
}
type Guide = ReturnType<typeof guideOf>;

/** What is done at the processor. */
function placeText({ type, webhook_url }: Guide): string {
  const { place, events, secret } = PROCESSOR_STEPS[type];
  const rows = PROCESSOR_EVENTS[type].map(({ name, label, effect }) => [`     ${label ?? name}`, effect]);
  const pasted = secret.chosen ? `\n   ${secret.where.replace('this', 'the same').replace(/:$/, '.')}` : '';
  return `${place}\n     ${webhook_url}\n   ${events}\n${columns(rows)}${pasted}`;
}

/** How the service gets the secret. */
function secretText({ type, owner_command, dashboard_url }: Guide): string {
  const { secret } = PROCESSOR_STEPS[type];
  const which = secret.chosen
    ? `Make a secret, which both sides get (${MAKE_SECRET}), and give it to the service.`
    : `Give the ${secret.label.toLowerCase()} to the service. ${secret.where}`;
  const how = 'An owner does it with an API token by this command, and enters the secret:';
  return `${which} ${how}\n     ${owner_command}\n   or on the page\n     ${dashboard_url}`;
}

function read({ data }: { data: Guide }, baseUrl: string): string {
  const { type, program_id, guide_url } = data;
  const { secret, customer, trial } = PROCESSOR_STEPS[type];
  const [first, second] = [placeText(data), secretText(data)];
  const steps = [
    ...(secret.chosen ? [second, first] : [first, second]),
    customer,
    `Send a first event. ${trial}\n   Or send one that is signed in the same way:\n     ${COMMAND} simulate ${type} --program ${program_id} --customer-key user_42 --webhook-secret -`,
  ];
  const unreachable = isLoopback(baseUrl)
    ? [`${processorName(type)} cannot reach this address: use the public one of the service.`]
    : [];
  return [
    `To connect ${processorName(type)} to program ${program_id}:`,
    ...steps.map((step, at) => `${at + 1}. ${step}`),
    ...unreachable,
    `More: ${guide_url}`,
  ].join('\n');
}

const steps = (flags: Flags, deps: CommandContext) =>
  Promise.resolve(commandResult({ data: guideOf(flags, deps) }, (document) => read(document, deps.baseUrl)));

export function registerProcessorSteps({ group, action }: CommandRegistry): void {
  group('processor', '')
    .command('steps')
    .description('show how to connect a payment processor')
    .addOption(new Option('--type <type>', 'the processor').choices(PROCESSOR_TYPES).makeOptionMandatory())
    .addOption(new Option('--program <id>', 'the program (default: the only one whose key is saved)').argParser(id))
    .addHelpText('after', `\nExample:\n  ${COMMAND} processor steps --type paddle --program 3\n\nSends nothing.`)
    .action(action<Flags>(steps));
}
