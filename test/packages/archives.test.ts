import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { list } from 'tar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLIENTS, writeClients } from '../../scripts/docs/formats/clients.ts';
import { root } from '../../scripts/sdks/tools.ts';
import { pack } from './installed.ts';

// The archives of the clients that a deployment offers for download.

const folder = mkdtempSync(join(tmpdir(), 'referral-archives-'));
beforeAll(() => writeClients(root, folder));
afterAll(() => rmSync(folder, { recursive: true }));

async function filesOf(name: string): Promise<string[]> {
  const files: string[] = [];
  await list({
    file: join(folder, CLIENTS, `${name}.tgz`),
    onReadEntry: (entry) => void (entry.type === 'File' && files.push(entry.path)),
  });
  return files.toSorted();
}

/** What the repository has in the folder, with the name that the folder has in the archive. */
const tracked = (from: string, prefix: string): string[] =>
  execFileSync('git', ['ls-files', '.'], { cwd: join(root, from), encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => `${prefix}/${file}`)
    .filter((file) => !file.includes('/.'))
    .toSorted();

test('there is one for each package and each language', () => {
  expect(readdirSync(join(folder, CLIENTS)).toSorted()).toEqual(
    ['cli', 'client', 'contract', 'go', 'python', 'shared', 'snippet'].map((name) => `referral-tracking-${name}.tgz`),
  );
});

describe('a package for npm', () => {
  test.each([
    ['referral-tracking-client', 'packages/client'],
    ['referral-tracking-shared', 'packages/shared'],
    ['referral-tracking-cli', 'packages/cli'],
    ['referral-tracking-snippet', 'packages/snippet'],
    ['referral-tracking-contract', 'generated'],
  ])('%s has the files that `npm pack` takes', async (name, from) => {
    const packed = mkdtempSync(join(tmpdir(), 'referral-packed-'));
    const { files } = (await pack(packed, [from]))[0]!;
    rmSync(packed, { recursive: true });
    expect(await filesOf(name)).toEqual(files.map(({ path }) => `package/${path}`).toSorted());
  });
});

describe('a client in another language', () => {
  test.each([
    ['referral-tracking-python', 'sdks/python'],
    ['referral-tracking-go', 'sdks/go'],
  ])('%s has the files of the repository, and no others', async (name, from) => {
    expect(await filesOf(name)).toEqual(tracked(from, name));
  });
});

test('the same files give the same bytes', async () => {
  const again = mkdtempSync(join(tmpdir(), 'referral-archives-'));
  await writeClients(root, again);
  const bytes = (from: string) =>
    readdirSync(join(from, CLIENTS)).map((file) => readFileSync(join(from, CLIENTS, file), 'base64'));
  expect(bytes(again)).toEqual(bytes(folder));
  rmSync(again, { recursive: true });
});

test('a package that is not built is named', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'referral-unbuilt-'));
  execFileSync('mkdir', ['-p', join(empty, 'packages/client')]);
  writeFileSync(join(empty, 'packages/client/package.json'), '{"name":"@referral-tracking/client","files":["dist"]}');
  await expect(writeClients(empty, join(empty, 'site'))).rejects.toThrow('packages/client/dist is missing');
  rmSync(empty, { recursive: true });
});
