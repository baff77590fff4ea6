import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { repositoryOf } from '../../scripts/lib/repository.ts';
import { python, root, wheels } from '../../scripts/sdks/tools.ts';
import { provesSdk } from './support/suite.ts';
import { toolchain, using } from './support/toolchain.ts';

const { tool, why } = toolchain(python);
const package_ = join(root, 'sdks/python');
const programs = join(root, 'test/sdks/python');
const { page } = repositoryOf(root);
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
const scratch = mkdtempSync(join(tmpdir(), 'referral-python-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe.skipIf(!tool)(`the Python SDK${why}`, () => {
  const run = (cwd: string, command: string, ...args: string[]) => using(tool!, cwd, command, ...args);

  // The program runs in a virtual environment with only the wheel installed.
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

  /** The first check takes most of the time, so all of them are in this file and share what it finds. */
  const mypy = (...sources: string[]) => {
    const args = ['--strict', '--python-version', '3.11', '--cache-dir', join(scratch, 'mypy')];
    const withPath = { env: { ...tool!.env, MYPYPATH: join(package_, 'src') } };
    return using(withPath, programs, 'mypy', ...args, ...sources);
  };

  test('has types everywhere, and so do the programs that use it', async () => {
    const used = ['program.py', 'keywords.py'].map((name) => join(programs, name));
    const sources = [join(package_, 'src/referral_tracking'), ...used];
    expect(await mypy(...sources)).toMatch(/^Success: no issues found in \d+ source/);
  }, 120_000);

  test.each([
    ['a required field that is missing', 'transaction_id="t"', 'Missing named argument "amount_cents"'],
    ['a field that does not exist', 'amount_cents=1, amount=1', 'Unexpected keyword argument "amount"'],
    ['a value that the document does not list', 'amount_cents=1, currency="XXX"', 'incompatible type'],
  ])(
    'a type checker reports %s',
    async (name, given, message) => {
      const file = join(scratch, `${name.replaceAll(' ', '_')}.py`);
      writeFileSync(file, `from referral_tracking import Client\n\nClient("http://localhost").track.sale(${given})\n`);
      await expect(mypy(file)).rejects.toThrow(message);
    },
    60_000,
  );

  test('has the fields that a package index shows', async () => {
    const read =
      'import importlib.metadata, json; print(json.dumps(importlib.metadata.metadata("referral-tracking").json))';
    const shown = JSON.parse(await run(scratch, join(scratch, 'environment/bin/python'), '-c', read)) as object;
    expect(shown).toMatchObject({
      name: 'referral-tracking',
      version: manifest.version,
      summary: expect.stringMatching(/^Client of a referral-tracking service/) as string,
      author: manifest.author,
      license_expression: manifest.license,
      license_file: 'LICENSE',
      keywords: [(manifest.keywords as string[]).toSorted().join(',')],
      project_url: expect.arrayContaining([`Homepage, ${page}`, `Repository, ${page}`]) as string[],
      description: expect.stringContaining('# referral-tracking for Python') as string,
    });
  });

  test('passes its own lint rules', async () => {
    await run(package_, 'ruff', 'check', '--no-cache', '.');
    await run(package_, 'ruff', 'format', '--no-cache', '--check', '.');
    await run(programs, 'ruff', 'format', '--no-cache', '--config', join(package_, 'pyproject.toml'), '--check', '.');
  });
});
