import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { SystemUser } from './run.ts';

/*
 * Chooses the data folder and the user who runs the database. PostgreSQL does not run as root, so
 * root starts it as another user, who must be able to reach the folder.
 */

export interface PlaceOptions {
  /** DATA_DIR as configured, undefined when unset */
  dataDir: string | undefined;
  /** folder of the checkout/package: the default is <checkout>/.data */
  checkoutDir: string;
}

export interface Place {
  dataDir: string;
  /** undefined: the current user */
  runAs: SystemUser | undefined;
  /** why this is not the default folder */
  note?: string;
}

const SYSTEM_DATA = '/var/lib/referral-tracking';

export function choosePlace(options: PlaceOptions): Place {
  const set = options.dataDir !== undefined && options.dataDir !== '';
  const wanted = realPath(set ? resolve(options.dataDir ?? '') : join(resolve(options.checkoutDir), '.data'));
  if (process.getuid?.() !== 0) return { dataDir: wanted, runAs: undefined };
  const first = forRoot(wanted);
  if (first.barred === undefined) return first.place;
  const problem = `the database runs as user "${first.place.runAs.name}", who cannot access ${first.barred}`;
  if (set) {
    throw new Error(
      `DATA_DIR=${options.dataDir} cannot be used: started as root, ${problem}. ` +
        `Set DATA_DIR to a folder that user can reach, or allow it with: chmod o+x ${first.barred}`,
    );
  }
  const own = forRoot(realPath(join(SYSTEM_DATA, ownName(options.checkoutDir))));
  if (own.barred === undefined) {
    return { ...own.place, note: `Started as root, ${problem}: the data are stored in ${own.place.dataDir}` };
  }
  throw new Error(
    `No folder for the data: started as root, ${problem}, or ${own.barred}. Set DATA_DIR to a folder that this user can access.`,
  );
}

function forRoot(dataDir: string): { place: Place & { runAs: SystemUser }; barred: string | undefined } {
  // A cluster keeps its owner, so that root can share the cluster of an ordinary user.
  const runAs = ownerOf(join(dataDir, 'postgres')) ?? systemUser();
  return { place: { dataDir, runAs }, barred: firstBarred(ancestors(dataDir), runAs) };
}

/** The first of these folders that the user cannot enter, determined by trying. */
export function firstBarred(folders: string[], user: SystemUser): string | undefined {
  const script = 'for d do cd "$d" 2>/dev/null || { printf %s "$d"; exit 3; }; done';
  const result = spawnSync('/bin/sh', ['-c', script, 'sh', ...folders], {
    cwd: '/',
    uid: user.uid,
    gid: user.gid,
    encoding: 'utf8',
  });
  if (result.status === 0) return undefined;
  if (result.status === 3) return result.stdout;
  throw new Error(
    `PostgreSQL does not run as root, and the user "${user.name}" could not be switched to ` +
      `(${result.error?.message ?? result.stderr}). Run the service as an ordinary user, or set DATABASE_URL.`,
  );
}

function systemUser(): SystemUser {
  const users = passwd();
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const found = users.find((user) => user.name === name && user.uid > 0 && user.gid > 0);
    if (found !== undefined) return found;
  }
  throw new Error(
    'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody". ' +
      'Run the service as an ordinary user, or set DATABASE_URL.',
  );
}

function ownerOf(folder: string): SystemUser | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat === undefined || stat.uid === 0) return undefined;
  return { name: userName(stat.uid), uid: stat.uid, gid: stat.gid };
}

export function userName(uid: number): string {
  return passwd().find((user) => user.uid === uid)?.name ?? String(uid);
}

function passwd(): SystemUser[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => ({ name: name ?? '', uid: Number(uid), gid: Number(gid) }));
  } catch {
    return [];
  }
}

/** The existing parent folders, outermost first; missing ones are created later. */
function ancestors(path: string): string[] {
  const parent = dirname(path);
  if (parent === path) return [];
  return [...ancestors(parent), ...(existsSync(parent) ? [parent] : [])];
}

/** Like realpath, for a path whose last parts may not exist yet. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    const parent = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === path) return path;
    return join(realPath(parent), basename(path));
  }
}

/** A readable name that is the same at every start of this checkout. */
function ownName(checkoutDir: string): string {
  const real = realPath(resolve(checkoutDir));
  const readable = basename(real).replace(/[^A-Za-z0-9._-]/g, '_') || 'checkout';
  return `${readable}-${createHash('sha256').update(real).digest('hex').slice(0, 12)}`;
}
