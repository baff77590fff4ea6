import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { withFileLock } from '../../../src/database/embedded/lock.ts';
import { bundled } from '../../support/bundled.ts';
import { tempFolders } from './support/folders.ts';

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
const folders = tempFolders();
afterAll(() => {
  folders.clean();
});

async function contender(lock: string, rounds: number): Promise<string> {
  const script = await bundled('test/database/embedded/support/contend.ts');
  const child = spawn(process.execPath, [script, lock, String(rounds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', () => {
      resolve(output);
    });
  });
}

describe('the lock between processes', () => {
  it('lets one in at a time, also when holders die inside', async () => {
    const lock = join(folders.make(), 'lock');
    const rounds = [5, 10, 15, 20, 25, 30, 35, 40];
    const outputs = await Promise.all(rounds.map((count) => contender(lock, count)));
    expect(outputs.filter((output) => output.includes('clash'))).toEqual([]);
    expect(outputs.map((output) => output.split('in\n').length - 1)).toEqual(rounds);
    await withFileLock(lock, () => Promise.resolve());
    expect(readdirSync(join(lock, '..')).filter((name) => name.startsWith('lock') && name !== 'lock.inside')).toEqual(
      [],
    );
  });

  it('lets one in at a time within a process, and is freed by an error', async () => {
    const lock = join(folders.make(), 'lock');
    let inside = 0;
    const attempts = [1, 2, 3].map((n) =>
      withFileLock(lock, async () => {
        expect(++inside).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 20));
        inside--;
        if (n === 2) throw new Error('on purpose');
      }),
    );
    expect((await Promise.allSettled(attempts)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('is taken from a holder whose number was given to another process, and from garbage', async () => {
    const lock = join(folders.make(), 'lock');
    writeFileSync(lock, JSON.stringify({ pid: process.ppid, stamp: 'another-boot:1', token: 'dead' }));
    expect(await withFileLock(lock, () => Promise.resolve('in'))).toBe('in');
    writeFileSync(lock, '');
    expect(await withFileLock(lock, () => Promise.resolve('in'))).toBe('in');
  });
});
