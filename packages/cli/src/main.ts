import type { CommandContext, CommandRun } from './action.ts';
import { createServiceClient } from './client.ts';
import { parseCommandLine, type CommonFlags } from './command-line.ts';
import type { Warning } from './contract.ts';
import { EXIT, type Exit } from './exit.ts';
import { CommandFailure, failureDocument, failureText, wrongUsage } from './failure.ts';
import { openCredentials } from './credential-store.ts';
import { baseUrlOf } from './settings.ts';
import { openTerminal } from './terminal.ts';
import { jsonText, withoutControls } from '@referral-tracking/shared/terminal-text';

const err = (text: string): void => void process.stderr.write(text);
const out = (text: string): void => void process.stdout.write(text);

/** The first Ctrl-C cancels active work; the second one exits immediately. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => controller.abort(new CommandFailure(EXIT.interrupted, 'Interrupted.')));
  }
  return controller.signal;
}

/** Unexpected errors become failures too: one line without a stack trace. */
const failureOf = (error: unknown): CommandFailure =>
  error instanceof CommandFailure
    ? error
    : new CommandFailure(EXIT.failed, error instanceof Error ? error.message : String(error));

const warningText = ({ message, hint, rotate_by, docs_url }: Warning): string =>
  withoutControls(`Warning: ${message} ${hint} Deadline: ${rotate_by}. See ${docs_url}`);

async function perform(job: CommandRun, flags: CommonFlags, signal: AbortSignal): Promise<Exit> {
  const terminal = openTerminal(process.env);
  try {
    const baseUrl = baseUrlOf(flags.baseUrl, process.env);
    const warn = (warning: Warning) => terminal.note(warningText(warning));
    const connection = { baseUrl, signal, warn };
    const credentials = openCredentials(baseUrl);
    const service: CommandContext['service'] = (credential) => createServiceClient(connection, credential);
    const result = await job({
      baseUrl,
      env: process.env,
      terminal,
      credentials,
      service,
      signal,
      now: () => new Date(),
    });
    out(`${flags.json ? jsonText(result.document) : result.text(terminal.paint)}\n`);
    return result.exit ?? EXIT.done;
  } catch (error) {
    const failure = failureOf(signal.aborted && !(error instanceof CommandFailure) ? signal.reason : error);
    if (flags.json) out(`${jsonText(failureDocument(failure))}\n`);
    terminal.note(failureText(failure));
    return failure.exit;
  }
}

async function main(args: readonly string[]): Promise<Exit> {
  const parsed = parseCommandLine(args, { out, err });
  if (parsed.kind === 'job') return perform(parsed.job, parsed.flags, interruption());
  if (parsed.kind === 'help') return EXIT.done;
  // The parser has printed its message for people; with `--json`, a document follows.
  if (args.includes('--json')) out(`${jsonText(failureDocument(wrongUsage(parsed.message)))}\n`);
  return EXIT.usage;
}

// The reader may close the output early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await main(process.argv.slice(2));
