// Shared by the checks of the checklists in CONTRIBUTING.md: the paths, and the operations of the document.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentedOperations, type Documented } from '../../security/support/document.ts';

/** The files of each step of the checklists. If files move, change only these lines. */
export const PLACES = {
  types: 'generated/types.d.ts',
  handlers: 'src/',
  tests: 'test/operations/',
  migrations: 'src/database/migrations/',
  migrationList: 'src/database/migrate.ts',
  conformanceRows: 'packages/cli/src/conformance/rows/',
  contractTest: 'scripts/contract-test/hooks/live.py',
  dictionaries: 'scripts/contract-test/schemathesis.toml',
  typescriptSdk: 'packages/client/src/',
  pythonSdk: 'sdks/python/src/',
  goSdk: 'sdks/go/',
  guides: 'docs/',
  contributing: 'CONTRIBUTING.md',
} as const;

export type { Documented };
export const operations = documentedOperations;

export const read = (path: string): string => readFileSync(path, 'utf8');

/** The text of every file in a folder with one of these endings, by path; empty if the folder does not exist. */
export function readAll(folder: string, ...endings: string[]): Record<string, string> {
  if (!existsSync(folder)) return {};
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const chosen = paths.filter((path) => endings.some((ending) => path.endsWith(ending)));
  return Object.fromEntries(chosen.map((path) => [path, read(path)]));
}

/** `trackLead` as `track-lead`, or with another separator. */
export const spelled = (id: string, sign = '-'): string =>
  id.replace(/[A-Z]/g, (letter) => `${sign}${letter.toLowerCase()}`);
