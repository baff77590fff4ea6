import { Option, type Command } from 'commander';
import type { Transaction } from '../../database/db.ts';
import { invitationUrl } from '../../invitations/rules.ts';
import { mailInvitation } from '../../invitations/mail.ts';
import { asOperator } from '../../common/audit.ts';
import { changeProgram, createNotedProgram } from '../../programs/managed.ts';
import type { ProgramSettings } from '../../programs/write.ts';
import { inviteOwner } from '../../members/invitations.ts';
import { queueMails, type NewMail } from '../../mail/mails.ts';
import { findProgram, listPrograms } from '../../programs/list.ts';
import { secretKeyOf, type CommandDeps, type Registry } from '../action.ts';
import { found, Refusal } from '../refusal.ts';
import { HIGHEST_RATES, RATE_RULE } from '../requirements.ts';
import { cents, commissionRate, domain, email, id, origins, text, windowDays, currency } from '../values.ts';

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
  new Option('--commission-base <kind>', 'what commissions of payment events are computed on').choices([
    'net',
    'gross',
  ]),
  new Option('--commission-on-shipping <boolean>', 'whether the net amount has the shipping in it')
    .choices(['true', 'false'])
    .argParser((value) => value === 'true'),
  new Option('--lead-auth <policy>', 'whether leads from browsers settle').choices([
    'server_required',
    'browser_allowed',
  ]),
  new Option('--cookie-window-days <days>', 'the lifetime of the click cookie').argParser(windowDays),
  new Option('--attribution-window-days <days>', 'the maximum age of a click').argParser(windowDays),
  new Option('--lead-commission-cents <cents>', 'commission for each settled lead; 0 for none').argParser(cents),
  new Option('--currency <code>', 'currency of the fixed types, and of sales without a currency').argParser(currency),
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
  allowedOrigin?: string[] | undefined;
  addAllowedOrigin?: string[] | undefined;
  removeAllowedOrigin?: string[] | undefined;
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

/** The operator says which currencies there are. */
function requireCurrency({ currency }: Partial<ProgramSettings>, { config: { currencies } }: CommandDeps): void {
  if (currency === undefined || currencies.includes(currency)) return;
  throw new Refusal(`--currency must be one of ${currencies.join(', ')} (CURRENCIES)`);
}

async function create({ allowedOrigin = [], ...settings }: CreateFlags, deps: CommandDeps) {
  requireCurrency(settings, deps);
  const at = deps.clock.now();
  const made = await asOperator(deps.db, at, (tx, note) =>
    createNotedProgram(tx, note, { settings, origins: allowedOrigin, at }),
  );
  const { program_id, ...program } = await show(deps, made.id);
  return { program_id, api_key: made.apiKey, ...program };
}

/** Why a program cannot be changed. */
const REFUSALS = {
  notFound: unknownProgram,
  programArchived: (programId: number) => `program ${programId} is archived`,
  currencyFixed: (programId: number) => `program ${programId} has sales, so its currency is fixed`,
  commissionRateTooHigh: () => RATE_RULE,
};

/** The list of origins after the change; undefined: it stays. A misspelt one is refused: it would otherwise seem to be removed. */
function originsAfter(
  programId: number,
  { allowedOrigin, addAllowedOrigin = [], removeAllowedOrigin = [] }: OriginFlags,
) {
  if (!allowedOrigin && addAllowedOrigin.length + removeAllowedOrigin.length === 0) return undefined;
  return (current: readonly string[]): string[] => {
    const listed = [...new Set([...(allowedOrigin ?? current), ...addAllowedOrigin])];
    const unknown = removeAllowedOrigin.find((origin) => !listed.includes(origin));
    if (unknown !== undefined) throw new Refusal(`program ${programId} does not allow the origin ${unknown}`);
    return listed.filter((origin) => !removeAllowedOrigin.includes(origin));
  };
}

async function update({ programId, ...flags }: UpdateFlags, deps: CommandDeps) {
  const { allowedOrigin, addAllowedOrigin, removeAllowedOrigin, ...settings } = flags;
  requireCurrency(settings, deps);
  const origins = originsAfter(programId, { allowedOrigin, addAllowedOrigin, removeAllowedOrigin });
  const at = deps.clock.now();
  const change = { id: programId, settings, origins, at };
  const changed = await asOperator(deps.db, at, (tx, note) => changeProgram(tx, note, change));
  if (changed.kind !== 'changed') throw new Refusal(REFUSALS[changed.error](programId));
  return show(deps, programId);
}

/** Where the commands store mails, which the service sends; undefined if it sends none. */
const mailerOf = (deps: CommandDeps) =>
  deps.config.mail && { queue: (tx: Transaction, mail: NewMail) => queueMails(tx, secretKeyOf(deps), [mail]) };

interface OwnerFlags {
  programId: number;
  email: string;
}

/** Invites a person as the owner of a program, and stores the mail with the link. */
const inviteByMail = ({ programId, email }: OwnerFlags, deps: CommandDeps, at: Date) =>
  asOperator(deps.db, at, async (tx, note) => {
    const invited = await inviteOwner(tx, note, { programId, email, at });
    if (invited.kind !== 'invited') return invited;
    const link = invitationUrl(deps.config.baseUrl, invited.token);
    const about = { kind: 'member-invitation', programId, link, role: 'owner', at } as const;
    const given = { ...about, invitation: invited.invitation };
    return { ...invited, link, invitation: await mailInvitation(tx, { mailer: mailerOf(deps) }, given) };
  });

/** Invites the first owner of a program. */
async function owner({ programId, email }: OwnerFlags, deps: CommandDeps) {
  const invited = await inviteByMail({ programId, email }, deps, deps.clock.now());
  if (invited.kind === 'refused') throw new Refusal(unknownProgram(programId));
  if (invited.kind === 'has_owner') throw new Refusal(`program ${programId} has an owner, who can invite others`);
  const { id: invitation_id, role, expires_at, mail_status } = invited.invitation;
  return { program_id: programId, email, role, invitation_id, expires_at, url: invited.link, mail_status };
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
    originFlag('in addition to those of the domain with and without www'),
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
    .command('owner')
    .description(
      'invite the owner of a program that has none; prints the link for the person, and mails it if SMTP_URL is set',
    )
    .addOption(programId())
    .requiredOption('--email <address>', 'the address that the person signs in with', email)
    .action(action(owner));
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
