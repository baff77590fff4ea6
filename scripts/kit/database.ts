// The databases of the mutation run: one server, and one migrated template with the records that the kit needs.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { SUPERUSER } from '../../src/database/embedded/cluster.ts';
import { acquireEmbedded, type EmbeddedDatabase } from '../../src/database/embedded/index.ts';
import { OWNER } from '../../src/database/embedded/owner.ts';
import { migrate } from '../../src/database/migrate.ts';
import { dropDatabase } from '../lib/drop-database.ts';
import { seed, type Seeded } from './seed.ts';

export interface Databases {
  /** of the server, for tests that make databases of their own */
  serverUrl: string;
  seeded: Seeded;
  /** a copy of the template, which takes a few milliseconds */
  clone(sql?: string): Promise<{ url: string; drop: () => Promise<void> }>;
  stop(): Promise<void>;
}

const databaseUrl = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** The embedded server's superuser may let the service's role create databases. */
function superuserUrl({ url, dataDir }: Pick<EmbeddedDatabase, 'url' | 'dataDir'>): string {
  const found = new URL(url);
  found.username = SUPERUSER;
  found.password = readFileSync(join(dataDir, 'postgres', 'password'), 'utf8').trim();
  return found.href;
}

/** Starts an embedded server. */
async function startServer(root: string): Promise<{ serverUrl: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'referral-kit-'));
  chmodSync(folder, 0o711); // if root runs this, the database's own user needs access
  // The data need not survive a power failure.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' };
  const embedded = await acquireEmbedded({ dataDir: join(folder, 'data'), checkoutDir: root, settings });
  await run(superuserUrl(embedded), `alter role ${OWNER} createdb`);
  const stop = async () => {
    await embedded.release();
    rmSync(folder, { recursive: true, force: true });
  };
  return { serverUrl: embedded.url, stop };
}

/** Makes the template, on the given server or on an embedded one for the time of the run. */
export async function startDatabases(root: string, existingUrl: string | undefined): Promise<Databases> {
  const existing = existingUrl === undefined ? undefined : { serverUrl: existingUrl, stop: () => Promise.resolve() };
  const { serverUrl, stop } = existing ?? (await startServer(root));
  const onServer = (sql: string): Promise<void> => run(serverUrl, sql);
  const template = `referral_kit_${randomBytes(6).toString('hex')}`;
  try {
    await run(serverUrl, `create database ${template}`);
    await migrate(databaseUrl(serverUrl, template));
    const seeded = await seed(databaseUrl(serverUrl, template));
    return {
      serverUrl,
      seeded,
      async clone(sql) {
        const name = `${template}_${randomBytes(6).toString('hex')}`;
        const url = databaseUrl(serverUrl, name);
        await run(serverUrl, `create database ${name} template ${template} strategy wal_log`);
        if (sql !== undefined) await run(url, sql);
        return { url, drop: () => dropDatabase(onServer, name) };
      },
      async stop() {
        await dropDatabase(onServer, template);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
