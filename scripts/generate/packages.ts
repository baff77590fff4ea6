// The package.json files of the packages, which share fields with that of the service.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fields that all packages copy from the root package.json. */
const COMMON = ['version', 'license', 'author', 'homepage', 'bugs', 'type', 'engines'] as const;
/** The packages' folders, as the workspaces in the root package.json. */
const FOLDERS = [
  'generated',
  'packages/client',
  'packages/shared',
  'packages/cli',
  'packages/snippet',
  'packages/dashboard',
];
const SCOPE = '@referral-tracking/';

interface Manifest extends Record<string, unknown> {
  version: string;
  repository: object;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Sets the version of dependencies that are packages of this repository. */
const atVersion = (version: string, dependencies: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(dependencies).map(([name, at]) => [name, name.startsWith(SCOPE) ? version : at]));

function withCommonFields(own: Manifest, service: Manifest, directory: string): Manifest {
  const { version, repository } = service;
  return {
    ...own,
    ...Object.fromEntries(COMMON.map((field) => [field, service[field]])),
    version,
    repository: { ...repository, directory },
    ...(own.dependencies ? { dependencies: atVersion(version, own.dependencies) } : {}),
    ...(own.devDependencies ? { devDependencies: atVersion(version, own.devDependencies) } : {}),
  };
}

/** The package.json files with the common fields; `root` is the repository's folder. */
export function manifests(root: string): Record<string, string> {
  const read = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const service = read('.');
  return Object.fromEntries(
    FOLDERS.map((folder) => [
      `${folder}/package.json`,
      `${JSON.stringify(withCommonFields(read(folder), service, folder), null, 2)}\n`,
    ]),
  );
}
