import { Option, type Command } from 'commander';
import { withKey, type KeyFlags } from '../../credential.ts';
import { code, origin, scale, token } from '../../values.ts';

export interface ConformanceFlags extends KeyFlags {
  aff: string;
  disabledAff?: string;
  loginToken?: string;
  apiToken?: string;
  narrowToken?: string;
  origin?: string;
  webhookSecret?: string;
  markedKey?: string;
  retiredKey?: string;
  write?: boolean;
  testEvents?: boolean;
  limits?: boolean;
  limitScale?: number;
  direct?: boolean;
  only?: string[];
  junit?: string;
  tap?: string;
  jsonFile?: string;
  verbose?: boolean;
}

/** The flags that give the rules what they need. */
const NEEDED = [
  new Option('--aff <code>', "an enabled link of the key's program").argParser(code).makeOptionMandatory(),
  new Option('--disabled-aff <code>', 'a disabled link').argParser(code),
  new Option('--login-token <token>', 'for init and programs; - reads it from standard input').argParser(token),
  new Option(
    '--api-token <token>',
    'for the management API: a token of an owner, with all scopes and programs',
  ).argParser(token),
  new Option('--narrow-token <token>', 'a token of the same account with the scope stats.read alone').argParser(token),
  new Option('--origin <origin>', 'an allowed origin of the program, for the rules of browsers').argParser(origin),
  new Option('--webhook-secret <secret>', "the signing secret of the program's payment events").argParser(token),
  new Option('--marked-key <key>', 'the key of another program, marked for rotation').argParser(token),
  new Option('--retired-key <key>', 'the key of another program, past its rotation deadline').argParser(token),
];

/** The flags that allow changes. */
const ALLOWED = [
  new Option('--test-events', 'also the rules that create test events, and sign-in sessions'),
  new Option('--write', 'also the rules that create production records'),
  new Option('--limits', 'also the rules that use up rate limits, which takes minutes; others still wait for limits'),
  new Option('--direct', 'also forged addresses: the service must not trust this machine as a proxy (TRUST_PROXY)'),
];

const REPORTED = [
  new Option('--limit-scale <factor>', "the deployment's RATE_LIMIT_SCALE (default: 1)").argParser(scale),
  new Option('--only <endpoint...>', 'only the rules of these endpoints'),
  new Option('--junit <file>', 'also write the report as JUnit XML'),
  new Option('--tap <file>', 'also write the report in the Test Anything Protocol'),
  new Option('--json-file <file>', 'also write the report as JSON'),
  new Option('--verbose', 'also print each rule that passed or was not asked (files and --json always have all)'),
];

/** Adds all flags of the command. */
export const addConformanceFlags = (command: Command): Command =>
  [...NEEDED, ...ALLOWED, ...REPORTED].reduce((to, option) => to.addOption(option), withKey(command));
