// Runs mutations, each in a process and on a database of its own, several at a time.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Build } from './build.ts';
import type { Databases } from './database.ts';
import { endpointsFor } from './endpoints.ts';
import type { Mutation } from './mutation.ts';
import type { Assignment, Verdict } from './verdict.ts';

/** A mutation may make a loop endless. A whole run takes five minutes, and more on a busy machine. */
const LONGEST_MS = 900_000;
/** Each rule alone takes longer. */
const LONGEST_MEASUREMENT_MS = 3_600_000;

/** Runs one process of the build; returns its verdict. */
function runProcess(build: Build, assignment: Assignment): Promise<Verdict> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME };
  const child = spawn(process.execPath, [join(build.folder, 'scripts/kit/child.js')], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: assignment.measureInto === undefined ? LONGEST_MS : LONGEST_MEASUREMENT_MS,
    killSignal: 'SIGKILL',
  });
  // The names of many rules are too long for an argument. A process that has ended already reads nothing.
  child.stdin.on('error', () => undefined).end(JSON.stringify(assignment));
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  let complained = '';
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (signal === 'SIGKILL') return resolve({ kind: 'timed_out' });
      const line = said.trimEnd().split('\n').at(-1) ?? '';
      if (code === 0 && line.startsWith('{')) return resolve(JSON.parse(line) as Verdict);
      resolve({ kind: 'no_start', reason: complained || `exit code ${code}` });
    });
  });
}

/** Asks the kit about the service with this mutation; without one, about the unbroken service. */
export async function judge(
  build: Build,
  databases: Databases,
  mutation: Mutation | undefined,
  extent: Partial<Pick<Assignment, 'only' | 'rules' | 'measureInto' | 'measureFrom' | 'wholeRun'>> = {},
): Promise<Verdict> {
  const names = mutation && build.swaps.get(mutation.id);
  const swap = names && { original: join(build.folder, names.original), mutant: join(build.folder, names.mutant) };
  const change = mutation?.change;
  const database = await databases.clone(change && 'sql' in change ? change.sql : undefined);
  const { seeded } = databases;
  const first = mutation ? endpointsFor(mutation) : [];
  try {
    return await runProcess(build, { swap, databaseUrl: database.url, seeded, first, wholeRun: false, ...extent });
  } finally {
    await database.drop();
  }
}

/** Runs the work for each item, at most this number of them at a time, and keeps their order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  jobs: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [i, item] of waiting) results[i] = await work(item);
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  return results;
}
