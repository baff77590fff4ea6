// StrykerJS: how many of all generated mutations the tests notice. It takes hours: see CONTRIBUTING.md.
// `npx stryker run scripts/kit/stryker.config.js --mutate 'src/domain/**/*.ts'` runs a part.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/kit/vitest.stryker.ts', related: false },
  mutate: ['src/domain/**/*.ts', 'src/operations/**/*.ts', 'src/api/**/*.ts'],
  // A test that starts a service covers nearly every file, so each mutant runs only the tests that reach it.
  coverageAnalysis: 'perTest',
  // Mutants of what runs once, when a module is loaded, would need all tests each.
  ignoreStatic: true,
  ignorePatterns: ['dist', 'docs', '.cache', 'sdks', 'examples'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/kit/stryker.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 2,
  // The initial run has all tests, one after the other, in instrumented code.
  dryRunTimeoutMinutes: 120,
  timeoutMS: 60_000,
};
