import { readFileSync, readlinkSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersSignals, processStamp, ps } from './processes.ts';

/** A server that is alive (starting, ready or stopping) on a given cluster. */
export interface Postmaster {
  pid: number;
  /** undefined for the instant before the server has written it */
  port: number | undefined;
}

/**
 * The server running on this folder, if there is one. postmaster.pid alone proves nothing: after
 * a kill it stays, and its number may by now belong to a zombie or to any other program.
 */
export function livingPostmaster(data: string): Postmaster | undefined {
  const lines = readPidFile(data);
  const pid = Number(lines?.[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isPostgresOf(pid, data)) return undefined;
  const port = Number(lines?.[3]);
  return { pid, port: port > 0 ? port : undefined };
}

/**
 * PostgreSQL refuses to start while the number in a left-over postmaster.pid belongs to any
 * living process. The file is not removed, though: its last lines let the new server notice that
 * processes of the dead one still use the shared memory. Only the number is replaced, by one
 * that no process can have.
 */
export function disarmPidFile(data: string): void {
  const lines = readPidFile(data);
  if (lines === undefined) return;
  const path = join(data, 'postmaster.pid');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) {
    // Emptied by a crash of the machine, unless a server is writing it at this very moment.
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > 2000) rmSync(path, { force: true });
  } else if (answersSignals(pid) && !isPostgresOf(pid, data)) {
    writeFileSync(path, ['99999999', ...lines.slice(1)].join('\n'));
  }
}

function readPidFile(data: string): string[] | undefined {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isPostgresOf(pid: number, data: string): boolean {
  if (processStamp(pid) === undefined) return false;
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') return isLinuxPostgresOf(pid, data);
  const command = ps(pid, 'command=');
  return command.includes('postgres') && command.includes(data);
}

function isLinuxPostgresOf(pid: number, data: string): boolean {
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return false;
  } catch {
    return false;
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    // Some containers hide it even from the owner.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data);
  }
}
