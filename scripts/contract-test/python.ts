// Python with Schemathesis, in a virtual environment of the checkout's own that is reused while it is current.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST = [3, 11] as const;
const NAMES = ['python3', 'python3.13', 'python3.12', 'python3.11', 'python'];

/** Something that the person who runs this must install; the message says what. */
export class Missing extends Error {
  override name = 'Missing';
}

const INSTALL =
  `The contract tests run Schemathesis, which needs Python ${OLDEST.join('.')} or newer with venv and pip.\n` +
  'Install it, for example: apt-get install python3 python3-venv (Debian, Ubuntu), brew install python (macOS).';

interface Found {
  command: string;
  version: string;
}

const PROBE = 'import sys, venv, ensurepip; print(*sys.version_info[:3], sep=".")';

/** The first Python that is new enough and can make a virtual environment. */
function findPython(): Found {
  for (const command of NAMES) {
    const { status, stdout } = spawnSync(command, ['-c', PROBE], { encoding: 'utf8' });
    if (status !== 0) continue;
    const version = stdout.trim();
    const [major = 0, minor = 0] = version.split('.').map(Number);
    if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return { command, version };
  }
  throw new Missing(INSTALL);
}

const bin = (folder: string, name: string): string =>
  process.platform === 'win32' ? join(folder, 'Scripts', `${name}.exe`) : join(folder, 'bin', name);

/** Makes the environment unless it has exactly these packages; returns the path of the `schemathesis` command. */
export function ensureSchemathesis(folder: string, requirements: string): string {
  const python = findPython();
  const wanted = createHash('sha256').update(python.version).update(readFileSync(requirements)).digest('hex');
  const marker = join(folder, 'made-of');
  const command = bin(folder, 'schemathesis');
  if (existsSync(command) && existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return command;
  console.log(`Installing Schemathesis for Python ${python.version} into ${folder}`);
  rmSync(folder, { recursive: true, force: true });
  const run = (program: string, args: string[]) => void execFileSync(program, args, { stdio: ['ignore', 2, 2] });
  try {
    run(python.command, ['-m', 'venv', folder]);
    run(bin(folder, 'python'), ['-m', 'pip', 'install', '--quiet', '--require-hashes', '--requirement', requirements]);
  } catch (error) {
    throw new Missing(`${INSTALL}\nMaking the virtual environment failed: ${(error as Error).message}`);
  }
  writeFileSync(marker, wanted);
  return command;
}
