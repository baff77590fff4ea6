import { expect, test } from 'vitest';
import { limitedPaths, limitsMarkdown } from '../../scripts/docs/limits.ts';
import { contract, operationEntry, type OperationId, type PathEntry } from '../../src/contract/index.ts';

// The table of rate limits names paths that begin alike only once.

const paths: Readonly<Record<string, PathEntry>> = contract.paths;
const entries = [...limitedPaths(paths)].flatMap(([bucket, names]) => names.map((name) => ({ bucket, name })));

/** What a reader of the table finds: the path's own entry, else the one that ends with `…`. */
const found = (path: string) =>
  entries.find(({ name }) => name === path) ??
  entries.find(({ name }) => name.endsWith('…') && path.startsWith(name.slice(0, -1)));

const limited = Object.entries(paths).filter(([, { bucket }]) => bucket !== null);

test.each(limited)('a reader finds the limit of %s', (path, { bucket }) => {
  expect(found(path)?.bucket).toBe(bucket);
});

test('no operation has another limit than its path, which the table could not show', () => {
  const ids = Object.keys(contract.operations) as OperationId[];
  expect(ids.filter((id) => operationEntry(id).bucket !== paths[operationEntry(id).path]!.bucket)).toEqual([]);
});

test('the table is short, and has no entry twice', () => {
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  for (const [, names] of limitedPaths(paths)) expect(names.length).toBeLessThanOrEqual(4);
  for (const { name } of entries) expect(limitsMarkdown()).toContain(`\`${name}\``);
});
