// The conformance kit: tests every rule of the specification that can be observed from outside, against any deployment.
export type { Target } from './target.ts';
export { problemOfFiles, writeReports, type ReportFiles } from './report-files.ts';
export { ForeignServer, KeyRefused, LinkUnusable, Unreachable } from './outcome.ts';
export type { ConformanceReport as Report, RowResult } from './report.ts';
export { ENDPOINTS, runConformance } from './run.ts';
