import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refuseVersion } from '../../../scripts/compat/version.ts';
import { bundled } from '../../support/bundled.ts';
import { changed, judging, schema, type Change } from './support.ts';

// The commands, in a folder with a document, a baseline and acknowledged changes.

const TIMEOUT = { timeout: 60_000 };
const COMMANDS = {
  index: await bundled('scripts/compat/index.ts'),
  release: await bundled('scripts/compat/release.ts'),
};
const CHANGE = 'POST /api/v1/track/sale: removed the request property `provider` (request-property-removed)';
const withoutProvider = schema('sale-request', ({ properties }) => void delete properties.provider);
const version = (text: string): Change => {
  return ({ info }) => void (info.version = text);
};

let folder: string;
const path = (file: string) => join(folder, file);
const document = (...changes: Change[]) => `${JSON.stringify(changed(version('0.1.0'), ...changes))}\n`;
const acknowledge = (entries: object[]) => writeFileSync(path('openapi/acknowledged.yaml'), stringify(entries));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: folder });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compat-'));
  mkdirSync(path('generated'));
  mkdirSync(path('openapi'));
  writeFileSync(path('openapi/baseline.json'), document());
  acknowledge([]);
  git('init', '--quiet');
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(command: 'index' | 'release', ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMANDS[command], ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('contract:compat', TIMEOUT, () => {
  judging('passes when nothing breaks', () => {
    writeFileSync(path('generated/openapi.json'), document());
    expect(run('index')).toMatchObject({ status: 0 });
  });

  judging('fails on a breaking change, until it is acknowledged with a reason', () => {
    writeFileSync(path('generated/openapi.json'), document(withoutProvider));
    const refused = run('index');
    expect(refused.status).toBe(1);
    expect(refused.output).toContain(CHANGE);

    acknowledge([{ change: CHANGE }]);
    expect(run('index')).toMatchObject({
      status: 1,
      output: expect.stringContaining('needs change and reason') as string,
    });

    acknowledge([{ change: CHANGE, reason: 'Nobody ever read it.' }]);
    expect(run('index')).toMatchObject({ status: 0 });
  });

  judging('fails on an acknowledgement of what does not break', () => {
    writeFileSync(path('generated/openapi.json'), document());
    acknowledge([{ change: CHANGE, reason: 'Nobody ever read it.' }]);
    const { status, output } = run('index');
    expect(status).toBe(1);
    expect(output).toContain(CHANGE);
  });

  judging('compares with an older release by its tag', () => {
    writeFileSync(path('generated/openapi.json'), document());
    git('add', '.');
    git('commit', '--quiet', '-m', 'Release');
    git('tag', 'v0.1.0');
    writeFileSync(path('generated/openapi.json'), document(withoutProvider));
    writeFileSync(path('openapi/baseline.json'), document(withoutProvider));
    expect(run('index')).toMatchObject({ status: 0 });
    expect(run('index', '--against', 'v0.1.0')).toMatchObject({ status: 1 });
  });
});

describe('contract:release', TIMEOUT, () => {
  const baseline = () => readFileSync(path('openapi/baseline.json'), 'utf8');

  judging('moves the baseline and empties the acknowledgements', () => {
    writeFileSync(path('generated/openapi.json'), document(withoutProvider, version('0.2.0')));
    acknowledge([{ change: CHANGE, reason: 'Nobody ever read it.' }]);
    expect(run('release')).toMatchObject({ status: 0 });
    expect(baseline()).toBe(document(withoutProvider, version('0.2.0')));
    expect(readFileSync(path('openapi/acknowledged.yaml'), 'utf8')).toMatch(/^# [^]*\n\[\]\n$/);
    expect(run('index')).toMatchObject({ status: 0 });
  });

  judging('refuses what is not acknowledged', () => {
    writeFileSync(path('generated/openapi.json'), document(withoutProvider, version('0.2.0')));
    expect(run('release')).toMatchObject({ status: 1 });
    expect(baseline()).toBe(document());
  });

  judging('refuses a version that is tagged, and takes one that is not yet', () => {
    const next = document(({ info }) => void (info.title = 'Another'));
    writeFileSync(path('generated/openapi.json'), next);
    git('commit', '--quiet', '--allow-empty', '-m', 'Release');
    git('tag', 'v0.1.0');
    expect(run('release')).toMatchObject({ status: 1, output: expect.stringContaining('still 0.1.0') as string });
    expect(baseline()).toBe(document());

    git('tag', '--delete', 'v0.1.0');
    expect(run('release')).toMatchObject({ status: 0 });
    expect(baseline()).toBe(next);
  });
});

test.each([
  ['0.1.0', '0.1.1', false, undefined],
  ['0.1.0', '0.2.0', true, undefined],
  ['1.9.0', '2.0.0', true, undefined],
  ['0.9.0', '1.0.0', true, undefined],
  ['0.1.9', '0.1.10', false, undefined],
  ['0.1.0', '0.1.1', true, /raise more/],
  ['1.1.0', '1.2.0', true, /raise more/],
  ['0.2.0', '0.1.9', false, /lower/],
  ['0.2.0', '0.2.0', false, /still/],
  ['0.2.0', '0.3', false, /three numbers/],
])('after %s the release %s, breaking: %s', (last, next, breaking, refusal) => {
  const said = refuseVersion(last, next, breaking);
  if (refusal) expect(said).toMatch(refusal);
  else expect(said).toBeUndefined();
});
