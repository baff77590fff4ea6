import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

// Synchronous on purpose: no signal is heard between a file's opening and its renaming, so Ctrl-C leaves the old file or
// the new one, and nothing else.

/** Makes the folder, and the one above it, for its owner alone. */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const each of [dirname(folder), folder]) chmodSync(each, 0o700);
}

/** Replaces a file as a whole: readers see the old text or the new one. Only its owner may read it. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    const file = openSync(draft, 'wx', 0o600);
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** The file's text; undefined when there is none. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
