import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { currentPages } from '../../support/build.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** the folder of the documentation, built from the current files */
    siteDir: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const { folder, remove } = await currentPages(resolve('dist/docs'), 'scripts/docs/index.ts');
  project.provide('siteDir', folder);
  return remove;
}
