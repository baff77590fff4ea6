// A program that a test starts, kills and starts again.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { own } from './cleanup.ts';

export interface Command {
  command: string;
  args: readonly string[];
  /** its whole environment, except for PATH and HOME */
  env: Record<string, string>;
  cwd: string;
  /** the file for its output; unset: the output can be read from the process */
  log?: string;
  user?: { uid?: number; gid?: number };
}

export interface Supervised {
  /** starts it unless it is running; returns the new process */
  start: (more?: Record<string, string>) => ChildProcess | undefined;
  /** sends a signal and waits for the end; returns the exit code */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  kill: () => Promise<void>;
  signal: (name: NodeJS.Signals) => void;
  running: () => boolean;
  pid: () => number | undefined;
}

export function supervise({ command, args, env, cwd, log, user }: Command): Supervised {
  let child: ChildProcess | undefined;
  const running = () => child?.exitCode === null && child.signalCode === null;
  const end: Supervised['end'] = async (signal) => {
    if (!child || !running()) return child?.exitCode ?? null;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode;
  };
  return {
    start(more = {}) {
      if (running()) return undefined;
      const output = log === undefined ? ('pipe' as const) : openSync(log, 'a');
      const { PATH = '', HOME = '' } = process.env;
      // A group of its own, so that Ctrl-C in a terminal does not reach it before the clean-up does.
      const options = { cwd, env: { PATH, HOME, ...env, ...more }, detached: true, ...user };
      child = own(spawn(command, args, { ...options, stdio: ['ignore', output, output] }));
      child.on('error', (error) => console.error(`${command} does not start: ${error.message}`));
      if (output !== 'pipe') closeSync(output);
      return child;
    },
    end,
    kill: async () => void (await end('SIGKILL')),
    signal: (name) => void child?.kill(name),
    running,
    pid: () => (running() ? child!.pid : undefined),
  };
}
