// `npm run test:faults`: clients send chains to two instances of the built service while faults are injected; then
// their responses are compared with the database. The exit code is 1 if a guarantee was broken.
import { join } from 'node:path';
import { root } from '../bench/processes.ts';
import { distributedDatabase } from '../distributed/world/postgres.ts';
import { runCommand } from './command.ts';
import { HELP, readOptions, type Options } from './options.ts';
import { breakCopy } from './prove/break.ts';
import { breakageNamed, prove } from './prove/index.ts';
import { seeded } from './random.ts';
import { printTable, writeReport } from './report.ts';
import { execute, prepare } from './run.ts';
import { chosenFaults, scheduleOf } from './schedule.ts';
import { REPORT_FOLDER } from './world/index.ts';

async function runOnce(options: Options): Promise<boolean> {
  const breakage = options.breakage === undefined ? undefined : breakageNamed(options.breakage);
  const { seed, citus } = options;
  const dist = breakage ? breakCopy(breakage) : join(root, 'dist');
  const run = await prepare(seed, dist, citus === undefined ? undefined : distributedDatabase(citus));
  if (breakage?.sql !== undefined) await run.world.postgres.query(breakage.sql);
  const report = await execute(run, scheduleOf(options, seeded(seed)), { seed });
  const seen = new Set(report.observations.map(({ fault }) => fault));
  for (const { name } of options.short ? chosenFaults(options) : []) {
    if (!seen.has(name)) report.skipped[name] ??= 'no time was left';
  }
  printTable(report);
  console.log(`report: ${writeReport(report, REPORT_FOLDER)}`);
  return report.observations.every(({ violations }) => violations.length === 0);
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(HELP);
    return 2;
  }
  const right = options.prove ? await prove(options.seed) : await runOnce(options);
  return right ? 0 : 1;
}

await runCommand(main);
