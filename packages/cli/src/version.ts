import { readFileSync } from 'node:fs';

/** The package's version: its package.json lies above the sources and, one folder further, above what is built. */
export function packageVersion(from = new URL('.', import.meta.url)): string {
  try {
    return (JSON.parse(readFileSync(new URL('package.json', from), 'utf8')) as { version: string }).version;
  } catch {
    return packageVersion(new URL('..', from));
  }
}
