// The conformance kit: tests every rule of the specification that can be observed from outside, against any deployment.
export type { Target } from './kit.ts';
export { junit } from './junit.ts';
export { KeyRefused, Unreachable } from './outcome.ts';
export { ENDPOINTS, runConformance, type ConformanceReport as Report, type RowResult } from './run.ts';
