// Installs the generators with exact versions below .cache/generators, outside the project's own dependencies.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { go, Missing, root } from '../sdks/tools.ts';
import { answerOf, ensureEnvironment, isNewEnough } from '../lib/virtual-environment.ts';

const cache = join(root, '.cache/generators');
const here = join(root, 'scripts/generators');

type Env = Record<string, string>;

const pathWith = (folder: string): Env => ({ PATH: `${folder}${delimiter}${process.env.PATH ?? ''}` });

/** Installs the packages of a folder's package.json, which has exact versions, into the cache; returns the folder of their commands. */
export function npmPackages(source: string, folder: string): string {
  const [manifest, marker] = [readFileSync(join(source, 'package.json'), 'utf8'), join(folder, 'made-of')];
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== manifest) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), manifest);
    const args = [
      'install',
      '--no-package-lock',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--engine-strict=false',
      '--loglevel=error',
    ];
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2] });
    writeFileSync(marker, manifest);
  }
  return join(folder, 'node_modules/.bin');
}

const OLDEST_NODE = [22, 18] as const;
const NODE = 'node@24.9.0';

/** The folder of the npm generators' commands, and the command of a Node that is new enough for them. */
export function npmTools(): { bin: string; node: [string, ...string[]] } {
  const bin = npmPackages(join(here, 'npm'), join(cache, 'npm'));
  const isNew = isNewEnough(process.versions.node, OLDEST_NODE);
  return { bin, node: isNew ? [process.execPath] : ['npx', '--yes', NODE] };
}

/** The environment in which the Python commands are found: openapi-generator, openapi-python-client and mypy. */
export function pythonTools(): Env {
  return pathWith(ensureEnvironment(join(cache, 'python'), join(here, 'requirements.txt'), { install: true }));
}

export const goTools = (): Env => go(true).env;

/** Throws if a command of the machine is missing. */
export function demandCommand(name: string, debian: string): void {
  if (answerOf(name, ['--version']) === undefined && answerOf(name, ['-version']) === undefined)
    throw new Missing(`${name} is missing: install it, for example with apt-get install ${debian}`);
}

/** The version that a file of requirements names. */
export function pinned(name: string): string {
  const [, version] =
    new RegExp(`^${name}==(.+)$`, 'm').exec(readFileSync(join(here, 'requirements.txt'), 'utf8')) ?? [];
  const packages = JSON.parse(readFileSync(join(here, 'npm/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const found = version ?? packages.dependencies[name];
  if (found === undefined) throw new Error(`no version of ${name} is pinned`);
  return found;
}
