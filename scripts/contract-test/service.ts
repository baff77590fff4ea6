// Runs the built service on a separate database, and the operator commands.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { acquireEmbedded, type EmbeddedDatabase } from '../../src/database/embedded/index.ts';
import { freePort } from '../lib/free-port.ts';
import { root, stop } from '../harness/processes.ts';
import { CLIENT_ID, type Issuer } from './issuer.ts';

export interface Service {
  url: string;
  databaseUrl: string;
  /** runs an operator command and returns the document that it prints */
  admin: (...args: string[]) => Promise<Record<string, unknown>>;
  /** everything that the service has written to standard error */
  log(): string;
  stop(): Promise<void>;
}

interface Database {
  env: Record<string, string>;
  /** Resolves with the URL once the service is running. */
  url(): Promise<string>;
  drop(): Promise<void>;
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Creates a database on DATABASE_URL's server, or an embedded one in a temporary folder. */
async function freshDatabase(folder: string): Promise<Database> {
  const server = process.env.DATABASE_URL;
  if (!server) return embedded(folder);
  const url = new URL(server);
  url.pathname = `/referral_contract_${randomBytes(6).toString('hex')}`;
  const name = url.pathname.slice(1);
  await onServer(server, `create database ${name}`);
  const drop = () => onServer(server, `drop database ${name} with (force)`);
  return { env: { DATABASE_URL: url.href }, url: () => Promise.resolve(url.href), drop };
}

/** The database that the service itself creates in the folder. */
function embedded(folder: string): Database {
  let attached: EmbeddedDatabase | undefined;
  return {
    env: {},
    url: async () => (attached = await acquireEmbedded({ dataDir: folder, checkoutDir: root })).url,
    drop: () => attached?.release() ?? Promise.resolve(),
  };
}

/** Resolves when the service is listening; `said` returns everything that it has written to standard error. */
async function listening(child: ChildProcess, said: () => string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('listens')) resolve();
    });
    child.once('exit', () => reject(new Error(`the service did not start: ${said()}`)));
  });
}

/** Starts the built service with high rate limits; people sign in with the issuer. */
export async function startService(issuer: Issuer): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'referral-contract-'));
  chmodSync(folder, 0o711); // if root runs this, the embedded database's own user needs access
  const database = await freshDatabase(folder);
  const port = await freePort();
  // Pass no other variables of the caller's environment, which may configure another service.
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: folder, ...database.env };
  const oidc = { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: CLIENT_ID };
  const limits = { PORT: String(port), RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['dist/src/main.js'], {
    cwd: root,
    env: { ...env, ...oidc, ...limits },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await listening(child, () => said);
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: await database.url(),
    async admin(...args) {
      // As `npm run admin` does; npm would add a third to its time.
      const command = ['dist/src/admin/main.js', ...args];
      const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env });
      return JSON.parse(stdout) as Record<string, unknown>;
    },
    log: () => said,
    async stop() {
      await stop(child);
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
