import type { CommandContext, CommandRegistry } from '../action.ts';
import { readiness as readinessCheck } from '../answers.ts';
import type { Readiness } from '../contract.ts';
import { keyOf, withKey, type KeyFlags } from '../credential.ts';
import { commandResult } from '../result.ts';
import type { Paint } from '../terminal.ts';
import { count } from '../text.ts';

type Gate = Readiness['gates'][keyof Readiness['gates']];

const STATES: Record<Readiness['state'], string> = {
  draft: 'the profile or the commission is missing',
  configuring: 'partners, links or origins are missing',
  ready: 'the configuration is complete; send test events or the first real sale',
  integration_verified: 'a whole chain arrived in test mode',
  live_verified: 'a real sale is attributed',
};

/** The gates, in the order in which a program passes them. */
const GATES: Record<keyof Readiness['gates'], string> = {
  profile: 'Profile',
  economics: 'Economics',
  payout: 'Payout',
  tracking: 'Tracking',
  live: 'Live',
};

const MARKS: Record<Gate['status'], { mark: string; colour: 'green' | 'red' | 'yellow' }> = {
  pass: { mark: '[x]', colour: 'green' },
  fail: { mark: '[ ]', colour: 'red' },
  unknown: { mark: '[?]', colour: 'yellow' },
};

const OPERATOR = 'npm run -s admin --';

/** The commands that complete each gate. Most are of the operator, because they need more than the program's key. */
const commandsFor = (id: number): Record<keyof Readiness['gates'], string[]> => ({
  profile: [`${OPERATOR} program update --program-id ${id} --name <name> --domain <domain>`],
  economics: [`${OPERATOR} program update --program-id ${id} --commission-type percent --commission-rate <rate>`],
  payout: [
    `${OPERATOR} partner create --name <name> --email <email>`,
    `${OPERATOR} partner join --program-id ${id} --partner-id <id>`,
  ],
  tracking: [
    `${OPERATOR} link create --program-id ${id} --partner-id <id> --code <code>`,
    `${OPERATOR} program update --program-id ${id} --allowed-origin <origin>`,
  ],
  live: ['npx referral test chain, then send POST /api/v1/track/sale from your server'],
});

const INDENT = ' '.repeat(15);

function gateLines(label: string, gate: Gate, commands: string[], paint: Paint): string[] {
  const { mark, colour } = MARKS[gate.status];
  const line = `${paint(colour, mark)} ${label.padEnd(10)} ${gate.detail}`;
  if (gate.next_action === null) return [line];
  return [line, `${INDENT}Next: ${gate.next_action}`, ...commands.map((command) => INDENT + paint('dim', command))];
}

function read(body: Readiness, paint: Paint): string {
  const { clicks, leads, sales } = body.counts_24h;
  const gates = Object.entries(GATES) as [keyof Readiness['gates'], string][];
  const commands = commandsFor(body.program_id);
  return [
    `${paint('bold', `Program ${body.program_id}: ${body.state}`)}: ${STATES[body.state]}`,
    ...gates.flatMap(([name, label]) => gateLines(label, body.gates[name], commands[name], paint)),
    `Integration ${body.integration_verified ? 'verified' : 'not verified: npx referral test chain'}`,
    `Last 24 hours: ${count(clicks, 'click')}, ${count(leads, 'lead')}, ${count(sales, 'sale')}`,
  ].join('\n');
}

async function readiness(flags: KeyFlags, deps: CommandContext) {
  const service = deps.service(await keyOf(flags, deps));
  return commandResult(await service.ask((client, options) => client.readiness(options), readinessCheck), read);
}

export function registerReadiness({ command, action }: CommandRegistry): void {
  withKey(command('readiness', 'show the state of the integration, gate by gate, and the next step')).action(
    action(readiness),
  );
}
