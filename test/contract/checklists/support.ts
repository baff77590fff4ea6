// What the checks behind the two checklists of CONTRIBUTING.md share: the places, and the operations of the document.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentedOperations, type Documented } from '../../security/support/document.ts';

/** Where each step of the checklists belongs. A move of the files is a change of these lines alone. */
export const PLACES = {
  types: 'generated/types.d.ts',
  handlers: 'src/operations/',
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
  released: 'openapi/baseline.json',
  changelog: 'CHANGELOG.md',
} as const;

export type { Documented };
export const operations = documentedOperations;

export const read = (path: string): string => readFileSync(path, 'utf8');

/** The text of every file of a folder with one of these endings, by path; none when there is no such folder. */
export function readAll(folder: string, ...endings: string[]): Record<string, string> {
  if (!existsSync(folder)) return {};
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const chosen = paths.filter((path) => endings.some((ending) => path.endsWith(ending)));
  return Object.fromEntries(chosen.map((path) => [path, read(path)]));
}

/** `trackLead` as `track-lead`, or with another sign between the words. */
export const spelled = (id: string, sign = '-'): string =>
  id.replace(/[A-Z]/g, (letter) => `${sign}${letter.toLowerCase()}`);

interface Released {
  paths: Record<string, Record<string, { operationId?: string }>>;
}
const released = JSON.parse(read(PLACES.released)) as Released;

/** Whether the released document has the operation. */
export const isReleased = ({ path, method }: Documented): boolean =>
  released.paths[path]?.[method.toLowerCase()] !== undefined;

/** The part of the change log about what is not released yet. */
export const unreleasedChanges = (): string => /## Unreleased\n([^]*?)(?=\n## |$)/.exec(read(PLACES.changelog))![1]!;
