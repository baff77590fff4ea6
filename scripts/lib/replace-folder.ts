import { existsSync, renameSync, rmSync } from 'node:fs';

/** Replaces a folder. Between the two steps there is none for an instant; a starting service reads it again. */
export function replaceFolder(out: string, draft: string): void {
  const old = `${draft}.old`;
  if (existsSync(out)) renameSync(out, old);
  renameSync(draft, out);
  rmSync(old, { recursive: true, force: true });
}
