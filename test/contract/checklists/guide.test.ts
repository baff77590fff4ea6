import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PLACES, read } from './support.ts';

// The tables of the checklists in CONTRIBUTING.md name files, which may move.

/** The rows of the table below a heading of CONTRIBUTING.md. */
function tableOf(heading: string): string {
  const section = read(PLACES.contributing)
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`))!;
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
}

/** The paths in backticks. Those with `<…>` have a part that only the author of a change knows. */
function pathsIn(table: string): string[] {
  const quoted = [...table.matchAll(/`([^`]+)`/g)].map(([, text]) => text!);
  return [...new Set(quoted)].filter((text) => /^[\w.-]+(\/[\w.-]*)+$|^[\w-]+\.md$/.test(text));
}

/** The checklist's example is an operation that does not exist, so its files are looked for under this one. */
const EXAMPLE = 'get-links';
const EXISTING = 'cli-programs';
/** The group of the example of the management API; under this one its files exist. */
const MANAGED_EXAMPLE = [/coupons?/g, 'stats'] as const;

describe.each(['Add a field to a request', 'Add an operation', 'Add an operation of the management API'])(
  'the checklist "%s"',
  (heading) => {
    const paths = pathsIn(tableOf(heading));

    test('names files', () => {
      expect(paths.length).toBeGreaterThan(5);
    });

    test.each(paths)('names %s, which exists', (path) => {
      const todo = `Name the file that took the place of ${path} in ${PLACES.contributing}, "${heading}"`;
      expect(existsSync(path.replace(EXAMPLE, EXISTING).replaceAll(...MANAGED_EXAMPLE)), todo).toBe(true);
    });
  },
);
