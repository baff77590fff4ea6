// The built service as in a deployment: the options of `npm start`, production, log level info to a file, with raised
// rate limits.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../lib/free-port.ts';
import { root, startServer, type ServerProcess } from '../../harness/processes.ts';

export interface Service {
  /** starts another instance; the caller stops it */
  start(options?: StartOptions): Promise<ServerProcess>;
  /** runs one of the operator's commands and returns the document that it prints */
  admin(...args: string[]): Promise<Record<string, unknown>>;
}

export interface StartOptions {
  node?: string;
  /** options of Node's */
  nodeArgs?: string[];
  /** more of its environment */
  env?: Record<string, string>;
  /** the first answer that counts; by default that of /readyz */
  probe?: { path: string; headers: Record<string, string> };
}

/** Settings that a caller may pass: `WORKERS=2 npm run bench`. */
const PASSED_ON = ['WORKERS', 'REDIS_URL', 'LOG_SAMPLE', 'NODE_OPTIONS'];

const passedOn = (): Record<string, string> =>
  Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** The arguments that `npm start` gives to Node: options of Node's, and the program. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.replace('exec node ', '').split(' ');
}

/** The environment of a benchmark process, without the caller's settings. */
const plain = (): Record<string, string> => {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME };
};

const SECRET_KEY = randomBytes(32).toString('hex');

/** The environment of an operator's command; it lacks DATABASE_URL. */
export const commandEnvironment = (): Record<string, string> => ({ ...plain(), NODE_ENV: 'production', SECRET_KEY });

export function defineService(databaseUrl: string, folder: string): Service {
  const command = { ...commandEnvironment(), DATABASE_URL: databaseUrl, DATA_DIR: folder };
  const settings = { ...command, RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'info', ...passedOn() };
  return {
    async start({
      node = process.execPath,
      nodeArgs = [],
      env: more = {},
      probe = { path: '/readyz', headers: {} },
    } = {}) {
      const [args, env] = [[...nodeArgs, ...startArguments()], { ...settings, ...more }];
      return startServer({ node, args, port: await freePort(), env, log: join(folder, 'service.log'), probe });
    },
    async admin(...args) {
      const options = { cwd: root, env: command };
      const { stdout } = await promisify(execFile)(process.execPath, ['dist/src/admin/main.js', ...args], options);
      return JSON.parse(stdout) as Record<string, unknown>;
    },
  };
}
