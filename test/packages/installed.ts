// Packs the packages and installs them in a project outside the checkout, as users do.
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/sdks/tools.ts';

/** The environment without the variables that `npm test` sets, which refer to the checkout. */
export const npmEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));

async function npm(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', args, { cwd, env: npmEnvironment(), maxBuffer: 1 << 26 });
  return stdout;
}

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}
const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

export interface Packed {
  name: string;
  /** the name of the archive */
  filename: string;
  files: { path: string }[];
}

/** Packs the built packages in these folders; the archives are written to `destination`. */
export async function pack(destination: string, folders: readonly string[]): Promise<Packed[]> {
  // With `./`, npm treats the name as a folder.
  const places = folders.map((folder) => (folder.startsWith('/') ? folder : `./${folder}`));
  const printed = await npm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', destination, ...places);
  return JSON.parse(printed) as Packed[];
}

/** The folder of a package that is imported from this folder. */
function resolved(name: string, from: string): string {
  const found = join(from, 'node_modules', name);
  if (existsSync(found)) return realpathSync(found);
  if (dirname(from) === from) throw new Error(`${name} is not installed`);
  return resolved(name, dirname(from));
}

/** The folder, and the folders of all packages that it needs at run time. */
function closure(folder: string, known = new Set<string>()): Set<string> {
  if (known.has(folder)) return known;
  known.add(folder);
  for (const name of Object.keys(manifestIn(folder).dependencies ?? {})) closure(resolved(name, folder), known);
  return known;
}

export interface Project {
  folder: string;
  /** the installed packages, by name */
  packages: string[];
  /** their size on the disk */
  bytes: number;
  remove: () => void;
}

/**
 * Creates a project outside the checkout and installs one package of the checkout in it. The package's dependencies are
 * packed from the checkout too, so nothing is downloaded and nothing else is installed.
 */
export async function install(workspace: string): Promise<Project> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'referral-project-')));
  const packed = await pack(folder, [...closure(join(root, workspace))]);
  const archives = Object.fromEntries(packed.map(({ name, filename }) => [name, `file:${filename}`]));
  if (Object.keys(archives).length < packed.length) throw new Error(`${workspace} needs two versions of a package`);
  const { name } = manifestIn(join(root, workspace));
  const { [name]: archive, ...overrides } = archives;
  const manifest = { name: 'outside', private: true, type: 'module', dependencies: { [name]: archive }, overrides };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await npm(folder, 'install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts');
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as { packages: object };
  const files = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true });
  return {
    folder,
    packages: Object.keys(packages)
      .filter((path) => path !== '')
      .map((path) => path.replace(/^.*node_modules\//, ''))
      .sort(),
    bytes: files
      .filter((file) => file.isFile())
      .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
