import { execFile } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/sdks/tools.ts';
import { install, npmEnvironment, type Project } from './installed.ts';

// The commands of the guides install copies, which later installations do not replace by links into the checkout.

const isCopy = (folder: string, name: string): boolean => {
  const path = join(folder, 'node_modules', name);
  return existsSync(path) && !lstatSync(path).isSymbolicLink();
};

describe.each([
  ['docs/sdks.md', ['client']],
  ['docs/command-line.md', ['client', 'cli', 'contract']],
])('the commands of %s', (guide, packages) => {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'referral-documented-')));
  const names = packages.map((name) => `@referral-tracking/${name}`);
  // What these packages need, packed so that nothing is downloaded.
  let needs: Project;
  beforeAll(async () => void (needs = await install('packages/cli')), 120_000);
  afterAll(() => {
    needs.remove();
    rmSync(project, { recursive: true });
  });
  const environment = { ...npmEnvironment(), npm_config_offline: 'true', CHECKOUT: root };
  const shell = (command: string) => promisify(execFile)('bash', ['-c', command], { cwd: project, env: environment });

  test('install files that a later `npm install` and `npm ci` leave alone', async () => {
    const [pack, add] = ['npm pack', 'npm install'].map(
      (start) => new RegExp(`^${start} [^#\\n]*[^# \\n]`, 'm').exec(readFileSync(join(root, guide), 'utf8'))![0],
    );
    const { overrides } = JSON.parse(readFileSync(join(needs.folder, 'package.json'), 'utf8')) as {
      overrides: Record<string, string>;
    };
    const others = Object.entries(overrides).filter(([name]) => !name.startsWith('@referral-tracking/'));
    const archives = Object.fromEntries(
      others.map(([name, file]) => [name, file.replace('file:', `file:${needs.folder}/`)]),
    );
    writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'outside', overrides: archives }));
    await shell(pack!);
    await shell(add!);
    for (const again of ['npm install', 'npm ci']) {
      await shell(again);
      expect(names.map((name) => isCopy(project, name))).toEqual(names.map(() => true));
      expect(isCopy(project, 'openapi-fetch')).toBe(true);
    }
    const manifest = readFileSync(join(project, 'package.json'), 'utf8');
    expect(manifest).toContain('"file:referral-tracking-client-');
  }, 180_000);
});
