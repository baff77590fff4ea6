import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { bundled } from '../../support/bundled.ts';
import { changed, judging, schema, type Change } from './support.ts';

// The commands, in a folder with a document, a baseline and acknowledged changes.

const TIMEOUT = { timeout: 60_000 };
const COMMAND = await bundled('scripts/compat/index.ts');
const CHANGE = 'POST /api/v1/track/sale: removed the request property `provider` (request-property-removed)';
const withoutProvider = schema('sale-request', ({ properties }) => void delete properties.provider);

let folder: string;
const path = (file: string) => join(folder, file);
const document = (...changes: Change[]) =>
  JSON.stringify(changed(({ info }) => void (info.version = '0.1.0'), ...changes));
const acknowledge = (text: string) => writeFileSync(path('openapi/acknowledged.txt'), text);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: folder });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compat-'));
  mkdirSync(path('generated'));
  mkdirSync(path('openapi'));
  writeFileSync(path('openapi/baseline.json'), document());
  writeFileSync(path('generated/openapi.json'), document(withoutProvider));
  acknowledge('# Nothing.\n');
  git('init', '--quiet');
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe('contract:compat', TIMEOUT, () => {
  judging('fails on a breaking change, until it is acknowledged', () => {
    expect(run()).toEqual({ status: 1, output: `${CHANGE}\n` });
    acknowledge(`# Nobody ever read it.\n${CHANGE}\n`);
    expect(run()).toEqual({ status: 0, output: '' });
  });

  judging('fails on an acknowledgement of what does not break', () => {
    writeFileSync(path('generated/openapi.json'), document());
    expect(run()).toEqual({ status: 0, output: '' });
    acknowledge(`${CHANGE}\n`);
    expect(run()).toEqual({ status: 1, output: expect.stringContaining(`no breaking change: ${CHANGE}`) as string });
  });
});

describe('contract:release', TIMEOUT, () => {
  judging('makes the document the baseline and empties the acknowledgements', () => {
    acknowledge(`${CHANGE}\n`);
    expect(run('--release')).toEqual({ status: 0, output: '' });
    expect(readFileSync(path('openapi/acknowledged.txt'), 'utf8')).toMatch(/^(#.*\n)+$/);
    expect(run()).toEqual({ status: 0, output: '' });
  });

  judging('refuses a version that is tagged', () => {
    git('commit', '--quiet', '--allow-empty', '-m', 'Release');
    git('tag', 'v0.1.0');
    expect(run('--release')).toEqual({ status: 1, output: expect.stringContaining('v0.1.0 is released') as string });
    expect(readFileSync(path('openapi/baseline.json'), 'utf8')).toBe(document());
  });
});
