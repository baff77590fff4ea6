import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'vitest';
import { root } from '../../scripts/harness/processes.ts';

// A reader's compiler, which is not the one of this checkout, takes a project with its own settings.

test('tsc takes the project of Express', { timeout: 120_000 }, () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', join(root, 'examples/express')], { encoding: 'utf8' });
});
