import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Resolve the packages to their sources, so that tests need no build.
const source = (path: string) => fileURLToPath(new URL(`packages/${path}`, import.meta.url));
const resolve = {
  alias: [
    { find: '@referral-tracking/client', replacement: source('client/src/index.ts') },
    { find: /^@referral-tracking\/shared\/(.+)$/, replacement: `${source('shared/src')}/$1.ts` },
  ],
};
const common = { pool: 'forks', testTimeout: 30_000, hookTimeout: 60_000 } as const;
/** A browser on a busy machine can need more than the second that is the default. */
const PATIENT = { expect: { poll: { timeout: 10_000 } } } as const;

/** `npm run test:distributed -- --suite`: to make a test database on three servers takes several times as long. */
const DISTRIBUTED = { testTimeout: 90_000, hookTimeout: 300_000 } as const;

/**
 * Ring three, `npm run test:nightly`: tests that start many services or database servers, need programs that npm does not
 * install, wait for seconds of a real clock, or look at pages that few people would miss first.
 */
const NIGHTLY = [
  'test/tracking/click-log/{cluster,operator}.test.ts',
  'test/conformance/limits.test.ts',
  'test/dashboard/!(session|overview|commissions|links|my-commissions|my-programs).test.ts',
  'test/demo/{history,waiting}.test.ts',
  'test/deploy/**',
  'test/docs/!(browser|links|readme).test.ts',
  'test/operate/alerts.test.ts',
  'test/process/{backups,demo,look-ups,metrics,move,pooler,rolling-restart,room,workers}.test.ts',
  'test/recipes/**',
  'test/release/**',
  'test/sign-in/slow-database.test.ts',
  'test/database/connection/tls.test.ts',
  'test/database/embedded/**',
  'test/database/migrations/{starters,under-traffic}.test.ts',
  'test/database/standby*.test.ts',
  'test/traces/traces.test.ts',
];

/** Who meets the service from outside: packages, SDKs, the kit, and the tools that keep the document and these alike. */
const CLIENTS = [
  'test/cli/**/*.test.ts',
  'test/client/**/*.test.ts',
  'test/conformance/**/*.test.ts',
  'test/contract/compat/**/*.test.ts',
  'test/contract/lint/**/*.test.ts',
  'test/contract/generate.test.ts',
  'test/packages/**/*.test.ts',
  'test/patterns/**/*.test.ts',
  'test/recipes/**/*.test.ts',
  'test/release/**/*.test.ts',
  'test/sdks/**/*.test.ts',
];

/** The files of a worker share their modules: loading them for each file takes two thirds of the CPU time. So a test
 * restores what it changes in the process. */
const project = (name: string, more: object) => ({ resolve, test: { ...common, isolate: false, name, ...more } });
const filesOf = (...folders: string[]) => folders.map((folder) => `test/${folder}/**/*.test.ts`);

/** Tests that open pages in a browser, or build or compile something first. */
const browser = (exclude: readonly string[]) => [
  // Builds the site once, unless that of `npm ci` is current.
  project('docs', {
    ...PATIENT,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    include: filesOf('docs'),
    exclude,
    globalSetup: ['test/docs/support/build-site.ts'],
  }),
  project('snippet', { ...PATIENT, include: filesOf('snippet'), exclude }),
  // Builds the dashboard once, unless that of `npm ci` is current.
  project('dashboard', {
    ...PATIENT,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: filesOf('dashboard'),
    exclude,
    globalSetup: ['test/dashboard/build.ts'],
  }),
];
/** With the clients, which keeps `npm test` short. */
const OPERATORS = filesOf('admin');
const OTHERS = filesOf('complete', 'docs', 'dashboard', 'snippet');

export default defineConfig(({ mode }) => {
  const later = mode === 'nightly' ? [] : NIGHTLY;
  const patience = mode === 'distributed' ? DISTRIBUTED : {};
  return {
    test: {
      // Read by test/support/long.ts.
      env: { TEST_LONG: String(mode === 'nightly') },
      // One PostgreSQL server and one migrated template database for all files; each file clones the template.
      globalSetup: ['test/support/global-setup.ts'],
      maxWorkers: 3,
      // Tests of failures make the service log errors: show the log of failed tests only.
      silent: 'passed-only',
      coverage: { include: ['src/**/*.ts', 'packages/*/src/**/*.ts'], reporter: ['text', 'json-summary'] },
      projects: [
        project('service', {
          ...patience,
          include: ['test/**/*.test.ts'],
          exclude: [...OTHERS, ...CLIENTS, ...(mode === 'distributed' ? [] : OPERATORS), ...later],
        }),
        project('clients', { ...patience, include: [...CLIENTS, ...OPERATORS], exclude: later }),
        ...browser(later),
        // Missing cases can only be reported after all other tests.
        project('complete', { isolate: true, include: filesOf('complete'), sequence: { groupOrder: 1 } }),
      ],
    },
  };
});
