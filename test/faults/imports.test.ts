import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// The tests with faults and the benchmark share scripts/harness, and nothing else.

const SHARED = ['scripts/harness', 'scripts/lib'];
const FOLDERS = ['harness', 'bench', 'cluster', 'distributed', 'faults', 'log'].map((name) => `scripts/${name}`);
const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/');

const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, to]) => join(dirname(path), to!));

test.each(FOLDERS)('%s imports no other test', (folder) => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name}`);
  expect(files.length).toBeGreaterThan(3);
  const allowed = folder === 'scripts/harness' ? [folder, ...SHARED.slice(1)] : [folder, ...SHARED];
  const wrong = files.flatMap((path) =>
    importsOf(path)
      .filter((to) => to.startsWith('scripts/') && !allowed.includes(folderOf(to)))
      .map((to) => `${path} → ${to}`),
  );
  expect(wrong).toEqual([]);
});
