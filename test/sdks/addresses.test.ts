import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryOf } from '../../scripts/lib/repository.ts';
import { staleAddresses } from '../../scripts/sdks/addresses.ts';
import { root } from '../../scripts/sdks/tools.ts';

// The repository's address in the Python and Go packages.

const repository = repositoryOf(root);

test.each(['python', 'go'])('the package for %s carries the licence', (name) => {
  expect(readFileSync(join(root, 'sdks', name, 'LICENSE'), 'utf8')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
});

describe('the address of the repository', () => {
  test('is the one of package.json in every file', () => {
    expect([...staleAddresses(root, repository).keys()]).toEqual([]);
    const [line] = readFileSync(join(root, 'sdks/go/go.mod'), 'utf8').split('\n');
    expect(line).toBe(`module ${repository.goModule}`);
  });

  test('is updated everywhere after it was changed', () => {
    const other = { page: 'https://git.brand.dev/team/tracking', goModule: 'git.brand.dev/team/tracking/sdks/go' };
    const stale = staleAddresses(root, other);
    const where = ['--', '*.go', '*.mod', 'sdks', 'docs', 'examples'];
    const naming = execFileSync('git', ['grep', '-lF', repository.goModule, ...where], { cwd: root, encoding: 'utf8' });
    expect([...stale.keys()].sort()).toEqual(expect.arrayContaining(naming.trim().split('\n')));
    for (const text of stale.values()) expect(text).not.toContain(repository.goModule);
    expect(stale.get('sdks/python/pyproject.toml')).toContain(`Repository = "${other.page}"`);
  });
});
