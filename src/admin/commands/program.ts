import { Option, type Command } from 'commander';
import {
  addAllowedOrigins,
  createProgram,
  removeAllowedOrigins,
  updateProgram,
  type ProgramSettings,
} from '../../store/program-admin.ts';
import { findProgram, listPrograms } from '../../store/program-list.ts';
import type { Transaction } from '../../database/db.ts';
import type { CommandDeps, Registry } from '../action.ts';
import { found, Refusal } from '../refusal.ts';
import { HIGHEST_RATES } from '../requirements.ts';
import { cents, commissionRate, domain, id, origins, text, windowDays } from '../values.ts';

const KINDS = ['percent', 'fixed', 'recurring_percent', 'recurring_fixed'];

/** The required flags of a new program. */
const ESSENTIAL = [
  new Option('--name <text>', 'the name of the program').argParser(text),
  new Option('--domain <host>', "the brand's host name, such as brand.dev").argParser(domain),
  new Option('--commission-type <kind>', 'the commission type').choices(KINDS),
  new Option('--commission-rate <number>', 'percent, or major units of the currency').argParser(commissionRate),
];

const FURTHER = [
  new Option('--advertiser-id <id>', 'the owner of the program').argParser(id),
  new Option('--lead-auth <policy>', 'whether leads from browsers settle').choices([
    'server_required',
    'browser_allowed',
  ]),
  new Option('--cookie-window-days <days>', 'the lifetime of the click cookie').argParser(windowDays),
  new Option('--attribution-window-days <days>', 'the maximum age of a click').argParser(windowDays),
  new Option('--lead-commission-cents <cents>', 'commission for each settled lead; 0 for none').argParser(cents),
  new Option('--currency <code>', 'currency of the fixed types, and of sales without a currency').choices([
    'USD',
    'EUR',
    'VND',
  ]),
];

const addOptions = (command: Command, options: readonly Option[]): Command =>
  options.reduce((at, option) => at.addOption(option), command);

/** Makes flags required. */
const required = (options: readonly Option[]): Option[] =>
  options.map(({ flags, description, parseArg, argChoices }) => {
    const option = new Option(flags, description).makeOptionMandatory();
    if (argChoices) return option.choices(argChoices);
    return parseArg ? option.argParser(parseArg) : option;
  });

type CreateFlags = ProgramSettings & { allowedOrigin?: string[] };
interface OriginFlags {
  allowedOrigin?: string[];
  addAllowedOrigin?: string[];
  removeAllowedOrigin?: string[];
}
type UpdateFlags = Partial<ProgramSettings> & OriginFlags & { programId: number };

export const unknownProgram = (programId: number): string => `there is no program ${programId}`;

const show = async ({ db }: CommandDeps, programId: number) =>
  found(await findProgram(db, programId), unknownProgram(programId));

/** Checks the flags against each other; returns the conflict, or undefined if there is none. */
const disagreement = ({ commissionType, commissionRate: rate }: Partial<ProgramSettings>): string | undefined =>
  commissionType?.endsWith('percent') && Number(rate ?? 0) > 100
    ? `error: --commission-rate must be ${HIGHEST_RATES}`
    : undefined;

async function create({ allowedOrigin = [], ...settings }: CreateFlags, deps: CommandDeps) {
  const made = await deps.db.transaction((tx) => createProgram(tx, settings, allowedOrigin, deps.clock.now()));
  const { program_id, ...program } = await show(deps, made.id);
  return { program_id, api_key: made.apiKey, ...program };
}

/** Changes single origins. A misspelt one is refused: it would otherwise seem to be removed. */
async function changeOrigins(tx: Transaction, programId: number, add: readonly string[], remove: readonly string[]) {
  await addAllowedOrigins(tx, programId, add);
  const removed = await removeAllowedOrigins(tx, programId, remove);
  const unknown = remove.find((origin) => !removed.includes(origin));
  if (unknown !== undefined) throw new Refusal(`program ${programId} does not allow the origin ${unknown}`);
}

async function update({ programId, ...flags }: UpdateFlags, deps: CommandDeps) {
  const { allowedOrigin, addAllowedOrigin = [], removeAllowedOrigin = [], ...settings } = flags;
  await deps.db.transaction(async (tx) => {
    const known = await updateProgram(tx, programId, settings, allowedOrigin);
    if (!known) throw new Refusal(unknownProgram(programId));
    await changeOrigins(tx, programId, addAllowedOrigin, removeAllowedOrigin);
  });
  return show(deps, programId);
}

export function registerProgram({ noun, action, creating, reading }: Registry): void {
  const program = noun('program', 'affiliate programs and their settings');
  const originFlag = (effect: string) =>
    new Option('--allowed-origin <origin>', `an allowed browser origin; repeatable; ${effect}`).argParser(origins);
  const oneOrigin = (flag: string, effect: string) =>
    new Option(flag, effect).argParser(origins).conflicts('allowedOrigin');
  const programId = () => new Option('--program-id <id>', 'which program').argParser(id).makeOptionMandatory();

  const making = addOptions(program.command('create').description('create a program; its key is shown only once'), [
    ...required(ESSENTIAL),
    ...FURTHER,
    originFlag('in addition to https://<domain> and https://www.<domain>'),
  ]);
  const change = addOptions(program.command('update').description('change the given settings'), [
    programId(),
    ...ESSENTIAL,
    ...FURTHER,
    originFlag('replaces the whole list'),
    oneOrigin('--add-allowed-origin <origin>', 'add a browser origin to the list; repeatable'),
    oneOrigin('--remove-allowed-origin <origin>', 'remove a browser origin from the list; repeatable'),
  ]);
  const [performCreate, performUpdate] = [creating(create), action(update)];
  making.action((flags: CreateFlags) => {
    const wrong = disagreement(flags);
    if (wrong) making.error(wrong);
    performCreate(flags);
  });
  change.action((flags: UpdateFlags) => {
    const nothing = Object.keys(flags).length === 1 ? 'error: nothing to change; give at least one setting' : undefined;
    const wrong = nothing ?? disagreement(flags);
    if (wrong) change.error(wrong);
    performUpdate(flags);
  });

  program
    .command('list')
    .description('all programs')
    .action(reading(async (_flags, { db }) => ({ programs: await listPrograms(db) })));
  program
    .command('show')
    .description('one program')
    .addOption(programId())
    .action(reading<{ programId: number }>((flags, deps) => show(deps, flags.programId)));
}
