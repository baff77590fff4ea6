// Sends the deliveries of a payment processor, signed with a connected secret, and shows what each did.
import { COMMAND } from '@referral-tracking/shared/command';
import {
  isProcessorType,
  PROCESSOR_TYPES,
  processorName,
  type ProcessorType,
} from '@referral-tracking/shared/processor-types';
import { Option, type Command } from 'commander';
import type { CommandContext, CommandRegistry } from '../action.ts';
import { webhookUrl } from '../contract.ts';
import { secretOf } from '../credential.ts';
import { EXIT } from '../exit.ts';
import { CommandFailure } from '../failure.ts';
import { programOf } from '../management/credential.ts';
import { commandResult } from '../result.ts';
import type { Sent, Step } from '../simulate/delivery.ts';
import { DESCRIPTIONS } from '../simulate/descriptions.ts';
import type { Paint } from '../terminal.ts';
import { columns } from '../text.ts';
import { id, token } from '../values.ts';

interface Flags {
  webhookSecret: string;
  program?: number;
  clickId?: string;
  customerKey?: string;
  discountCode?: string;
}

interface Answer {
  scenario: string;
  delivery: string;
  status: number;
  /** what the delivery did, or why it was refused */
  result: string;
}

const LONGEST_ANSWER = 2000;

/** What an answer says: the result of a delivery, or the message of an error. */
function resultIn(text: string): string {
  try {
    const { result, message, error } = JSON.parse(text) as Record<string, unknown>;
    const said = result ?? message ?? (error as { message?: unknown } | undefined)?.message;
    return typeof said === 'string' ? said : text;
  } catch {
    return text;
  }
}

async function deliver(
  url: string,
  scenario: string,
  { name, body, headers }: Sent,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal }).catch(
    (error: unknown) => {
      if (signal.aborted) throw error;
      const { cause, message } = error as Error;
      const why = cause instanceof Error && cause.message ? cause.message : message;
      throw new CommandFailure(EXIT.unreachable, `${url} cannot be reached: ${why}`, 'Check --base-url.');
    },
  );
  const result = resultIn((await response.text()).slice(0, LONGEST_ANSWER));
  return { scenario, delivery: name, status: response.status, result };
}

/** Sends one step after the other, and the deliveries of a step at the same time. */
async function deliverAll(
  url: string,
  scenario: string,
  steps: readonly Step[],
  signal: AbortSignal,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const step of steps) {
    answers.push(...(await Promise.all([step].flat().map((sent) => deliver(url, scenario, sent, signal)))));
  }
  return answers;
}

const isAccepted = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** What to do about refused deliveries; nothing if there are none. */
function adviceOf(type: ProcessorType, program: number, answers: readonly Answer[]): string[] {
  const refused = answers.find((answer) => !isAccepted(answer));
  if (!refused) return [`Show what came of them: ${COMMAND} payment-event list --program ${program}`];
  const connect = `${COMMAND} processor add --program ${program} --type ${type} --webhook-secret -`;
  if (refused.status === 404) return [`Connect ${processorName(type)} first, with the same secret: ${connect}`];
  if ([400, 401].includes(refused.status)) return [`The program has another secret. To add this one: ${connect}`];
  return [];
}

interface Run {
  program_id: number;
  type: ProcessorType;
  webhook_url: string;
  deliveries: Answer[];
}

function read({ program_id, type, deliveries }: Run, paint: Paint): string {
  const lines = deliveries.map((answer, at) => {
    const { scenario, delivery, status, result } = answer;
    const title =
      deliveries[at - 1]?.scenario === scenario ? [] : [paint('bold', `${scenario}: ${DESCRIPTIONS[type][scenario]}`)];
    return [...title, `→ ${delivery}`, paint(isAccepted(answer) ? 'green' : 'red', `← ${status} ${result}`)].join('\n');
  });
  return [...lines, ...adviceOf(type, program_id, deliveries)].join('\n');
}

async function simulate(flags: Flags, deps: CommandContext, [type, name]: [ProcessorType, string]) {
  const program_id = programOf(flags, deps);
  const secret = await secretOf(flags.webhookSecret, '--webhook-secret -');
  const { scenariosNamed, simulated } = await import('../simulate/scenarios.ts');
  const { clickId: click_id, customerKey: customer_key, discountCode: code } = flags;
  const buyer = { ...(click_id && { click_id }), ...(customer_key && { customer_key }) };
  const url = webhookUrl(deps.baseUrl, type, program_id);
  const deliveries: Answer[] = [];
  for (const scenario of scenariosNamed(type, name)) {
    const steps = simulated(type, scenario, { secret, now: deps.now, buyer, code });
    deliveries.push(...(await deliverAll(url, scenario, steps, deps.signal)));
  }
  const run: Run = { program_id, type, webhook_url: url, deliveries };
  return commandResult(
    { data: run },
    ({ data }, paint) => read(data, paint),
    deliveries.every(isAccepted) ? EXIT.done : EXIT.failed,
  );
}

const HELP = `
Scenarios; without one, the first of its processor is sent:
${PROCESSOR_TYPES.map(
  (type) => `${type}\n${columns(Object.entries(DESCRIPTIONS[type]).map(([name, text]) => [`  ${name}`, text]))}`,
).join('\n')}

Example:
  ${COMMAND} simulate paddle subscription --program 3 --customer-key user_42 --webhook-secret -

The events are recorded like real ones: use a program that exists only for tests.`;

/** The processor and the scenario of a command line; without a scenario, the first one. */
function wordsOf(command: Command): [ProcessorType, string] {
  const [type = '', given] = command.args;
  if (!isProcessorType(type))
    return command.error(`error: unknown processor '${type}': choose ${PROCESSOR_TYPES.join(', ')}`);
  const names = Object.keys(DESCRIPTIONS[type]);
  const name = given ?? names[0]!;
  if (!names.includes(name)) command.error(`error: ${type} has no scenario '${name}': choose ${names.join(', ')}`);
  if (name === 'promotion-code' && command.opts<Flags>().discountCode === undefined)
    command.error('error: promotion-code needs --discount-code');
  return [type, name];
}

export function registerSimulate({ command, action }: CommandRegistry): void {
  command('simulate', 'send signed test events, as a payment processor does')
    .argument('<processor>', PROCESSOR_TYPES.join(', '))
    .argument('[scenario]', 'what happens in the shop')
    .addOption(
      new Option('--webhook-secret <secret>', 'a connected secret, or - to read it from standard input')
        .argParser(token)
        .makeOptionMandatory(),
    )
    .addOption(new Option('--program <id>', 'the program (default: the only one whose key is saved)').argParser(id))
    .option('--customer-key <key>', 'the customer of the checkout, by your identifier')
    .option('--click-id <id>', 'the customer of the checkout, by the click')
    .option('--discount-code <code>', 'the code that the customer enters')
    .addHelpText('after', HELP)
    .action((...parameters: unknown[]) => {
      const words = wordsOf(parameters.at(-1) as Command);
      action<Flags>((flags, deps) => simulate(flags, deps, words))(...parameters);
    });
}
