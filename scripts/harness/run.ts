// Runs a test: prepares the world and the clients, and executes a schedule of faults.
import { randomBytes } from 'node:crypto';
import { openFound } from '../../src/database/distributed/find.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import { createClients } from './clients/index.ts';
import { openHistory } from './clients/history.ts';
import { readFacts } from './check/facts.ts';
import { judgeFigures } from './check/figures.ts';
import { judgePayouts } from './check/payouts.ts';
import { runCommand } from './command.ts';
import { check, runCycle, type Observation, type Run } from './cycle.ts';
import type { Fault } from './fault.ts';
import { seeded } from './random.ts';
import { helpOf, readOptions, scheduleOf, type Options, type Test } from './options.ts';
import { printTable, printViolation, writeReport, type Report } from './report.ts';
import type { Scene } from './scene.ts';

/** Computes the totals once, so that they would miss an event that is dated long before it is stored. */
async function beginTotals({ postgres }: Scene): Promise<void> {
  const db = await openFound({ url: postgres.url(), applicationName: 'faults' });
  await rollUp(db, new Date()).finally(() => db.close());
}

/** Prepares clients for this world; `folder` is for their history. */
async function prepareIn<W extends Scene>(world: W, seed: number, folder: string): Promise<Run<W>> {
  await beginTotals(world);
  const history = openHistory(folder);
  const random = seeded(seed);
  const { programs, url } = world;
  const run = randomBytes(4).toString('hex');
  const clients = createClients({
    url,
    history,
    programs,
    random: random.fork(),
    run,
  });
  return { world, history, clients, random, seen: new Set() };
}

/** The final check: restarts both instances, one with SIGTERM and one with SIGKILL, and repairs commissions. */
async function finish(run: Run): Promise<Observation> {
  const { instances, admin } = run.world;
  await Promise.all([instances[0]!.terminate(), instances[1]!.kill()]);
  await run.world.heal();
  const unrepaired = await check(run);
  await admin('commission', 'repair');
  const repaired = await check(run, 'repaired');
  const facts = await readFacts(run.world.postgres, '');
  const figures = [...(await judgeFigures(admin, facts, run.world.programs)), ...judgePayouts(facts)];
  return {
    fault: 'end',
    acknowledged: 0,
    refused: 0,
    unknown: 0,
    pauseMs: 0,
    violations: [...unrepaired, ...repaired, ...figures],
  };
}

function tell(seen: Observation, cycle: number, { history }: Run): void {
  const { fault, acknowledged, refused, unknown, pauseMs, violations } = seen;
  const counts = `${acknowledged} acknowledged, ${refused} refused, ${unknown} unknown, pause ${pauseMs} ms`;
  console.log(`${String(cycle).padStart(3)}  ${fault.padEnd(28)} ${counts}`);
  violations.forEach((violation) => printViolation(violation, history.entries));
}

/** Why the fault cannot be injected on this machine; reported once. */
function reasonAgainst<W extends Scene>({ name, missing }: Fault<W>, run: Run<W>, report: Report): string | undefined {
  const reason = missing?.(run.world);
  if (reason !== undefined && report.skipped[name] === undefined) {
    report.skipped[name] = reason;
    console.warn(`WARNING: ${name} is skipped: ${reason}`);
  }
  return reason;
}

/** Injects one fault after another, and checks everything at the end. */
async function execute<W extends Scene>(run: Run<W>, schedule: readonly Fault<W>[], seed: number): Promise<Report> {
  const report: Report = { seed, cycles: 0, requests: 0, observations: [], skipped: {} };
  const note = (seen: Observation): void => {
    report.observations.push(seen);
    tell(seen, report.cycles, run);
  };
  for (const fault of schedule) {
    if (reasonAgainst(fault, run, report) !== undefined) continue;
    report.cycles += 1;
    note(await runCycle(run, fault));
  }
  note(await finish(run));
  report.requests = run.history.entries.length;
  return report;
}

interface FaultTest<W extends Scene> extends Test<Fault<W>> {
  /** for history, logs and report */
  folder: string;
  start(): Promise<W>;
}

/** Runs clients in a world with faults, and prints what was seen. Returns what was wrong, one line each. */
export async function injectFaults<W extends Scene>(test: FaultTest<W>, options: Options): Promise<string[]> {
  const { faults, folder } = test;
  const { seed } = options;
  const began = performance.now();
  const run = await prepareIn(await test.start(), seed, folder);
  console.log(`everything runs after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const report = await execute(run, scheduleOf(options, faults, seeded(seed)), seed);
  printTable(report, faults);
  console.log(`report: ${writeReport(report, folder, faults)}`);
  return report.observations.flatMap(({ fault, violations }) => violations.map(({ text }) => `${fault}: ${text}`));
}

/** Runs the test of this process's command line to the end of the process. */
export const runFaultTest = <W extends Scene>(test: FaultTest<W>): Promise<never> =>
  runCommand(async () => {
    const options = readOptions(process.argv.slice(2), test);
    if (!options) {
      console.log(helpOf(test));
      return 2;
    }
    return (await injectFaults(test, options)).length === 0 ? 0 : 1;
  });
