import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { jsonText } from '@referral-tracking/shared/terminal-text';
import { junit } from './junit.ts';
import type { ConformanceReport } from './report.ts';
import { tap } from './tap.ts';

const FORMATS = {
  junit,
  tap,
  json: (report: ConformanceReport): string => `${jsonText(report)}\n`,
};

/** The files of the report, by format. */
export type ReportFiles = Partial<Record<keyof typeof FORMATS, string | undefined>>;

const filesOf = (files: ReportFiles): [format: keyof typeof FORMATS, path: string][] =>
  (Object.keys(FORMATS) as (keyof typeof FORMATS)[]).flatMap((format) =>
    files[format] === undefined ? [] : [[format, files[format]]],
  );

/** Throws if a file cannot be written, without creating or changing it. */
function checkFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new Error('it is a folder');
  if (!found && !statSync(dirname(path), { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`there is no folder ${dirname(path)}`);
  }
  accessSync(found ? path : dirname(path), constants.W_OK);
}

/** Checks the paths before the run. Returns the first problem, or undefined. */
export function problemOfFiles(files: ReportFiles): string | undefined {
  const list = filesOf(files);
  const paths = list.map(([, path]) => resolve(path));
  const twice = list.find((_, i) => paths.indexOf(paths[i]!) !== i);
  if (twice) return `Two reports cannot be written to the same file: ${twice[1]}`;
  for (const [format, path] of list) {
    try {
      checkFile(path);
    } catch (error) {
      return `The file of --${format === 'json' ? 'json-file' : format} cannot be written: ${path}: ${(error as Error).message}`;
    }
  }
  return undefined;
}

/** Writes all reports; returns the problems. A problem with one file does not prevent the others. */
export function writeReports(report: ConformanceReport, files: ReportFiles): string[] {
  return filesOf(files).flatMap(([format, path]) => {
    try {
      writeFileSync(path, FORMATS[format](report));
      return [];
    } catch (error) {
      return [`The report cannot be written: ${path}: ${(error as Error).message}`];
    }
  });
}
