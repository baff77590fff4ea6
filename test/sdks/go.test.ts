import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { repositoryOf } from '../../scripts/lib/repository.ts';
import { go, root } from '../../scripts/sdks/tools.ts';
import { provesSdk } from './support/suite.ts';
import { toolchain, using } from './support/toolchain.ts';

const { tool, why } = toolchain(go);
const module = join(root, 'sdks/go');
const program = join(root, 'test/sdks/go');
const tools = join(root, 'scripts/sdks/go-zip');
const { goModule } = repositoryOf(root);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

const scratch = mkdtempSync(join(tmpdir(), 'referral-go-'));
const [proxy, project, modules] = ['proxy', 'project', 'modules'].map((name) => join(scratch, name)) as [
  string,
  string,
  string,
];
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe.skipIf(!tool)(`the Go SDK${why}`, () => {
  // The toolchain is already installed, so that no test depends on the network.
  const run = (cwd: string, command: string, ...args: string[]) =>
    using({ env: { ...tool!.env, GOPROXY: 'off' } }, cwd, command, ...args);

  // A project outside the checkout gets the module as from a module proxy, and nothing else of the checkout.
  provesSdk(async () => {
    await run(tools, 'go', 'run', '.', module, `v${version}`, proxy);
    cpSync(program, project, { recursive: true });
    const downloaded = join(tool!.env.GOMODCACHE!, 'cache/download');
    const outside = { GOPROXY: `file://${proxy},file://${downloaded}`, GOMODCACHE: modules, GOSUMDB: 'off' };
    const inProject = (...args: string[]) => using({ env: { ...tool!.env, ...outside } }, project, 'go', ...args);
    await inProject('mod', 'edit', '-dropreplace', goModule, '-droprequire', goModule);
    await inProject('get', `${goModule}@v${version}`);
    await inProject('build', '-o', join(scratch, 'program'), '.');
    return { command: join(scratch, 'program'), args: [], cwd: scratch };
  });

  test('builds in a module that replaces it with a folder', async () => {
    expect(await run(program, 'go', 'list', '-m', '-f', '{{.Replace.Dir}}', goModule)).toBe(`${module}\n`);
    await run(program, 'go', 'build', '-o', join(scratch, 'replaced'), '.');
  }, 120_000);

  test('passes gofmt and vet', async () => {
    expect(await run(root, 'gofmt', '-l', module, program, tools)).toBe('');
    for (const folder of [module, program, tools]) await run(folder, 'go', 'vet', './...');
  }, 120_000);
});
