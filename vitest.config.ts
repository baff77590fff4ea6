import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// By its source, so that a test needs no build.
const resolve = {
  alias: { '@referral-tracking/client': fileURLToPath(new URL('packages/client/src/index.ts', import.meta.url)) },
};
const common = { pool: 'forks', testTimeout: 30_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    // One PostgreSQL and one migrated template for all files; each file clones it.
    globalSetup: ['test/support/global-setup.ts'],
    maxWorkers: 2,
    coverage: { include: ['src/**/*.ts', 'packages/*/src/**/*.ts'], reporter: ['text', 'json-summary'] },
    projects: [
      {
        resolve,
        test: {
          ...common,
          name: 'service',
          include: ['test/**/*.test.ts'],
          exclude: ['test/complete/**', 'test/docs/**'],
        },
      },
      {
        // The site is built once, from what stands in docs/ now.
        resolve,
        test: {
          ...common,
          // Pages in a browser, programs that are compiled first.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          name: 'docs',
          include: ['test/docs/**/*.test.ts'],
          globalSetup: ['test/docs/support/build-site.ts'],
        },
      },
      {
        // Missing cases can only be reported when all other tests are done.
        resolve,
        test: { ...common, name: 'complete', include: ['test/complete/**/*.test.ts'], sequence: { groupOrder: 1 } },
      },
    ],
  },
});
