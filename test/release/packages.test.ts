import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { npmPackages, problemsOfPackages } from '../../scripts/release/packages.ts';
import { versionOfDocument } from '../../scripts/release/steps.ts';
import { root } from '../../scripts/sdks/tools.ts';

// The npm packages of a release, in made-up checkouts and in this one.

const URL = 'git+https://git.brand.dev/team/tracking.git';

let checkout: string;
beforeEach(() => void (checkout = mkdtempSync(join(tmpdir(), 'release-'))));
afterEach(() => rmSync(checkout, { recursive: true }));

function addPackage(folder: string, more: Record<string, unknown> = {}): void {
  const repository = folder === '.' ? { url: URL } : { url: URL, directory: folder };
  const texts = { description: 'd', homepage: 'h', author: 'a', license: 'MIT', keywords: ['k'], files: ['f'] };
  const manifest = { name: folder, version: '1.2.3', ...texts, exports: {}, repository, ...more };
  const file = join(checkout, folder, 'package.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(manifest));
}

const problems = (): string[] => problemsOfPackages(npmPackages(checkout), '1.2.3');

test('the packages of this checkout can be released with the document’s version', () => {
  const packages = npmPackages(root);
  expect(packages.map(({ manifest }) => manifest.name)).toContain('referral-tracking');
  expect(problemsOfPackages(packages, versionOfDocument())).toEqual([]);
});

test('the service and its workspaces are published in the order of their dependencies, without private ones', () => {
  addPackage('.', { workspaces: ['base', 'packages/*'], dependencies: { 'packages/a': '1.2.3' } });
  addPackage('base');
  addPackage('packages/a', { dependencies: { 'packages/b': '1.2.3', express: '5.3.0' } });
  addPackage('packages/b', { dependencies: { base: '1.2.3' } });
  addPackage('packages/private', { private: true });
  expect(npmPackages(checkout).map(({ folder }) => folder)).toEqual(['base', 'packages/b', 'packages/a', '.']);
  expect(problems()).toEqual([]);
});

test.each<[string, Record<string, unknown>, string]>([
  ['another version', { version: '1.2.2' }, '"version" is 1.2.2, the release is 1.2.3'],
  ['no description', { description: '' }, 'packages/a has no "description"'],
  ['no author', { author: undefined }, 'packages/a has no "author"'],
  ['nothing to import or run', { exports: undefined }, 'packages/a has neither "exports" nor "bin"'],
  ['another repository', { repository: { url: 'git+https://else.dev/x/y.git' } }, `"repository.url" must be ${URL}`],
  ['no folder in the repository', { repository: { url: URL } }, '"repository.directory" must be packages/a'],
  [
    'any version of a sibling',
    { dependencies: { 'packages/b': '*' } },
    'depends on packages/b *, and 1.2.3 is released',
  ],
])('a package with %s cannot be published', (_, more, problem) => {
  addPackage('.', { workspaces: ['packages/*'] });
  addPackage('packages/b');
  addPackage('packages/a', more);
  expect(
    problems().filter((text) => text.startsWith('packages/a/package.json: ') && text.includes(problem)),
  ).not.toEqual([]);
});
