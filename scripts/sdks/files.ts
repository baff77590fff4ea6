// Represents folders as maps from path to text, so that generated code can be compared with the committed code or
// replace it.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

export type Files = Map<string, string>;

const IGNORED = /(^|\/)(__pycache__|\.ruff_cache|\.mypy_cache|[^/]+\.egg-info)(\/|$)/;

export function readFolder(folder: string): Files {
  let names: string[] = [];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const paths = names.map((name) => name.split(sep).join('/')).filter((name) => !IGNORED.test(name));
  const files = paths.filter((path) => statSync(join(folder, path)).isFile()).sort();
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

export function writeFile(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The paths that differ, in either direction. */
export function difference(made: Files, stored: Files): string[] {
  const paths = new Set([...made.keys(), ...stored.keys()]);
  return [...paths].filter((path) => made.get(path) !== stored.get(path)).sort();
}

export function replaceFiles(folder: string, made: Files, kept: Files): void {
  for (const path of difference(made, kept)) {
    const text = made.get(path);
    if (text === undefined) rmSync(join(folder, path));
    else writeFile(folder, path, text);
  }
}
