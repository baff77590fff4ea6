// The languages of the samples in docs/samples, and how a reader would run a sample in each.
import { execFile, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { go, Missing, python, root, type Tool } from '../../../scripts/sdks/tools.ts';

export const SAMPLES = join(root, 'docs/samples');

type Env = Record<string, string>;

export interface Language {
  name: string;
  extension: string;
  command: [program: string, ...args: string[]];
  env: Env;
  /** why its samples cannot run here; undefined when they can */
  missing: string | undefined;
}

const { PATH = '', HOME = '' } = process.env;
const OWN: Env = { PATH, HOME };

/** A toolchain's environment without what else stands in the test runner's own, or why there is none. */
function envOf(find: (install: boolean) => Tool): Env | string {
  try {
    const { env } = find(false);
    return Object.fromEntries(
      Object.entries(env).filter(([name]) => /^(PATH|HOME|GO\w+|PYTHONPYCACHE\w+)$/.test(name)),
    );
  } catch (error) {
    if (error instanceof Missing) return error.message;
    throw error;
  }
}

/** In CI every sample must run: there a missing toolchain is a failing test. */
function language(name: string, extension: string, command: Language['command'], env: Env | string): Language {
  if (typeof env !== 'string') return { name, extension, command, env, missing: undefined };
  if (process.env.CI) throw new Error(`CI must run the samples in ${name}: ${env}`);
  console.warn(`The samples in ${name} are SKIPPED: ${env}`);
  return { name, extension, command, env: OWN, missing: env };
}

const runs = (env: Env, program: string, argument: string): Env | string =>
  spawnSync(program, [argument], { env }).status === 0 ? env : `${program} is not installed`;

const BASH: Language['command'] = ['bash', '-euo', 'pipefail'];
const TSX: Language['command'] = [process.execPath, '--import', 'tsx'];
const goEnv = envOf(go);

/** Of the samples that are plain requests: they need nothing but the language. */
export const plainLanguages = (): Language[] => [
  language('curl', 'sh', BASH, runs(OWN, 'curl', '--version')),
  language('TypeScript', 'ts', TSX, OWN),
  language('Python', 'py', ['python3'], runs(OWN, 'python3', '--version')),
  language('Go', 'go', ['go', 'run'], runs(typeof goEnv === 'string' ? OWN : goEnv, 'go', 'version')),
];

const and = (env: Env | string, more: Env): Env | string => (typeof env === 'string' ? env : { ...env, ...more });

/** Of the samples that use an SDK: each takes it as it stands in the checkout. */
export const sdkLanguages = (): Language[] => [
  language('TypeScript', 'ts', TSX, OWN),
  language('Python', 'py', ['python'], and(envOf(python), { PYTHONPATH: join(root, 'sdks/python/src') })),
  // Everything is here already: a test that fetched something could pass or fail by the network.
  language('Go', 'go', ['go', 'run'], and(goEnv, { GOPROXY: 'off' })),
];

/** The names of all samples in a folder, without their endings. */
export const sampleNames = (folder: string): string[] => {
  const sources = readdirSync(folder).filter((name) => /\.(sh|ts|py|go)$/.test(name));
  return [...new Set(sources.map((name) => name.replace(/\.\w+$/, '')))].sort();
};

export interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a sample as its reader would, with only the environment that the guides set. */
export function runSample({ command, extension, env }: Language, sample: string, more: Env): Promise<Run> {
  const [program, ...args] = command;
  const file = `${sample}.${extension}`;
  // A Go sample that uses the SDK belongs to the module that its folder is.
  const cwd = extension === 'go' ? dirname(file) : root;
  return new Promise((resolve) => {
    execFile(program, [...args, file], { cwd, env: { ...env, ...more } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}
