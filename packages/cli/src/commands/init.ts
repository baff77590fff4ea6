import { COMMAND } from '@referral-tracking/shared/command';
import { Option } from 'commander';
import type { CommandContext, CommandRegistry } from '../action.ts';
import { initResponse } from '../answers.ts';
import type { InitRequest, InitResponse } from '../contract.ts';
import { loginOf } from '../credential.ts';
import { EXIT } from '../exit.ts';
import { CommandFailure, wrongUsage } from '../failure.ts';
import { commandResult } from '../result.ts';
import { askFor, COMMISSION_TYPES, type Answers, type Said } from '../questions.ts';
import type { Paint } from '../terminal.ts';
import { id, number } from '../values.ts';

interface Flags {
  name?: string;
  domain?: string;
  commissionType?: InitRequest['commission_type'];
  commissionRate?: number;
  advertiserId?: number;
}

const isWhole = (answers: Said): answers is Answers => Object.values(answers).every((answer) => answer !== undefined);

/** Builds the request from the flags. Missing values are asked for on a terminal and rejected elsewhere. */
async function requestOf(flags: Flags, { terminal, signal }: CommandContext): Promise<InitRequest> {
  const { name, domain, commissionType, commissionRate, advertiserId } = flags;
  const said = { name, domain, commission_type: commissionType, commission_rate: commissionRate };
  const answers = isWhole(said) || !terminal.interactive ? said : await askFor(said, signal);
  if (isWhole(answers)) return { ...answers, ...(advertiserId === undefined ? {} : { advertiser_id: advertiserId }) };
  const missing = Object.entries(answers).filter(([, answer]) => answer === undefined);
  const names = missing.map(([field]) => `--${field.replaceAll('_', '-')}`).join(', ');
  throw wrongUsage(`Not given: ${names}`, 'Give them as flags; the command asks for them only on a terminal.');
}

/**
 * Adds advice to a failure without a response: the program may have been created, and a retry would create a second
 * one.
 */
function unsure(error: unknown): never {
  if (!(error instanceof CommandFailure) || (error.exit !== EXIT.unreachable && error.exit !== EXIT.interrupted))
    throw error;
  const advice = `${error.advice ?? ''} Before you try again, check whether it was created: ${COMMAND} programs`.trim();
  throw new CommandFailure(error.exit, error.message, advice, error.facts, error.warnings);
}

/** Saves the key. It is also shown, so that it is not lost if saving fails. */
function saveKey(
  { program_id, name, api_key }: InitResponse['data'],
  { credentials, terminal }: CommandContext,
): string {
  try {
    credentials.saveProgram({ program_id, name, api_key });
    return `It is shown only once, and saved for later commands in:\n  ${credentials.folder}`;
  } catch (error) {
    terminal.note(`Warning: ${(error as Error).message}`);
    return 'It is shown only once and could not be saved: copy it now.';
  }
}

async function init(flags: Flags, deps: CommandContext) {
  const { credential } = loginOf(deps);
  const request = await requestOf(flags, deps);
  // The key is returned only once, so check first whether it can be saved.
  deps.credentials.prepare();
  const body = await deps
    .service(credential)
    .ask(
      (client, options) =>
        client.call((api, init) => api.POST('/api/v1/cli/init', { body: request, ...init }), options),
      initResponse,
    )
    .catch(unsure);
  const where = saveKey(body.data, deps);
  return commandResult(body, ({ data }: InitResponse, paint: Paint) =>
    [
      `Program ${data.program_id} (${data.name}, ${data.domain}) is created.`,
      `API key: ${paint('bold', data.api_key)}`,
      where,
      'Your server sends it as a bearer token. Do not put it into pages or repositories.',
      `Next: ${COMMAND} readiness`,
    ].join('\n'),
  );
}

export function registerInit({ command, action }: CommandRegistry): void {
  command('init', 'create a program; its key is printed once and saved for later commands')
    .option('--name <text>', 'the name of the program')
    .option('--domain <host>', "the brand's host name, such as brand.dev")
    .addOption(new Option('--commission-type <kind>', 'the commission type').choices(Object.keys(COMMISSION_TYPES)))
    .addOption(new Option('--commission-rate <number>', 'percent, or major units of the currency').argParser(number))
    .addOption(new Option('--advertiser-id <id>', 'your own advertiser; optional').argParser(id))
    .action(action(init));
}
