import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// `npm ci --omit=dev` also runs the build script, although the build tools are not installed.

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'referral-prepare-'));
  mkdirSync(join(folder, 'scripts'));
  cpSync('scripts/prepare.js', join(folder, 'scripts/prepare.js'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const prepare = (): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const { PATH = '' } = process.env;
    execFile(process.execPath, ['scripts/prepare.js'], { cwd: folder, env: { PATH } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: out + err }),
    );
  });

test('without the development packages, an existing build stays unchanged, including its documentation', async () => {
  for (const file of ['src/main.js', 'docs/site.json']) {
    mkdirSync(join(folder, 'dist', file, '..'), { recursive: true });
    writeFileSync(join(folder, 'dist', file), 'built elsewhere');
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
