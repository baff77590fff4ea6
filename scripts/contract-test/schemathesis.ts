// Runs Schemathesis once against a base URL, and writes its reports to a folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../harness/processes.ts';
import type { ContractWorld } from './fixtures.ts';

const here = join(root, 'scripts/contract-test');

/** The folder of everything that is generated: the virtual environment, the reports, and Hypothesis's files. */
export const FOLDER = join(root, '.contract-test');
export const REQUIREMENTS = join(here, 'requirements.txt');

/** The results in the form that hooks/coverage.py writes. */
export interface SeenStatuses {
  seen: { operation: string; phase: string; status: string; error: string; times: number }[];
  /** operation → status → names of its errors or successes */
  documented: Record<string, Record<string, string[]>>;
  linksFollowed: string[];
  linksNotFollowed: string[];
  allowancesNotNeeded: string[];
}

/** `tracking`: all operations outside the management API. Chains of calls do not cross the groups. */
export const GROUPS = ['tracking', 'management'] as const;
export type Group = (typeof GROUPS)[number];

/** The paths of the management API. */
const MANAGED = '^/api/v1/(programs|account|partner)(?!/me/readiness)(/|$)';
const SELECTION = { tracking: ['--exclude-path-regex', MANAGED], management: ['--include-path-regex', MANAGED] };

/** The configuration; in the short form, with fewer examples of each operation. Each link still needs as many chains. */
function configuration(short: boolean): string {
  const file = join(here, 'schemathesis.toml');
  if (!short) return file;
  const fewer = readFileSync(file, 'utf8').replace(/(?<=^max-examples = )\d+/gm, (n) =>
    String(Math.ceil(Number(n) / 2)),
  );
  writeFileSync(join(FOLDER, 'short.toml'), fewer);
  return join(FOLDER, 'short.toml');
}

export interface Run {
  world: ContractWorld;
  arguments: string[];
  /** only the operations of this part of the document, each of whose successes must occur */
  group?: Group;
  /** whether only some operations are run, so that not every success can occur */
  part?: boolean;
  /** whether the run has no chains of calls, so that it cannot follow links */
  withoutChains?: boolean;
  /** whether each operation gets half of the examples */
  short?: boolean;
}

export interface SchemathesisResult {
  passed: boolean;
  /** undefined if the run did not finish */
  seen: SeenStatuses | undefined;
}

export async function runSchemathesis(command: string, { world, ...run }: Run): Promise<SchemathesisResult> {
  const { url } = world;
  const { group, part, short = false, withoutChains } = run;
  // Each group has reports of its own.
  const folder = group ? join(FOLDER, group) : FOLDER;
  mkdirSync(folder, { recursive: true });
  const [worldFile, reports] = [join(folder, 'world.json'), join(folder, 'report')];
  const seenFile = join(reports, 'seen.json');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  writeFileSync(worldFile, JSON.stringify(world), { mode: 0o600 });
  const args = ['--config-file', configuration(short), 'run', `${url}/openapi.json`];
  args.push(...run.arguments, ...(group ? SELECTION[group] : []));
  const child = spawn(command, [...args, '--seed', String(world.seed)], {
    cwd: folder,
    // Each request reads all variables to look for a proxy, so pass only those that are needed.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PYTHONPATH: here,
      PYTHONPYCACHEPREFIX: join(FOLDER, 'pycache'),
      HYPOTHESIS_STORAGE_DIRECTORY: join(FOLDER, 'hypothesis'),
      CONTRACT_TEST_URL: url,
      CONTRACT_TEST_KEY: world.main.key,
      CONTRACT_TEST_LOGIN: world.login.token,
      CONTRACT_TEST_WORLD: worldFile,
      CONTRACT_TEST_SEEN: seenFile,
      ...(part ? { CONTRACT_TEST_PART: 'yes' } : {}),
      ...(withoutChains ? { CONTRACT_TEST_NO_CHAINS: 'yes' } : {}),
      ...(group ? { CONTRACT_TEST_GROUP: group } : {}),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (signal) throw new Error(`Schemathesis was ended by ${signal}`);
  const seen = existsSync(seenFile) ? (JSON.parse(readFileSync(seenFile, 'utf8')) as SeenStatuses) : undefined;
  return { passed: code === 0 && seen !== undefined, seen };
}
