import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NoDatabase } from '../no-database.ts';

/** What is stored next to a database that was moved to another server. */
export interface MovedAway {
  /** the address of the new database, without credentials */
  to: string;
  /** the name of the new database, which no other one has */
  target: string;
  moved_at: string;
}

/** The file of the mark in this folder. */
export const pathOfMark = (dataDir: string): string => join(dataDir, 'moved.json');

/** Undefined if the database was not moved. */
export function readMoved(dataDir: string): MovedAway | undefined {
  try {
    return JSON.parse(readFileSync(pathOfMark(dataDir), 'utf8')) as MovedAway;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Flushes a file or a folder to disk; Windows cannot open folders. */
function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** From now on, and after a crash too, nobody uses the database in this folder. */
export function markMoved(dataDir: string, moved: MovedAway): void {
  const draft = `${pathOfMark(dataDir)}.draft`;
  writeFileSync(draft, `${JSON.stringify(moved, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, pathOfMark(dataDir));
  if (process.platform !== 'win32') flush(dataDir);
}

export const unmarkMoved = (dataDir: string): void => rmSync(pathOfMark(dataDir), { force: true });

/** @throws NoDatabase if the database in this folder was moved to another server */
export function refuseMoved(dataDir: string): void {
  const moved = readMoved(dataDir);
  if (moved === undefined) return;
  throw new NoDatabase(
    `the database in ${dataDir} was moved to ${moved.to} (${moved.moved_at}): set DATABASE_URL to that database. ` +
      `To use the former one again, without what was recorded since, remove ${pathOfMark(dataDir)}`,
  );
}
