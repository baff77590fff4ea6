import { readFileSync } from 'node:fs';

/** The package's version. Its package.json is one folder above the sources, and two above the compiled code. */
export function packageVersion(from = new URL('.', import.meta.url)): string {
  try {
    return (JSON.parse(readFileSync(new URL('package.json', from), 'utf8')) as { version: string }).version;
  } catch {
    return packageVersion(new URL('..', from));
  }
}
