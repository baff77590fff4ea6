import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { SUPERUSER } from '../../src/database/embedded/cluster.ts';
import { acquireEmbedded, type EmbeddedDatabase } from '../../src/database/embedded/index.ts';
import { OWNER } from '../../src/database/embedded/owner.ts';
import { migrate } from '../../src/database/migrate.ts';
import { connectServers, databaseUrl, distributeOver, findServers, onServers } from './servers.ts';

export { databaseUrl } from './servers.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** the server of the test databases */
    serverUrl: string;
    /** that server, and the others of a distributed database */
    servers: string[];
    /** whether tests run the statements of a distributed database, which DISTRIBUTED_TEXTS=1 asks for on a plain one */
    distributed: boolean;
    /** the migrated database that test files clone */
    template: string;
    /** how the server clones it at the least cost */
    strategy: 'file_copy' | 'wal_log';
    /** the folder in which all responses of tests are recorded */
    seenDir: string;
    /** the folder in which all log lines, and the secrets that they must not contain, are recorded */
    logDir: string;
    /** the folder for programs that tests run, in the checkout, where they find the packages */
    bundleDir: string;
  }
}

/** Test data need not survive a power failure, and nobody attacks their server: it trades both for speed. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '400',
  // Nothing is replicated, so what fills a new database need not be in the log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // A checkpoint for each database that is created or dropped is enough.
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
  // Databases live for seconds, and a vacuum of one would be in the way of dropping it.
  autovacuum: 'off',
  // Everything is in memory, so no process has to read ahead.
  io_method: 'sync',
  jit: 'off',
  // Each connection proves its password: thousands of hashes of a password that is only on this machine.
  scram_iterations: '1',
};

/** The URL of the embedded server's superuser, who has more rights than the service's role. */
export function superuserUrl({ url, dataDir }: Pick<EmbeddedDatabase, 'url' | 'dataDir'>): string {
  const found = new URL(url);
  found.username = SUPERUSER;
  found.password = readFileSync(join(dataDir, 'postgres', 'password'), 'utf8').trim();
  return found.href;
}

/** Creates the template on DATABASE_URL's server, or on an embedded server for the time of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'referral-tests-'));
  chmodSync(folder, 0o711); // if root runs this, the database's own user needs access
  const embedded = process.env.DATABASE_URL
    ? undefined
    : await acquireEmbedded({ dataDir: join(folder, 'data'), checkoutDir: process.cwd(), settings: SETTINGS });
  // Test databases belong to the role of the service.
  if (embedded) await onServers([superuserUrl(embedded)], `alter role ${OWNER} createdb`);
  const serverUrl = embedded?.url ?? process.env.DATABASE_URL!;
  const template = `referral_template_${process.pid}`;
  const servers = await findServers(serverUrl);
  await onServers(servers, `create database ${template}`);
  await connectServers(servers, template);
  await migrate(databaseUrl(serverUrl, template));
  await distributeOver(servers, template);
  project.provide('serverUrl', serverUrl);
  project.provide('servers', servers);
  project.provide('distributed', servers.length > 1 || process.env.DISTRIBUTED_TEXTS === '1');
  project.provide('template', template);
  // To copy files, the server first writes all of its memory to disk, which is slow unless it need not wait for the disk.
  project.provide('strategy', embedded ? 'file_copy' : 'wal_log');
  project.provide('seenDir', mkdtempSync(join(folder, 'seen-')));
  const logDir = mkdtempSync(join(folder, 'logs-'));
  project.provide('logDir', logDir);
  process.env.TEST_LOG_DIR = logDir;
  const bundles = join(process.cwd(), '.cache/tests');
  mkdirSync(bundles, { recursive: true });
  const bundleDir = mkdtempSync(join(bundles, 'run-'));
  chmodSync(bundleDir, 0o755); // some run as another user
  project.provide('bundleDir', bundleDir);

  return async () => {
    await onServers(servers, `drop database ${template} with (force)`);
    await embedded?.release();
    for (const made of [folder, bundleDir]) rmSync(made, { recursive: true, force: true });
  };
}
