import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** the folder of the dashboard that was built for this run */
    dashboardDir: string;
  }
}

/** Builds the dashboard into a temporary folder, as `npm run dashboard` does. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'referral-dashboard-'));
  const dashboardDir = join(folder, 'app');
  // Do not pass Vitest's environment, which sets NODE_ENV to test; builds are for production.
  const { PATH = '', HOME = '' } = process.env;
  const command = ['--import', 'tsx', 'scripts/dashboard/index.ts', '--out', dashboardDir];
  await promisify(execFile)(process.execPath, command, { env: { PATH, HOME } });
  project.provide('dashboardDir', dashboardDir);
  return () => rmSync(folder, { recursive: true, force: true });
}
