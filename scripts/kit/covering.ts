// Which rules run the code that a mutation changes. A rule that does not run it cannot notice the mutation.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { ROWS } from '../../packages/cli/src/conformance/rows/index.ts';
import { filesBelow, type Build } from './build.ts';
import type { Databases } from './database.ts';
import type { Coverage, Parts } from './measure.ts';
import type { Mutation } from './mutation.ts';
import { judge } from './run.ts';
import { usesIn, type Spot } from './uses.ts';
import { nameOf } from './verdict.ts';

/** The rules that can notice a mutation; undefined if nothing is known, as of a change of the document or the schema. */
export type Covering = (mutation: Mutation) => string[] | undefined;

/** What differs between two texts, as a part of the first. */
export function changedPart(before: string, after: string): [from: number, to: number] {
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < least - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [from, before.length - end];
}

/** What few rules run may be made once and then used by others, as statements are. */
const FEW = 10;
const MANY = 300;

const overlaps = (parts: Parts, from: number, to: number): boolean =>
  parts.split(',').some((part) => {
    const [start, end] = part.split('-').map(Number);
    return start! < Math.max(to, from + 1) && end! > from;
  });

/** The rules that run a part of a file. */
function rulesRunning({ files, rules }: Coverage, { file, from, to }: Spot): string[] {
  const runs = new Set(
    [...(files[file] ?? []).entries()].filter(([, parts]) => overlaps(parts, from, to)).map(([i]) => i),
  );
  return Object.entries(rules)
    .filter(([, places]) => places[file] !== undefined && runs.has(places[file]))
    .map(([rule]) => rule);
}

/** `rules` are all that there are; those that were not measured may notice anything. */
export function coveringIn(
  { folder, swaps }: Build,
  coverage: Coverage,
  rules: readonly string[] = ROWS.map(nameOf),
): Covering {
  const uses = usesIn(folder);
  const unknown = rules.filter((rule) => !Object.hasOwn(coverage.rules, rule));
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

  const usesOf = (spot: Spot, seen: Set<string>): Spot[] =>
    uses.namesAt(spot.file, spot.from).flatMap((name) => {
      if (seen.has(`${spot.file} ${name}`)) return [];
      seen.add(`${spot.file} ${name}`);
      return uses.of(spot.file, name);
    });

  /** What runs when the service starts, or once, matters to the rules that run what uses it. */
  function search(spot: Spot): string[] {
    const seen = new Set<string>();
    let found: string[] = [];
    for (
      let spots = [spot];
      found.length <= FEW && spots.length > 0;
      spots = spots.flatMap((one) => usesOf(one, seen))
    ) {
      const more = [...new Set([...found, ...spots.flatMap((one) => rulesRunning(coverage, one))])];
      // What nearly all rules run says nothing about what is used there.
      if (found.length > 0 && more.length > MANY) break;
      found = more;
    }
    return found;
  }

  return (mutation) => {
    const swap = swaps.get(mutation.id);
    if (!swap || 'edit' in mutation.change) return undefined;
    const [from, to] = changedPart(read(swap.original), read(swap.mutant));
    const found = search({ file: swap.original, from, to });
    return found.length === 0 ? undefined : [...new Set([...found, ...unknown])];
  };
}

/** Measures in one process after the other; the file has its name only when it is complete. */
async function measureAll(built: Build, databases: Databases, path: string, say: (text: string) => void) {
  const measureInto = `${path}.part`;
  let [passed, seconds, measureFrom] = [0, 0, 0];
  while (measureFrom < ROWS.length) {
    const verdict = await judge(built, databases, undefined, { measureInto, measureFrom });
    if (verdict.kind !== 'asked' || !verdict.next)
      throw new Error(`the measurement failed: ${JSON.stringify(verdict)}`);
    passed += verdict.passed;
    seconds += verdict.seconds;
    measureFrom = verdict.next;
  }
  renameSync(measureInto, path);
  say(`Measured: ${passed} of ${ROWS.length} rules passed alone, ${Math.round(seconds)} s`);
}

/** Measures once for each source of the service; rules that came later are not measured until `again`. */
export async function measured(
  built: Build,
  databases: Databases,
  { folder, again, say }: { folder: string; again: boolean; say: (text: string) => void },
): Promise<Coverage> {
  const hash = createHash('sha256');
  for (const file of filesBelow(built.folder, 'src', '.js')
    .filter((name) => !name.includes('.mutant-'))
    .sort()) {
    hash.update(readFileSync(join(built.folder, file)));
  }
  const path = join(folder, `coverage-${hash.digest('hex').slice(0, 16)}.json`);
  mkdirSync(folder, { recursive: true });
  if (again || !existsSync(path)) {
    say('Measuring which code each rule runs, once for each state of the source …');
    await measureAll(built, databases, path, say);
  }
  return JSON.parse(readFileSync(path, 'utf8')) as Coverage;
}
