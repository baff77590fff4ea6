// Shared by the tests of the management commands.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandContext } from '../../../packages/cli/src/action.ts';
import { createServiceClient } from '../../../packages/cli/src/client.ts';
import { parseCommandLine } from '../../../packages/cli/src/command-line.ts';
import { openCredentials, type CredentialStore } from '../../../packages/cli/src/credential-store.ts';
import { CommandFailure, failureDocument, failureText } from '../../../packages/cli/src/failure.ts';
import type { ManagementCommand, Value } from '../../../packages/cli/src/management/table.ts';

// The tests check the shape of documents, so no type is needed.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

export interface Ran {
  code: number;
  /** what `--json` prints */
  document: Json;
  /** what people see on standard output */
  text: string;
  /** what people see on standard error */
  notes: string;
}

export interface Desk {
  credentials: CredentialStore;
  /** runs a command within this process: much faster than as a process, of which there are tests too */
  run: (...args: string[]) => Promise<Ran>;
  clean: () => void;
}

/** Somebody who manages programs at this address, by default with this API token. */
export function desk(baseUrl: string, token?: string): Desk {
  const folder = mkdtempSync(join(tmpdir(), 'referral-desk-'));
  const credentials = openCredentials(baseUrl, folder);
  const env = token === undefined ? {} : { REFERRAL_API_TOKEN: token };
  const signal = new AbortController().signal;

  async function run(...args: string[]): Promise<Ran> {
    let notes = '';
    const note = (text: string): void => void (notes += `${text}\n`);
    const output = { out: note, err: note };
    const parsed = parseCommandLine(args, output);
    if (parsed.kind !== 'job') return { code: parsed.kind === 'help' ? 0 : 2, document: undefined, text: '', notes };
    const deps: CommandContext = {
      baseUrl,
      env,
      credentials,
      signal,
      now: () => new Date(),
      service: (credential) => createServiceClient({ baseUrl, signal, warn: () => undefined }, credential),
      terminal: {
        interactive: false,
        hasDisplay: false,
        paint: (_format, text) => text,
        note,
        waiting: (_text, work) => work(),
      },
    };
    try {
      const result = await parsed.job(deps);
      return { code: result.exit ?? 0, document: result.document, text: result.text((_, text) => text), notes };
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error;
      return { code: error.exit, document: failureDocument(error), text: '', notes: notes + failureText(error) };
    }
  }
  return { credentials, run, clean: () => rmSync(folder, { recursive: true, force: true }) };
}

const flag = (name: string): string => `--${name.replaceAll('_', '-')}`;

function wordsOf(value: Value, given: unknown): string[] {
  if (value.kind !== 'person') return (given as unknown[]).map(String);
  return (given as { email: string; name?: string }[]).map(({ email, name }) => (name ? `${name} <${email}>` : email));
}

/** The command line of a request: `partner approve 4 --program 3`. */
export function lineOf(
  row: ManagementCommand,
  ids: Record<string, number>,
  body: Record<string, unknown> = {},
): string[] {
  const lists = (row.body ?? []).filter(({ list, name }) => list === true && body[name] !== undefined);
  const flags = (row.body ?? []).filter(
    ({ list, name }) => list !== true && body[name] !== undefined && body[name] !== null,
  );
  return [
    ...row.command.split(' '),
    ...row.ids.map((name) => String(ids[name])),
    ...lists.flatMap((value) => wordsOf(value, body[value.name])),
    ...flags.flatMap(({ name }) => [flag(name), String(body[name])]),
    ...(row.program ? ['--program', String(ids.program_id)] : []),
  ];
}
