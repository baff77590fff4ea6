import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Returned for a running process whose start time is hidden (/proc mounted with hidepid). */
const HIDDEN = 'hidden';

/**
 * The boot and start time as text, which distinguish this process from a later one with the same
 * number. Undefined if the process does not exist or is a zombie.
 */
export function processStamp(pid: number): string | undefined {
  if (!answersSignals(pid)) return undefined;
  if (process.platform === 'linux') return linuxStamp(pid);
  if (process.platform === 'win32') return HIDDEN;
  const line = ps(pid, 'state=,lstart=');
  return line === '' || line.startsWith('Z') ? undefined : line.replace(/^\S+\s+/, '');
}

/** Whether the process with this number still has this stamp. */
export function isSameProcess(pid: number, stamp: string): boolean {
  const now = processStamp(pid);
  return now !== undefined && (now === stamp || now === HIDDEN || stamp === HIDDEN);
}

/** Also true for zombies and for processes of other users. PostgreSQL makes the same check. */
export function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function ps(pid: number, columns: string): string {
  try {
    return execFileSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function linuxStamp(pid: number): string | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return answersSignals(pid) ? HIDDEN : undefined;
  }
  // The program's name is in parentheses, and may contain blanks and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return `${bootId()}:${fields[19]}`;
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
  } catch {
    return '';
  }
}
