// What to do at each open gate of a program, and the commands that do it.
import { COMMAND } from '@referral-tracking/shared/command';
import type { CommandContext } from '../action.ts';
import type { Readiness } from '../contract.ts';
import { loginOf } from '../credential.ts';
import { CommandFailure } from '../failure.ts';

export type GateName = keyof Readiness['gates'];
type Gate = Readiness['gates'][GateName];

const OPERATOR = 'npm run -s admin --';

/** The next action at a gate, and the commands that complete it. */
export interface Step {
  next: string;
  commands: string[];
}

export interface Reader {
  /** whether the person is signed in and manages the program: they complete it themselves */
  owner: boolean;
  /** whether a payment processor reports the sales */
  processor: boolean;
}

/** The roles that may run the commands of `ownCommands`. */
const MANAGING = ['owner', 'admin'];

/** Whether the person who is signed in manages this program. A login that is not accepted any more manages none. */
export async function isManagedHere(id: number, deps: CommandContext): Promise<boolean> {
  if (!deps.credentials.login()) return false;
  const { answerCheck } = await import('../management/answer.ts');
  try {
    const { data } = await deps
      .service(loginOf(deps).credential)
      .manage((client, options) => client.programs.get(id, options), answerCheck('managed-program-answer'));
    return MANAGING.includes(data.role);
  } catch (error) {
    if (error instanceof CommandFailure) return false;
    throw error;
  }
}

/** What the tracking gate counts none of. */
const lacks = ({ detail }: Gate): { links: boolean; origins: boolean } => {
  const [links, origins] = detail.match(/\d+/g) ?? [];
  return { links: links === '0', origins: origins === '0' };
};

type Commands = Record<Exclude<GateName, 'live'>, string[]>;

/** The commands of an owner, who has signed in. */
function ownCommands(id: number, gate: Gate): Commands {
  const { links, origins } = lacks(gate);
  const of = `--program ${id}`;
  return {
    profile: [`${COMMAND} program update --name <name> --domain <domain> ${of}`],
    economics: [`${COMMAND} program update --commission-type percent --commission-rate <rate> ${of}`],
    payout: [`${COMMAND} partner invite <email> ${of}`],
    tracking: [
      ...(links ? [`${COMMAND} link create --partner-id <id> --code <code> ${of}`] : []),
      ...(origins ? [`${COMMAND} program origins <origin> ${of}`] : []),
    ],
  };
}

/** The commands of the operator, for a program that nobody who is signed in has. */
function operatorCommands(id: number, gate: Gate): Commands {
  const { links, origins } = lacks(gate);
  const update = `${OPERATOR} program update --program-id ${id}`;
  return {
    profile: [`${update} --name <name> --domain <domain>`],
    economics: [`${update} --commission-type percent --commission-rate <rate>`],
    payout: [
      `${OPERATOR} partner create --name <name> --email <email>`,
      `${OPERATOR} partner join --program-id ${id} --partner-id <id>`,
    ],
    tracking: [
      ...(links ? [`${OPERATOR} link create --program-id ${id} --partner-id <id> --code <code>`] : []),
      ...(origins ? [`${update} --add-allowed-origin <origin>`] : []),
    ],
  };
}

/** A sale must not come from the server too if a payment processor sends it. */
function liveStep(id: number, next: string, { owner, processor }: Reader): Step {
  if (!processor) {
    return {
      next,
      commands: [
        `Your server sends POST /api/v1/track/sale; or connect a payment processor: ${COMMAND} processor steps --help`,
      ],
    };
  }
  return {
    next: 'Pay through your checkout as a referred customer. The event of the payment processor records the sale.',
    commands: owner ? [] : [`${OPERATOR} stripe events --program-id ${id}`],
  };
}

/** What to do at a gate; undefined if nothing is left to do. */
export function stepOf(name: GateName, body: Readiness, reader: Reader): Step | undefined {
  const { gates, program_id: id } = body;
  const next = gates[name].next_action;
  if (next === null) return undefined;
  if (name === 'live') return liveStep(id, next, reader);
  return { next, commands: (reader.owner ? ownCommands : operatorCommands)(id, gates[name])[name] };
}

export const isOfOperator = (step: Step | undefined): boolean =>
  step?.commands.some((command) => command.startsWith(OPERATOR)) ?? false;
