// Creates the run's folder. As root, the database is on a small tmpfs, which a fault can fill up.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './cleanup.ts';

const SIZE_MB = 400;

export interface Folder {
  path: string;
  /** the folder of the database */
  disk: string;
  /** whether `disk` is a separate small file system */
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
  chmodSync(path, 0o711); // if root runs this, the database's own user needs access
  atEnd(() => rmSync(path, { recursive: true, force: true }));
  const disk = join(path, 'disk');
  mkdirSync(disk, { mode: 0o711 });
  return { path, disk, small: mountSmall(disk) };
}
