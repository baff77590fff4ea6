// The tests that StrykerJS runs: those of the mutated folders, which all run the service in their own process. KIT_TESTS
// names other folders, separated by commas.
import { defineConfig } from 'vitest/config';
import mutated from './vitest.config.ts';

const FOLDERS = process.env.KIT_TESTS?.split(',') ?? ['test/domain', 'test/operations', 'test/http'];

export default defineConfig({
  ...mutated,
  test: { ...mutated.test, include: FOLDERS.map((folder) => `${folder}/**/*.test.ts`) },
});
