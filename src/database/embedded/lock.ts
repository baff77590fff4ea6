import { randomBytes } from 'node:crypto';
import { link, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSameProcess, processStamp } from './processes.ts';

/*
 * A lock between processes that ends with its holder. Node has no flock, so the lock is a file
 * with the process number and start time of its holder. link() creates it, so that it never
 * exists without its content. The file of a dead holder is replaced; `claim` prevents two
 * processes from doing this at once.
 */

interface Claim {
  pid: number;
  stamp: string;
  token: string;
}

const WAIT_MS = 90_000;
const POLL_MS = 30;

export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const mine: Claim = {
    pid: process.pid,
    stamp: processStamp(process.pid) ?? '',
    token: randomBytes(9).toString('hex'),
  };
  const draft = `${path}.draft-${mine.token}`;
  const deadline = performance.now() + WAIT_MS;
  await writeFile(draft, JSON.stringify(mine), { flag: 'wx', mode: 0o644 });
  try {
    while (!(await claim(path, draft))) {
      if (performance.now() > deadline) throw new Error(await waitedTooLong(path));
      await sleep(POLL_MS);
    }
  } finally {
    await rm(draft, { force: true });
  }
  try {
    await removeDeadDrafts(path);
    return await work();
  } finally {
    // If someone removed the data folder or the lock manually, the present lock is not ours to remove.
    if ((await readClaim(path))?.token === mine.token) await rm(path, { force: true });
  }
}

/**
 * Tries once to take the lock `path`. Only a process that holds a second lock, named after the token
 * in the dead holder's file, may replace that file. Tokens are unique, so a process with outdated
 * information finds another token and gives up. The second lock is taken in the same way, so that
 * it blocks no one if its holder dies.
 */
async function claim(path: string, draft: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = await readClaim(path);
  if (holder === undefined) return false;
  if (holder.pid > 0 && isSameProcess(holder.pid, holder.stamp)) return false;
  const right = `${path}.${holder.token}`;
  if (!(await claim(right, draft))) return false;
  if ((await readClaim(path))?.token !== holder.token) {
    await rm(right, { force: true });
    return false;
  }
  // The second lock already contains our claim: renaming it takes the lock and releases the second one.
  await rename(right, path);
  return true;
}

async function readClaim(path: string): Promise<Claim | undefined> {
  try {
    const value = JSON.parse(await readFile(path, 'utf8')) as Claim;
    return { pid: Number(value.pid) || 0, stamp: String(value.stamp), token: String(value.token) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (error instanceof SyntaxError) return nobodysClaim(path);
    throw error;
  }
}

/** For a file that a crash of the machine emptied, or that is not ours: it has no holder. */
async function nobodysClaim(path: string): Promise<Claim> {
  const { ino, mtimeMs } = await stat(path);
  return { pid: 0, stamp: '', token: `unreadable-${ino}-${mtimeMs}` };
}

/** Removes files of processes that were killed while they waited, but no file that is being written. */
async function removeDeadDrafts(path: string): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    const draft = join(dirname(path), name);
    if (!draft.startsWith(`${path}.draft-`)) continue;
    const waiting = await readClaim(draft);
    if (waiting?.pid && !isSameProcess(waiting.pid, waiting.stamp)) await rm(draft, { force: true });
  }
}

async function waitedTooLong(path: string): Promise<string> {
  const holder = await readClaim(path);
  return (
    `Another process (${holder?.pid ?? 'unknown'}) has been starting or stopping the embedded database ` +
    `for more than ${WAIT_MS / 1000} seconds. Its lock is ${path}.`
  );
}
