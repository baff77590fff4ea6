import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './lib/hashing.ts';

/** 256 random bits in base64url. */
const KEY = /^[A-Za-z0-9_-]{43}\s*$/;

const fileIn = (dataDir: string): string => join(dataDir, 'secret.key');

function readKey(file: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  // Reject any other content: a guessable key would make the hashes of addresses reversible.
  if (!KEY.test(text))
    throw new Error(`${file} is damaged: restore it from a backup, or remove it to generate a new key`);
  return sha256(text.trim());
}

/** The key if there is one: SECRET_KEY, or the key in the data folder. Writes nothing. */
export const readSecretKey = (configured: string | undefined, dataDir: string): Buffer | undefined =>
  configured === undefined ? readKey(fileIn(dataDir)) : sha256(configured);

/**
 * Returns the key for click identifiers, e-mail hashes and encrypted secrets: SECRET_KEY, or a generated key in the data
 * folder. If two instances start at the same time, both get the same key, because only one can create the file and it is
 * never visible incomplete.
 */
export function loadSecretKey(configured: string | undefined, dataDir: string): Buffer {
  const stored = readSecretKey(configured, dataDir);
  if (stored) return stored;
  const file = fileIn(dataDir);
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

/** What the configuration says of the keys. */
export interface ConfiguredKeys {
  secretKey: string | undefined;
  previousSecretKeys: readonly string[];
}

/** The present key and the others whose click identifiers are valid. */
export const loadKeys = ({ secretKey, previousSecretKeys }: ConfiguredKeys, dataDir: string) => ({
  secretKey: loadSecretKey(secretKey, dataDir),
  previousKeys: previousSecretKeys.map(sha256),
});

/** Why a database cannot be used with a key that it does not know. */
export const unknownKeyText = ({ secretKey }: ConfiguredKeys, dataDir: string): string =>
  `${secretKey === undefined ? fileIn(dataDir) : 'SECRET_KEY'} is not the key of this database: its clicks, hashes and ` +
  'secrets were made with another one. Use that key, or add it to SECRET_KEY_PREVIOUS; if it is lost, set ' +
  'SECRET_KEY_CHANGED=accept for one start, after which clicks of earlier keys are unknown';
