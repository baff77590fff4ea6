import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { send } from '../support/client.ts';
import { program } from '../support/compiled.ts';
import { collectLog } from '../support/log.ts';
import { noteSecrets } from '../support/secrets.ts';
import { freePort } from '../../scripts/lib/free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A data folder that the database's own user can access if root runs the tests. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'referral-process-'));
  chmodSync(folder, 0o711);
  return folder;
}

export interface Running {
  child: ChildProcess;
  baseUrl: string;
  /** everything that was printed so far */
  output(): string;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the service as its user would. */
export function launch(env: Record<string, string>) {
  // Do not pass the test runner's environment, whose variables would configure the service.
  const { PATH = '', HOME = '' } = process.env;
  noteSecrets(env.SECRET_KEY, env.OIDC_CLIENT_SECRET);
  const child = spawn(process.execPath, program('src/main.ts'), {
    cwd: root,
    env: { PATH, HOME, RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'trace', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The log. Standard output is for people and shows the demo program's key.
  child.stderr.on('data', collectLog);
  return child;
}

/** Starts the service and waits until it reports that it is listening. */
export async function startProcess(env: Record<string, string>): Promise<Running> {
  const port = env.PORT ?? String(await freePort());
  const child = launch({ PORT: port, ...env });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('listens on')) resolve();
    });
    child.once('exit', () => reject(new Error(text)));
  });
  return {
    child,
    baseUrl: `http://127.0.0.1:${port}`,
    output: () => text,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

export interface Demo {
  program_id: number;
  api_key: string;
  code: string;
}
export function demoOf(dataDir: string): Demo {
  const demo = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as Demo;
  noteSecrets(demo.api_key);
  return demo;
}

export const postmasterPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Whether the database is running: a server removes its pid file when it shuts down. */
export const databaseRuns = (dataDir: string): boolean =>
  existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'));

/** Sends clicks until the service is gone; returns the `click_id`s of the acknowledged clicks. */
export async function clickUntilGone(baseUrl: string, code: string, stop: () => Promise<void>): Promise<string[]> {
  const acknowledged: string[] = [];
  let gone = false;
  const body = { affiliate_url: `${baseUrl}/?aff=${code}` };
  const clicker = async () => {
    while (!gone) {
      const answer = await send(baseUrl, '/api/v1/track/click', { body }).catch(() => undefined);
      if (answer?.status === 200) acknowledged.push(answer.body.click_id as string);
      else gone = true;
    }
  };
  const clickers = Promise.all(Array.from({ length: 8 }, clicker));
  while (acknowledged.length < 100 && !gone) await new Promise((resolve) => setTimeout(resolve, 10));
  await stop();
  gone = true;
  await clickers;
  return acknowledged;
}

/** Runs statements; returns the rows of the last one. */
export async function query<Row extends pg.QueryResultRow>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements.slice(0, -1)) await client.query(statement);
    return (await client.query<Row>(statements.at(-1)!)).rows;
  } finally {
    await client.end();
  }
}
