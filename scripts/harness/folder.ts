import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './cleanup.ts';

/** Makes a folder for a run, which ends with it. */
export function makeFolder(name: string): string {
  const path = mkdtempSync(join(tmpdir(), `referral-${name}-`));
  chmodSync(path, 0o711); // if root runs this, the database's own user needs access
  atEnd(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
