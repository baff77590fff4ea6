import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { wrongUsage } from '../../failure.ts';

/** Runs an operator command with these words; returns the JSON document that it prints. Rejects if it fails. */
export type Operate = (...words: string[]) => Promise<Record<string, unknown>>;

/** The operator commands of a deployment, from a command line such as `npm run -s admin --`. */
export function operatorOf(commandLine: string): Operate {
  const [file, ...first] = commandLine.split(/\s+/).filter((word) => word !== '');
  if (file === undefined) throw wrongUsage('--operator must be a command such as "npm run -s admin --".');
  return async (...words) => {
    const { stdout } = await promisify(execFile)(file, [...first, ...words], { maxBuffer: 2 ** 26 });
    return JSON.parse(stdout) as Record<string, unknown>;
  };
}
