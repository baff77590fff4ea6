import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// Runs `npm run new:operation` in a copy of the folders that it writes to.

const FOLDERS = ['openapi', 'src/operations', 'packages/cli/src/conformance'];
const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'new-operation-'));
beforeAll(() => FOLDERS.forEach((folder) => cpSync(folder, join(copy, folder), { recursive: true })));
afterAll(() => rmSync(copy, { recursive: true }));

function run(...args: string[]): { status: number; output: string } {
  const command = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'scripts/new-operation/index.ts'), ...args];
  try {
    return {
      status: 0,
      output: execFileSync(process.execPath, command, { cwd: copy, stdio: 'pipe', encoding: 'utf8' }),
    };
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string };
    return { status, output: stderr };
  }
}
const written = (path: string) => readFileSync(join(copy, path), 'utf8');
const LINKS = ['makeLink', '/api/v1/programs/me/links', '--method', 'post', '--does', 'make the link'];

describe.each([
  ['no name', [], 'camelCase'],
  ['a name with a dash', ['make-link', '/api/v1/links', '--does', 'make it'], 'camelCase'],
  ['a path outside the API', ['makeLink', '/links', '--does', 'make it'], 'Give its path'],
  ['another method', ['makeLink', '/api/v1/links', '--does', 'make it', '--method', 'put'], '--method'],
  ['another credential', ['makeLink', '/api/v1/links', '--does', 'make it', '--credential', 'x'], '--credential'],
  [
    'another bucket',
    ['makeLink', '/api/v1/links', '--does', 'make it', '--bucket', 'x'],
    '--bucket is one of click, lead',
  ],
  [
    'a path of another operation',
    ['makeLink', '/api/v1/cli/status', '--does', 'make it'],
    'add the method to its file',
  ],
  ['nothing that it does', ['makeLink', '/api/v1/links'], '--does'],
  ['an operation that is there', ['trackClick', '/api/v1/track/click', '--does', 'track it'], 'is there already'],
])('with %s', (_, args, message) => {
  test('it reports the error and writes nothing', () => {
    const before = written('openapi/errors/platform.yaml');
    const { status, output } = run(...args);
    expect(status).toBe(2);
    expect(output).toContain(message);
    expect(written('openapi/errors/platform.yaml')).toBe(before);
  });
});

test('with --list it lists the files that it creates and changes, and writes nothing', () => {
  const before = written('openapi/openapi.yaml');
  const { status, output } = run(...LINKS, '--list');
  expect(status).toBe(0);
  expect(output).toContain('creates openapi/paths/make-link.yaml\n');
  expect(output).toContain('changes openapi/openapi.yaml\n');
  expect(existsSync(join(copy, 'openapi/paths/make-link.yaml'))).toBe(false);
  expect(written('openapi/openapi.yaml')).toBe(before);
});

test('it writes the files of the operation and adds it to each list once', () => {
  const { status, output } = run(...LINKS);
  expect(status).toBe(0);
  expect(output.trim().split('\n')).toEqual([
    'openapi/paths/make-link.yaml',
    'openapi/schemas/make-link-request.yaml',
    'openapi/schemas/make-link-answer.yaml',
    'openapi/openapi.yaml',
    'openapi/errors/platform.yaml',
    'src/operations/make-link.ts',
    'src/operations/index.ts',
    'test/operations/make-link/200.test.ts',
    'packages/cli/src/conformance/rows/make-link.ts',
    'packages/cli/src/conformance/rows/index.ts',
  ]);
  expect(written('openapi/openapi.yaml')).toContain('/api/v1/programs/me/links: { $ref: paths/make-link.yaml }');
  expect(written('openapi/errors/platform.yaml')).toContain('Failed to make the link (request_id: {request_id})');
  expect(written('src/operations/index.ts').match(/makeLink/g)).toHaveLength(2);
  expect(written('packages/cli/src/conformance/rows/index.ts').match(/makeLinkRows/g)).toHaveLength(2);
  expect(run(...LINKS).status).toBe(2);
  expect(written('src/operations/index.ts').match(/makeLink/g)).toHaveLength(2);
});
