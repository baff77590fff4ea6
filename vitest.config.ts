import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Resolve the packages to their sources, so that tests need no build.
const resolve = {
  alias: { '@referral-tracking/client': fileURLToPath(new URL('packages/client/src/index.ts', import.meta.url)) },
};
const common = { pool: 'forks', testTimeout: 30_000, hookTimeout: 60_000 } as const;

/** `npm run test:distributed -- --suite`: to make a test database on three servers takes several times as long. */
const DISTRIBUTED = { testTimeout: 90_000, hookTimeout: 300_000 } as const;

/** Only in the long form: the kit against one broken service after the other. */
const LONG = ['test/conformance/broken/**', 'test/conformance/limits.test.ts', 'test/kit/**'];

/** Who meets the service from outside: packages, SDKs, the kit, and the tools that keep the document and these alike. */
const CLIENTS = [
  'test/conformance/**/*.test.ts',
  'test/contract/compat/**/*.test.ts',
  'test/contract/lint/**/*.test.ts',
  'test/contract/generate.test.ts',
  'test/packages/**/*.test.ts',
  'test/recipes/**/*.test.ts',
  'test/release/**/*.test.ts',
  'test/sdks/**/*.test.ts',
];

export default defineConfig(({ mode }) => ({
  test: {
    // `npm run test:long`; test/support/long.ts reads it.
    env: { TEST_LONG: String(mode === 'long') },
    // One PostgreSQL server and one migrated template database for all files; each file clones the template.
    globalSetup: ['test/support/global-setup.ts'],
    maxWorkers: 3,
    // Tests of failures make the service log errors: show the log of failed tests only.
    silent: 'passed-only',
    coverage: { include: ['src/**/*.ts', 'packages/*/src/**/*.ts'], reporter: ['text', 'json-summary'] },
    projects: [
      {
        resolve,
        test: {
          ...common,
          ...(mode === 'distributed' ? DISTRIBUTED : {}),
          // The files of a worker share their modules: loading them for each file takes two thirds of the CPU time. So a
          // test restores what it changes in the process.
          isolate: false,
          name: 'service',
          include: ['test/**/*.test.ts'],
          exclude: [
            'test/complete/**',
            'test/docs/**',
            'test/dashboard/**',
            'test/snippet/**',
            ...CLIENTS,
            ...(mode === 'long' ? [] : LONG),
          ],
        },
      },
      {
        resolve,
        test: {
          ...common,
          isolate: false,
          name: 'clients',
          include: CLIENTS,
          exclude: mode === 'long' ? [] : LONG,
        },
      },
      {
        // Builds the site once, unless that of `npm ci` is current.
        resolve,
        test: {
          ...common,
          isolate: false,
          // Tests that open pages in a browser, or compile programs first.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          name: 'docs',
          include: ['test/docs/**/*.test.ts'],
          globalSetup: ['test/docs/support/build-site.ts'],
        },
      },
      {
        resolve,
        // On pages in a browser.
        test: { ...common, isolate: false, name: 'snippet', include: ['test/snippet/**/*.test.ts'] },
      },
      {
        // Builds the dashboard once, unless that of `npm ci` is current.
        resolve,
        test: {
          ...common,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          name: 'dashboard',
          include: ['test/dashboard/**/*.test.ts'],
          globalSetup: ['test/dashboard/build.ts'],
        },
      },
      {
        // Missing cases can only be reported after all other tests.
        resolve,
        test: { ...common, name: 'complete', include: ['test/complete/**/*.test.ts'], sequence: { groupOrder: 1 } },
      },
    ],
  },
}));
