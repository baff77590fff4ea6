// Finds the npm packages of the checkout: the service and its workspaces. Checks that they can be published.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  repository?: { url?: string; directory?: string };
  [key: string]: unknown;
}

export interface NpmPackage {
  /** relative to the checkout; `.` for the service */
  folder: string;
  manifest: Manifest;
}

const METADATA = ['description', 'homepage', 'author', 'license', 'keywords', 'files'];

const manifestOf = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The folders that match a workspace pattern: one folder, or all folders within one (`packages/*`). */
function foldersOf(root: string, pattern: string): string[] {
  const parent = pattern.replace(/\/\*$/, '');
  const folders = parent === pattern ? [parent] : readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).sort();
}

/** Sorts packages so that each comes after its dependencies. */
function inOrder(packages: NpmPackage[]): NpmPackage[] {
  const ordered: NpmPackage[] = [];
  const place = (one: NpmPackage, above: NpmPackage[]): void => {
    if (ordered.includes(one) || above.includes(one)) return;
    const needed = packages.filter(({ manifest }) => manifest.name in (one.manifest.dependencies ?? {}));
    for (const other of needed) place(other, [...above, one]);
    ordered.push(one);
  };
  for (const one of packages) place(one, []);
  return ordered;
}

/** The packages that a release publishes, in order, without private ones. */
export function npmPackages(root: string): NpmPackage[] {
  const workspaces = (manifestOf(root, '.').workspaces ?? []).flatMap((pattern) => foldersOf(root, pattern));
  const folders = [...workspaces, '.'];
  const packages = folders.map((folder) => ({ folder, manifest: manifestOf(root, folder) }));
  return inOrder(packages.filter(({ manifest }) => manifest.private !== true));
}

function problemsOf(
  { folder, manifest }: NpmPackage,
  all: NpmPackage[],
  version: string,
  repository: string,
): string[] {
  const { name, dependencies = {} } = manifest;
  const say = (problem: string): string => `${join(folder, 'package.json')}: ${problem}`;
  const names = all.map(({ manifest: other }) => other.name);
  return [
    ...(manifest.version === version ? [] : [say(`"version" is ${manifest.version}, the release is ${version}`)]),
    ...METADATA.filter((key) => !manifest[key]).map((key) => say(`${name} has no "${key}"`)),
    ...(manifest.exports || manifest.bin ? [] : [say(`${name} has neither "exports" nor "bin"`)]),
    ...(manifest.repository?.url === repository ? [] : [say(`"repository.url" must be ${repository}`)]),
    ...(folder === '.' || manifest.repository?.directory === folder
      ? []
      : [say(`"repository.directory" must be ${folder}`)]),
    ...Object.entries(dependencies)
      .filter(([other, range]) => names.includes(other) && range !== version)
      .map(([other, range]) => say(`depends on ${other} ${range}, and ${version} is released with it`)),
  ];
}

/** Why the packages cannot be published with this version; empty if they can. */
export function problemsOfPackages(packages: NpmPackage[], version: string): string[] {
  const repository = packages.find(({ folder }) => folder === '.')?.manifest.repository?.url ?? '';
  return packages.flatMap((one) => problemsOf(one, packages, version, repository));
}
