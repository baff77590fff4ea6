// The address of the running service, in a file of its data folder: an operator command in another terminal prints it, and
// would otherwise need PORT or BASE_URL as well.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameProcess, processStamp } from './database/embedded/processes.ts';
import { isHttpUrl } from '@referral-tracking/shared/formats';

interface Note {
  base_url: string;
  pid: number;
  /** distinguishes the process from a later one with the same number */
  stamp: string;
}

const fileIn = (dataDir: string): string => join(dataDir, 'running.json');

function readNote(dataDir: string): Note | undefined {
  try {
    const note = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Partial<Record<keyof Note, unknown>>;
    const { base_url, pid, stamp } = note;
    const complete = typeof base_url === 'string' && isHttpUrl(base_url) && Number.isInteger(pid);
    return complete && typeof stamp === 'string' ? { base_url, pid: pid as number, stamp } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Leaves the address of this process in the data folder; the result removes it, unless another instance has left its own.
 * Nothing but the commands' output depends on it, so a folder that cannot be written is no reason to stop.
 */
export function leaveAddress(dataDir: string, baseUrl: string): () => void {
  const { pid } = process;
  try {
    writeFileSync(fileIn(dataDir), JSON.stringify({ base_url: baseUrl, pid, stamp: processStamp(pid) }));
  } catch {
    return () => undefined;
  }
  return () => {
    if (readNote(dataDir)?.pid === pid) rmSync(fileIn(dataDir), { force: true });
  };
}

/** The address of the service that runs on this data folder; undefined if none does, as after the process was killed. */
export function findAddress(dataDir: string): string | undefined {
  const note = readNote(dataDir);
  return note && isSameProcess(note.pid, note.stamp) ? note.base_url : undefined;
}
