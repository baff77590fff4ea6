// Writes the observed behavior next to the expected one: a table for people, and a JSON document in the report folder.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from './clients/history.ts';
import type { RuleViolation } from './check/violation.ts';
import type { Observation } from './cycle.ts';
import type { Fault } from './fault.ts';

export interface Report {
  seed: number;
  cycles: number;
  requests: number;
  observations: Observation[];
  /** faults that could not be injected on this machine, with reasons */
  skipped: Record<string, string>;
}

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

interface Line {
  fault: string;
  times: number;
  acknowledged: number;
  refused: number;
  unknown: number;
  longestPauseMs: number;
  expected: string;
  seen: string;
}

/** A fault as the report describes it. */
type Described = Pick<Fault<never>, 'name' | 'expected'>;

/** One line for each injected or skipped fault. */
export function linesOf({ observations, skipped }: Report, faults: readonly Described[]): Line[] {
  const names = [...new Set([...observations.map(({ fault }) => fault), ...Object.keys(skipped)])];
  return names.map((name) => {
    const of = observations.filter(({ fault }) => fault === name);
    const violations = sum(of.map((one) => one.violations.length));
    const reason = skipped[name];
    return {
      fault: name,
      times: of.length,
      acknowledged: sum(of.map((one) => one.acknowledged)),
      refused: sum(of.map((one) => one.refused)),
      unknown: sum(of.map((one) => one.unknown)),
      longestPauseMs: Math.max(0, ...of.map((one) => one.pauseMs)),
      expected: faults.find((fault) => fault.name === name)?.expected ?? '',
      seen: reason !== undefined ? `skipped: ${reason}` : violations === 0 ? 'ok' : `${violations} VIOLATIONS`,
    };
  });
}

const HEADINGS = ['fault', 'times', 'acknowledged', 'refused', 'unknown', 'longest pause', 'seen', 'expected'];

export function printTable(report: Report, faults: readonly Described[]): void {
  const rows = linesOf(report, faults).map((line) => [
    line.fault,
    ...[line.times, line.acknowledged, line.refused, line.unknown].map(String),
    `${(line.longestPauseMs / 1000).toFixed(1)} s`,
    line.seen,
    line.expected,
  ]);
  const widths = HEADINGS.map((heading, i) => Math.max(heading.length, ...rows.map((row) => row[i]!.length)));
  const text = (cells: string[]) =>
    cells
      .map((cell, i) => (i >= 1 && i <= 5 ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
      .join('  ')
      .trimEnd();
  console.log(`\n${[HEADINGS, ...rows].map(text).join('\n')}`);
  console.log(`\nseed ${report.seed}, ${report.cycles} cycles, ${report.requests} requests`);
}

const CHAINS_SHOWN = 2;
const REQUESTS_SHOWN = 25;

function describe({ n, startedAt, endedAt, kind, outcome, status, sent, answer, problem }: Entry): string {
  const said = problem ?? `${status} ${JSON.stringify(answer)}`;
  return `    #${n} ${startedAt}–${endedAt} ms ${kind} ${outcome}: ${JSON.stringify(sent)} → ${said}`;
}

/** Prints a violation and the requests of its chains. */
export function printViolation(violation: RuleViolation, entries: readonly Entry[]): void {
  console.log(`  VIOLATION ${violation.rule}: ${violation.text}`);
  const chains = violation.chains.slice(0, CHAINS_SHOWN);
  const around = entries.filter(({ chain }) => chains.includes(chain));
  around.slice(0, REQUESTS_SHOWN).forEach((entry) => console.log(describe(entry)));
}

/** Writes the whole report with its violations; returns the file's path. */
export function writeReport(report: Report, folder: string, faults: readonly Described[]): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, `${JSON.stringify({ ...report, table: linesOf(report, faults) }, null, 2)}\n`);
  return path;
}
