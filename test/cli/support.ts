import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { run as runHere } from '../../packages/cli/src/run.ts';
import { program } from '../support/compiled.ts';

// Each test starts several processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

// The tests check the shape of documents, so no type is needed.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

export interface Run {
  code: number | null;
  stdout: string;
  stderr: string;
  /** the document on standard output; undefined if there is none or anything else */
  document: Json;
}

export interface Running {
  child: ChildProcessWithoutNullStreams;
  /** waits until this was printed on either stream */
  said: (what: RegExp) => Promise<RegExpExecArray>;
  ended: Promise<Run>;
}

export interface Person {
  /** the folder of this person's credentials */
  config: string;
  /** runs the client in this process, which has its standard input closed and no terminal */
  run: (...args: string[]) => Promise<Run>;
  /** the same, with additional environment variables */
  runWith: (env: Record<string, string>, ...args: string[]) => Promise<Run>;
  /** the same, with this text on its standard input */
  runWithInput: (input: string, ...args: string[]) => Promise<Run>;
  /** starts it as a process, as its user does, without waiting for its end */
  start: (...args: string[]) => Running;
  /** starts the same on a terminal, where it can ask questions */
  startOnTerminal: (env: Record<string, string>, ...args: string[]) => Running;
  /** all saved files, by name */
  files: () => { path: string; name: string; mode: string; text: string }[];
  clean: () => void;
}

const documentIn = (stdout: string): Json => {
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
};

function follow(child: ChildProcessWithoutNullStreams): Running {
  const run: Run = { code: null, stdout: '', stderr: '', document: undefined };
  const ended = new Promise<Run>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...run, code, document: documentIn(run.stdout) }));
  });
  child.stdout.on('data', (chunk: Buffer) => void (run.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (run.stderr += chunk.toString()));
  const said = async (what: RegExp): Promise<RegExpExecArray> => {
    for (const end = Date.now() + 60_000; ;) {
      const match = what.exec(run.stdout) ?? what.exec(run.stderr);
      if (match) return match;
      if (child.exitCode !== null || Date.now() > end)
        throw new Error(`never said ${what}: ${run.stdout}${run.stderr}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  return { child, said, ended };
}

/** Writes what a command prints into a text. */
const sink = (run: Run, name: 'stdout' | 'stderr') => ({
  isTTY: false,
  write: (text: string | Uint8Array) => {
    run[name] += text.toString();
    return true;
  },
});

async function perform(env: Record<string, string>, args: readonly string[]): Promise<Run> {
  const run: Run = { code: null, stdout: '', stderr: '', document: undefined };
  // The folder of settings is the one thing that the client reads from the process itself.
  process.env.XDG_CONFIG_HOME = env.XDG_CONFIG_HOME;
  run.code = await runHere(args, {
    env,
    stdin: { isTTY: false },
    stdout: sink(run, 'stdout'),
    stderr: sink(run, 'stderr'),
    signal: new AbortController().signal,
  });
  return { ...run, document: documentIn(run.stdout) };
}

const COMMAND = program('packages/cli/src/main.ts');

/**
 * Runs a command on a separate terminal with `script`, at a realistic width. BSD's `script`, on macOS, has other
 * arguments.
 */
function onTerminal(command: readonly string[]): [string, string[]] {
  const line = `stty cols 100 rows 40; exec ${command.map((word) => `'${word}'`).join(' ')}`;
  return process.platform === 'darwin'
    ? ['script', ['-q', '/dev/null', 'sh', '-c', line]]
    : ['script', ['-qec', line, '/dev/null']];
}

/** A person with a separate home folder who uses the service at this address. */
export function person(baseUrl: string): Person {
  const home = mkdtempSync(join(tmpdir(), 'referral-client-'));
  const config = join(home, 'config');
  // Do not pass Vitest's environment, which sets BASE_URL.
  const { PATH = '' } = process.env;
  const env = { PATH, HOME: home, XDG_CONFIG_HOME: config, REFERRAL_BASE_URL: baseUrl };
  const start = (more: Record<string, string>, args: readonly string[]) =>
    follow(spawn(process.execPath, [...COMMAND, ...args], { env: { ...env, ...more } }));

  return {
    config,
    run: (...args) => perform(env, args),
    runWith: (more, ...args) => perform({ ...env, ...more }, args),
    runWithInput(input, ...args) {
      const running = start({}, args);
      running.child.stdin.end(input);
      return running.ended;
    },
    start: (...args) => start({}, args),
    startOnTerminal(more, ...args) {
      const [script, words] = onTerminal([process.execPath, ...COMMAND, ...args]);
      return follow(spawn(script, words, { env: { ...env, TERM: 'xterm-256color', SHELL: '/bin/sh', ...more } }));
    },
    files: () =>
      readdirSync(config, { recursive: true, encoding: 'utf8' })
        .map((name) => join(config, name))
        .filter((path) => statSync(path).isFile())
        .map((path) => ({
          path,
          name: path.slice(path.lastIndexOf('/') + 1),
          mode: (statSync(path).mode & 0o777).toString(8),
          text: readFileSync(path, 'utf8'),
        })),
    clean: () => rmSync(home, { recursive: true, force: true }),
  };
}
