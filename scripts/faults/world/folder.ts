// The folder that a run works in. As root its database lies on a small tmpfs of its own, which can be filled up.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './cleanup.ts';

const SIZE_MB = 400;

export interface Folder {
  path: string;
  /** where the database lies */
  disk: string;
  /** whether `disk` is a small file system of its own */
  small: boolean;
}

function mountSmall(disk: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0711`, 'tmpfs', disk]);
  if (status !== 0) return false;
  atEnd(() => void spawnSync('umount', ['--lazy', disk]));
  return true;
}

export function makeFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'referral-faults-'));
  chmodSync(path, 0o711); // run by root, the database's own user must get through
  atEnd(() => rmSync(path, { recursive: true, force: true }));
  const disk = join(path, 'disk');
  mkdirSync(disk, { mode: 0o711 });
  return { path, disk, small: mountSmall(disk) };
}
