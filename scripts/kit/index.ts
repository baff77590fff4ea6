// `npm run test:kit` runs the conformance kit against the service at production limits; with `-- --mutations` it breaks
// the source of the service in many ways and reports which of them the kit and the tests notice.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Build } from './build.ts';
import { startDatabases, type Databases } from './database.ts';
import { generateMutations } from './generate.ts';
import { runMutations } from './mutate.ts';
import type { Mutation } from './mutation.ts';
import { HAND_WRITTEN } from './mutations/index.ts';
import { HELP, readOptions, type Options } from './options.ts';
import { judge } from './run.ts';
import { isNoticed } from './verdict.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.cache', 'kit');

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
async function passesUnbroken(built: Build, databases: Databases): Promise<boolean> {
  const verdict = await judge(built, databases, undefined, { wholeRun: true });
  if (verdict.kind === 'asked') {
    const { passed, failed, notAsked, seconds } = verdict;
    for (const { endpoint, asks, reason } of failed) say(`FAIL  ${endpoint}: ${asks}: ${reason}`);
    for (const text of notAsked) say(`not asked: ${text}`);
    say(`The unbroken service: ${passed} passed, ${failed.length} failed, ${notAsked.length} not asked, ${seconds} s`);
  } else say(`The unbroken service: ${JSON.stringify(verdict)}`);
  return !isNoticed(verdict);
}

async function run(options: Options): Promise<boolean> {
  const mutations = options.mutations ? await choose(options) : [];
  // Several runs may work in one checkout.
  const buildFolder = join(folder, `build-${process.pid}`);
  const databases = await startDatabases(root, process.env.DATABASE_URL);
  // Otherwise an interrupted run would leave its database server running.
  const leave = (): void => void databases.stop().finally(() => process.exit(130));
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    const built = build(root, buildFolder, mutations);
    // With `--likely`, the unbroken service is asked the rules that have noticed something, afterwards.
    if (!options.likely && !(await passesUnbroken(built, databases))) return false;
    return !options.mutations || (await runMutations(built, databases, mutations, options, { root, folder, say }));
  } finally {
    await databases.stop();
    rmSync(buildFolder, { recursive: true, force: true });
  }
}

async function main(options: Options): Promise<boolean> {
  if (options.help) say(HELP);
  else if (options.list) for (const { id, what } of await choose(options)) say(`${id}: ${what}`);
  else return run(options);
  return true;
}

process.exitCode = (await main(readOptions(process.argv.slice(2)))) ? 0 : 1;
