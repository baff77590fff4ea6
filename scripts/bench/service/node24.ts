import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../harness/processes.ts';

const FOLDER = join(root, '.cache/node24');
const BINARY = join(FOLDER, 'node_modules/node/bin/node');

/** The version of a Node, such as v24.1.0. */
export const versionOf = (binary: string): string => execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim();

/** The path of Node 24, which the npm package `node` brings; installed once below .cache/. */
export async function findNode24(): Promise<string> {
  if (!existsSync(BINARY)) {
    mkdirSync(FOLDER, { recursive: true });
    const args = ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', 'node@24'];
    await promisify(execFile)('npm', args, { cwd: FOLDER });
  }
  return BINARY;
}
