import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './lib/hashing.ts';

/**
 * The key of the e-mail hash and of secrets at rest: from SECRET_KEY, or made once and kept in the data folder. Two
 * instances that start at once get the same, since the file appears whole and only one of them can make it.
 */
export function loadSecretKey(configured: string | undefined, dataDir: string): Buffer {
  if (configured !== undefined) return sha256(configured);
  const file = join(dataDir, 'secret.key');
  try {
    return sha256(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return sha256(readFileSync(file, 'utf8'));
}
