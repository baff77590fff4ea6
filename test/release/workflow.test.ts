import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/sdks/tools.ts';
import { bundled } from '../support/bundled.ts';

// The workflow that a tag starts, and the command that performs its steps.

interface Job {
  needs?: string;
  permissions?: Record<string, string>;
  steps: { run?: string; uses?: string }[];
}
interface Workflow {
  on: { push: { tags: string[] } };
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const workflow = parse(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')) as Workflow;
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

const script = await bundled('scripts/release/index.ts');
const release = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
  });

test('a version tag starts the workflow, and each registry waits for the check', () => {
  expect(workflow.on.push.tags).toEqual(['v[0-9]+.[0-9]+.[0-9]+']);
  const { check, ...registries } = workflow.jobs;
  expect(check!.steps.map(({ run }) => run)).toContain('bash .ci/run');
  expect(Object.keys(registries)).toEqual(['npm', 'pypi', 'go']);
  for (const [name, { needs, steps }] of Object.entries(registries)) {
    expect(needs).toBe('check');
    expect(steps.at(-1)!.run).toBe(`npm run release -- ${name} $HOW`);
  }
  expect(scripts.release).toBe('tsx scripts/release/index.ts');
});

test('only the job that pushes a tag may write to the repository', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const writing = Object.entries(workflow.jobs).filter(([, { permissions }]) => permissions?.contents === 'write');
  expect(writing.map(([name]) => name)).toEqual(['go']);
});

test('a dry run of the check passes in this checkout', () => {
  expect(release('check', '--dry-run')).toMatchObject({ status: 0, stderr: '' });
});

test('nothing is published unless the checkout is at the version’s tag', () => {
  const { status, stderr } = release('npm', '--tag', 'v9.9.9');
  expect(status).toBe(1);
  expect(stderr).toContain("the document's version is");
  expect(stderr).toContain('the checkout is not at the tag v9.9.9');
  const tags = execFileSync('git', ['tag', '--list', 'v9.9.9'], { cwd: root, encoding: 'utf8' });
  expect(tags).toBe('');
});

test.each([
  ['no tag', ['npm'], '--tag must be like v1.2.3'],
  ['a tag that is no version', ['npm', '--tag', 'latest'], '--tag must be like v1.2.3'],
  ['a step that does not exist', ['cargo', '--dry-run'], 'There is no step cargo.'],
  ['an option that does not exist', ['--dry'], "Unknown option '--dry'"],
])('%s is invalid usage, with the help', (_, args, message) => {
  const { status, stderr } = release(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).toContain('npm run release -- [check]');
});
