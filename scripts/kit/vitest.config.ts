// The tests of the service, with one file of its source replaced by a mutated one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { KIT_MUTATED_FILE: file, KIT_MUTATED_SOURCE: source } = process.env;

export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutation',
      enforce: 'pre',
      load: (id) =>
        file !== undefined && source !== undefined && id === join(root, file)
          ? readFileSync(source, 'utf8')
          : undefined,
    },
  ],
  resolve: {
    alias: { '@referral-tracking/client': join(root, 'packages/client/src/index.ts') },
  },
  test: {
    globalSetup: ['test/support/global-setup.ts', 'scripts/kit/mutated-schema.ts'],
    include: ['test/**/*.test.ts'],
    exclude: ['test/complete/**', 'test/docs/**', 'test/process/**', 'test/conformance/**', 'test/kit/**'],
    pool: 'forks',
    maxWorkers: 1,
    // A test that is only slow must not count as one that notices a mutation.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    silent: true,
  },
});
