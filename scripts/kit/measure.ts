// Measures which code of the service each rule of the kit runs, in the process of the service.
import { Session, type Profiler } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runConformance } from '../../packages/cli/src/conformance/run.ts';
import { ROWS } from '../../packages/cli/src/conformance/rows/index.ts';
import { surroundingsOf, targetOf } from './ask.ts';
import type { Service } from './service.ts';
import { nameOf, type Assignment, type Verdict } from './verdict.ts';

/** Parts of a compiled file, each from an offset to another, in order: `10-20,35-90`. */
export type Parts = string;

export interface Coverage {
  /** by compiled file, relative to the build: the different parts of it that rules run */
  files: Record<string, Parts[]>;
  /** by rule and file: the place in that list */
  rules: Record<string, Record<string, number>>;
}

interface Range {
  startOffset: number;
  endOffset: number;
  count: number;
}

/** The parts whose innermost range was run. */
export function partsOf(ranges: readonly Range[]): Parts {
  const sorted = [...ranges].sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const edges = [...new Set(sorted.flatMap(({ startOffset, endOffset }) => [startOffset, endOffset]))].sort(
    (a, b) => a - b,
  );
  const open: Range[] = [];
  const parts: [number, number][] = [];
  let next = 0;
  for (const [i, edge] of edges.slice(0, -1).entries()) {
    while (open.length > 0 && open.at(-1)!.endOffset <= edge) open.pop();
    while (next < sorted.length && sorted[next]!.startOffset === edge) open.push(sorted[next++]!);
    if ((open.at(-1)?.count ?? 0) === 0) continue;
    const last = parts.at(-1);
    if (last?.[1] === edge) last[1] = edges[i + 1]!;
    else parts.push([edge, edges[i + 1]!]);
  }
  return parts.map(([from, to]) => `${from}-${to}`).join();
}

/** Returns what has run since the last call. */
function startProfiler(): () => Profiler.ScriptCoverage[] {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return () => {
    let found: Profiler.ScriptCoverage[] = [];
    // In the same thread, the answer comes at once.
    session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      found = result;
    });
    return found;
  };
}

/** Adds what rules run to a coverage. */
function recorderOf(coverage: Coverage) {
  const build = fileURLToPath(new URL('../..', import.meta.url));
  const source = new URL('../../src/', import.meta.url).href;
  return (rule: string, ran: readonly Profiler.ScriptCoverage[]): void => {
    for (const { url, functions } of ran) {
      if (!url.startsWith(source)) continue;
      const parts = partsOf(functions.flatMap(({ ranges }) => ranges));
      if (parts === '') continue;
      const known = (coverage.files[relative(build, fileURLToPath(url))] ??= []);
      if (!known.includes(parts)) known.push(parts);
      (coverage.rules[rule] ??= {})[relative(build, fileURLToPath(url))] = known.indexOf(parts);
    }
  };
}

/** How far the service's clock may be ahead of the issuer's: later nobody can sign in. In seconds. */
const MOST_AHEAD = 2000;
const isAhead = ({ clock }: Service): boolean => clock.now().getTime() - Date.now() > MOST_AHEAD * 1000;

/**
 * Runs each rule alone, so that it also runs the code of what it could share with others, until the waits have moved the
 * clock too far: another process goes on with the next rule. A rule that is not asked, or fails, is left out, so that it may
 * notice anything.
 */
export async function measure(service: Service, assignment: Assignment): Promise<Verdict> {
  const { seeded, measureInto = '', measureFrom = 0 } = assignment;
  const began = performance.now();
  const take = startProfiler();
  // What runs when the service starts does not count.
  take();
  const coverage: Coverage =
    measureFrom === 0 ? { files: {}, rules: {} } : (JSON.parse(readFileSync(measureInto, 'utf8')) as Coverage);
  const record = recorderOf(coverage);
  let passed = 0;
  let next = measureFrom;
  while (next < ROWS.length && !isAhead(service)) {
    const row = ROWS[next++]!;
    const chooses = (one: object): boolean => {
      // The question before the first rule, which every run asks, does not count.
      if (one === ROWS[0]) take();
      return one === row;
    };
    const surroundings = { ...surroundingsOf(service), chooses };
    const report = await runConformance(targetOf(service, seeded), surroundings).catch(() => undefined);
    const ran = take();
    if (report?.passed !== 1) continue;
    passed += 1;
    record(nameOf(row), ran);
  }
  writeFileSync(measureInto, JSON.stringify(coverage));
  const seconds = Math.round(performance.now() - began) / 1000;
  return { kind: 'asked', failed: [], passed, notAsked: [], seconds, next };
}
