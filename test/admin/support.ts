import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCommandLine } from '../../src/admin/command-line.ts';
import { run as runHere } from '../../src/admin/run.ts';
import { isText } from '../../src/admin/action.ts';
import { PartRefusal, refusalOf } from '../../src/admin/refusal.ts';
import { readConfig } from '../../src/config/index.ts';
import type { Clock } from '../../src/lib/clock.ts';
import type { Db } from '../../src/database/db.ts';
import { jsonText } from '@referral-tracking/shared/terminal-text';
import { program } from '../support/compiled.ts';
import { noteText } from '../support/secrets.ts';
import { SECRET_TEXT } from '../support/keys.ts';
import { clickIds } from '../support/rows.ts';

// The tests check the shape of documents, so no type is needed.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

export interface Run {
  code: number;
  stdout: string;
  stderr: string;
  /** the document on standard output; undefined if there is none */
  document: Json;
}

export interface Operator {
  dataDir: string;
  /** runs the whole command in this process, with a connection and a clock of its own */
  run(...args: string[]): Promise<Run>;
  /** runs the command as a process, with this text on its standard input */
  runWith(input: string, ...args: string[]): Promise<Run>;
  /** the same, with the connection and the clock of the test */
  perform(...args: string[]): Promise<Run>;
  /** runs a command that must succeed; returns its document */
  done(...args: string[]): Promise<Json>;
  clean(): void;
}

const documentIn = (stdout: string): Json => (stdout.startsWith('{') ? JSON.parse(stdout) : undefined);

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

export function spawnAdmin(env: Record<string, string>, args: readonly string[], input = ''): Promise<Run> {
  const command = [...program('src/admin/main.ts'), ...args];
  // Do not pass Vitest's environment, which sets BASE_URL.
  const { PATH = '', HOME = '' } = process.env;
  const options = { env: { PATH, HOME, ...env }, maxBuffer: 8 * 1024 * 1024 };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, options, (error, stdout, stderr) => {
      const code = error ? Number(error.code) : 0;
      noteText([...args, stdout].join(' '));
      resolve({ code, stdout, stderr, document: documentIn(stdout) });
    });
    child.stdin!.end(input);
  });
}

async function runAdmin(env: Record<string, string>, args: readonly string[]): Promise<Run> {
  const run: Run = { code: 0, stdout: '', stderr: '', document: undefined };
  run.code = await runHere(args, {
    env,
    write: (text, taken) => {
      run.stdout += text;
      taken();
    },
    err: (text) => void (run.stderr += text),
  });
  noteText([...args, run.stdout].join(' '));
  return { ...run, document: documentIn(run.stdout) };
}

/** Runs commands on one database, with a separate data folder. */
export function operator(databaseUrl: string, db: Db, clock: Clock, more: Record<string, string> = {}): Operator {
  const dataDir = mkdtempSync(join(tmpdir(), 'referral-admin-'));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: SECRET_TEXT, ...more };

  async function perform(...args: string[]): Promise<Run> {
    const run: Run = { code: 0, stdout: '', stderr: '', document: undefined };
    const output = {
      out: (text: string) => void (run.stdout += text),
      err: (text: string) => void (run.stderr += text),
    };
    const parsed = parseCommandLine(args, clock, output);
    if (parsed.kind !== 'job') return { ...run, code: parsed.kind === 'help' ? 0 : 2 };
    try {
      const printed = await parsed.job({ db, clock, dataDir, config: readConfig(env), clickIds, say: () => undefined });
      const stdout = isText(printed) ? await textOf(printed) : jsonText(printed);
      noteText([...args, stdout].join(' '));
      return { ...run, stdout, document: documentIn(stdout) };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      const document = error instanceof PartRefusal ? JSON.parse(JSON.stringify(error.document)) : undefined;
      return { ...run, code: 1, stderr: refusal, document };
    }
  }

  return {
    dataDir,
    run: (...args) => runAdmin(env, args),
    runWith: (input, ...args) => spawnAdmin(env, args, input),
    perform,
    async done(...args) {
      const run = await perform(...args);
      if (run.code !== 0) throw new Error(`${args.join(' ')}: ${run.stderr}`);
      return run.document;
    },
    clean: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
