import type { CommandContext, CommandRegistry } from '../action.ts';
import { readiness as readinessCheck, status as statusCheck } from '../answers.ts';
import type { Readiness } from '../contract.ts';
import { keyOf, withKey, type KeyFlags } from '../credential.ts';
import { commandResult } from '../result.ts';
import type { Paint } from '../terminal.ts';
import { count } from '../text.ts';

type Gate = Readiness['gates'][keyof Readiness['gates']];

const STATES: Record<Readiness['state'], string> = {
  draft: 'the profile or the commission is missing',
  configuring: 'gates below are not passed yet',
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

/** What to do at a gate: the next action, and the commands that complete it. */
interface Step {
  next: string;
  commands: string[];
}

type GateName = keyof Readiness['gates'];

/** The commands for what the gate counts none of: enabled links, then allowed origins. */
function trackingCommands(id: number, detail: string): string[] {
  const [links, origins] = detail.match(/\d+/g) ?? [];
  return [
    ...(links === '0' ? [`${OPERATOR} link create --program-id ${id} --partner-id <id> --code <code>`] : []),
    ...(origins === '0' ? [`${OPERATOR} program update --program-id ${id} --add-allowed-origin <origin>`] : []),
  ];
}

/** The commands that complete the other gates. Most are of the operator, because they need more than the program's key. */
const commandsFor = (id: number, { detail }: Gate): Record<Exclude<GateName, 'live'>, string[]> => ({
  profile: [`${OPERATOR} program update --program-id ${id} --name <name> --domain <domain>`],
  economics: [`${OPERATOR} program update --program-id ${id} --commission-type percent --commission-rate <rate>`],
  payout: [
    `${OPERATOR} partner create --name <name> --email <email>`,
    `${OPERATOR} partner join --program-id ${id} --partner-id <id>`,
  ],
  tracking: trackingCommands(id, detail),
});

/** A sale must not come from the server too if Stripe sends it. */
const liveStep = (id: number, next: string, stripe: boolean): Step =>
  stripe
    ? {
        next: "Pay through your checkout as a referred customer. Stripe's event records the sale.",
        commands: [`${OPERATOR} stripe events --program-id ${id}`],
      }
    : {
        next,
        commands: ['Your server sends POST /api/v1/track/sale; or connect Stripe: npx referral stripe'],
      };

function stepOf(name: GateName, body: Readiness, stripe: boolean): Step | undefined {
  const { gates, program_id: id } = body;
  const next = gates[name].next_action;
  if (next === null) return undefined;
  return name === 'live' ? liveStep(id, next, stripe) : { next, commands: commandsFor(id, gates[name])[name] };
}

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

function read(body: Readiness, stripe: boolean, paint: Paint): string {
  const { clicks, leads, sales } = body.counts_24h;
  const gates = (Object.entries(GATES) as [GateName, string][]).map(([name, label]) => ({
    label,
    gate: body.gates[name],
    step: stepOf(name, body, stripe),
  }));
  const operated = gates.some(({ step }) => step?.commands.some((command) => command.startsWith(OPERATOR)));
  return [
    `${paint('bold', `Program ${body.program_id} is ${body.state}`)}: ${STATES[body.state]}`,
    ...gates.flatMap(({ label, gate, step }) => gateLines(label, gate, step, paint)),
    ...(gates.some(({ gate }) => gate.status !== 'pass') ? [legend(paint)] : []),
    body.integration_verified ? 'Integration verified' : 'Not tested in test mode yet: npx referral test chain',
    `Last 24 hours: ${count(clicks, 'click')}, ${count(leads, 'lead')}, ${count(sales, 'sale')}`,
    ...(operated
      ? ['The operator runs npm run -s admin in the folder of the service, with its DATA_DIR or DATABASE_URL.']
      : []),
  ].join('\n');
}

async function readiness(flags: KeyFlags, deps: CommandContext) {
  const service = deps.service(await keyOf(flags, deps));
  const body = await service.ask((client, options) => client.readiness(options), readinessCheck);
  const live = body.gates.live.next_action === null;
  const status = live ? undefined : await service.ask((client, options) => client.status(options), statusCheck);
  return commandResult(body, (shown, paint) => read(shown, status?.data.stripe_connected ?? false, paint));
}

export function registerReadiness({ command, action }: CommandRegistry): void {
  withKey(command('readiness', 'show the state of the integration, gate by gate, and the next step')).action(
    action(readiness),
  );
}
