// `npm run test:cluster`: clients send chains to two instances of the built service, on a highly available PostgreSQL with the
// configuration of deploy/ha. Machines of the database, instances and Redis are killed meanwhile, and the network between the
// machines is cut; then the responses are compared with the database. The exit code is 1 if a guarantee was broken.
import { join } from 'node:path';
import { root } from '../bench/processes.ts';
import { runCommand } from '../faults/command.ts';
import { seeded } from '../faults/random.ts';
import { printTable, writeReport } from '../faults/report.ts';
import { execute, prepareIn } from '../faults/run.ts';
import { CLUSTER_FAULTS } from './faults.ts';
import { HELP, readOptions, scheduleOf } from './options.ts';
import { CLUSTER_FOLDER, startClusterWorld } from './world/index.ts';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(HELP);
    return 2;
  }
  const { seed } = options;
  const began = performance.now();
  const run = await prepareIn(await startClusterWorld(join(root, 'dist')), seed, CLUSTER_FOLDER);
  console.log(`everything runs after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const report = await execute(run, scheduleOf(options, seeded(seed)), { seed });
  printTable(report, CLUSTER_FAULTS);
  console.log(`report: ${writeReport(report, CLUSTER_FOLDER, CLUSTER_FAULTS)}`);
  return report.observations.every(({ violations }) => violations.length === 0) ? 0 : 1;
}

await runCommand(main);
