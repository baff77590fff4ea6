// Why some of many records are left as they are, in one sentence.
import { countText } from '../lib/money.ts';

/** What is said of one, and of several */
export type Reason = readonly [one: string, several: string];

/** "2 are already paid, 1 is a clawback", the most frequent first */
export function groupText(reasons: readonly Reason[]): string {
  const counts = new Map<Reason, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([[one, several], count]) => `${countText(count)} ${count === 1 ? one : several}`)
    .join(', ');
}

/** "2 skipped: 1 is paid, 1 is open"; nothing, if none was */
export const skippedText = (count: number, why: string): string =>
  count === 0 ? '' : `${countText(count)} skipped: ${why}`;

/** What was done, and what was not: "3 payments reopened. 1 skipped: 1 is open" */
export const saidText = (...parts: string[]): string => parts.filter((part) => part !== '').join('. ');
