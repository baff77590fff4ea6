import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** the folder of the documentation that was built for this run */
    siteDir: string;
  }
}

/** Builds the documentation into a temporary folder, as `npm run docs` does. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'referral-docs-'));
  const siteDir = join(folder, 'site');
  // Do not pass Vitest's environment, which sets NODE_ENV to test; builds are for production.
  const { PATH = '', HOME = '' } = process.env;
  const command = ['--import', 'tsx', 'scripts/docs/index.ts', '--out', siteDir];
  await promisify(execFile)(process.execPath, command, { env: { PATH, HOME } });
  project.provide('siteDir', siteDir);
  return () => rmSync(folder, { recursive: true, force: true });
}
