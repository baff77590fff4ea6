// Finds the processes of a machine of the test: those that work in its folder. PostgreSQL works in its data folder, and
// programs that Patroni starts work where Patroni does.
import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { signal } from '../harness/postgres-processes.ts';

function worksIn(pid: string, folder: string): boolean {
  try {
    const place = readlinkSync(`/proc/${pid}/cwd`);
    return place === folder || place.startsWith(`${folder}/`);
  } catch {
    return false; // it has ended, or belongs to another user
  }
}

export const processesIn = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksIn(name, folder))
    .map(Number);

export const signalAll = (folder: string, name: NodeJS.Signals): void =>
  processesIn(folder).forEach((pid) => signal(pid, name));

const ROUNDS = 200;
const PAUSE_MS = 25;

/** Kills all processes that work in the folder, and those that they start meanwhile. */
export async function killAll(folder: string): Promise<void> {
  for (let round = 0; round < ROUNDS && processesIn(folder).length > 0; round++) {
    signalAll(folder, 'SIGKILL');
    await sleep(PAUSE_MS);
  }
}
