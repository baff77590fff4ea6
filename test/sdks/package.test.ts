import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract, operationEntry, type OperationId } from '../../src/contract/index.ts';
import { root } from '../../scripts/sdks/tools.ts';

interface Manifest {
  version: string;
  exports: Record<string, string | Record<string, string>>;
}
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

describe('the package for npm', () => {
  let files: string[];
  beforeAll(() => {
    if (!existsSync(join(root, 'dist/src/client'))) throw new Error('dist/ is missing: run `npm run build`');
    const listed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [packed] = JSON.parse(listed) as { files: { path: string }[] }[];
    files = packed!.files.map(({ path }) => path);
  }, 60_000);

  test('holds the compiled service and client, the document, and what tells of them', () => {
    const service = ['dist/src/main.js', 'dist/src/admin/main.js', 'dist/src/cli/main.js', 'dist/docs/index.html'];
    const clients = ['dist/src/client/index.js', 'dist/src/client/index.d.ts', 'generated/referral.js'];
    const wanted = [...service, ...clients, 'dist/generated/openapi.json', 'README.md', 'LICENSE'];
    expect(files).toEqual(expect.arrayContaining(wanted));
  });

  test('holds nothing else: no source, no test, no script, no map', () => {
    const belongs = [
      /^dist\/(src|generated)\/[\w/.-]+\.(js|d\.ts|json|yaml)$/,
      /^dist\/docs\/[\w/.@-]+\.(html|js|css|svg|woff2|json)(\.gz)?$/,
      /^(generated\/referral\.js|src\/snippet\/referral\.d\.ts)$/,
      /^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/,
    ];
    expect(files.filter((path) => !belongs.some((pattern) => pattern.test(path)))).toEqual([]);
  });

  test('holds what its exports name', () => {
    const named = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    expect(named).toContain('./dist/src/client/index.d.ts');
    expect(named.filter((target) => !files.includes(target.replace('./', '')))).toEqual([]);
  });
});

describe('every operation that can succeed is in the packages for Python and Go', () => {
  const go = readFileSync(join(root, 'sdks/go/api/api.gen.go'), 'utf8');
  const python = join(root, 'sdks/python/src/referral_tracking/generated');
  const ids = (Object.keys(contract.operations) as OperationId[]).filter((id) =>
    Object.keys(operationEntry(id).headers).some((status) => status.startsWith('2')),
  );
  const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as {
    info: { version: string };
    paths: Record<string, Record<string, { operationId?: string; tags?: string[]; requestBody?: object }>>;
  };
  const operationOf = (id: string) =>
    Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .find(({ operationId }) => operationId === id)!;
  const callable = ids.filter((id) => !('x-raw' in (operationOf(id).requestBody ?? {})));

  test('there are some', () => expect(callable).toContain('trackSale'));

  test.each(callable)('%s', (id) => {
    expect(go).toContain(`func (c *Client) ${id[0]!.toUpperCase()}${id.slice(1)}(`);
    const snake = (text: string) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const folder = operationOf(id).tags![0]!.toLowerCase().replaceAll('-', '_');
    expect(existsSync(join(python, 'api', folder, `${snake(id)}.py`))).toBe(true);
  });

  test('all packages have the document’s version', () => {
    const { version } = document.info;
    expect(manifest.version).toBe(version);
    expect(readFileSync(join(python, 'contract.py'), 'utf8')).toContain(`VERSION: Final = "${version}"`);
    expect(readFileSync(join(root, 'sdks/go/api/contract.gen.go'), 'utf8')).toContain(`Version = "${version}"`);
  });
});
