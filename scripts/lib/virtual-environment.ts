// Creates a Python virtual environment in the checkout with the packages of a file, which has exact versions, and hashes of them or not.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const OLDEST = [3, 11] as const;
// First Debian's own Python, which is built with profile-guided optimisation: pyenv's is not, and takes half as long again.
const NAMES = ['/usr/bin/python3', 'python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11', 'python'];
const PROBE = 'import sys, venv, ensurepip; print(*sys.version_info[:2], sep=".")';

/** A missing requirement that the user must install; the message names it. */
export class Missing extends Error {
  override name = 'Missing';
}

/** Whether a version such as `3.12` or `1.24.1` is at least the given one. */
export function isNewEnough(version: string, [major, minor]: readonly [number, number]): boolean {
  const [a = 0, b = 0] = version.split('.').map(Number);
  return a > major || (a === major && b >= minor);
}

/** The output of a command; undefined if it cannot be run. */
export function answerOf(command: string, args: string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const INSTALL =
  `Python ${OLDEST.join('.')} or newer with venv and pip is missing. ` +
  'Install it, for example: apt-get install python3 python3-venv (Debian, Ubuntu), brew install python (macOS).';

/** Finds a Python that is new enough and can create virtual environments. */
function findPython(): { command: string; version: string } {
  for (const command of NAMES) {
    const version = answerOf(command, ['-c', PROBE]);
    if (version && isNewEnough(version, OLDEST)) return { command, version };
  }
  throw new Missing(INSTALL);
}

interface Options {
  /** false: throws if the environment is missing */
  install: boolean;
  /** the command to recommend if the environment is missing */
  advice?: string;
}

/** Creates the environment in a folder unless it is up to date; returns the folder of its commands. */
export function ensureEnvironment(folder: string, requirements: string, { install, advice = '' }: Options): string {
  const bin = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin');
  const python = findPython();
  const wanted = createHash('sha256')
    .update(`${python.command} ${python.version}`)
    .update(readFileSync(requirements))
    .digest('hex');
  const marker = join(folder, 'made-of');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return bin;
  if (!install) throw new Missing(`${folder} is not current: ${advice}`);
  console.error(`Installing ${basename(requirements)} for Python ${python.version} into ${folder}`);
  rmSync(folder, { recursive: true, force: true });
  const run = (command: string, args: string[]) => void execFileSync(command, args, { stdio: ['ignore', 2, 2] });
  try {
    run(python.command, ['-m', 'venv', folder]);
    const options = ['--quiet', '--disable-pip-version-check', '--no-compile', '--only-binary', ':all:'];
    // pip demands the hashes of all packages if the file has one.
    run(join(bin, 'python'), ['-m', 'pip', 'install', ...options, '-r', requirements]);
  } catch (error) {
    throw new Missing(`Making ${folder} failed: ${(error as Error).message}`);
  }
  writeFileSync(marker, wanted);
  return bin;
}
