import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { atEnd, own } from './cleanup.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  port: number;
  /** milliseconds from the start of the process to the first successful answer */
  startMs: number;
}

interface StartOptions {
  /** the Node that runs it */
  node?: string;
  args: string[];
  port: number;
  /** its whole environment, except for PATH, HOME and PORT */
  env: Record<string, string>;
  /** the file for its output; a pipe would also use CPU of the reader */
  log: string;
  /** the first answer that counts: path and headers of a GET request that returns 200 */
  probe: { path: string; headers?: Record<string, string> };
}

const START_MS = 60_000;
const POLL_MS = 5;

/** Starts a server and waits for its first successful answer. */
export async function startServer(options: StartOptions): Promise<ServerProcess> {
  const { node = process.execPath, args, port, env, log, probe } = options;
  const { PATH = '', HOME = '' } = process.env;
  const output = openSync(log, 'a');
  const began = performance.now();
  const child = own(
    spawn(node, args, {
      cwd: root,
      env: { PATH, HOME, ...env, PORT: String(port) },
      stdio: ['ignore', output, output],
    }),
  );
  closeSync(output);
  atEnd(() => stop(child)); // its workers end with it
  const url = `http://127.0.0.1:${port}${probe.path}`;
  for (;;) {
    const answered = await fetch(url, { headers: probe.headers ?? {} }).then(
      async (response) => response.arrayBuffer().then(() => response.ok),
      () => false,
    );
    if (answered) return { child, port, startMs: performance.now() - began };
    if (child.exitCode !== null || performance.now() - began > START_MS) {
      throw new Error(`${args.join(' ')} did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`);
    }
    await sleep(POLL_MS);
  }
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Resident memory of a process and its children in MB; undefined where the system does not report it. */
export function residentMemory(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1024;
    return childrenOf(pid).reduce((sum, child) => sum + (residentMemory(child) ?? 0), own);
  } catch {
    return undefined;
  }
}
