import type { Kit, Target } from './kit.ts';
import { windowOf } from './limits.ts';
import { linkRow, meet } from './meet.ts';
import { LinkUnusable, Mismatch, NotAsked, show } from './outcome.ts';
import type { ConformanceReport, RowResult } from './report.ts';
import type { Row, Stage } from './row.ts';
import { ROWS } from './rows/index.ts';
import { createSession, type Session, type Surroundings } from './session.ts';
import { reasonAgainst } from './target.ts';

/** The endpoints of the rules, in order. */
export const ENDPOINTS: readonly string[] = [...new Set(ROWS.map(({ endpoint }) => endpoint))];

const STAGES: readonly Stage[] = ['together', 'alone', 'last'];

type Judged = Pick<RowResult, 'outcome' | 'reason' | 'request'>;

async function judge(row: Row, kit: Kit): Promise<Judged> {
  const missing = reasonAgainst(kit.target, row.needs);
  if (missing !== undefined) return { outcome: 'not asked', reason: missing };
  try {
    await row.run(kit);
    return { outcome: 'passed' };
  } catch (error) {
    if (error instanceof LinkUnusable) throw error;
    if (error instanceof NotAsked) return { outcome: 'not asked', reason: error.message };
    const last = kit.last();
    const request = last === undefined ? {} : { request: last };
    // Any error is a failure of the rule; the run continues.
    const reason = error instanceof Mismatch ? error.message : show(error instanceof Error ? error.message : error);
    return { outcome: 'failed', reason: reason || 'it broke off', ...request };
  }
}

/** The rows of a stage, by lane. */
function lanesOf(rows: readonly Row[], stage: Stage): Row[][] {
  const lanes = new Map<string, Row[]>();
  for (const row of rows.filter((one) => (one.stage ?? 'together') === stage)) {
    const lane = stage === 'alone' ? stage : (row.lane ?? row.endpoint);
    lanes.set(lane, [...(lanes.get(lane) ?? []), row]);
  }
  return [...lanes.values()];
}

/**
 * The address for each lane, if the service counts the requests of each address separately, so that a lane need not wait
 * for the limits of others. A proxy in between hides the addresses.
 */
async function addressesFor({ forRule }: Session, addresses: readonly string[]): Promise<readonly string[]> {
  const probe = (from?: string) => forRule(from).askRaw('trackClick', { body: {} });
  try {
    const [own, other] = [windowOf(await probe()), windowOf(await probe(addresses[0]))];
    return own && other && other.remaining >= own.remaining ? addresses : [];
  } catch {
    // Not every system has the address.
    return [];
  }
}

async function runRow(
  row: Row,
  session: Session,
  { signal }: Surroundings,
  results: Map<Row, RowResult>,
  from?: string,
): Promise<void> {
  const began = performance.now();
  const result = await judge(row, session.forRule(from));
  // An aborted request is no failure of the rule.
  if (signal.aborted) return;
  const { endpoint, asks, expects } = row;
  results.set(row, { endpoint, asks, expects, ...result, seconds: Math.round(performance.now() - began) / 1000 });
}

/** Runs the rows, and adds their results; when the signal is aborted, the others are left. */
async function runRows(
  rows: readonly Row[],
  session: Session,
  surroundings: Surroundings,
  results: Map<Row, RowResult>,
): Promise<void> {
  const { signal, parallel = false, addresses = [] } = surroundings;
  const separate = parallel && addresses.length > 0 ? await addressesFor(session, addresses) : [];

  async function runLane(lane: readonly Row[], from?: string): Promise<void> {
    for (const row of lane) {
      if (signal.aborted) return;
      await runRow(row, session, surroundings, results, from);
    }
  }

  for (const stage of STAGES) {
    const lanes = lanesOf(rows, stage);
    const own = stage === 'together' ? separate : [];
    if (parallel) await Promise.all(lanes.map((lane, i) => runLane(lane, own[i % own.length])));
    else for (const lane of lanes) await runLane(lane);
  }
}

/**
 * Tests all rules of the given endpoints. When the signal is aborted, the report has the rules that were tested before.
 * @throws Unreachable if no server answers, ForeignServer if it is not the service, KeyRefused if the service rejects
 * the key, LinkUnusable if the run needs a link and that of the target is not enabled
 */
export async function runConformance(
  target: Target,
  surroundings: Surroundings,
  only: readonly string[] = [],
): Promise<ConformanceReport> {
  const chosen = ROWS.filter((row) => only.length === 0 || only.includes(row.endpoint));
  const results = new Map<Row, RowResult>();
  const note = (text: string): void => {
    const done = chosen.filter((row) => results.has(row)).length;
    surroundings.note(`${text} ${done} of ${chosen.length} rules are done.`);
  };
  const session = createSession(target, { ...surroundings, note });
  await meet(session.forRule());
  if (surroundings.needsLink) await runRow(linkRow, session, surroundings, results);
  // Only a failure of it is one of a rule.
  if (results.get(linkRow)?.outcome !== 'failed') results.delete(linkRow);
  await runRows(chosen, session, surroundings, results);
  const rows = [linkRow, ...chosen].flatMap((row) => results.get(row) ?? []);
  const count = (outcome: RowResult['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    not_asked: count('not asked'),
    left: chosen.filter((row) => !results.has(row)).length,
    rows,
    seen: session.seen(),
  };
}
