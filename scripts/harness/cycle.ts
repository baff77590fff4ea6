// Runs one cycle: clients send requests, a fault is injected and ended, the clients finish, and the history is compared
// with the database.
import type { Clients } from './clients/index.ts';
import type { Entry, RunHistory } from './clients/history.ts';
import { judgeFault } from './check/during.ts';
import { judge } from './check/index.ts';
import { readFacts } from './check/facts.ts';
import type { RuleViolation } from './check/violation.ts';
import { seconds, type Fault } from './fault.ts';
import type { Random } from './random.ts';
import type { Scene } from './scene.ts';

export interface Run<W extends Scene = Scene> {
  world: W;
  clients: Clients;
  history: RunHistory;
  random: Random;
  /** violations that were already reported, by rule and text */
  seen: Set<string>;
}

export interface Observation {
  fault: string;
  acknowledged: number;
  refused: number;
  unknown: number;
  /** the longest time without an acknowledged write, in milliseconds */
  pauseMs: number;
  violations: RuleViolation[];
}

/**
 * Clients also send requests after the fault, because only later requests meet what it left behind, for example in a
 * connection pool.
 */
const BEFORE_S = 0.7;
const AFTER_S = 1.5;

function longestPause(entries: readonly Entry[], from: number, to: number): number {
  const ends = entries.filter(({ outcome }) => outcome === 'acknowledged').map(({ endedAt }) => endedAt);
  const times = [from, ...ends.filter((at) => at >= from && at <= to).sort((a, b) => a - b), to];
  return Math.max(0, ...times.slice(1).map((at, i) => at - times[i]!));
}

/**
 * Applies all rules; returns the violations that were not reported before. With `repaired`, no commission may be
 * missing.
 */
export async function check({ world, history, seen }: Run, repaired?: 'repaired'): Promise<RuleViolation[]> {
  await world.settle?.();
  const said = world.instances.map((instance) => instance.said()).join('');
  const facts = await readFacts(world.postgres, said);
  const found = judge({
    entries: history.entries,
    facts,
    programs: world.programs,
    repaired: repaired !== undefined,
  });
  return found.filter(({ rule, text }) => {
    const key = `${rule}: ${text}`;
    return !seen.has(key) && seen.add(key);
  });
}

export async function runCycle<W extends Scene>(run: Run<W>, fault: Fault<W>): Promise<Observation> {
  const { world, clients, history, random } = run;
  clients.resume();
  await seconds(BEFORE_S);
  const from = history.now();
  const broken: RuleViolation[] = [];
  await fault.inject(world, random.fork(), clients).catch((error: unknown) => {
    broken.push({ rule: 'the fault can be lived through', text: String(error), chains: [] });
  });
  await world.heal();
  const healedAt = history.now();
  await seconds(AFTER_S);
  const until = history.now();
  await clients.pause();
  const entries = history.entries.filter(({ endedAt }) => endedAt >= from);
  const violations = [...broken, ...judgeFault(fault, entries, healedAt), ...(await check(run))];
  const count = (outcome: Entry['outcome']) => entries.filter((entry) => entry.outcome === outcome).length;
  return {
    fault: fault.name,
    acknowledged: count('acknowledged'),
    refused: count('refused'),
    unknown: count('unknown'),
    pauseMs: longestPause(entries, from, until),
    violations,
  };
}
