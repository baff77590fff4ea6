import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { DASHBOARD, PACKAGES, sourceFiles, withoutComments } from '../support/source.ts';

// Imports have one direction: main → app → api, pages → operations, manage → domain, payments, identity → store → database →
// lib. Packages are independent: they import each other by name, and nothing from the service.

interface Import {
  from: string;
  /** a path from the root, or a package name */
  to: string;
}

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bcreateRequire\([^)]*\)\()\s*['"]([^'"]+)['"]/g;
const files = ['src', ...[...PACKAGES, DASHBOARD].map((folder) => `${folder}/src`)].flatMap(sourceFiles);
/** The style sheets and pictures of the dashboard, which its build resolves. */
const isLook = (path: string): boolean => /\.(css|svg)$/.test(path);
const imports: Import[] = files.flatMap(({ path, text }) =>
  [...withoutComments(text).matchAll(SPECIFIER)]
    .filter(([, to]) => !isLook(to!))
    .map(([, to]) => ({
      from: path,
      to: to!.startsWith('.') ? join(dirname(path), to!) : to!,
    })),
);
const show = ({ from, to }: Import) => `${from} → ${to}`;
const within =
  (...places: string[]) =>
  (path: string) =>
    places.some((place) => (place.endsWith('.ts') ? path === place : path.startsWith(place)));
const OWN_PACKAGE = '@referral-tracking/';
const isOwn = within('src/', 'packages/', 'generated/', 'scripts/', 'test/', OWN_PACKAGE);
/** What the service and the command line share. */
const SHARED = '@referral-tracking/shared/';
/** The modules that every layer above may use. */
const BELOW = ['src/domain/', 'src/store/', 'src/database/', 'src/lib/', SHARED];

test('imports are found', () => {
  expect(imports.length).toBeGreaterThan(200);
  expect(imports.map(show)).toContain('src/app.ts → src/api/api.ts');
  expect(imports.map(show)).toContain('packages/shared/src/contract.ts → @referral-tracking/contract');
  expect(imports.map(show)).toContain('src/database/db.ts → pg');
});

test('every import of our own files refers to an existing file', () => {
  const paths = files.map(({ path }) => path);
  expect(imports.filter(({ to }) => within('src/', 'packages/')(to) && !paths.includes(to)).map(show)).toEqual([]);
});

describe('a layer imports only', () => {
  test.each([
    ['src/lib/', ['src/lib/', SHARED]],
    ['src/domain/', ['src/domain/', 'src/lib/', SHARED]],
    ['src/database/', ['src/database/', 'src/lib/', SHARED]],
    ['src/store/', ['src/store/', 'src/database/', 'src/domain/', 'src/lib/', SHARED]],
    // The history of the demo calls operations, as requests do.
    [
      'src/demo/',
      ['src/demo/', 'src/operations/', 'src/contract/', 'src/payments/', 'src/identity/identity.ts', ...BELOW],
    ],
    ['src/identity/', ['src/identity/', ...BELOW]],
    ['src/contract/', ['src/contract/', '@referral-tracking/contract', '@referral-tracking/snippet', SHARED]],
    ['src/payments/', ['src/payments/', ...BELOW]],
    ['src/mail/', ['src/mail/', ...BELOW]],
    ['src/views/', ['src/views/', ...BELOW]],
    ['src/outbox/', ['src/outbox/', 'src/views/', 'src/contract/', ...BELOW]],
    [
      'src/operations/',
      ['src/operations/', 'src/mail/', 'src/outbox/', 'src/contract/', 'src/identity/', 'src/payments/', ...BELOW],
    ],
    [
      'src/manage/',
      [
        'src/manage/',
        'src/views/',
        'src/operations/context.ts',
        'src/outbox/',
        'src/payments/',
        'src/contract/',
        ...BELOW,
      ],
    ],
    ['src/api/', ['src/api/', 'src/manage/', 'src/operations/', 'src/contract/', ...BELOW]],
    ['src/pages/', ['src/pages/', 'src/contract/', 'src/identity/', 'src/mail/', ...BELOW]],
    [
      'src/app.ts',
      [
        'src/api/',
        'src/pages/',
        'src/operations/',
        'src/contract/',
        'src/identity/',
        'src/mail/',
        'src/outbox/',
        ...BELOW,
      ],
    ],
    [
      'src/workers/',
      ['src/workers/', 'src/metrics/', 'src/service.ts', 'src/config/index.ts', 'src/api/limit.ts', ...BELOW],
    ],
    ['src/metrics/', ['src/metrics/', 'src/config/observation.ts', ...BELOW]],
    ['src/traces/', ['src/traces/', 'src/config/observation.ts', ...BELOW]],
    ['src/click-log/', ['src/click-log/', 'src/config/click-log.ts', ...BELOW]],
    ['src/config/', ['src/config/', 'src/domain/', 'src/lib/', SHARED]],
    [
      'src/admin/',
      [
        'src/admin/',
        'src/config/index.ts',
        'src/config/click-log.ts',
        'src/click-log/',
        'src/outbox/',
        'src/secret-key.ts',
        'src/running-address.ts',
        'src/jobs/',
        'src/demo/',
        'src/mail/',
        'src/payments/',
        'src/contract/',
        ...BELOW,
      ],
    ],
    // A package is installed without the service, so it needs all files in its own folder or in another package.
    ['packages/client/src/', ['packages/client/src/']],
    // Its bundle has what it imports.
    ['packages/snippet/src/', ['packages/snippet/src/', '@referral-tracking/shared/link-names']],
    ['packages/shared/src/', ['packages/shared/src/', '@referral-tracking/contract']],
    ['packages/cli/src/', ['packages/cli/src/', '@referral-tracking/client', SHARED]],
    // The conformance kit sends its own requests and checks each response against the whole document.
    ['packages/cli/src/conformance/', ['packages/cli/src/conformance/', SHARED]],
  ])('%s: %j', (layer, allowed) => {
    const own = imports.filter(({ from, to }) => within(layer)(from) && isOwn(to));
    expect(own.filter(({ to }) => !within(...allowed)(to)).map(show)).toEqual([]);
  });
});

describe('is imported only from', () => {
  test.each([
    ['express', ['src/pages/']],
    // With one worker none of it is loaded.
    ['src/workers', ['src/workers/', 'src/main.ts']],
    ['node:cluster', ['src/workers/']],
    // The checks before an operation do not depend on a particular operation.
    [
      'src/operations',
      [
        'src/operations/',
        'src/demo/history/',
        'src/manage/context.ts',
        'src/api/steps.ts',
        'src/api/backend.ts',
        'src/api/call.ts',
        'src/api/parts.ts',
        'src/api/api.ts',
      ],
    ],
    ['src/manage', ['src/manage/', 'src/api/backend.ts', 'src/api/call.ts', 'src/api/management.ts']],
    ['openapi-backend', ['src/api/']],
    ['ajv', ['src/api/', 'packages/cli/src/conformance/', 'packages/cli/src/management/answer.ts']],
    ['pg', ['src/database/']],
    ['stripe', ['src/payments/']],
    ['openid-client', ['src/identity/']],
    ['jose', ['src/identity/', 'src/store/statements/keys.ts', 'packages/cli/src/commands/statement.ts']],
    // Only one module loads the issuer that accepts any address.
    ['oidc-provider', ['src/identity/development.ts']],
    ['nodemailer', ['src/mail/']],
    // Without METRICS_PORT and OTEL_EXPORTER_OTLP_ENDPOINT none of it is loaded.
    ['prom-client', ['src/metrics/']],
    ['src/metrics', ['src/metrics/', 'src/main.ts', 'src/workers/']],
    ['@opentelemetry', ['src/traces/']],
    ['src/traces', ['src/traces/', 'src/service.ts']],
    // Without NATS_URL none of it is loaded.
    ['@nats-io', ['src/click-log/']],
    ['src/click-log', ['src/click-log/', 'src/main.ts', 'src/service.ts', 'src/admin/']],
    ['cookie', ['src/pages/', 'src/api/session-cookie.ts']],
    [
      '@referral-tracking/contract',
      ['src/contract/published.ts', 'packages/shared/src/contract.ts', 'packages/dashboard/src/api/'],
    ],
    ['@referral-tracking/shared/contract', ['src/contract/index.ts', 'packages/cli/src/']],
    ['@referral-tracking/client', ['packages/cli/src/']],
    ['packages/client', ['packages/client/']],
    ['packages/shared', ['packages/shared/']],
    ['packages/cli', ['packages/cli/']],
    ['packages/snippet', ['packages/snippet/']],
    ['packages/dashboard', ['packages/dashboard/']],
    [
      'packages/cli/src/conformance',
      [
        'packages/cli/src/conformance/',
        'packages/cli/src/commands/conformance.ts',
        'packages/cli/src/commands/conformance/',
      ],
    ],
    ['openapi-fetch', ['packages/client/src/', 'packages/dashboard/src/api/']],
    ['env-paths', ['packages/cli/src/']],
    ['open', ['packages/cli/src/']],
    ['@clack/prompts', ['packages/cli/src/']],
  ])('%s: %j', (target, allowed) => {
    const found = imports.filter(({ to }) => to === target || to.startsWith(`${target}/`));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ from }) => !within(...allowed)(from)).map(show)).toEqual([]);
  });
});

test('no package imports the service, its scripts or its tests', () => {
  const wrong = imports.filter(({ from, to }) => within('packages/')(from) && within('src/', 'scripts/', 'test/')(to));
  expect(wrong.map(show)).toEqual([]);
});

test('only the conformance kit and the check of answers load the document at run time; the other commands need only types', () => {
  const loading = imports.filter(({ to }) => to === '@referral-tracking/shared/contract');
  expect(loading.length).toBeGreaterThan(3);
  expect(
    loading
      .filter(({ from }) => within('packages/')(from))
      .filter(({ from }) => !within('packages/cli/src/conformance/', 'packages/cli/src/management/answer.ts')(from))
      .map(show),
  ).toEqual([]);
});

test('nothing imports src/main.ts, and the product imports no tests or scripts', () => {
  const wrong = imports.filter(({ to }) => to === 'src/main.ts' || within('test/', 'scripts/')(to));
  expect(wrong.map(show)).toEqual([]);
});

test('only src/config/ reads environment variables', () => {
  const readers = files.filter(({ text }) => /process\.env\.|process\.env\[/.test(withoutComments(text)));
  expect(readers.map(({ path }) => path)).toEqual([]);
});

test('all statements of the running service are in src/store/', () => {
  const writers = files.filter(({ text }) => /\bstatement(<[^(]*>)?\(\s*'/.test(withoutComments(text)));
  expect(writers.length).toBeGreaterThan(10);
  // The partitions of clicks are a part of the schema that the service makes month by month. Whether the database is
  // distributed decides the texts of statements.
  const schema = ['src/database/distributed/find.ts', 'src/database/partitions.ts'];
  const elsewhere = writers.map(({ path }) => path).filter((path) => !path.startsWith('src/store/'));
  expect(elsewhere.toSorted()).toEqual(schema);
});

test('every file of src/store/ is in the folder of its resource', () => {
  expect(files.map(({ path }) => path).filter((path) => /^src\/store\/[^/]+$/.test(path))).toEqual([]);
});
