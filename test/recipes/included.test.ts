import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/harness/processes.ts';

// The guides in docs/recipes show the files that the tests run.

const guides = readdirSync(join(root, 'docs/recipes'));
const texts = guides.map((name) => readFileSync(join(root, 'docs/recipes', name), 'utf8'));
const included = texts.flatMap((text) =>
  [...text.matchAll(/^<<< @\/\.\.\/(examples\/[^\s{]+)/gm)].map(([, path]) => path),
);

/** Files that a reader does not write: checksums, and the empty mark of a Python package. */
const UNSEEN = /(?:go\.sum|__init__\.py)$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'examples'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith('examples/shop/') && !UNSEEN.test(path));

test('there are examples', () => expect(files.length).toBeGreaterThan(40));

test.each(files)('%s is shown in a guide', (path) => {
  expect(included).toContain(path);
});

test.each([
  ['Express', 'express', /"express": "([\d.]+)"/],
  ['Next.js', 'nextjs', /"next": "([\d.]+)"/],
  ['Django', 'django', /Django==([\d.]+)/],
  ['FastAPI', 'fastapi', /fastapi==([\d.]+)/],
  ['`stripe`', 'stripe-checkout', /"stripe": "([\d.]+)"/],
])('the overview names the version of %s in its project', (name, folder, pattern) => {
  const manifests = files.filter((path) => path.startsWith(`examples/${folder}/`) && /\.(json|txt)$/.test(path));
  const versions = manifests.flatMap((path) => pattern.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? []);
  expect(versions).toHaveLength(1);
  expect(readFileSync(join(root, 'docs/recipes/index.md'), 'utf8')).toContain(`${name} ${versions[0]} `);
});

test('every guide is in the overview and in the sidebar', () => {
  const overview = readFileSync(join(root, 'docs/recipes/index.md'), 'utf8');
  const sidebar = readFileSync(join(root, 'docs/.vitepress/config.ts'), 'utf8');
  for (const guide of guides.filter((name) => name !== 'index.md')) {
    const address = `/recipes/${guide.replace('.md', '')}`;
    expect(overview).toContain(`(${address})`);
    expect(sidebar).toContain(`link: '${address}'`);
  }
});
