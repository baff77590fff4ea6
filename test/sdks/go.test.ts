import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { go, root } from '../../scripts/sdks/tools.ts';
import { provesSdk } from './support/suite.ts';
import { toolchain, using } from './support/toolchain.ts';

const { tool, why } = toolchain(go);
const module = join(root, 'generated/go');
const program = join(root, 'test/sdks/go');
const scratch = mkdtempSync(join(tmpdir(), 'referral-go-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe.skipIf(!tool)(`the Go SDK${why}`, () => {
  // Everything is here already: a test that fetched something could pass or fail by the network.
  const run = (cwd: string, command: string, ...args: string[]) =>
    using({ env: { ...tool!.env, GOPROXY: 'off' } }, cwd, command, ...args);

  provesSdk(async () => {
    await run(program, 'go', 'build', '-o', join(scratch, 'program'), '.');
    return { command: join(scratch, 'program'), args: [], cwd: scratch };
  });

  test('is written as gofmt and vet would have it', async () => {
    expect(await run(root, 'gofmt', '-l', module, program)).toBe('');
    await run(module, 'go', 'vet', './...');
    await run(program, 'go', 'vet', './...');
  }, 120_000);
});
