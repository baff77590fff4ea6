import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './lib/hashing.ts';

/** 256 random bits, written in base 64. */
const KEY = /^[A-Za-z0-9_-]{43}\s*$/;

function readKey(file: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  // Anything else would hash addresses with a key that others can guess.
  if (!KEY.test(text))
    throw new Error(`${file} is damaged: restore it from a backup, or remove it to generate a new key`);
  return sha256(text.trim());
}

/**
 * The key of click identifiers, the e-mail hash and secrets at rest: from SECRET_KEY, or made once and stored in the data folder. Two
 * instances that start at once get the same, since the file appears whole and only one of them can make it.
 */
export function loadSecretKey(configured: string | undefined, dataDir: string): Buffer {
  if (configured !== undefined) return sha256(configured);
  const file = join(dataDir, 'secret.key');
  const stored = readKey(file);
  if (stored) return stored;
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
  return readKey(file)!;
}
