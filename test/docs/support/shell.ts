// A reader's shell: a service as a process, and a minimal checkout in which the commands of the guides run.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProcess } from '../../process/support.ts';
import { program } from '../../support/compiled.ts';
import { cloneDatabase } from '../../support/database.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
export const docs = join(root, 'docs');

export interface Shell {
  /** the address of the service */
  baseUrl: string;
  databaseUrl: string;
  /** the checkout */
  folder: string;
  /** Runs files of the documentation, and lines between them, in one shell; returns the output of each file. */
  paste: (files: readonly string[], variables?: Record<string, string>) => Promise<Record<string, string>>;
  stop: () => Promise<void>;
}

type Named = Record<'name' | 'version', string>;

/** The operator commands and the command line. */
export function makeCheckout(folder: string): void {
  const scripts = {
    admin: ['node', ...program('src/admin/main.ts')].join(' '),
    'simulate:stripe': `node --import ${import.meta.resolve('tsx')} ${join(root, 'scripts/simulate-stripe.ts')}`,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', scripts }));
  // As npm installs the package, so that `npx` finds it by its name.
  const installed = join(folder, 'node_modules/@referral-tracking/cli');
  const bin = join(folder, 'node_modules/.bin');
  for (const one of [installed, bin]) mkdirSync(one, { recursive: true });
  const { name, version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8')) as Named;
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ name, version, bin: { referral: 'referral' } }));
  // In another folder, tsx needs the checkout's settings to find the client's source.
  const settings = `TSX_TSCONFIG_PATH='${join(root, 'tsconfig.json')}'`;
  // The limits of this service are those of the tests; a reader's are those of the document.
  const scaled = 'if [ "$1" = conformance ]; then set -- "$@" --limit-scale 1000; fi';
  const client = `${scaled}\nexec env ${settings} node ${program('packages/cli/src/main.ts').join(' ')} "$@"`;
  writeFileSync(join(installed, 'referral'), `#!/bin/sh\n${client}\n`, { mode: 0o755 });
  symlinkSync('../@referral-tracking/cli/referral', join(bin, 'referral'));
}

const run = (script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> =>
  new Promise((resolve, reject) =>
    execFile('bash', ['-c', script], { cwd, env }, (error, out, err) =>
      error ? reject(new Error(`the last of these failed:\n${out}${err}`)) : resolve(out),
    ),
  );

export async function startShell(): Promise<Shell> {
  const database = await cloneDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'referral-commands-'));
  makeCheckout(folder);
  // A process, as readers start it, so that it and the operator commands share a secret key.
  const service = await startProcess({ DATABASE_URL: database.url, DATA_DIR: folder });
  return {
    baseUrl: service.baseUrl,
    databaseUrl: database.url,
    folder,
    async paste(files, variables = {}) {
      const lines = files.map((file) => (file.endsWith('.sh') ? `echo "== ${file}"; . '${docs}/${file}'; echo` : file));
      const { PATH = '', HOME = '' } = process.env;
      // The command line saves the keys of these programs in the checkout.
      const own = { PATH, HOME, XDG_CONFIG_HOME: folder, DATABASE_URL: database.url, DATA_DIR: folder };
      const stdout = await run(['set -euo pipefail', ...lines].join('\n'), folder, { ...own, ...variables });
      const parts = stdout.split(/^== (.+)$/m).slice(1);
      return Object.fromEntries(parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1]!.trim()]] : [])));
    },
    async stop() {
      await service.kill('SIGTERM');
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}
