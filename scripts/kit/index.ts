// `npm run test:kit` runs the conformance kit against the service at production limits; with `-- --mutations` it breaks
// the source of the service in many ways and reports which of them the kit and the tests notice.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.ts';
import { startDatabases, type Databases } from './database.ts';
import { generateMutations } from './generate.ts';
import type { Mutation } from './mutation.ts';
import { HAND_WRITTEN } from './mutations/index.ts';
import { HELP, readOptions, type Options } from './options.ts';
import { documentOf, listOf, outcomeOf, tableOf, type Result } from './report.ts';
import { inParallel, judge } from './run.ts';
import { askTests } from './tests.ts';
import { isNoticed } from './verdict.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(root, '.cache', 'kit');

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function choose(options: Options): Promise<Mutation[]> {
  const { handWritten, generated, sample, seed, only, shard } = options;
  const made = generated ? await generateMutations(root, seed) : [];
  const all = [...(handWritten ? HAND_WRITTEN : []), ...made.slice(0, sample || undefined)];
  return all
    .filter(({ id, area }) => only.length === 0 || only.some((text) => id.includes(text) || area === text))
    .filter((_, i) => i % shard.of === shard.part - 1);
}

/** The kit must pass on the unbroken service, or a failure of it would mean nothing. */
async function provePassing(databases: Databases, folder: string): Promise<boolean> {
  const verdict = await judge({ folder, swaps: new Map() }, databases, undefined, true);
  if (verdict.kind === 'asked') {
    for (const { endpoint, asks, reason } of verdict.failed) say(`FAIL  ${endpoint}: ${asks}: ${reason}`);
    for (const text of verdict.notAsked) say(`not asked: ${text}`);
    const { passed, failed, notAsked, seconds } = verdict;
    say(`The unbroken service: ${passed} passed, ${failed.length} failed, ${notAsked.length} not asked, ${seconds} s`);
  } else say(`The unbroken service: ${JSON.stringify(verdict)}`);
  return !isNoticed(verdict);
}

async function runMutations(options: Options, databases: Databases, mutations: Mutation[]): Promise<Result[]> {
  const built = build(root, join(FOLDER, 'build'), mutations);
  let done = 0;
  const results = await inParallel(mutations, options.jobs, async (mutation): Promise<Result> => {
    const kit = await judge(built, databases, mutation);
    done += 1;
    if (!isNoticed(kit)) say(`${done}/${mutations.length}  the kit misses ${mutation.id}: ${mutation.what}`);
    return { mutation, kit, tests: undefined };
  });
  if (options.kitOnly) return results;
  const place = { root, folder: join(FOLDER, 'tests'), serverUrl: databases.serverUrl };
  for (const result of results.filter(({ kit }) => !isNoticed(kit))) {
    result.tests = await askTests(place, result.mutation);
    say(`${outcomeOf(result)}: ${result.mutation.id}: ${JSON.stringify(result.tests)}`);
  }
  return results;
}

function conclude(results: Result[]): boolean {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, 'mutations.json');
  writeFileSync(path, `${JSON.stringify(documentOf(results), null, 2)}\n`);
  say(`\n${tableOf(results)}\n`);
  const neither = listOf(results, 'neither');
  if (neither) say(`Noticed neither by the kit nor by the tests:\n${neither}\n`);
  say(`Every verdict: ${path}`);
  return neither === '';
}

async function main(options: Options): Promise<boolean> {
  if (options.list) {
    for (const { id, what } of await choose(options)) say(`${id}: ${what}`);
    return true;
  }
  const mutations = options.mutations ? await choose(options) : [];
  const databases = await startDatabases(root);
  try {
    const { folder } = build(root, join(FOLDER, 'build'), []);
    if (!(await provePassing(databases, folder))) return false;
    return !options.mutations || conclude(await runMutations(options, databases, mutations));
  } finally {
    await databases.stop();
  }
}

const options = readOptions(process.argv.slice(2));
if (options.help) say(HELP);
else process.exitCode = (await main(options)) ? 0 : 1;
