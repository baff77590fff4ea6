import type { Parameters } from 'fast-check';

// The same data each time, so that a change that passes once passes again; more of it, and other, on demand:
// PROPERTY_RUNS=2000 PROPERTY_SEED=7 npx vitest run test/properties
const SEED = 20_260_601;

/** After this much shrinking, a failure is reported as it is, before the test times out. */
const TIME_LIMIT = 15_000;

const { PROPERTY_RUNS: runs, PROPERTY_SEED: seed } = process.env;

/** How much a property is tried, and from which seed; a failing one prints both. */
export const effort = (usual: number): Parameters<unknown> => ({
  seed: seed ? Number(seed) : SEED,
  numRuns: runs ? Number(runs) : usual,
  // A run with more cases may take longer.
  ...(runs ? {} : { interruptAfterTimeLimit: TIME_LIMIT }),
});

/** Milliseconds that a property's test may take. */
export const TEST_TIMEOUT = runs ? 24 * 3_600_000 : 30_000;
