// Prints the results of a run as a table.
import type { SeenStatuses } from './schemathesis.ts';

/** Of the column of operations. */
const WIDTH = 26;

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Lists for each operation how often each documented status occurred, and which documented errors did not. */
export function describe({ seen, documented, ...links }: SeenStatuses): string {
  const asked = Object.keys(documented).filter((operation) => seen.some((row) => row.operation === operation));
  const lines = [`${asked.length} of ${Object.keys(documented).length} operations were called.`];
  lines.push('What was seen, by operation and status:');
  for (const [operation, statuses] of Object.entries(documented)) {
    const own = seen.filter((row) => row.operation === operation);
    if (own.length === 0) continue;
    const count = (status: string) => sum(own.filter((row) => row.status === status).map(({ times }) => times));
    const counts = Object.keys(statuses).map((status) => `${status}: ${count(status)}`);
    lines.push(`  ${operation.padEnd(WIDTH)}${counts.join('  ')}`);
    const errors = Object.entries(statuses).filter(([status]) => Number(status) >= 400);
    const names = errors.flatMap(([status, list]) => list.map((name) => ({ status, name })));
    const never = names.filter(({ status, name }) => !own.some((row) => row.status === status && row.error === name));
    if (never.length > 0) lines.push(`${' '.repeat(WIDTH + 2)}never: ${never.map(({ name }) => name).join(', ')}`);
  }
  lines.push('Links that led to a success:', ...links.linksFollowed.map((link) => `  ${link}`));
  if (links.linksNotFollowed.length > 0) lines.push('Links that never did:', ...links.linksNotFollowed);
  if (links.allowancesNotNeeded.length > 0) {
    lines.push(`Allowances that this run did not need: ${links.allowancesNotNeeded.join(', ')}`);
  }
  return `${lines.join('\n')}\n`;
}
