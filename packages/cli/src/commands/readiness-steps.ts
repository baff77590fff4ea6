// What to do at each open gate of a program, and the commands that do it.
import type { CommandContext } from '../action.ts';
import { programs as programsCheck } from '../answers.ts';
import type { Readiness } from '../contract.ts';
import { loginOf } from '../credential.ts';

export type GateName = keyof Readiness['gates'];
type Gate = Readiness['gates'][GateName];

const OPERATOR = 'npm run -s admin --';

/** The next action at a gate, and the commands that complete it. */
export interface Step {
  next: string;
  commands: string[];
}

export interface Reader {
  /** whether the person is signed in and the program is theirs: they complete it themselves */
  owner: boolean;
  /** whether Stripe reports the sales */
  stripe: boolean;
}

/** Whether the person who is signed in has this program. A login that is not accepted any more has none. */
export async function isOwn(id: number, deps: CommandContext): Promise<boolean> {
  if (!deps.credentials.login()) return false;
  const service = deps.service(loginOf(deps).credential);
  try {
    const { data } = await service.ask(
      (client, options) => client.call((api, init) => api.GET('/api/v1/cli/programs', init), options),
      programsCheck,
    );
    return data.some((program) => program.id === id);
  } catch {
    return false;
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
    profile: [`npx referral program update --name <name> --domain <domain> ${of}`],
    economics: [`npx referral program update --commission-type percent --commission-rate <rate> ${of}`],
    payout: [`npx referral partner invite <email> ${of}`],
    tracking: [
      ...(links ? [`npx referral link create --partner-id <id> --code <code> ${of}`] : []),
      ...(origins ? [`npx referral program origins <origin> ${of}`] : []),
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

/** A sale must not come from the server too if Stripe sends it. */
function liveStep(id: number, next: string, { owner, stripe }: Reader): Step {
  if (!stripe) {
    return {
      next,
      commands: ['Your server sends POST /api/v1/track/sale; or connect Stripe: npx referral stripe'],
    };
  }
  return {
    next: "Pay through your checkout as a referred customer. Stripe's event records the sale.",
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
