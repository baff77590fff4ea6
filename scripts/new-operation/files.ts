// Changes of files that list operations.
import { readFileSync } from 'node:fs';

/** Inserts a text before the first match of the pattern; throws if nothing matches. */
function insertBefore(text: string, pattern: RegExp, added: string, path: string): string {
  const at = text.search(pattern);
  if (at < 0) throw new Error(`${path} has no place for ${added.trim()}: ${String(pattern)} matches nothing`);
  return text.slice(0, at) + added + text.slice(at);
}

/** The text of a file with each of these texts before what its pattern matches. */
export const changed = (path: string, ...insertions: [before: RegExp, added: string][]): string =>
  insertions.reduce((text, [at, added]) => insertBefore(text, at, added, path), readFileSync(path, 'utf8'));
