// Folders that stand for the file systems of an image: a minimal Debian with this machine's Node.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
function run(program: string, args: readonly string[]): void {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`${program} is missing: apt-get install ${program}`, { cause: error });
  }
}

/** The base image: `node:bookworm-slim` is the same Debian with Node, npm and the user `node`. Made once. */
export function makeBase(cache: string): string {
  const base = join(cache, 'base');
  if (existsSync(base)) return base;
  const draft = `${base}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  run('debootstrap', ['--variant=minbase', 'bookworm', draft]);
  run('cp', [process.execPath, join(draft, 'usr/local/bin/node')]);
  const npm = join(dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())), '..');
  cpSync(npm, join(draft, 'usr/local/lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(draft, 'usr/local/bin/npm'));
  appendFileSync(join(draft, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/bash\n');
  appendFileSync(join(draft, 'etc/group'), 'node:x:1000:\n');
  for (const file of ['/etc/resolv.conf', ...(existsSync(CERTIFICATES) ? [CERTIFICATES] : [])]) {
    mkdirSync(join(draft, dirname(file)), { recursive: true });
    run('cp', ['--dereference', '--remove-destination', file, join(draft, file)]);
  }
  renameSync(draft, base);
  return base;
}

/** The state of a stage while its instructions run. */
export interface Root {
  folder: string;
  workdir: string;
  user: string;
  env: Record<string, string>;
}

export function makeRoot(base: string, folder: string): Root {
  rmSync(folder, { recursive: true, force: true });
  run('cp', ['--archive', base, folder]);
  const env = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    NODE_EXTRA_CA_CERTS: CERTIFICATES,
  };
  return { folder, workdir: '/', user: '0:0', env };
}

/** A container has /proc, which the compiler reads. It is mounted for this process alone, so nothing stays mounted. */
const WITH_PROC = 'mount -t proc proc "$1/proc" && shift && exec "$@"';

/** Starts a program within the root, as its present user. */
export function startIn({ folder, workdir, user, env }: Root, command: readonly string[], more = {}): ChildProcess {
  const script = 'cd "$1" && shift && exec "$@"';
  const within = ['chroot', `--userspec=${user}`, folder, '/bin/sh', '-c', script, 'sh', workdir, ...command];
  const args = ['--mount', '/bin/sh', '-c', WITH_PROC, 'sh', folder, ...within];
  return spawn('unshare', args, { env: { ...env, ...more }, stdio: ['ignore', 'inherit', 'inherit'] });
}
