// Runs the tests of the service on a mutated source, to learn whether they notice what the kit has missed.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileOf, mutatedSource, type Mutation } from './mutation.ts';
import type { TestVerdict } from './report.ts';

/** The tests that are most likely to notice a mutation of these files. */
const NEAREST: readonly (readonly [file: RegExp, tests: readonly string[]])[] = [
  [/^src\/operations\/(track-\w+|cli-[\w-]+|get-\w+|stripe-webhook)/, ['test/operations/$1/']],
  [/^src\/domain\/(attribution|commission|payment)/, ['test/domain/', 'test/operations/track-sale/']],
  [/^src\/domain\/refund/, ['test/domain/refund', 'test/operations/track-refund/']],
  [/^src\/domain\//, ['test/domain/', 'test/operations/']],
  [/^src\/(api|contract)\//, ['test/http/', 'test/operations/every/']],
  [
    /^src\/(manage\/|store\/(managed|member|idempotency|audit|erase|export|portal|own-partners)|domain\/(access|join-policy))/,
    ['test/manage/'],
  ],
  [/^src\/payments\//, ['test/payments/', 'test/operations/stripe-webhook/']],
  [/^src\/identity\//, ['test/sign-in/', 'test/operations/cli-auth-callback/']],
  [/^src\/(store|lib)\//, ['test/operations/', 'test/store/', 'test/lib/', 'test/look-ups/']],
];

/** All tests that run the service in their own process, which alone is mutated. */
const ALL = [
  'test/operations/',
  'test/manage/',
  'test/http/',
  'test/domain/',
  'test/payments/',
  'test/contract/',
  'test/security/',
  'test/sign-in/',
  'test/properties/',
  'test/races/',
  'test/look-ups/',
  'test/totals/',
  'test/lib/',
  'test/store/',
  'test/admin/',
];

/** Test files that are named like the mutated file. */
function namesakesOf(root: string, mutation: Mutation): string[] {
  const name = `${basename(fileOf(mutation) ?? 'none', '.ts')}.test.ts`;
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === name && ALL.some((folder) => `test/${path}`.startsWith(folder)))
    .map((path) => `test/${path}`);
}

function nearestTo(root: string, mutation: Mutation): string[] {
  const file = fileOf(mutation) ?? '';
  const found = NEAREST.flatMap(([pattern, tests]) => {
    const match = pattern.exec(file);
    return match ? tests.map((path) => path.replace('$1', match[1] ?? '')) : [];
  });
  return [...new Set(found)].filter((path) => !path.endsWith('/') || existsSync(join(root, path)));
}

/** How often to run tests again of which one has failed only once. */
const ATTEMPTS = 3;

interface Place {
  root: string;
  /** a folder for mutated sources */
  folder: string;
  /** the server of the test databases */
  serverUrl: string;
}

/** Runs these tests on the mutated source; returns the first failure, undefined if they all pass. */
function runTests(
  { root, serverUrl }: Place,
  tests: string[],
  env: Record<string, string>,
): Promise<string | undefined> {
  const args = ['vitest', 'run', '--config', 'scripts/kit/vitest.config.ts', '--bail', '1', ...tests];
  const child = spawn('npx', args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', DATABASE_URL: serverUrl, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve(undefined);
      resolve(/FAIL +(.+)/.exec(said)?.[1] ?? said.trim().split('\n').at(-1) ?? `exit code ${code}`);
    });
  });
}

/** A failure that its test file shows alone too: a test may also fail because the machine is busy. */
async function lastingFailure(place: Place, tests: string[], env: Record<string, string>): Promise<string | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const failure = await runTests(place, tests, env);
    if (failure === undefined) return undefined;
    const file = /test\/[\w./-]+\.test\.ts/.exec(failure)?.[0];
    if (file === undefined || (await runTests(place, [file], env)) !== undefined) return failure;
  }
  return undefined;
}

/** Whether the tests notice the mutation: first those of its file, then the nearest ones, then all that could. */
export async function askTests(place: Place, mutation: Mutation): Promise<TestVerdict> {
  const mutated = mutatedSource(place.root, mutation);
  const env: Record<string, string> = {};
  if (mutated) {
    const path = join(place.folder, 'source.ts');
    mkdirSync(place.folder, { recursive: true });
    writeFileSync(path, mutated.text);
    Object.assign(env, { KIT_MUTATED_FILE: mutated.file, KIT_MUTATED_SOURCE: path });
  } else if ('sql' in mutation.change) {
    env.KIT_MUTATED_SQL = mutation.change.sql;
  }
  for (const tests of [namesakesOf(place.root, mutation), nearestTo(place.root, mutation), ALL]) {
    const failure = tests.length > 0 ? await lastingFailure(place, tests, env) : undefined;
    if (failure !== undefined) return { noticedBy: failure };
  }
  return 'missed';
}
