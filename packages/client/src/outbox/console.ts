// The listeners of an outbox that has none of its own: without them, a wrong key would go unnoticed until the entries
// expire.
import { ReferralError } from '../error.ts';
import type { Dropped } from './entry.ts';

export interface Listeners {
  onError: (error: unknown) => unknown;
  onDropped: (dropped: Dropped) => unknown;
  /** called after each delivery, so that a problem that comes back is reported again */
  onDelivered: () => void;
}

/** A single failure is usual; this many without a delivery in between are reported. */
const REPEATED = 3;
const MOST_PROBLEMS = 100;
const KEY_STATUSES = [401, 403];

const sentence = (text: string): string => text.replace(/\.?$/, '.');

function lineOf(error: ReferralError): string {
  const key = KEY_STATUSES.includes(error.status) ? ' Is REFERRAL_API_KEY correct?' : '';
  const status = error.status === 0 ? '' : `${error.status} `;
  return `${status}${sentence(error.message)} The outbox keeps its entries and sends them again.${key} ${error.hint}`;
}

/** Writes one line to the console for each new problem, and none while it stays the same. */
export function createConsole(write: (line: string) => void = (line) => console.error(line)): Listeners {
  const written = new Set<string>();
  let failures = 0;
  const once = (problem: string, line: string): void => {
    if (written.has(problem)) return;
    // The messages of a store may all be different.
    if (written.size >= MOST_PROBLEMS) written.clear();
    written.add(problem);
    write(`referral: ${line}`);
  };
  return {
    onError(error) {
      if (!(error instanceof ReferralError)) {
        const text = error instanceof Error ? error.message : String(error);
        return once(text, text);
      }
      failures++;
      if (!KEY_STATUSES.includes(error.status) && failures < REPEATED) return;
      once(`status ${error.status}`, lineOf(error));
    },
    onDropped({ kind, reason, error }) {
      const why = error ? `: ${error.status} ${sentence(error.message)} ${error.hint}` : '';
      once(`${reason} ${error?.status ?? ''}`, `a ${kind} was dropped (${reason})${why}`);
    },
    onDelivered() {
      failures = 0;
      for (const problem of written) if (problem.startsWith('status ')) written.delete(problem);
    },
  };
}
