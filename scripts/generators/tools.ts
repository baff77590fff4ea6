// Installs the generators with exact versions below .cache/generators, outside the project's own dependencies.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { go, Missing, root } from '../sdks/tools.ts';
import { answerOf, ensureEnvironment, isNewEnough } from '../lib/virtual-environment.ts';

const cache = join(root, '.cache/generators');
const here = join(root, 'scripts/generators');

type Env = Record<string, string>;

const pathWith = (folder: string): Env => ({ PATH: `${folder}${delimiter}${process.env.PATH ?? ''}` });

/** Installs the packages of a folder's lock file into the cache; returns the folder of their commands. */
export function npmPackages(source: string, folder: string): string {
  const [lock, marker] = [readFileSync(join(source, 'package-lock.json'), 'utf8'), join(folder, 'made-of')];
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lock) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const name of ['package.json', 'package-lock.json']) cpSync(join(source, name), join(folder, name));
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--engine-strict=false', '--loglevel=error'];
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2] });
    writeFileSync(marker, lock);
  }
  return join(folder, 'node_modules/.bin');
}

const OLDEST_NODE = [22, 18] as const;

/** The folder of the npm generators' commands, and a Node that is new enough for them. */
export async function npmTools(): Promise<{ bin: string; node: string }> {
  const bin = npmPackages(join(here, 'npm'), join(cache, 'npm'));
  const isNew = isNewEnough(process.versions.node, OLDEST_NODE);
  return { bin, node: isNew ? process.execPath : await findNode24() };
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
    new RegExp(`^${name}==(.+)$`, 'm').exec(readFileSync(join(here, 'requirements.in'), 'utf8')) ?? [];
  const packages = JSON.parse(readFileSync(join(here, 'npm/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const found = version ?? packages.dependencies[name];
  if (found === undefined) throw new Error(`no version of ${name} is pinned`);
  return found;
}
