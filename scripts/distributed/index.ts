// `npm run test:distributed`: the service on a distributed database. It needs a cluster: CITUS_URL, a database of a
// coordinator with workers whose user may create databases on each node; or CITUS_BIN, the folder of the programs of a
// PostgreSQL with the extension citus, with which it starts servers of its own, and kills them. Options:
//   --suite FILE …  instead: these files of the test suite, or all of the service, on distributed test databases
//   --fault NAME    only clients with this fault; may be given several times
//   --built         with the service as it was built before
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { distribute } from '../../src/database/distributed/distribute.ts';
import { migrate } from '../../src/database/migrate.ts';
import { root } from '../harness/processes.ts';
import { runCommand } from '../harness/command.ts';
import { injectFaults } from '../harness/run.ts';
import { createCluster, type Cluster } from './cluster.ts';
import { EARLIER, prepare, problemsOfIdentifiers, tryMonths } from './database.ts';
import { ACROSS, PLAIN_ONLY, REFUSED } from './exceptions.ts';
import { tryStatements } from './statements.ts';
import { DISTRIBUTED_FAULTS } from './faults.ts';
import { checkTerms } from './terms.ts';
import { DISTRIBUTED_FOLDER, startDistributedWorld, type DistributedWorld } from './world.ts';
import { OF_SUITE, startServers, type Servers } from './servers.ts';
import { clicksPerSecond } from './writes.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The differences between the names that were found and the known ones. */
const differences = (found: readonly string[], known: readonly string[], what: string): string[] => [
  ...found.filter((name) => !known.includes(name)).map((name) => `${name}: ${what}, which is new`),
  ...known.filter((name) => !found.includes(name)).map((name) => `${name}: not so any more: "${what}"`),
];

async function compareStatements(url: string): Promise<string[]> {
  const { count, refused, across, unlocked } = await tryStatements(url, PLAIN_ONLY);
  const names = [...refused.values()].flat();
  print(`statements: ${count - names.length} of ${count} run, Citus refuses ${names.length}`);
  for (const [reason, those] of refused) print(`  ${reason}\n    ${those.join(', ')}`);
  print(`statements that need several servers: ${across.length}`);
  return [
    ...differences(names, REFUSED, 'Citus refuses it'),
    ...differences(across, Object.keys(ACROSS), 'it needs several servers'),
    ...unlocked.map((name) => `${name}: it runs without its lock`),
  ];
}

async function compareWrites({ url, plainUrl }: Cluster): Promise<void> {
  await prepare(plainUrl);
  for (const programs of [1, 50]) {
    const [plain, distributed] = [await clicksPerSecond(plainUrl, programs), await clicksPerSecond(url, programs)];
    print(`clicks of ${programs} program${programs > 1 ? 's' : ''}: ${plain}/s plain, ${distributed}/s distributed`);
  }
}

/** Distributes a database of an earlier version, upgrades it, and distributes it again, which must find nothing to do. */
async function tryDistribute({ url }: Cluster): Promise<string[]> {
  const say = (): void => undefined;
  await prepare(url, EARLIER);
  const first = await distribute({ url, say });
  await migrate(url);
  const second = await distribute({ url, say });
  print(`${first.tables.length} tables are distributed over ${first.workers} workers with ${first.version}`);
  const again = second.tables.filter(({ already }) => !already).map(({ table }) => table);
  return again.map((table) => `${table} is distributed again by a second run`);
}

async function checkDatabase(citusUrl: string): Promise<string[]> {
  const cluster = await createCluster(citusUrl);
  try {
    print(cluster.version);
    const problems = await tryDistribute(cluster);
    problems.push(...(await problemsOfIdentifiers(cluster)));
    const { distributed, kept } = await tryMonths(cluster);
    if (!distributed) problems.push('a new month of clicks is not distributed');
    if (kept !== undefined) problems.push(`an old month of clicks cannot be dropped: ${kept}`);
    problems.push(...(await compareStatements(cluster.url)));
    await compareWrites(cluster);
    return problems;
  } finally {
    await cluster.drop();
  }
}

/** Runs clients on the distributed service, with the faults of these names, or with all and then with terms and codes. */
async function checkService(url: string, servers: Servers | undefined, options: Options): Promise<string[]> {
  if (!options.built) execFileSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit' });
  let world: DistributedWorld | undefined;
  const test = {
    ...{ command: 'test:distributed', faults: DISTRIBUTED_FAULTS, rounds: 1, folder: DISTRIBUTED_FOLDER },
    start: async () => (world = await startDistributedWorld(url, servers)),
  };
  const seed = Math.floor(Math.random() * 1_000_000);
  const problems = await injectFaults(test, { seed, rounds: 1, faults: options.fault, short: false });
  if (options.fault.length > 0) return problems;
  const ofTerms = await checkTerms(world!);
  print(`terms, groups and codes: ${ofTerms.length === 0 ? 'as they should be' : `${ofTerms.length} problems`}`);
  return [...problems, ...ofTerms];
}

/**
 * The property test of lists asks each for pages with every filter: their statements are made when they are asked for. That of
 * webhooks counts the events of each writer.
 */
const PROPERTIES = ['test/properties/pages.test.ts', 'test/properties/webhook-events.test.ts'];

/** Runs the test suite, whose setup distributes the template of the test databases if its server is a coordinator. */
function runSuite(url: string, files: readonly string[]): number {
  const which = files.length > 0 ? files : ['--project', 'service'];
  const vitest = ['run', '--mode', 'distributed', ...which];
  const env = { ...process.env, DATABASE_URL: url };
  return spawnSync(join(root, 'node_modules/.bin/vitest'), vitest, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}

const readOptions = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      suite: { type: 'boolean', default: false },
      fault: { type: 'string', multiple: true, default: [] as string[] },
      built: { type: 'boolean', default: false },
    },
  });
type Options = ReturnType<typeof readOptions>['values'];

async function main(): Promise<number> {
  const { values: options, positionals: files } = readOptions();
  const names = DISTRIBUTED_FAULTS.map(({ name }) => name);
  if (options.fault.some((name) => !names.includes(name))) {
    print(`The faults are ${names.join(', ')}.`);
    return 2;
  }
  const { CITUS_URL, CITUS_BIN } = process.env;
  if (!CITUS_URL && !CITUS_BIN) {
    print('Neither CITUS_URL nor CITUS_BIN is set, so nothing was checked: docs/scaling.md says what they are.');
    return 0;
  }
  const servers = CITUS_URL ? undefined : await startServers(CITUS_BIN!, options.suite ? OF_SUITE : {});
  const url = CITUS_URL ?? servers!.url;
  if (options.suite) return runSuite(url, files);
  const problems = options.fault.length > 0 ? [] : await checkDatabase(url);
  if (options.fault.length === 0 && runSuite(url, PROPERTIES) > 0)
    problems.push('lists or webhooks fail on the distributed database');
  problems.push(...(await checkService(url, servers, options)));
  for (const problem of problems) print(`PROBLEM ${problem}`);
  return problems.length > 0 ? 1 : 0;
}

await runCommand(main);
