import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

// SECURITY.md lists the tests of each control; the files must exist.

const page = readFileSync('SECURITY.md', 'utf8');
const rows = [...page.matchAll(/^\| (API\d+) [^|]*\|([^|]*)\|([^|]*)\|$/gm)].map(([, risk, control, tests]) => ({
  risk: risk!,
  control: control!.trim(),
  tests: [...tests!.matchAll(/`(test\/[^`]+)`/g)].map(([, path]) => path!),
}));

/** Whether the path is a test file, or a folder that contains test files. */
function holdsTests(path: string): boolean {
  if (!existsSync(path)) return false;
  if (!statSync(path).isDirectory()) return path.endsWith('.test.ts');
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('.test.ts'));
}

test('it has a row for each of the ten risks', () => {
  expect(rows.map(({ risk }) => risk)).toEqual(Array.from({ length: 10 }, (_, i) => `API${i + 1}`));
});

test.each(rows)('$risk lists its control and existing tests', ({ control, tests }) => {
  expect(control.length).toBeGreaterThan(20);
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((path) => !holdsTests(path))).toEqual([]);
});

test('every other test and page that it mentions exists', () => {
  const named = [...page.matchAll(/`(test\/[^`]+)`|\]\(([\w./-]+)/g)].map(([, quoted, linked]) => quoted ?? linked!);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
