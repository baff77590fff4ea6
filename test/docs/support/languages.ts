// The languages of the samples in docs/samples, and how a reader would run a sample in each.
import { execFile, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { go, Missing, python, root, type Tool } from '../../../scripts/sdks/tools.ts';
import { bundled } from '../../support/bundled.ts';

export const SAMPLES = join(root, 'docs/samples');

type Env = Record<string, string>;

export interface Language {
  name: string;
  extension: string;
  command: [program: string, ...args: string[]];
  env: Env;
  /** why its samples cannot run on this machine; undefined if they can */
  missing: string | undefined;
}

const { PATH = '', HOME = '' } = process.env;
const OWN: Env = { PATH, HOME };

/** The environment of a toolchain without the test runner's variables, or the reason why it is missing. */
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

/** In CI every sample must run, so a missing toolchain fails a test. */
function language(name: string, extension: string, command: Language['command'], env: Env | string): Language {
  if (typeof env !== 'string') return { name, extension, command, env, missing: undefined };
  if (process.env.CI) throw new Error(`CI must run the samples in ${name}: ${env}`);
  console.warn(`The samples in ${name} are SKIPPED: ${env}`);
  return { name, extension, command, env: OWN, missing: env };
}

const runs = (env: Env, program: string, argument: string): Env | string =>
  spawnSync(program, [argument], { env }).status === 0 ? env : `${program} is not installed`;

const BASH: Language['command'] = ['bash', '-euo', 'pipefail'];
const NODE: Language['command'] = [process.execPath];
const goEnv = envOf(go);

/** The languages of samples that send plain requests; they need no SDK. */
export const plainLanguages = (): Language[] => [
  language('curl', 'sh', BASH, runs(OWN, 'curl', '--version')),
  language('TypeScript', 'ts', NODE, OWN),
  language('Python', 'py', ['python3'], runs(OWN, 'python3', '--version')),
  language('Go', 'go', ['go', 'run'], runs(typeof goEnv === 'string' ? OWN : goEnv, 'go', 'version')),
];

const and = (env: Env | string, more: Env): Env | string => (typeof env === 'string' ? env : { ...env, ...more });

/** The languages of samples that use an SDK, which is taken from the checkout. */
export const sdkLanguages = (): Language[] => [
  language('TypeScript', 'ts', NODE, OWN),
  language('Python', 'py', ['python'], and(envOf(python), { PYTHONPATH: join(root, 'sdks/python/src') })),
  // The toolchain is already installed, so that no test depends on the network.
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

/** Runs a sample as a reader would, with only the environment variables that the guides set. */
export async function runSample({ command, extension, env }: Language, sample: string, more: Env): Promise<Run> {
  const [program, ...args] = command;
  const file = `${sample}.${extension}`;
  // The folder of Go samples that use the SDK is a Go module.
  const cwd = extension === 'go' ? dirname(file) : root;
  const runnable = extension === 'ts' ? await bundled(relative(root, file)) : file;
  return new Promise((resolve) => {
    execFile(program, [...args, runnable], { cwd, env: { ...env, ...more } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}
