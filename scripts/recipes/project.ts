// A project outside the checkout: a copy of an example, its packages, and its server.
import { execFile, spawn } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../lib/free-port.ts';
import { root, stop } from '../harness/processes.ts';
import { atEnd, own } from '../harness/cleanup.ts';

/** The packages that were downloaded before. */
export const CACHE = join(root, '.cache/recipes');

const INSTALL_MS = 600_000;
const START_MS = 60_000;

export interface Project {
  folder: string;
  /** adds a folder of commands in front of the others */
  addToPath(folder: string): void;
  /** runs a command in the project and returns its output */
  run(command: string, args: readonly string[], env?: Record<string, string>): Promise<string>;
  /** starts a server and waits until it answers at its port, a free one unless it is given; `args` gets the port */
  serve: (
    command: string,
    args: (port: string) => readonly string[],
    env: Record<string, string>,
    port?: string,
  ) => Promise<Server>;
  remove(): void;
}

export interface Server {
  url: string;
  stop(): Promise<void>;
}

/** Copies a folder of `examples/` to a new folder outside the checkout. */
export function copyExample(name: string): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `referral-${name}-`)));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  atEnd(remove);
  cpSync(join(root, 'examples', name), folder, { recursive: true });
  mkdirSync(CACHE, { recursive: true });
  // Nothing of the caller's environment but this, so that no variable refers to the checkout.
  const { PATH = '', HOME = '' } = process.env;
  const base: Record<string, string> = { PATH, HOME };
  for (const [variable, value] of Object.entries(process.env)) {
    if (
      value !== undefined &&
      /^(PIP_|GOPROXY|GOFLAGS|GONOSUMDB|GOSUMDB|SSL_CERT|NODE_EXTRA_CA|npm_config_registry)/i.test(variable)
    ) {
      base[variable] = value;
    }
  }
  return {
    folder,
    addToPath(added) {
      base.PATH = `${added}${delimiter}${base.PATH}`;
    },
    async run(command, args, env = {}) {
      const options = { cwd: folder, env: { ...base, ...env }, timeout: INSTALL_MS, maxBuffer: 1 << 26 };
      try {
        return (await promisify(execFile)(command, args, options)).stdout.trim();
      } catch (error) {
        const { stdout, stderr, message } = error as Error & { stdout?: string; stderr?: string };
        throw new Error(`${message}\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
      }
    },
    serve: async (command, args, env, port = undefined) =>
      serve(folder, command, args, { ...base, ...env, PORT: port ?? String(await freePort()) }),
    remove,
  };
}

async function serve(
  cwd: string,
  command: string,
  args: (port: string) => readonly string[],
  env: Record<string, string> & { PORT: string },
): Promise<Server> {
  const port = env.PORT;
  const log = join(cwd, 'server.log');
  const output = openSync(log, 'a');
  const child = own(spawn(command, args(port), { cwd, env, stdio: ['ignore', output, output] }));
  closeSync(output);
  const url = `http://127.0.0.1:${port}`;
  const end = () => stop(child);
  atEnd(end);
  const deadline = Date.now() + START_MS;
  let failed: Error | undefined;
  child.once('error', (error) => (failed = error));
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (failed || child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`${command} did not start: ${failed?.message ?? ''}\n${readFileSync(log, 'utf8').slice(-3000)}`);
    }
    await sleep(50);
  }
  return { url, stop: end };
}
