// Finds the processes of a PostgreSQL server on Linux.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Process {
  pid: number;
  parent: number;
}

/** A running PostgreSQL process; undefined if it has ended, is a zombie, or belongs to another program. */
function postgresProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
    return stat.includes('(postgres)') && state !== 'Z' ? { pid, parent: Number(parent) } : undefined;
  } catch {
    return undefined;
  }
}

const childrenOf = (postmaster: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => postgresProcess(Number(name)))
    .filter((one) => one?.parent === postmaster)
    .map((one) => one!.pid);

/** The processes that use this data folder, the postmaster first; empty if there are none. */
export function processesOn(data: string): number[] {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return postgresProcess(pid) ? [pid, ...childrenOf(pid)] : [];
  } catch {
    return [];
  }
}

/** Sends a signal; ignores a process that has already ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
