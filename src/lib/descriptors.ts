import { readFileSync } from 'node:fs';

/** The assumed limit where it cannot be read: the usual soft limit of Linux, which is above that of macOS. */
const FALLBACK = 1_024;

/** The number of files and connections that this process may have open: read on Linux, assumed elsewhere. */
export function descriptorLimit(): number {
  try {
    const line = /^Max open files +(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return line?.[1] === 'unlimited' ? Number.MAX_SAFE_INTEGER : Number(line?.[1] ?? FALLBACK);
  } catch {
    return FALLBACK;
  }
}
