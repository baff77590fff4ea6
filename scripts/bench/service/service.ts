// The built service as a deployment runs it: production, log level info to a file, limits out of the way.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, root, startServer, type ServerProcess } from '../processes.ts';

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
  /** the first answer that counts; by default that of /readyz */
  probe?: { path: string; headers: Record<string, string> };
}

/** Settings that a caller may try: `WORKERS=2 npm run bench`. */
const PASSED_ON = ['WORKERS', 'REDIS_URL', 'LOG_SAMPLE', 'NODE_OPTIONS'];

const passedOn = (): Record<string, string> =>
  Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

const MEGABYTE = 1024 * 1024;

export function defineService(databaseUrl: string, folder: string): Service {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'info',
    ...passedOn(),
  };
  return {
    async start({ node = process.execPath, nodeArgs = [], probe = { path: '/readyz', headers: {} } } = {}) {
      const args = [...nodeArgs, 'dist/src/main.js'];
      return startServer({ node, args, port: await freePort(), env, log: join(folder, 'service.log'), probe });
    },
    async admin(...args) {
      const { PATH = '', HOME = '' } = process.env;
      const options = { cwd: root, env: { PATH, HOME, ...env }, maxBuffer: 1024 * MEGABYTE };
      const { stdout } = await promisify(execFile)(process.execPath, ['dist/src/admin/main.js', ...args], options);
      return JSON.parse(stdout) as Record<string, unknown>;
    },
  };
}
