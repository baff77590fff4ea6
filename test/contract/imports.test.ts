import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { sourceFiles, withoutComments } from '../support/source.ts';

// Imports point one way: main → app → http → operations → domain, payments, identity → store → lib.

interface Import {
  from: string;
  /** a path from the root, or a package's name */
  to: string;
}

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bcreateRequire\([^)]*\)\()\s*['"]([^'"]+)['"]/g;
const files = sourceFiles('src');
const imports: Import[] = files.flatMap(({ path, text }) =>
  [...withoutComments(text).matchAll(SPECIFIER)].map(([, to]) => ({
    from: path,
    to: to!.startsWith('.') ? join(dirname(path), to!) : to!,
  })),
);
const show = ({ from, to }: Import) => `${from} → ${to}`;
const within =
  (...places: string[]) =>
  (path: string) =>
    places.some((place) => (place.endsWith('.ts') ? path === place : path.startsWith(place)));
const isOwn = within('src/', 'generated/', 'scripts/', 'test/');
/** What every layer that serves requests may use. */
const BELOW = ['src/domain/', 'src/store/', 'src/lib/'];

test('the imports are found', () => {
  expect(imports.length).toBeGreaterThan(200);
  expect(imports.map(show)).toContain('src/app.ts → src/http/api.ts');
  expect(imports.map(show)).toContain('src/contract/index.ts → generated/openapi.json');
  expect(imports.map(show)).toContain('src/store/db.ts → knex');
});

test('every import of a file of our own names a file that is there', () => {
  const paths = files.map(({ path }) => path);
  expect(imports.filter(({ to }) => to.startsWith('src/') && !paths.includes(to)).map(show)).toEqual([]);
});

describe('a layer imports only', () => {
  test.each([
    ['src/lib/', ['src/lib/']],
    ['src/domain/', ['src/domain/', 'src/lib/']],
    ['src/store/', ['src/store/', 'src/domain/', 'src/lib/']],
    ['src/identity/', ['src/identity/', ...BELOW]],
    ['src/contract/', ['src/contract/', 'generated/']],
    // What users of the package import stands alone.
    ['src/client/', ['src/client/', 'generated/client.ts', 'generated/types.ts']],
    ['src/payments/', ['src/payments/', ...BELOW]],
    ['src/operations/', ['src/operations/', 'src/contract/', 'src/identity/', 'src/payments/', ...BELOW]],
    ['src/http/', ['src/http/', 'src/operations/', 'src/contract/', 'src/identity/', ...BELOW]],
    ['src/app.ts', ['src/http/', 'src/operations/', 'src/contract/', 'src/identity/', ...BELOW]],
    ['src/config.ts', ['src/http/', 'src/lib/']],
    ['src/snippet/', ['src/snippet/']],
    ['src/admin/', ['src/admin/', 'src/config.ts', 'src/secret-key.ts', 'src/payments/', ...BELOW]],
    // The integrators' client knows the service by its contract alone, as any other client would.
    ['src/cli/', ['src/cli/', 'src/lib/', 'generated/types.ts', 'src/conformance/']],
    // The conformance kit is a client too, but one that validates responses against the whole document.
    ['src/conformance/', ['src/conformance/', 'src/contract/', 'src/lib/']],
  ])('%s: %j', (layer, allowed) => {
    const own = imports.filter(({ from, to }) => within(layer)(from) && isOwn(to));
    expect(own.filter(({ to }) => !within(...allowed)(to)).map(show)).toEqual([]);
  });
});

describe('is imported only from', () => {
  test.each([
    ['express', ['src/app.ts', 'src/http/']],
    ['openapi-backend', ['src/http/']],
    ['ajv', ['src/http/', 'src/conformance/']],
    ['knex', ['src/store/']],
    ['pg', ['src/store/']],
    ['stripe', ['src/payments/']],
    ['openid-client', ['src/identity/']],
    ['jose', ['src/identity/']],
    // An issuer that accepts any address is loaded from one place only.
    ['oidc-provider', ['src/identity/development.ts']],
    ['cookie', ['src/http/']],
    ['generated', ['src/contract/', 'src/client/', 'src/cli/contract.ts']],
    ['src/client', ['src/client/']],
    ['src/cli', ['src/cli/']],
    ['src/conformance', ['src/conformance/', 'src/cli/commands/conformance.ts']],
    ['openapi-fetch', ['src/cli/', 'src/client/']],
    ['env-paths', ['src/cli/']],
    ['open', ['src/cli/']],
    ['@clack/prompts', ['src/cli/']],
  ])('%s: %j', (target, allowed) => {
    const found = imports.filter(({ to }) => to === target || to.startsWith(`${target}/`));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ from }) => !within(...allowed)(from)).map(show)).toEqual([]);
  });
});

test('nothing imports the browser snippet, which runs elsewhere', () => {
  const wrong = imports.filter(({ from, to }) => to.startsWith('src/snippet/') && !from.startsWith('src/snippet/'));
  expect(wrong.map(show)).toEqual([]);
});

test('the client takes types alone from what is generated, so none of it is needed to run', () => {
  const [contract] = files.filter(({ path }) => path === 'src/cli/contract.ts');
  const statements = contract!.text.match(/^import .*$/gm);
  expect(statements).toEqual([expect.stringMatching(/^import type .* from '..\/..\/generated\/types.ts';$/)]);
});

test('nothing imports src/main.ts, and nothing of src imports tests or scripts', () => {
  const wrong = imports.filter(({ to }) => to === 'src/main.ts' || within('test/', 'scripts/')(to));
  expect(wrong.map(show)).toEqual([]);
});

test('nobody reads a variable of the environment past src/config.ts', () => {
  const readers = files.filter(({ text }) => /process\.env\.|process\.env\[/.test(withoutComments(text)));
  expect(readers.map(({ path }) => path)).toEqual([]);
});
