// The paths of the compared documents, relative to the working directory.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Document } from '../generate/document.ts';

export const DOCUMENT = 'generated/openapi.json';
/** The document of the last release. */
export const BASELINE = 'openapi/baseline.json';
export const ACKNOWLEDGED = 'openapi/acknowledged.yaml';

export const readDocument = (path: string): Document => JSON.parse(readFileSync(path, 'utf8')) as Document;

/** Reads a released document from a file, or from a git revision such as the tag `v1.0.0`. */
export function readReleased(source: string): Document {
  if (existsSync(source)) return readDocument(source);
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  return JSON.parse(execFileSync('git', ['show', `${source}:${DOCUMENT}`], options)) as Document;
}
