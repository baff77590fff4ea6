// Three of the ways to call the management API: curl, the command line, and the SDK of TypeScript.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { createManagementClient } from '../../packages/client/src/index.ts';
import { commands } from '../../packages/cli/src/generated/commands.ts';
import { methodOf } from '../../packages/cli/src/management/run.ts';
import { contract, type OperationEntry } from '@referral-tracking/shared/contract';
import { lineOf } from '../cli/management/support.ts';
import { program } from '../support/compiled.ts';
import type { Json, Voice } from './ground.ts';

const rowOf = (id: string) => commands.find((row) => row.id === id)!;
const entryOf = (id: string): OperationEntry => (contract.operations as Record<string, OperationEntry>)[id]!;

/** Runs a program; returns what it printed, also if it failed. */
const outputOf = async (command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<string> =>
  promisify(execFile)(command, args, { env, timeout: 60_000 }).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string; stderr?: string; message: string }) =>
      [error.stdout, error.stderr].find((text) => text) ?? error.message,
  );

function documentIn(output: string): Json {
  const document = JSON.parse(output);
  expect(document.error, output).toBeUndefined();
  return document;
}

const hasCurl = spawnSync('curl', ['--version']).status === 0;

/** For the name of a test suite: adds the reason if it is skipped. */
export const withCurl = hasCurl ? 'with curl' : 'with curl (SKIPPED: curl is not installed)';

/** Whether curl is installed; in CI it must be. */
export function canCurl(): boolean {
  if (!hasCurl && process.env.CI) throw new Error('CI must have curl');
  return hasCurl;
}

export const curl: Voice = (url, token) =>
  Promise.resolve({
    async ask(operation, ids = [], { body, query = {} } = {}) {
      const { method, path } = entryOf(operation);
      const left = [...ids];
      const filled = path.replace(/\{\w+\}/g, () => String(left.shift()));
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
      );
      const sent = body ? ['-H', 'Content-Type: application/json', '-d', JSON.stringify(body)] : [];
      const address = `${url}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
      const args = ['-sS', '-X', method.toUpperCase(), '-H', `Authorization: Bearer ${token}`, ...sent, address];
      return documentIn(await outputOf('curl', args));
    },
    close: () => undefined,
  });

export const commandLine: Voice = (url, token) => {
  const home = mkdtempSync(join(tmpdir(), 'referral-day-'));
  const { PATH = '' } = process.env;
  const env = { PATH, HOME: home, XDG_CONFIG_HOME: home, REFERRAL_BASE_URL: url, REFERRAL_API_TOKEN: token };
  return Promise.resolve({
    async ask(operation, ids = [], { body, query = {} } = {}) {
      const row = rowOf(operation);
      const names = [...(row.program ? ['program_id'] : []), ...row.ids];
      const byName = Object.fromEntries(names.map((name, at) => [name, ids[at]!]));
      const filters = Object.entries(query).flatMap(([name, value]) => [
        `--${name.replaceAll('_', '-')}`,
        String(value),
      ]);
      const line = [...lineOf(row, byName, body as Record<string, unknown>), ...filters, '--json'];
      return documentIn(await outputOf(process.execPath, [...program('packages/cli/src/main.ts'), ...line], env));
    },
    close: () => rmSync(home, { recursive: true, force: true }),
  });
};

export const typescript: Voice = (baseUrl, token) => {
  const client = createManagementClient({ baseUrl, token });
  return Promise.resolve({
    ask: (operation, ids = [], { body, query } = {}) => {
      const row = rowOf(operation);
      return methodOf(client, row)(...ids, ...(body ? [body] : []), ...(row.query.length > 0 ? [query] : []));
    },
    close: () => undefined,
  });
};
