// Runs a program that uses an SDK, as a process.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Program {
  command: string;
  /** the arguments before the mode and the facts */
  args: string[];
  cwd: string;
  env?: Record<string, string>;
}

// The tests check the shape of the report, so no type is needed.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Report = any;

/** Runs the program; returns its report and the lines that it wrote to stderr. */
export async function runAll(
  program: Program,
  mode: string,
  facts: object,
): Promise<{ report: Report; lines: string[] }> {
  const { PATH = '', HOME = '' } = process.env;
  const { stdout, stderr } = await promisify(execFile)(
    program.command,
    [...program.args, mode, JSON.stringify(facts)],
    {
      cwd: program.cwd,
      env: { PATH, HOME, ...program.env },
      timeout: 60_000,
    },
  );
  return { report: JSON.parse(stdout), lines: stderr.split('\n').filter(Boolean) };
}

export const run = async (program: Program, mode: string, facts: object): Promise<Report> =>
  (await runAll(program, mode, facts)).report;
