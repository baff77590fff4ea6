// Runs instances of the built service as separate processes.
import { execFile, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './processes.ts';
import { supervise, type Supervised } from './supervise.ts';

export type Env = Record<string, string>;

export interface Instance extends Pick<Supervised, 'kill' | 'running' | 'pid'> {
  name: string;
  port: number;
  url: string;
  /** starts the process if it is not running, and waits until it listens */
  start(extra?: Env): Promise<void>;
  /** sends SIGTERM; resolves with the exit code when the process has ended */
  terminate(): Promise<number | null>;
  /** everything that its processes have written to standard error */
  said(): string;
}

/** The settings of a service for a test with load, and of its operator's commands. */
export const settingsFor = (databaseUrl: string, dataDir: string): Env => ({
  ...{ SECRET_KEY: randomBytes(32).toString('hex'), NODE_ENV: 'production', DATA_DIR: dataDir },
  ...{ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'warn', DATABASE_URL: databaseUrl },
  SHUTDOWN_DELAY_MS: '300', // the balancer checks readiness every 100 ms
});

const START_MS = 60_000;

/** Resolves when the process reports that it is listening. */
async function listening(child: ChildProcess, name: string): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => chunk.includes('listens') && resolve());
    child.once('exit', (code) => reject(new Error(`service ${name} did not start (exit code ${code})`)));
  }).finally(() => clearTimeout(timer));
}

interface InstanceOptions {
  /** the folder of the built service */
  dist: string;
  env: Env;
  logFolder: string;
}

function defineInstance(name: string, port: number, { dist, env, logFolder }: InstanceOptions): Instance {
  let said = '';
  const log = createWriteStream(join(logFolder, `service-${name}.log`), { flags: 'a' });
  const args = [join(dist, 'src/main.js')];
  const program = supervise({ command: process.execPath, args, cwd: root, env: { ...env, PORT: String(port) } });
  return {
    ...program,
    name,
    port,
    url: `http://127.0.0.1:${port}`,
    async start(extra) {
      const started = program.start(extra);
      if (!started) return;
      started.stderr!.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        log.write(chunk);
      });
      await listening(started, name);
    },
    terminate: () => program.end('SIGTERM'),
    said: () => said,
  };
}

/** An instance for each port; none is started yet. */
export const defineInstances = (options: InstanceOptions, ports: readonly number[]): Instance[] =>
  ports.map((port, i) => defineInstance('AB'[i]!, port, options));

/** Runs an operator command and returns the document that it prints. */
export type Admin = (...args: string[]) => Promise<Record<string, unknown>>;

export const adminOf =
  (dist: string, env: Env): Admin =>
  async (...args) => {
    const { PATH = '', HOME = '' } = process.env;
    const command = [join(dist, 'src/admin/main.js'), ...args];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env: { PATH, HOME, ...env } });
    return JSON.parse(stdout) as Record<string, unknown>;
  };
