import { readFileSync } from 'node:fs';

/** What is assumed where the limit cannot be read: the usual soft limit of Linux, and more than macOS gives. */
const FALLBACK = 1_024;

/** How many files and connections this process may have open. Linux reports it; elsewhere a cautious number is assumed. */
export function descriptorLimit(): number {
  try {
    const line = /^Max open files +(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return line?.[1] === 'unlimited' ? Number.MAX_SAFE_INTEGER : Number(line?.[1] ?? FALLBACK);
  } catch {
    return FALLBACK;
  }
}
