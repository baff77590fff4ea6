import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

// `npm ci --omit=dev` also runs the build script, although the build tools are not installed.

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'referral-prepare-'));
  mkdirSync(join(folder, 'scripts'));
  cpSync('scripts/prepare.js', join(folder, 'scripts/prepare.js'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Without these the service does not start. */
const NEEDED = [
  'dist/src/main.js',
  'generated/contract.js',
  'generated/openapi.yaml',
  'packages/shared/dist/contract.js',
  'packages/snippet/generated/referral.js',
];

const prepare = (): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const { PATH = '' } = process.env;
    execFile(process.execPath, ['scripts/prepare.js'], { cwd: folder, env: { PATH } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: out + err }),
    );
  });

test('without the development packages, an existing build stays unchanged, including its documentation', async () => {
  for (const file of ['dist/docs/site.json', ...NEEDED]) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), 'built elsewhere');
  }
  expect(await prepare()).toEqual({ code: 0, said: '' });
  expect(readFileSync(join(folder, 'dist/docs/site.json'), 'utf8')).toBe('built elsewhere');
});

test('without them and without a build, it says what to do', async () => {
  const { code, said } = await prepare();
  expect(code).toBe(1);
  expect(said).toContain('npm ci');
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

describe('a build beside a running service', () => {
  /** Stands in for a build step: notes what dist/ contains meanwhile, then writes its own file. */
  const step = (option: string, file: string, code: number): string => `
    const { mkdirSync, readFileSync, writeFileSync, appendFileSync } = await import('node:fs');
    const { dirname, join } = await import('node:path');
    const at = process.argv.indexOf('${option}');
    const out = at < 0 ? 'packages' : process.argv[at + 1];
    let seen = 'nothing';
    try { seen = readFileSync('dist/src/main.js', 'utf8'); } catch {}
    appendFileSync('seen.txt', seen + '\\n');
    mkdirSync(dirname(join(out, '${file}')), { recursive: true });
    writeFileSync(join(out, '${file}'), 'new');
    process.exitCode = ${code};`;

  function buildTools(code: number): void {
    const compiler = join(folder, 'node_modules/typescript-native');
    mkdirSync(join(compiler, 'bin'), { recursive: true });
    writeFileSync(join(compiler, 'package.json'), '{"name": "typescript-native", "type": "module"}');
    writeFileSync(join(compiler, 'bin/tsc'), step('--outDir', 'src/main.js', code));
    symlinkSync(join(process.cwd(), 'node_modules/tsx'), join(folder, 'node_modules/tsx'));
    writeFileSync(join(folder, 'scripts/generate.ts'), '');
    for (const part of ['docs', 'dashboard']) {
      mkdirSync(join(folder, 'scripts', part));
      writeFileSync(join(folder, 'scripts', part, 'index.ts'), step('--out', 'site.json', 0));
    }
    mkdirSync(join(folder, 'dist/src'), { recursive: true });
    writeFileSync(join(folder, 'dist/src/main.js'), 'old');
  }

  const seen = () => new Set(readFileSync(join(folder, 'seen.txt'), 'utf8').trim().split('\n'));
  const built = () => readFileSync(join(folder, 'dist/src/main.js'), 'utf8');

  test('the build that runs stays whole until the new one is complete', async () => {
    buildTools(0);
    expect((await prepare()).code).toBe(0);
    expect(seen()).toEqual(new Set(['old']));
    expect(built()).toBe('new');
    for (const part of ['docs', 'app']) {
      expect(readFileSync(join(folder, 'dist', part, 'site.json'), 'utf8')).toBe('new');
    }
    expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });

  test('it stays if the new one fails', async () => {
    buildTools(2);
    expect((await prepare()).code).toBe(1);
    expect(built()).toBe('old');
    expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });
});
