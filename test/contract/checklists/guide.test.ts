import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLACES, read } from './support.ts';

// CONTRIBUTING.md names files and scripts, which may move.

const guide = read(PLACES.contributing);
const quoted = [...new Set([...guide.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!))];
/** The paths, all of which begin at the root of the checkout. */
const paths = quoted.filter((text) => /^\.?[\w-]+(\/[\w.-]*)+$|^[A-Z]+\.md$/.test(text));
const scripts = quoted.flatMap((text) => /^npm run (?:-s )?([\w:]+)/.exec(text)?.[1] ?? []);

test('files and scripts are found', () => {
  expect(paths.length).toBeGreaterThan(20);
  expect(scripts.length).toBeGreaterThan(20);
});

test.each(paths)('%s exists', (path) => {
  // What a build makes does not always exist.
  if (path.startsWith('dist/')) return;
  expect(existsSync(path), `Name the file that took the place of ${path} in ${PLACES.contributing}`).toBe(true);
});

test.each(scripts)('npm run %s is a script', (name) => {
  const { scripts: known } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(Object.keys(known), `Name the script that took the place of ${name} in ${PLACES.contributing}`).toContain(
    name,
  );
});
