import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundled } from '../support/bundled.ts';

// Runs `npm run new:operation` in a copy of the folders that it writes to.

const FOLDERS = ['openapi', 'src/operations', 'src/manage', 'packages/cli/src/conformance'];
const script = await bundled('scripts/new-operation/index.ts');
const copy = mkdtempSync(join(tmpdir(), 'new-operation-'));
beforeAll(() => FOLDERS.forEach((folder) => cpSync(folder, join(copy, folder), { recursive: true })));
afterAll(() => rmSync(copy, { recursive: true }));

function run(...args: string[]): { status: number; output: string } {
  const command = [script, ...args];
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

const COUPONS = ['/api/v1/programs/{program_id}/coupons', '--group', 'coupons'];

describe('an operation of the management API', () => {
  test.each([
    ['a path outside the API', ['listCoupons', '/coupons', '--group', 'coupons'], 'Give its path'],
    ['no group', ['listCoupons', ...COUPONS.slice(0, 1), '--group', 'a/b'], '--group'],
    ['another method', ['listCoupons', ...COUPONS, '--method', 'head'], '--method is one of get, post, put'],
    ['another role', ['listCoupons', ...COUPONS, '--role', 'guest'], '--role'],
    ['an operation that is there', ['listLinks', ...COUPONS.slice(0, 1), '--group', 'links'], ''],
  ])('with %s writes nothing', (_, args, message) => {
    const before = written('openapi/openapi.yaml');
    if (message === '') cpSync('openapi/manage/links/links.yaml', join(copy, 'openapi/manage/links/list-links.yaml'));
    const { status, output } = run(...args);
    expect(status).toBe(2);
    expect(output).toContain(message || 'listLinks is there already');
    expect(written('openapi/openapi.yaml')).toBe(before);
  });

  test('in a new group: its files, its scope, its tag, and the lists of groups and handlers', () => {
    const { status, output } = run('listCoupons', ...COUPONS);
    expect(status).toBe(0);
    expect(output.trim().split('\n')).toEqual([
      'openapi/manage/coupons/list-coupons.yaml',
      'openapi/schemas/list-coupons-answer.yaml',
      'openapi/openapi.yaml',
      'openapi/schemas/scope.yaml',
      'src/manage/coupons/list-coupons.ts',
      'src/manage/coupons/index.ts',
      'src/manage/index.ts',
      'test/manage/coupons/list-coupons.test.ts',
    ]);
    const path = written('openapi/manage/coupons/list-coupons.yaml');
    expect(path).toContain('x-access: { scope: coupons.read, role: viewer }');
    expect(path).toContain("'400': { $ref: ../../responses/manage.yaml#/ManageListInvalid }");
    expect(path).toContain("'403': { $ref: ../../responses/manage.yaml#/ManageScopeMissing }");
    expect(written('openapi/openapi.yaml')).toContain('  - name: Coupons\n');
    expect(written('openapi/schemas/scope.yaml')).toContain('  - coupons.read\ndescription:');
    expect(written('src/manage/index.ts').match(/coupons/g)).toHaveLength(3);
  });

  test('in a group that is there: one more handler, with a key for repeats', () => {
    const post = ['createCoupon', '/api/v1/programs/{program_id}/new-coupons', '--group', 'coupons'];
    expect(run(...post, '--method', 'post', '--role', 'owner', '--recent').status).toBe(0);
    const path = written('openapi/manage/coupons/create-coupon.yaml');
    expect(path).toContain('x-access: { scope: coupons.write, role: owner, recent: true }');
    expect(path).toContain('../parameters.yaml#/idempotency_key');
    for (const [status, name] of [
      [403, 'ManageRecentForbidden'],
      [409, 'ManageInFlight'],
      [422, 'ManageKeyReused'],
    ]) {
      expect(path).toContain(`'${status}': { $ref: ../../responses/manage.yaml#/${name} }`);
    }
    expect(written('openapi/schemas/create-coupon-request.yaml')).toContain('additionalProperties: false');
    const index = written('src/manage/coupons/index.ts');
    expect(index).toContain("import { createCoupon } from './create-coupon.ts';");
    expect(index).toMatch(/coupons = \{ createCoupon, ?listCoupons \}/);
  });
});
