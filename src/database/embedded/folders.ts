import { accessSync, chmodSync, constants, existsSync, lchownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstBarred, userName } from './place.ts';
import type { Place } from './place.ts';

/**
 * Creates the data folder, with mode 700 for an ordinary user. For root, the folder and the secrets
 * in it belong to root; mode 711 lets the database's user reach the cluster inside.
 */
export function prepareDataDir(place: Place): void {
  const { dataDir, runAs } = place;
  try {
    if (!existsSync(dataDir)) {
      makeFolders(dirname(dataDir), runAs === undefined ? 0o700 : 0o755);
      makeFolder(dataDir, runAs === undefined ? 0o700 : 0o711);
    }
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(unusable(dataDir, error), { cause: error });
  }
  if (runAs !== undefined && firstBarred([dataDir], runAs) !== undefined) {
    chmodSync(dataDir, (statSync(dataDir).mode & 0o7777) | 0o011);
  }
  settleOwner(place);
}

/** PostgreSQL starts a cluster only for the user who owns it. */
function settleOwner({ dataDir, runAs }: Place): void {
  const folder = join(dataDir, 'postgres');
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat === undefined || process.getuid === undefined) return;
  const uid = runAs?.uid ?? process.getuid();
  if (stat.uid === uid) return;
  if (runAs === undefined) {
    throw new Error(
      `The database in ${folder} belongs to user "${userName(stat.uid)}". ` +
        'Start the service as that user, or set DATA_DIR to another folder.',
    );
  }
  if (!existsSync(join(folder, 'data', 'PG_VERSION'))) return;
  // A cluster that root owns, for example after a restore: give all of it to the database's user.
  giveTree(folder, runAs.uid, runAs.gid);
  chmodSync(folder, 0o700);
  chmodSync(join(folder, 'data'), 0o700);
}

function giveTree(path: string, uid: number, gid: number): void {
  lchownSync(path, uid, gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) giveTree(child, uid, gid);
    else lchownSync(child, uid, gid);
  }
}

function makeFolders(path: string, mode: number): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path), mode);
  makeFolder(path, mode);
}

/** Another process may create the same folder; the mode does not depend on the umask. */
function makeFolder(path: string, mode: number): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  chmodSync(path, mode);
}

function unusable(dataDir: string, error: unknown): string {
  const uid = process.getuid === undefined ? undefined : ownerOf(dataDir);
  return (
    `The data folder ${dataDir} cannot be used (${(error as Error).message})` +
    `${uid === undefined ? '' : `; it belongs to user "${userName(uid)}"`}. ` +
    'Set DATA_DIR to a folder that you may write to, or start the service as the user who owns this one.'
  );
}

function ownerOf(path: string): number | undefined {
  try {
    return statSync(path).uid;
  } catch {
    return undefined;
  }
}
