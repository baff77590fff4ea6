import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { provesSdk } from './support/suite.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'referral-typescript-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const tsc = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args], { cwd: project });

/** A project outside the package, which it knows by its name, its `exports` and its type declarations alone. */
provesSdk(async () => {
  const modules = join(project, 'node_modules');
  const installed = join(modules, 'referral-tracking');
  mkdirSync(installed, { recursive: true });
  cpSync(join(root, 'package.json'), join(installed, 'package.json'));
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types', 'undici-types']) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  await tsc('-p', join(root, 'src/client'), '--outDir', join(installed, 'dist'));
  for (const name of ['program.ts', 'file-store.ts', 'hardness.ts']) {
    cpSync(join(root, 'test/sdks/typescript', name), join(project, 'src', name));
  }
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  const options = ['--module', 'nodenext', '--target', 'es2022', '--strict', '--types', 'node', '--outDir', 'dist'];
  await tsc('src/program.ts', ...options).catch((error: unknown) => {
    throw new Error((error as { stdout: string }).stdout);
  });
  return { command: process.execPath, args: ['dist/program.js'], cwd: project };
});
