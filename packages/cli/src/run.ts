import type { CommandContext, CommandRun } from './action.ts';
import { createServiceClient } from './client.ts';
import { parseCommandLine, type CommonFlags } from './command-line.ts';
import type { Warning } from './contract.ts';
import { EXIT, type Exit } from './exit.ts';
import { CommandFailure, failureDocument, failureText, wrongUsage } from './failure.ts';
import { openCredentials } from './credential-store.ts';
import { baseUrlOf, type Variables } from './settings.ts';
import { openTerminal, type Streams } from './terminal.ts';
import { jsonText, withoutControls } from '@referral-tracking/shared/terminal-text';

/** What a command takes from the process that runs it. */
export interface Surroundings extends Streams {
  env: Variables;
  /** is aborted with the failure that ends the command */
  signal: AbortSignal;
}

/** Unexpected errors become failures too: one line without a stack trace. */
const failureOf = (error: unknown): CommandFailure =>
  error instanceof CommandFailure
    ? error
    : new CommandFailure(EXIT.failed, error instanceof Error ? error.message : String(error));

const warningText = ({ message, hint, rotate_by, docs_url }: Warning): string =>
  withoutControls(`Warning: ${message} ${hint} Deadline: ${rotate_by}. See ${docs_url}`);

async function perform(job: CommandRun, flags: CommonFlags, surroundings: Surroundings): Promise<Exit> {
  const { env, signal, stdout } = surroundings;
  const terminal = openTerminal(env, surroundings);
  try {
    const baseUrl = baseUrlOf(flags.baseUrl, env);
    const warn = (warning: Warning) => terminal.note(warningText(warning));
    const connection = { baseUrl, signal, warn };
    const credentials = openCredentials(baseUrl);
    const service: CommandContext['service'] = (credential) => createServiceClient(connection, credential);
    const result = await job({ baseUrl, env, terminal, credentials, service, signal, now: () => new Date() });
    stdout.write(`${flags.json ? jsonText(result.document) : result.text(terminal.paint)}\n`);
    return result.exit ?? EXIT.done;
  } catch (error) {
    const failure = failureOf(signal.aborted && !(error instanceof CommandFailure) ? signal.reason : error);
    if (flags.json) stdout.write(`${jsonText(failureDocument(failure))}\n`);
    terminal.note(failureText(failure));
    return failure.exit;
  }
}

/** Runs the command of a command line without the program's name; returns the exit code. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<Exit> {
  const { stdout, stderr } = surroundings;
  const out = (text: string): void => void stdout.write(text);
  const parsed = parseCommandLine(args, { out, err: (text) => void stderr.write(text) });
  if (parsed.kind === 'job') return perform(parsed.job, parsed.flags, surroundings);
  if (parsed.kind === 'help') return EXIT.done;
  // The parser has printed its message for people; with `--json`, a document follows.
  if (args.includes('--json')) out(`${jsonText(failureDocument(wrongUsage(parsed.message)))}\n`);
  return EXIT.usage;
}
