// The folder in which one generator runs, and the commands that run in it.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Env = Record<string, string>;

export interface Work {
  folder: string;
  /** runs a command in the folder, or below it in `at`; rejects with the end of its output */
  run: (command: string, args: string[], options?: { env?: Env; at?: string }) => Promise<void>;
}

/** The last lines of a failed command's output, which usually name the fault. */
const LINES = 25;

function execute(command: string, args: string[], cwd: string, env: Env | undefined): Promise<void> {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 };
  return new Promise((resolve, reject) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      if (!error) return resolve();
      const output = `${stdout}\n${stderr}`.trim().split('\n').slice(-LINES).join('\n');
      reject(new Error(`${[command, ...args].join(' ')}\n${output === '' ? error.message : output}`));
    });
  });
}

/** Works in a new folder that has the document as `openapi.json`, and removes it afterwards unless `keep` is set. */
export async function inFolder(document: string, keep: boolean, work: (work: Work) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'generators-'));
  writeFileSync(join(folder, 'openapi.json'), document);
  try {
    await work({
      folder,
      run: (command, args, { env, at = '.' } = {}) => execute(command, args, join(folder, at), env),
    });
  } finally {
    if (keep) console.error(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}
