// The languages of the samples in docs/samples, and how a reader would run a sample in each.
import { execFile, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const SAMPLES = fileURLToPath(new URL('../../../docs/samples/', import.meta.url));

interface Language {
  name: string;
  extension: string;
  command: [program: string, ...args: string[]];
  /** says whether the language is there */
  probe: [program: string, ...args: string[]];
}

export const LANGUAGES: Language[] = [
  { name: 'curl', extension: 'sh', command: ['bash', '-euo', 'pipefail'], probe: ['curl', '--version'] },
  {
    name: 'TypeScript',
    extension: 'ts',
    command: [process.execPath, '--import', 'tsx'],
    probe: [process.execPath, '-v'],
  },
  { name: 'Python', extension: 'py', command: ['python3'], probe: ['python3', '--version'] },
  { name: 'Go', extension: 'go', command: ['go', 'run'], probe: ['go', 'version'] },
];

/** Whether the samples of a language can run here. In CI they must: there a missing toolchain is a failing test. */
export function canRun({ name, probe: [program, ...args] }: Language): boolean {
  if (spawnSync(program, args).status === 0) return true;
  if (process.env.CI) throw new Error(`CI must have ${program}: the samples in ${name} cannot run`);
  console.warn(`${program} is not installed: the samples in ${name} are SKIPPED`);
  return false;
}

/** The names of all samples, without their endings. */
export const sampleNames = (): string[] =>
  [...new Set(readdirSync(SAMPLES).map((file) => file.replace(/\.\w+$/, '')))].sort();

export interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a sample as its reader would, with nothing in its environment but what the guides tell them to set. */
export function runSample({ command, extension }: Language, name: string, env: Record<string, string>): Promise<Run> {
  const [program, ...args] = command;
  const { PATH = '', HOME = '' } = process.env;
  return new Promise((resolve) => {
    execFile(
      program,
      [...args, `${SAMPLES}${name}.${extension}`],
      { env: { PATH, HOME, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}
