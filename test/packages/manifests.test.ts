import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PACKAGES } from '../support/source.ts';
import { pack } from './installed.ts';

// npm publishes each package with exactly the files that its package.json promises.

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | Record<string, string>>;
  bin?: Record<string, string>;
  types?: string;
}
const FOLDERS = ['.', 'generated', ...PACKAGES];
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
const service = manifestOf('.') as Manifest & Record<string, unknown>;
/** The files of each archive, in addition to those that npm always includes. */
const BELONGS: Record<string, RegExp[]> = {
  '.': [
    /^dist\/src\/[\w/.-]+\.js$/,
    /^dist\/(docs|app)\/[\w/.@-]+\.(html|js|css|svg|woff2|json|md|yaml|zip|txt)(\.gz)?$/,
    // The clients that the documentation offers as files.
    /^dist\/docs\/clients\/referral-tracking-(client|cli|contract|shared|snippet|python|go)\.tgz$/,
    /^dist\/docs\/pictures\/[\w-]+\.png$/,
    /^CHANGELOG\.md$/,
  ],
  generated: [/^(contract\.js|contract\.d\.ts|types\.d\.ts|openapi\.json|openapi\.yaml)$/],
  'packages/client': [/^dist\/[\w/.-]+\.(js|d\.ts)$/],
  'packages/shared': [/^dist\/[\w/.-]+\.(js|d\.ts)$/],
  'packages/cli': [/^dist\/[\w/.-]+\.js$/, /^bin\/referral\.js$/],
  'packages/snippet': [/^generated\/referral\.js$/, /^src\/referral\.d\.ts$/],
};
const ALWAYS = /^(package\.json|README\.md|LICENSE)$/;

let folder: string;
const files: Record<string, string[]> = {};
beforeAll(async () => {
  if (!['.', 'packages/client', 'packages/shared', 'packages/cli'].every((place) => existsSync(join(place, 'dist')))) {
    throw new Error('dist/ is missing: run `npm run build`');
  }
  folder = mkdtempSync(join(tmpdir(), 'referral-packed-'));
  for (const [i, packed] of (await pack(folder, FOLDERS)).entries()) {
    files[FOLDERS[i]!] = packed.files.map(({ path }) => path);
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(FOLDERS)('the package of %s', (place) => {
  const manifest = manifestOf(place);

  test('contains the files that its exports and commands name', () => {
    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    const named = [...targets, ...Object.values(manifest.bin ?? {})].map((target) => target.replace(/^\.\//, ''));
    expect(named).toContain('package.json');
    const isThere = (target: string) => {
      const [start, end] = target.split('*');
      return files[place]!.some((file) =>
        end === undefined ? file === start : file.startsWith(start!) && file.endsWith(end),
      );
    };
    expect(named.filter((target) => !isThere(target))).toEqual([]);
  });

  test('contains its readme and licence', () => {
    expect(files[place]).toEqual(expect.arrayContaining(['README.md', 'LICENSE']));
  });

  test('contains nothing else: no source, no test, no source map', () => {
    const belongs = [ALWAYS, ...BELONGS[place]!];
    expect(files[place]!.filter((path) => !belongs.some((pattern) => pattern.test(path)))).toEqual([]);
    expect(files[place]!.length).toBeGreaterThan(3);
  });

  test('has the fields that npm shows', () => {
    for (const field of ['name', 'description', 'keywords', 'license', 'author', 'homepage', 'repository', 'engines']) {
      expect(manifest, field).toHaveProperty(field, expect.anything());
    }
    expect((manifest as unknown as { description: string }).description.length).toBeGreaterThan(40);
  });

  test('has the version, the author, the licence and the address of the project', () => {
    const { version, license, author, homepage, repository, engines } = service;
    expect(manifest).toMatchObject({ version, license, author, homepage, engines });
    expect(manifest).toMatchObject({ repository: repository as object });
    expect(readFileSync(join(place, 'LICENSE'), 'utf8')).toBe(readFileSync('LICENSE', 'utf8'));
  });
});

test('the service is published with its program, its operator commands, its documentation and its dashboard', () => {
  expect(files['.']).toEqual(
    expect.arrayContaining([
      'dist/src/main.js',
      'dist/src/admin/main.js',
      'dist/docs/index.html',
      'dist/app/index.html',
    ]),
  );
});

test('the client and the snippet are published with their types', () => {
  const typesOf = (place: string) => (manifestOf(place).exports['.'] as { types: string }).types;
  expect(typesOf('packages/client')).toBe('./dist/index.d.ts');
  expect(typesOf('packages/snippet')).toBe('./src/referral.d.ts');
});
