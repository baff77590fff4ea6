import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { python, root, wheels } from '../../scripts/sdks/tools.ts';
import { provesSdk } from './support/suite.ts';
import { toolchain, using } from './support/toolchain.ts';

const { tool, why } = toolchain(python);
const package_ = join(root, 'sdks/python');
const programs = join(root, 'test/sdks/python');
const scratch = mkdtempSync(join(tmpdir(), 'referral-python-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe.skipIf(!tool)(`the Python SDK${why}`, () => {
  const run = (cwd: string, command: string, ...args: string[]) => using(tool!, cwd, command, ...args);

  // The program runs in a virtual environment in which pip installed the wheel, with nothing else of the checkout.
  provesSdk(async () => {
    await run(package_, 'python', '-m', 'hatchling', 'build', '-t', 'wheel', '-d', scratch);
    const [wheel] = readdirSync(scratch);
    expect(wheel).toMatch(/^referral_tracking-\d+\.\d+\.\d+-py3-none-any\.whl$/);
    const environment = join(scratch, 'environment');
    await run(scratch, 'python', '-m', 'venv', environment);
    const command = join(environment, 'bin/python');
    const offline = ['--quiet', '--disable-pip-version-check', '--no-index', '--find-links', wheels];
    await run(scratch, command, '-m', 'pip', 'install', ...offline, join(scratch, wheel!));
    const { PATH, PYTHONPYCACHEPREFIX } = tool!.env;
    const env = { PATH: PATH!, PYTHONPYCACHEPREFIX: PYTHONPYCACHEPREFIX! };
    return { command, args: [join(programs, 'program.py')], cwd: scratch, env };
  });

  test('is typed throughout, and so is the program that uses it', async () => {
    const args = ['--strict', '--python-version', '3.11', '--cache-dir', join(scratch, 'mypy')];
    const sources = [join(package_, 'src/referral_tracking'), join(programs, 'program.py')];
    const withPath = { env: { ...tool!.env, MYPYPATH: join(package_, 'src') } };
    expect(await using(withPath, programs, 'mypy', ...args, ...sources)).toMatch(
      /^Success: no issues found in \d+ source/,
    );
  }, 120_000);

  test('is written as its own rules say', async () => {
    await run(package_, 'ruff', 'check', '--no-cache', '.');
    await run(package_, 'ruff', 'format', '--no-cache', '--check', '.');
    await run(programs, 'ruff', 'format', '--no-cache', '--config', join(package_, 'pyproject.toml'), '--check', '.');
  });
});
