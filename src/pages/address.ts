// Writes the address of the deployment into the files of the documentation, which are built before it is known.
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { LoadedFile } from './site-file.ts';

/** The address that built files contain in place of the deployment's. */
export const ANY_ADDRESS = 'https://referrals.brand.dev';

/**
 * Returns a function that puts the address into a file. Each file is changed when it is first served, and its ETag with
 * it. Such a file can change without its name, so browsers may not cache it forever.
 */
export function addressed(baseUrl: string): (file: LoadedFile) => LoadedFile {
  // Signs that have a meaning in markup or in a script cannot be part of an address.
  const address = baseUrl.replace(/['"`<>&\\$]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const done = new Map<LoadedFile, LoadedFile>();
  const change = (file: LoadedFile): LoadedFile => {
    const text = (file.zipped ? gunzipSync(file.content) : file.content).toString('utf8');
    const content = Buffer.from(text.replaceAll(ANY_ADDRESS, () => address));
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    return { ...file, etag, immutable: false, content: file.zipped ? gzipSync(content) : content };
  };
  return (file) => {
    if (!file.addressed) return file;
    const known = done.get(file) ?? change(file);
    done.set(file, known);
    return known;
  };
}
