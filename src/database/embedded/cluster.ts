import { createHmac, randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import { run } from './run.ts';
import type { SystemUser } from './run.ts';

/** The files of one private cluster: everything in <dataDir>/postgres, owned by the database's user. */
export interface Cluster {
  folder: string;
  data: string;
  logFile: string;
  settingsFile: string;
  runAs: SystemUser | undefined;
}

/** Creates and migrates the database, and holds the registrations. The service connects as the database's owner. */
export const SUPERUSER = 'referral';

export function clusterIn(place: Place): Cluster {
  const folder = join(place.dataDir, 'postgres');
  return {
    folder,
    data: join(folder, 'data'),
    logFile: join(folder, 'postgres.log'),
    settingsFile: join(folder, 'settings.conf'),
    runAs: place.runAs,
  };
}

export function exists(cluster: Cluster): boolean {
  return existsSync(join(cluster.data, 'PG_VERSION'));
}

export function readPassword(cluster: Cluster): string {
  return readFileSync(join(cluster.folder, 'password'), 'utf8').trim();
}

/** Derived, so that no second secret is stored; the superuser's password cannot be derived from it. */
export function ownerPassword(cluster: Cluster): string {
  return createHmac('sha256', readPassword(cluster)).update('owner of the database').digest('hex');
}

/** PostgreSQL cannot open the files of another major version, and would report this only in its log. */
export function checkVersion(cluster: Cluster, binaries: Binaries): void {
  const made = readFileSync(join(cluster.data, 'PG_VERSION'), 'utf8').trim();
  if (made === binaries.major) return;
  throw new Error(
    `The data in ${cluster.folder} were made by PostgreSQL ${made}, this version brings PostgreSQL ${binaries.major}. ` +
      'Dump them with the previous version (pg_dump) and restore them into a new DATA_DIR.',
  );
}

/**
 * Creates the cluster and its password in a temporary folder and renames it when it is complete, so
 * that a kill at any time leaves either a complete cluster or none.
 */
export async function createCluster(place: Place, binaries: Binaries, durable: boolean): Promise<void> {
  await removeDrafts(place.dataDir);
  const draft = join(place.dataDir, `postgres-draft-${randomBytes(6).toString('hex')}`);
  mkdirSync(draft, { mode: 0o700 });
  writeOwned(join(draft, 'password'), `${randomBytes(24).toString('hex')}\n`, place.runAs);
  if (place.runAs !== undefined) chownSync(draft, place.runAs.uid, place.runAs.gid);
  const args = [
    ['-D', join(draft, 'data'), '-U', SUPERUSER, '--encoding=UTF8', '--locale=C', '--no-instructions'],
    ['--auth=scram-sha-256', `--pwfile=${join(draft, 'password')}`],
    durable ? [] : ['--no-sync'],
  ].flat();
  const { code, output } = await run(binaries.initdb, args, { cwd: draft, runAs: place.runAs });
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new Error(`The embedded database could not be created in ${place.dataDir}:\n${output}`);
  }
  // Appended, so the file's owner does not change; later lines of postgresql.conf take precedence.
  writeFileSync(join(draft, 'data', 'postgresql.conf'), "\ninclude_if_exists = '../settings.conf'\n", { flag: 'a' });
  install(draft, place.dataDir);
}

function install(draft: string, dataDir: string): void {
  const folder = join(dataDir, 'postgres');
  try {
    renameSync(draft, folder);
  } catch (error) {
    throw new Error(`${folder} is not empty, but has no database. Move its files elsewhere and start again.`, {
      cause: error,
    });
  }
  if (process.platform === 'win32') return;
  const handle = openSync(dataDir, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Removes folders of starts that were killed. If their initdb is still running, it fails. */
async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith('postgres-draft-')) continue;
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }
}

/** Writes a file that only the database's user can read. Never follows an existing link, since we may be root. */
export function writeOwned(path: string, text: string, owner: SystemUser | undefined): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
  if (owner !== undefined) chownSync(draft, owner.uid, owner.gid);
  renameSync(draft, path);
}
