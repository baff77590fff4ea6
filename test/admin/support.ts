import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCommandLine } from '../../src/admin/command-line.ts';
import { isText } from '../../src/admin/action.ts';
import { PartRefusal, refusalOf } from '../../src/admin/refusal.ts';
import { readConfig } from '../../src/config.ts';
import type { Clock } from '../../src/lib/clock.ts';
import type { Db } from '../../src/database/db.ts';
import { noteText } from '../support/secrets.ts';
import { SECRET_TEXT } from '../support/keys.ts';
import { clickIds } from '../support/rows.ts';

// A document's shape is what the tests are about.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

export interface Run {
  code: number;
  stdout: string;
  stderr: string;
  /** the one document on standard output; undefined when there is none */
  document: Json;
}

export interface Operator {
  dataDir: string;
  /** the command as a process, the way an operator runs it */
  run(...args: string[]): Promise<Run>;
  /** the same, with this on its standard input */
  runWith(input: string, ...args: string[]): Promise<Run>;
  /** the same command in this process, at the time of the test's clock */
  perform(...args: string[]): Promise<Run>;
  /** performs what must succeed and returns its document */
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
  const command = ['--import', 'tsx', 'src/admin/main.ts', ...args];
  // Not vitest's own environment: it sets BASE_URL, for one.
  const { PATH = '', HOME = '' } = process.env;
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { env: { PATH, HOME, ...env } }, (error, stdout, stderr) => {
      const code = error ? Number(error.code) : 0;
      noteText([...args, stdout].join(' '));
      resolve({ code, stdout, stderr, document: documentIn(stdout) });
    });
    child.stdin!.end(input);
  });
}

/** Commands on one database, with a data folder of their own. */
export function operator(databaseUrl: string, db: Db, clock: Clock): Operator {
  const dataDir = mkdtempSync(join(tmpdir(), 'referral-admin-'));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: SECRET_TEXT };

  async function perform(...args: string[]): Promise<Run> {
    const run: Run = { code: 0, stdout: '', stderr: '', document: undefined };
    const output = {
      out: (text: string) => void (run.stdout += text),
      err: (text: string) => void (run.stderr += text),
    };
    const parsed = parseCommandLine(args, clock, output);
    if (parsed.kind !== 'job') return { ...run, code: parsed.kind === 'help' ? 0 : 2 };
    try {
      const printed = await parsed.job({ db, clock, dataDir, config: readConfig(env), clickIds });
      const stdout = isText(printed) ? await textOf(printed) : JSON.stringify(printed);
      noteText([...args, stdout].join(' '));
      return { ...run, ...(isText(printed) && { stdout }), document: documentIn(stdout) };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      const document = error instanceof PartRefusal ? JSON.parse(JSON.stringify(error.document)) : undefined;
      return { ...run, code: 1, stderr: refusal, document };
    }
  }

  return {
    dataDir,
    run: (...args) => spawnAdmin(env, args),
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
