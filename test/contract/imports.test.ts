import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { DASHBOARD, PACKAGES, sourceFiles, withoutComments } from '../support/source.ts';

// Rooms, the folders of src/, have an order. Packages are independent: they import each other by name, and nothing from the
// service.

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
/** The rooms of the service by floor, from below: a room uses itself and the rooms of lower floors. */
const FLOORS = [
  'contract lib',
  'database',
  'common',
  'audit-log clicks config keys link-hosts mail offers partnerships',
  'invitations traces webhooks',
  'members',
  'accounts',
  'programs',
  'attribution links terms',
  'codes groups postbacks stats',
  'commissions partners simulations',
  'leads portal refunds',
  'payout-methods received-invitations sales',
  'email-changes payments payouts',
  'customers identity operator serving statements',
  'ledger metrics pages tracking',
  'integration',
  'api jobs',
  'demo',
  'admin',
  'workers',
].map((rooms) => rooms.split(' '));
/** The room of a path; undefined for a file of the process. */
const roomOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1];
const floorOf = (room: string): number => FLOORS.findIndex((rooms) => rooms.includes(room));
/** Has types of all rooms and no code. */
const TYPES = 'src/common/deps.ts';

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

test('every room has a floor, and uses only rooms of lower floors', () => {
  const rooms = [...new Set(files.map(({ path }) => roomOf(path)).filter((room) => room !== undefined))];
  expect(FLOORS.flat().toSorted()).toEqual(rooms.toSorted());
  const upwards = imports.filter(({ from, to }) => {
    const [user, used] = [roomOf(from), roomOf(to)];
    if (user === undefined || used === undefined || user === used || from === TYPES) return false;
    return floorOf(used) >= floorOf(user);
  });
  expect(upwards.map(show)).toEqual([]);
});

test('the file of all types has no code', () => {
  const { text } = files.find(({ path }) => path === TYPES)!;
  expect(withoutComments(text)).not.toMatch(/^import (?!type)|\b(function|const|class)\b/m);
});

/** A folder of the dashboard, such as `ui`, `records/links` or `pages/links`; undefined for the files in none. */
const folderOf = (path: string): string | undefined =>
  /^packages\/dashboard\/src\/((?:(?:records|pages)\/)?[^/]+)\//.exec(path)?.[1];

test('no page of the dashboard imports another, records know no page, and no folders import each other', () => {
  const between = imports.flatMap(({ from, to }) => {
    const [user, used] = [folderOf(from), folderOf(to)];
    return user === undefined || used === undefined || user === used ? [] : [{ from, to, user, used }];
  });
  expect(between.filter(({ user }) => user.startsWith('records/')).length).toBeGreaterThan(50);
  const isPage = (folder: string): boolean => folder.startsWith('pages/');
  expect(between.filter(({ user, used }) => isPage(used) && user !== 'routes').map(show)).toEqual([]);
  // Folders that use no other are taken away until there are none: what is left is a circle.
  let left = between;
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    left = left.filter(({ used }) => left.some(({ user }) => user === used));
  }
  expect(left.map(show)).toEqual([]);
});

describe('a layer imports only', () => {
  test.each([
    ['src/lib/', ['src/lib/', SHARED]],
    ['src/database/', ['src/database/', 'src/lib/', SHARED]],
    ['src/contract/', ['src/contract/', '@referral-tracking/contract', '@referral-tracking/snippet', SHARED]],
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
    ['openapi-backend', ['src/api/']],
    ['ajv', ['src/api/', 'packages/cli/src/conformance/', 'packages/cli/src/management/answer.ts']],
    ['pg', ['src/database/']],
    ['stripe', ['src/payments/stripe/']],
    ['openid-client', ['src/identity/']],
    ['jose', ['src/identity/', 'src/statements/keys.ts', 'packages/cli/src/commands/statement.ts']],
    // Only one module loads the issuer that accepts any address.
    ['oidc-provider', ['src/identity/development.ts']],
    ['nodemailer', ['src/mail/']],
    // Without METRICS_PORT and OTEL_EXPORTER_OTLP_ENDPOINT none of it is loaded.
    ['prom-client', ['src/metrics/']],
    ['src/metrics', ['src/metrics/', 'src/main.ts', 'src/workers/']],
    ['@opentelemetry', ['src/traces/']],
    ['src/traces', ['src/traces/', 'src/service.ts']],
    // Without NATS_URL none of it is loaded.
    ['@nats-io', ['src/tracking/click-log/']],
    ['src/tracking/click-log', ['src/tracking/click-log/', 'src/main.ts', 'src/service.ts', 'src/admin/']],
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

// `rules.ts` of a room decides, without I/O.
test('rules know no database, no files and no network', () => {
  const rules = imports.filter(({ from }) => /^src\/[^/]+\/rules\.ts$/.test(from));
  expect(rules.length).toBeGreaterThan(20);
  const io = /^(src\/(database|api|pages|jobs)\/|node:(fs|net|http|https|dns|child_process))/;
  expect(rules.filter(({ to }) => io.test(to)).map(show)).toEqual([]);
});

// What answers, draws or runs asks a room; `database/` has what belongs to no room: partitions, the cluster, secret keys.
test('statements stand in the rooms of resources, and in none of their handlers', () => {
  const statements = files.filter(({ text }) => /\bstatement(<[^(]*>)?\(\s*'/.test(withoutComments(text)));
  const paths = statements.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(100);
  const ofNoRoom = ['distributed/find.ts', 'partitions.ts', 'secret-keys.ts'].map((file) => `src/database/${file}`);
  expect(paths.filter((path) => path.startsWith('src/database/')).toSorted()).toEqual(ofNoRoom);
  const without = 'admin api audit-log config contract demo identity jobs lib metrics pages traces workers';
  const inRooms = paths.filter((path) => roomOf(path) === undefined || without.split(' ').includes(roomOf(path)!));
  expect(inRooms).toEqual([]);
  expect(paths.filter((path) => /(^|\/)([a-z]+-)?(acts|rules|view)\.ts$/.test(path))).toEqual([]);
});

test('handlers are called by the lists of operations; other handlers only share what they show', () => {
  const isActs = (path: string): boolean => /^src\/.*\/([a-z]+-)?acts\.ts$/.test(path);
  const callers = imports.filter(({ from, to }) => isActs(to) && !isActs(from)).map(({ from }) => from);
  expect(new Set(callers)).toEqual(new Set(['src/api/managed-operations.ts', 'src/api/operations.ts']));
});
