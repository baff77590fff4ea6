// Runs instances of the built service as separate processes.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../bench/processes.ts';
import { own } from './cleanup.ts';

export interface Instance {
  name: string;
  port: number;
  url: string;
  /** starts the process if it is not running, and waits until it listens */
  start(extra?: Record<string, string>): Promise<void>;
  kill(): Promise<void>;
  /** sends SIGTERM; resolves with the exit code when the process has ended */
  terminate(): Promise<number | null>;
  running(): boolean;
  pid(): number | undefined;
  /** everything that its processes have written to standard error */
  said(): string;
}

export interface InstanceOptions {
  name: string;
  port: number;
  /** the folder of the built service */
  dist: string;
  env: Record<string, string>;
  logFolder: string;
}

const START_MS = 60_000;

/** Resolves when the process reports that it is listening. */
async function listening(child: ChildProcess, name: string): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => chunk.includes('listens') && resolve());
    child.once('exit', (code) => reject(new Error(`service ${name} did not start (exit code ${code})`)));
  }).finally(() => clearTimeout(timer));
}

export function defineInstance({ name, port, dist, env, logFolder }: InstanceOptions): Instance {
  let child: ChildProcess | undefined;
  let said = '';
  const log = createWriteStream(join(logFolder, `service-${name}.log`), { flags: 'a' });
  const running = () => child?.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || !running()) return child?.exitCode ?? null;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode;
  };
  return {
    name,
    port,
    url: `http://127.0.0.1:${port}`,
    async start(extra = {}) {
      if (running()) return;
      const { PATH = '', HOME = '' } = process.env;
      const started = own(
        spawn(process.execPath, [join(dist, 'src/main.js')], {
          cwd: root,
          env: { PATH, HOME, ...env, PORT: String(port), ...extra },
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
      );
      child = started;
      started.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        log.write(chunk);
      });
      await listening(started, name);
    },
    kill: async () => void (await end('SIGKILL')),
    terminate: () => end('SIGTERM'),
    running,
    pid: () => (running() ? child!.pid : undefined),
    said: () => said,
  };
}

/** Runs an operator command and returns the document that it prints. */
export type Admin = (...args: string[]) => Promise<Record<string, unknown>>;

export const adminOf =
  (dist: string, env: Record<string, string>): Admin =>
  async (...args) => {
    const { PATH = '', HOME = '' } = process.env;
    const command = [join(dist, 'src/admin/main.js'), ...args];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env: { PATH, HOME, ...env } });
    return JSON.parse(stdout) as Record<string, unknown>;
  };

const LIBRARY = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketime.so.1`);

/** Debian's libfaketime, if it is installed. */
export const faketimeLibrary = (): string | undefined => LIBRARY.find((path) => existsSync(path));
