// Updates the repository's address in hand-written files: the path of the Go module and the links of the Python
// package. Both are derived from one setting (scripts/lib/repository.ts).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../lib/repository.ts';
import { readFolder, writeFile } from './files.ts';

/** Folders and files that contain the module's path. */
const GO_USERS = ['sdks/go', 'test/sdks/go', 'docs/samples/sdk', 'docs/sdks.md', 'docs/recipes/go.md', 'examples/go'];

const MODULE_LINE = /^module (\S+)$/m;

function filesOf(root: string, path: string): string[] {
  if (path.endsWith('.md')) return [path];
  const names = [...readFolder(join(root, path)).keys()].filter((name) => /\.(go|mod|md)$/.test(name));
  return names.map((name) => `${path}/${name}`);
}

const urlsOf = ({ page }: Repository): string =>
  ['[project.urls]', `Homepage = "${page}"`, `Repository = "${page}"`, `Changelog = "${page}/blob/main/CHANGELOG.md"`]
    .map((line) => `${line}\n`)
    .join('');

/** The files with an outdated address, and their correct texts. */
export function staleAddresses(root: string, repository: Repository): Map<string, string> {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const [, current] = MODULE_LINE.exec(read('sdks/go/go.mod')) ?? [];
  if (!current) throw new Error('sdks/go/go.mod has no line that names the module');
  const texts = GO_USERS.flatMap((path) => filesOf(root, path)).map((path): [string, string] => {
    return [path, read(path).replaceAll(current, repository.goModule)];
  });
  const project = 'sdks/python/pyproject.toml';
  texts.push([project, read(project).replace(/^\[project\.urls\]\n(?:\w.*\n)*/m, urlsOf(repository))]);
  return new Map(texts.filter(([path, text]) => read(path) !== text));
}

export function writeAddresses(root: string, stale: Map<string, string>): void {
  for (const [path, text] of stale) writeFile(root, path, text);
}
