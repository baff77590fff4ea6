import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** the folder of the documentation as it was built for this run */
    siteDir: string;
  }
}

/** Builds the documentation as `npm run docs` does, into a folder of its own. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'referral-docs-'));
  const siteDir = join(folder, 'site');
  // Not vitest's own environment: it says that this is a test, and builds are made for production.
  const { PATH = '', HOME = '' } = process.env;
  const command = ['--import', 'tsx', 'scripts/docs/index.ts', '--out', siteDir];
  await promisify(execFile)(process.execPath, command, { env: { PATH, HOME } });
  project.provide('siteDir', siteDir);
  return () => rmSync(folder, { recursive: true, force: true });
}
