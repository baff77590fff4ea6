import { COMMAND } from '@referral-tracking/shared/command';
import type { CommandContext, CommandRegistry } from '../action.ts';
import { readiness as readinessCheck, status as statusCheck } from '../answers.ts';
import type { Readiness } from '../contract.ts';
import { keyOf, withKey, type KeyFlags } from '../credential.ts';
import { commandResult } from '../result.ts';
import type { Paint } from '../terminal.ts';
import { count } from '../text.ts';
import { isOfOperator, isManagedHere, stepOf, type GateName, type Reader, type Step } from './readiness-steps.ts';

type Gate = Readiness['gates'][GateName];

const STATES: Record<Readiness['state'], string> = {
  draft: 'the profile or the commission is missing',
  configuring: 'gates below are not passed yet',
  ready: 'the configuration is complete; send test events or the first real sale',
  integration_verified: 'a whole chain arrived in test mode',
  live_verified: 'a real sale is attributed',
};

/** The gates, in the order in which a program passes them. */
const GATES: Record<GateName, string> = {
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

const INDENT = ' '.repeat(15);

function gateLines(label: string, gate: Gate, step: Step | undefined, paint: Paint): string[] {
  const { mark, colour } = MARKS[gate.status];
  const line = `${paint(colour, mark)} ${label.padEnd(10)} ${gate.detail}`;
  if (step === undefined) return [line];
  return [line, `${INDENT}Next: ${step.next}`, ...step.commands.map((command) => INDENT + paint('dim', command))];
}

/** What the marks mean. */
const MEANINGS: Record<Gate['status'], string> = {
  pass: 'passed',
  fail: 'not passed',
  unknown: 'not known yet',
};

function legend(paint: Paint): string {
  const entries = Object.entries(MARKS) as [Gate['status'], (typeof MARKS)[Gate['status']]][];
  return entries.map(([status, { mark, colour }]) => `${paint(colour, mark)} ${MEANINGS[status]}`).join('   ');
}

function read(body: Readiness, reader: Reader, paint: Paint): string {
  const { clicks, leads, sales } = body.counts_24h;
  const gates = (Object.entries(GATES) as [GateName, string][]).map(([name, label]) => ({
    label,
    gate: body.gates[name],
    step: stepOf(name, body, reader),
  }));
  return [
    `${paint('bold', `Program ${body.program_id} is ${body.state}`)}: ${STATES[body.state]}`,
    ...gates.flatMap(({ label, gate, step }) => gateLines(label, gate, step, paint)),
    ...(gates.some(({ gate }) => gate.status !== 'pass') ? [legend(paint)] : []),
    body.integration_verified ? 'Integration verified' : `Not tested in test mode yet: ${COMMAND} test chain`,
    `Last 24 hours: ${count(clicks, 'click')}, ${count(leads, 'lead')}, ${count(sales, 'sale')}`,
    ...(gates.some(({ step }) => isOfOperator(step))
      ? [
          'The operator runs npm run -s admin in the folder of the service, with its DATA_DIR or DATABASE_URL.',
          `An owner of the program signs in (${COMMAND} login); then this command shows what an owner can run.`,
        ]
      : []),
  ].join('\n');
}

async function readiness(flags: KeyFlags, deps: CommandContext) {
  const service = deps.service(await keyOf(flags, deps));
  const body = await service.ask((client, options) => client.readiness(options), readinessCheck);
  const sold = body.gates.live.next_action === null;
  const status = sold ? undefined : await service.ask((client, options) => client.status(options), statusCheck);
  const open = Object.values(body.gates).some(({ next_action: next }) => next !== null);
  const reader = {
    processor: status?.data.stripe_connected ?? false,
    owner: open && (await isManagedHere(body.program_id, deps)),
  };
  return commandResult(body, (shown, paint) => read(shown, reader, paint));
}

export function registerReadiness({ command, action }: CommandRegistry): void {
  withKey(command('readiness', 'show the state of the integration, gate by gate, and the next step')).action(
    action(readiness),
  );
}
