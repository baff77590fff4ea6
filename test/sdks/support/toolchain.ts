import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Missing, type Tool } from '../../../scripts/sdks/tools.ts';

export interface Toolchain<T> {
  tool: T | undefined;
  /** the reason in the title of a skipped suite */
  why: string;
}

/**
 * Finds an installed tool; tests install nothing. If everything must be tested (in CI), a missing tool is a failure.
 */
export function toolchain<T>(find: (install: boolean) => T): Toolchain<T> {
  try {
    return { tool: find(false), why: '' };
  } catch (error) {
    if (!(error instanceof Missing) || process.env.CI) throw error;
    console.warn(`Skipped: ${error.message}`);
    return { tool: undefined, why: ` (skipped: ${error.message})` };
  }
}

/** Runs a command of the toolchain; if it fails, its output is the error message. */
export async function using(tool: Tool, cwd: string, command: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, args, { cwd, env: tool.env, maxBuffer: 1 << 26 });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error([stdout, stderr].filter(Boolean).join('\n') || String(error));
  }
}
