import { randomBytes } from 'node:crypto';
import { link, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSameProcess, processStamp } from './processes.ts';

/*
 * A lock between processes that dies with its holder. Node has no flock, so the lock is a file
 * that names its holder (process number and start time) and is made with link(), so that it
 * never exists without its content. A dead holder's file is replaced; that two processes do
 * this at once is what `claim` guards against.
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
    // Somebody may have removed the data folder or the lock by hand: then it is not ours to remove.
    if ((await readClaim(path))?.token === mine.token) await rm(path, { force: true });
  }
}

/**
 * One attempt to make `path` ours. A dead holder's file may be replaced only by a process that holds a
 * second lock named after that very file's token. As a token is never used twice, a late comer
 * that still assumes a holder that has been replaced finds another token and backs off. The
 * second lock is taken in the same way, so that dying in between blocks nobody either.
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
  // The second lock already carries our claim: moving it takes the lock and gives up the second one.
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

/** For a file emptied by a crash of the machine, or not written by us: nobody can be holding it. */
async function nobodysClaim(path: string): Promise<Claim> {
  const { ino, mtimeMs } = await stat(path);
  return { pid: 0, stamp: '', token: `unreadable-${ino}-${mtimeMs}` };
}

/** Of processes that were killed while they waited; not one that is just being written. */
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
