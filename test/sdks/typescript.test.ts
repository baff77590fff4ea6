import { execFile } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { install, type Project } from '../packages/installed.ts';
import { provesSdk } from './support/suite.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let project: Project | undefined;
afterAll(() => project?.remove());

/** A project outside the checkout with only the installed client package. */
provesSdk(async () => {
  project = await install('packages/client');
  const cwd = project.folder;
  for (const name of ['@types', 'undici-types']) {
    symlinkSync(join(root, 'node_modules', name), join(cwd, 'node_modules', name));
  }
  for (const name of [
    'program.ts',
    'advice.ts',
    'day.ts',
    'management.ts',
    'file-store.ts',
    'hardness.ts',
    'unheard.ts',
    'webhooks.ts',
  ]) {
    cpSync(join(root, 'test/sdks/typescript', name), join(cwd, 'src', name));
  }
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--module', 'nodenext', '--target', 'es2022', '--strict', '--types', 'node', '--outDir', 'dist'];
  await promisify(execFile)(process.execPath, [tsc, 'src/program.ts', ...options], { cwd }).catch((error: unknown) => {
    throw new Error((error as { stdout: string }).stdout);
  });
  return { command: process.execPath, args: ['dist/program.js'], cwd };
});
