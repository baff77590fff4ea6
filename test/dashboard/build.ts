import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { currentPages } from '../support/build.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** the folder of the dashboard, built from the current files */
    dashboardDir: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const { folder, remove } = await currentPages(resolve('dist/app'), 'scripts/dashboard/index.ts');
  project.provide('dashboardDir', folder);
  return remove;
}
