import { readFileSync, readlinkSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersSignals, processStamp, ps } from './processes.ts';

/** A running server (starting, ready or stopping) of a given cluster. */
export interface Postmaster {
  pid: number;
  /** undefined until the server has written it */
  port: number | undefined;
}

/**
 * The server that runs on this folder, if there is one. postmaster.pid alone is not enough: after
 * a kill it remains, and its process number may belong to a zombie or to another program.
 */
export function livingPostmaster(data: string): Postmaster | undefined {
  const lines = readPidFile(data);
  const pid = Number(lines?.[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isPostgresOf(pid, data)) return undefined;
  const port = Number(lines?.[3]);
  return { pid, port: port > 0 ? port : undefined };
}

/**
 * PostgreSQL does not start while the process number in an old postmaster.pid belongs to any
 * running process. This replaces only the number, by one that no process can have. The file must
 * stay, because its last lines let the new server detect that processes of the dead one still use
 * the shared memory.
 */
export function disarmPidFile(data: string): void {
  const lines = readPidFile(data);
  if (lines === undefined) return;
  const path = join(data, 'postmaster.pid');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) {
    // A crash of the machine emptied the file, unless a server is writing it right now.
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
