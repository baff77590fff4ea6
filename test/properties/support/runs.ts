import type { Parameters } from 'fast-check';

// Uses the same data each time, so that results are repeatable. For more or different data:
// PROPERTY_RUNS=2000 PROPERTY_SEED=7 npx vitest run test/properties
const SEED = 20_260_601;

/** The time limit for shrinking a failure, so that it is reported before the test's time-out. */
const TIME_LIMIT = 15_000;

const { PROPERTY_RUNS: runs, PROPERTY_SEED: seed } = process.env;

/** The number of runs of a property, and the seed; a failure prints both. */
export const effort = (usual: number): Parameters<unknown> => ({
  seed: seed ? Number(seed) : SEED,
  numRuns: runs ? Number(runs) : usual,
  // A run with more cases may take longer.
  ...(runs ? {} : { interruptAfterTimeLimit: TIME_LIMIT }),
});

/** The time-out of a property's test, in milliseconds. */
export const TEST_TIMEOUT = runs ? 24 * 3_600_000 : 30_000;
