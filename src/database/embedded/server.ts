import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { writeOwned } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { disarmPidFile, livingPostmaster } from './postmaster.ts';
import { run } from './run.ts';

export interface Launch {
  cluster: Cluster;
  binaries: Binaries;
  settings: Record<string, string>;
  log: (message: string) => void;
  /** time (of `performance.now()`) after which a failed start is not retried */
  deadline: number;
}

const LOG_LIMIT = 1_000_000;
const RETRY_MS = 250;

/** Starts the server. Returns when it is ready, or if another process is already starting it. */
export async function startPostgres(launch: Launch): Promise<void> {
  const { cluster } = launch;
  let avoid: number | undefined;
  let hasLogged = false;
  for (let attempt = 1; ; attempt++) {
    disarmPidFile(cluster.data);
    rotateLog(cluster);
    const port = await freePort(cluster, avoid);
    writeOwned(
      cluster.settingsFile,
      settingsText({ ...DEFAULTS, ...launch.settings, port: String(port) }),
      cluster.runAs,
    );
    const before = logSize(cluster);
    const { code, output } = await run(
      launch.binaries.pgCtl,
      ['start', '-D', cluster.data, '-l', cluster.logFile, '-w', '-t', '30', '-s'],
      { cwd: cluster.folder, runAs: cluster.runAs },
    );
    if (code === 0 || livingPostmaster(cluster.data) !== undefined) return;
    const said = logTail(cluster, before);
    avoid = said.includes('could not bind') ? port : undefined;
    // Without an error in the log, the server was killed while it started.
    const killed = attempt < 4 && !/FATAL|PANIC/.test(said);
    const passing = killed || avoid !== undefined || /shared memory block|postmaster\.pid/.test(output + said);
    if (!passing || performance.now() > launch.deadline) throw new Error(failed(cluster, output, said));
    if (!hasLogged && avoid === undefined) launch.log('Waiting for what is left of a killed database to end');
    hasLogged ||= avoid === undefined;
    await sleep(RETRY_MS);
  }
}

/** Stops the server in fast mode: closes the connections, writes all data to disk, and waits for the end. */
export async function stopPostgres(cluster: Cluster, binaries: Binaries): Promise<void> {
  const args = ['stop', '-D', cluster.data, '-m', 'fast', '-w', '-t', '60', '-s'];
  const { code, output } = await run(binaries.pgCtl, args, { cwd: cluster.folder, runAs: cluster.runAs });
  if (code === 0 || livingPostmaster(cluster.data) === undefined) return;
  throw new Error(`The embedded database did not stop:\n${output}\n${logTail(cluster)}`);
}

const DEFAULTS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // No socket file, because its path is limited to about 100 characters.
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Logs only errors of the server itself. The service gets the errors of statements, which may
  // contain personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  // The service parses the log and the start messages in English.
  lc_messages: 'C',
};

function settingsText(settings: Record<string, string>): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replace(/['\\\\]/g, '$&$&')}'`);
  return `# Written at each start. Put your own settings into data/postgresql.auto.conf (alter system).\n${lines.join('\n')}\n`;
}

/**
 * The port of the last start if it is free, so that a running service can reconnect to a restarted
 * database; otherwise any free port.
 */
async function freePort(cluster: Cluster, avoid: number | undefined): Promise<number> {
  const former = existsSync(cluster.settingsFile)
    ? Number(/^port = '(\d+)'/m.exec(readFileSync(cluster.settingsFile, 'utf8'))?.[1] ?? 0)
    : 0;
  const kept = former > 0 && former !== avoid ? await tryPort(former) : undefined;
  const port = kept ?? (await tryPort(0));
  if (port === undefined) throw new Error('The embedded database found no free port on 127.0.0.1.');
  return port;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(undefined);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : undefined);
      });
    });
  });
}

function rotateLog(cluster: Cluster): void {
  if (logSize(cluster) > LOG_LIMIT) renameSync(cluster.logFile, `${cluster.logFile}.1`);
}

function logSize(cluster: Cluster): number {
  return statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0;
}

/** The last lines of the log, from this byte offset. */
export function logTail(cluster: Cluster, from = 0): string {
  if (!existsSync(cluster.logFile)) return '';
  return readFileSync(cluster.logFile).subarray(from).toString('utf8').trim().split('\n').slice(-15).join('\n');
}

function failed(cluster: Cluster, output: string, said: string): string {
  return (
    `The embedded database in ${cluster.folder} did not start:\n${output}\n${said}\n` +
    `(more in ${cluster.logFile}; set DATABASE_URL to use your own PostgreSQL)`
  );
}
