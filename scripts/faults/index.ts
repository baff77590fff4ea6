// `npm run test:faults`: clients send chains to two instances of the built service while faults are injected; then
// what they were told is held against what is stored. Exit code 1 when a promise was broken.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../bench/processes.ts';
import { createClients } from './clients/index.ts';
import { openHistory } from './clients/history.ts';
import { hangUp } from './clients/send.ts';
import { check, runCycle, type Run } from './cycle.ts';
import type { Fault } from './nemesis/fault.ts';
import { HELP, readOptions, type Options } from './options.ts';
import { seeded } from './random.ts';
import { printTable, printViolation, writeReport, type Report } from './report.ts';
import { scheduleOf } from './schedule.ts';
import { cleanUp, cleanUpOnSignals } from './world/cleanup.ts';
import { REPORT_FOLDER, startWorld } from './world/index.ts';

async function prepare(options: Options, dist: string): Promise<Run> {
  const world = await startWorld(dist);
  const history = openHistory(REPORT_FOLDER);
  const random = seeded(options.seed);
  const run = randomBytes(4).toString('hex');
  const { programs, balancer } = world;
  const clients = createClients({ url: balancer.url, history, programs, random: random.fork(), run });
  return { world, history, clients, random, seen: new Set(), excused: new Set() };
}

/** After the last cycle: an orderly restart, the repair of commissions, and a look at everything once more. */
async function finish(run: Run): Promise<Report['observations'][number]> {
  const { instances, admin } = run.world;
  for (const instance of instances) await instance.terminate();
  await run.world.heal();
  await admin('commission', 'repair');
  const violations = await check(run);
  return { fault: 'end', acknowledged: 0, refused: 0, unknown: 0, pauseMs: 0, violations };
}

async function execute(run: Run, options: Options): Promise<Report> {
  const { history } = run;
  const report: Report = { seed: options.seed, cycles: 0, requests: 0, observations: [], skipped: {} };
  const note = (seen: Report['observations'][number]) => {
    report.observations.push(seen);
    const { fault, acknowledged, refused, unknown, pauseMs, violations } = seen;
    const counts = `${acknowledged} acknowledged, ${refused} refused, ${unknown} unknown, pause ${pauseMs} ms`;
    console.log(`${String(report.cycles).padStart(3)}  ${fault.padEnd(28)} ${counts}`);
    violations.forEach((violation) => printViolation(violation, history.entries));
  };
  const missing = ({ name, missing: why }: Fault): boolean => {
    const reason = why?.(run.world);
    if (reason !== undefined && report.skipped[name] === undefined) {
      report.skipped[name] = reason;
      console.warn(`skipped with a warning: ${name}: ${reason}`);
    }
    return reason !== undefined;
  };
  for (const fault of scheduleOf(options, run.random.fork())) {
    if (missing(fault)) continue;
    report.cycles += 1;
    note(await runCycle(run, fault));
  }
  note(await finish(run));
  report.requests = history.entries.length;
  return report;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(HELP);
    return 2;
  }
  cleanUpOnSignals();
  const run = await prepare(options, join(root, 'dist'));
  const report = await execute(run, options);
  printTable(report);
  console.log(`report: ${writeReport(report, REPORT_FOLDER)}`);
  return report.observations.some(({ violations }) => violations.length > 0) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await cleanUp();
  hangUp();
}
process.exit();
