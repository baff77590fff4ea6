// Runs a test: prepares the world and the clients, and executes a schedule of faults.
import { randomBytes } from 'node:crypto';
import { openFound } from '../../src/database/distributed/find.ts';
import { rollUp } from '../../src/store/totals/roll-up.ts';
import type { Pay } from './clients/chain.ts';
import { createClients } from './clients/index.ts';
import { openHistory } from './clients/history.ts';
import { readFacts } from './check/facts.ts';
import { judgeFigures } from './check/figures.ts';
import { check, runCycle, type Observation, type Run } from './cycle.ts';
import { whatever, type Fault } from './nemesis/fault.ts';
import { seeded } from './random.ts';
import { printViolation, type Report } from './report.ts';
import { REPORT_FOLDER, startWorld, type Scene, type WorldDatabase } from './world/index.ts';

const PAY = `update commissions set status = 'paid', approved_at = created_at, paid_at = created_at
  where id = $1 and status = 'pending' and amount_cents > 0`;

/** Pays commissions. While the database is unavailable, no commission is paid. */
const payer =
  ({ postgres }: Scene): Pay =>
  async (commissionId) => {
    await whatever(postgres.query(PAY, [commissionId]));
  };

/** Computes the totals once, so that they would miss an event that is dated long before it is stored. */
async function beginTotals({ postgres }: Scene): Promise<void> {
  const db = await openFound({ url: postgres.url(), applicationName: 'faults' });
  await rollUp(db, new Date()).finally(() => db.close());
}

/** Starts everything that a run needs; `dist` is the built service. */
export const prepare = async (seed: number, dist: string, database?: WorldDatabase): Promise<Run> =>
  prepareIn(await startWorld(dist, database), seed, REPORT_FOLDER);

/** Prepares clients for this world; `folder` is for their history. */
export async function prepareIn<W extends Scene>(world: W, seed: number, folder: string): Promise<Run<W>> {
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
    pay: payer(world),
  });
  return { world, history, clients, random, seen: new Set() };
}

/** The final check: restarts both instances, one with SIGTERM and one with SIGKILL, and repairs commissions. */
async function finish(run: Run<Scene>): Promise<Observation> {
  const { instances, admin } = run.world;
  await Promise.all([instances[0]!.terminate(), instances[1]!.kill()]);
  await run.world.heal();
  const unrepaired = await check(run);
  await admin('commission', 'repair');
  const repaired = await check(run, 'repaired');
  const figures = await judgeFigures(admin, await readFacts(run.world.postgres, ''), run.world.programs);
  return {
    fault: 'end',
    acknowledged: 0,
    refused: 0,
    unknown: 0,
    pauseMs: 0,
    violations: [...unrepaired, ...repaired, ...figures],
  };
}

export interface ExecuteOptions {
  seed: number;
  /** whether to stop at the first violation */
  untilFound?: boolean;
  quiet?: boolean;
}

function tell(seen: Observation, cycle: number, { history }: Run<Scene>): void {
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
export async function execute<W extends Scene>(
  run: Run<W>,
  schedule: Iterable<Fault<W>>,
  options: ExecuteOptions,
): Promise<Report> {
  const { seed, untilFound = false, quiet = false } = options;
  const report: Report = { seed, cycles: 0, requests: 0, observations: [], skipped: {} };
  const note = (seen: Observation): boolean => {
    report.observations.push(seen);
    if (!quiet) tell(seen, report.cycles, run);
    return untilFound && seen.violations.length > 0;
  };
  let found = false;
  for (const fault of schedule) {
    if (reasonAgainst(fault, run, report) !== undefined) continue;
    report.cycles += 1;
    found = note(await runCycle(run, fault));
    if (found) break;
  }
  if (!found) note(await finish(run));
  report.requests = run.history.entries.length;
  return report;
}
