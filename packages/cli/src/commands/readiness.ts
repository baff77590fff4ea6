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

function gateLines(label: string, { status, detail, next_action: next }: Gate, paint: Paint): string[] {
  const { mark, colour } = MARKS[status];
  const line = `${paint(colour, mark)} ${label.padEnd(10)} ${detail}`;
  return next === null ? [line] : [line, `${' '.repeat(15)}Next: ${next}`];
}

function read(body: Readiness, paint: Paint): string {
  const { clicks, leads, sales } = body.counts_24h;
  const gates = Object.entries(GATES) as [keyof Readiness['gates'], string][];
  return [
    `${paint('bold', `Program ${body.program_id}: ${body.state}`)}: ${STATES[body.state]}`,
    ...gates.flatMap(([name, label]) => gateLines(label, body.gates[name], paint)),
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
