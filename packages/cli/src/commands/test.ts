import type { Command } from 'commander';
import type { CommandContext, CommandRegistry } from '../action.ts';
import { testEvent } from '../answers.ts';
import type { TestEventResponse, TestEventRequest } from '../contract.ts';
import { keyOf, withKey, type KeyFlags } from '../credential.ts';
import { EXIT } from '../exit.ts';
import { commandResult } from '../result.ts';
import type { Paint } from '../terminal.ts';
import { columns } from '../text.ts';

type Kind = NonNullable<TestEventRequest['event_type']> | 'chain';
type Chain = Extract<TestEventResponse['data'], { type: 'chain' }>;

const REQUESTS: Record<Kind, TestEventRequest> = {
  click: { event_type: 'click' },
  lead: { event_type: 'lead' },
  sale: { event_type: 'sale' },
  chain: { type: 'chain' },
};

const CHOICES = 'click, lead, sale or chain';

const COLOURS: Record<Chain['verdict']['click'], 'green' | 'red' | 'yellow'> = {
  attributed: 'green',
  unattributed: 'red',
  pending: 'yellow',
};

function readChain({ verdict, attributed, short_code: code, customer_key: customer }: Chain, paint: Paint): string {
  const steps = [verdict.click, verdict.lead, verdict.sale];
  const rows = columns(['click', 'lead', 'sale'].map((name, i) => [name, paint(COLOURS[steps[i]!], steps[i]!)]));
  const result = attributed ? 'The chain is attributed' : 'The chain is not attributed';
  return `${rows}\n${result}: link ${code}, customer ${customer}. Production data is unchanged.`;
}

const read = ({ data }: TestEventResponse, paint: Paint): string =>
  'type' in data ? readChain(data, paint) : `${data.message} (${data.event_type}, event ${data.event_id})`;

async function test(flags: KeyFlags, deps: CommandContext, [event]: string[]) {
  const service = deps.service(await keyOf(flags, deps));
  const body = await service.ask((client, options) => client.testEvent(REQUESTS[event as Kind], options), testEvent);
  const broken = 'type' in body.data && !body.data.attributed;
  return commandResult(body, read, broken ? EXIT.failed : EXIT.done);
}

export function registerTest({ command, action }: CommandRegistry): void {
  const run = action(test);
  withKey(command('test', 'send a synthetic event, or a whole chain with its verdict'))
    .argument('<event>', 'click, lead or sale, or chain for all three')
    .action((...parameters: unknown[]) => {
      const parsed = parameters.at(-1) as Command;
      const [event = ''] = parsed.args;
      if (!Object.hasOwn(REQUESTS, event)) parsed.error(`error: unknown event '${event}': choose ${CHOICES}`);
      run(...parameters);
    });
}
