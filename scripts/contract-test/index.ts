// `npm run test:contract` runs Schemathesis, an independent tool, which reads the published document and tests the
// running service against it. The run is bounded and has a fixed seed; `-- --long` runs longer, with a new seed each
// time.
import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { atEnd } from '../harness/cleanup.ts';
import { runCommand } from '../harness/command.ts';
import { ensureEnvironment } from '../lib/virtual-environment.ts';
import { makeWorld, type ContractWorld } from './fixtures.ts';
import { startIssuer } from './issuer.ts';
import { describe } from './report.ts';
import { FOLDER, GROUPS, REQUIREMENTS, runSchemathesis, type Group, type SeenStatuses } from './schemathesis.ts';
import { startScenes } from './scenes.ts';
import { startService } from './service.ts';

const HELP = `npm run test:contract -- [options]
  --short             with half of the examples, as in CI
  --long              for half an hour, with another seed each time
  --minutes <number>  how long a long run takes
  --seed <number>     a seed of your own, for example one that a long run has printed
  --operation <id>    only this operation, without chains of calls; may be repeated
  --phase <name>      only this phase: examples, coverage, fuzzing or stateful
  --group <name>      only this group: tracking or management`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    short: { type: 'boolean', default: false },
    long: { type: 'boolean' },
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string' },
    operation: { type: 'string', multiple: true, default: [] },
    phase: { type: 'string' },
    group: { type: 'string' },
  },
});

const SEED = 4;
const seed = values.seed ? Number(values.seed) : values.long ? randomInt(2 ** 31) : SEED;

/** Adds what a run has seen to that of the runs before. */
const joined = (one: SeenStatuses | undefined, other: SeenStatuses): SeenStatuses =>
  one === undefined
    ? other
    : {
        seen: [...one.seen, ...other.seen],
        documented: { ...one.documented, ...other.documented },
        linksFollowed: [...one.linksFollowed, ...other.linksFollowed],
        linksNotFollowed: [...one.linksNotFollowed, ...other.linksNotFollowed],
        allowancesNotNeeded: [...one.allowancesNotNeeded, ...other.allowancesNotNeeded],
      };

/** The groups to run one after the other; undefined: a selection from all of them. */
function groups(): (Group | undefined)[] {
  if (values.operation.length > 0) return [undefined];
  return GROUPS.filter((group) => values.group === undefined || group === values.group);
}

async function test(command: string, world: ContractWorld): Promise<boolean> {
  // A long run repeats fuzzing and call chains with different data until its time is up.
  const minutes = Number(values.minutes) / groups().length;
  const effort = values.long ? ['--max-time', String(minutes * 60)] : [];
  const part = values.operation.length > 0 || values.phase !== undefined;
  // Call chains need every operation that a link leads to.
  const only = values.phase ?? (values.operation.length > 0 ? 'examples,coverage,fuzzing' : undefined);
  const phases = only === undefined ? [] : ['--phases', only];
  const selection = values.operation.flatMap((id) => ['--include-operation-id', id]);
  const args = [...effort, ...phases, ...selection];
  // Chains of calls of the management API take as long as everything else together, so only a long run has them.
  const withoutChains = (group?: Group) => group === 'management' && !values.long && only === undefined;
  let [good, all]: [boolean, SeenStatuses | undefined] = [true, undefined];
  for (const group of groups()) {
    const skipped = withoutChains(group);
    const { passed, seen } = await runSchemathesis(command, {
      ...{ world, part, short: values.short, withoutChains: skipped, ...(group && { group }) },
      arguments: skipped ? [...args, '--phases', 'examples,coverage,fuzzing'] : args,
    });
    if (!seen) throw new Error('the run did not come to its end');
    good &&= passed;
    all = joined(all, seen);
  }
  const text = describe(all!);
  mkdirSync(join(FOLDER, 'report'), { recursive: true });
  writeFileSync(join(FOLDER, 'report', 'summary.txt'), text);
  console.log(`${text}Reports: ${FOLDER}\nSeed: ${seed}`);
  return good;
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const command = join(ensureEnvironment(join(FOLDER, 'venv'), REQUIREMENTS, { install: true }), 'schemathesis');
  const issuer = await startIssuer();
  atEnd(() => issuer.stop());
  const service = await startService(issuer, FOLDER);
  const scenes = await startScenes(service.databaseUrl);
  atEnd(() => scenes.stop());
  return (await test(command, await makeWorld(service, issuer, scenes, seed))) ? 0 : 1;
}

await runCommand(main);
