// The result of a mutation run: a table by area, the list of what nobody noticed, and a JSON document.
import type { Mutation } from './mutation.ts';
import { isNoticed, type Verdict } from './verdict.ts';

/** What the tests say of a mutation that the kit has missed; undefined if they were not run. */
export type TestVerdict = { noticedBy: string } | 'missed' | undefined;

export interface Result {
  mutation: Mutation;
  kit: Verdict;
  tests: TestVerdict;
}

type Outcome = 'kit' | 'tests' | 'neither' | 'not asked';

export function outcomeOf({ kit, tests }: Pick<Result, 'kit' | 'tests'>): Outcome {
  if (isNoticed(kit)) return 'kit';
  if (tests === undefined) return 'not asked';
  return tests === 'missed' ? 'neither' : 'tests';
}

const percent = (part: number, of: number): string => (of === 0 ? '–' : `${Math.floor((1000 * part) / of) / 10} %`);

function rowOf(name: string, results: readonly Result[]): string[] {
  const count = (outcome: Outcome) => results.filter((result) => outcomeOf(result) === outcome).length;
  const [kit, tests, neither, open] = [count('kit'), count('tests'), count('neither'), count('not asked')];
  const numbers = [results.length, kit, tests, neither, open].map(String);
  return [name, ...numbers, percent(kit, results.length), percent(kit + tests, results.length - open)];
}

const HEAD = ['area', 'mutations', 'kit', 'only tests', 'neither', 'tests not run', 'by the kit', 'by either'];

/** The table, with a line for each area and one for each origin. */
export function tableOf(results: readonly Result[]): string {
  const areas = [...new Set(results.map(({ mutation }) => areaOf(mutation)))];
  const of = (keep: (mutation: Mutation) => boolean) => results.filter(({ mutation }) => keep(mutation));
  const origins = (['hand-written', 'generated'] as const)
    .map((origin) => [`all ${origin}`, of((mutation) => mutation.origin === origin)] as const)
    .filter(([, own]) => own.length > 0);
  const rows = [
    HEAD,
    ...areas.map((area) =>
      rowOf(
        area,
        of((mutation) => areaOf(mutation) === area),
      ),
    ),
    ...origins.map(([name, own]) => rowOf(name, own)),
    rowOf('all', results),
  ];
  const widths = HEAD.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) => row.map((cell, i) => cell[i ? 'padStart' : 'padEnd'](widths[i]!)).join('  ')).join('\n');
}

const areaOf = ({ area, origin }: Mutation): string => (origin === 'generated' ? `generated: ${area}` : area);

/** One line for each mutation with this outcome. */
export const listOf = (results: readonly Result[], outcome: Outcome): string =>
  results
    .filter((result) => outcomeOf(result) === outcome)
    .map(({ mutation: { id, what } }) => `  ${id}: ${what}`)
    .join('\n');

/** The results as plain data. */
export const documentOf = (results: readonly Result[]) => ({
  mutations: results.map(({ mutation: { id, area, what, origin }, kit, tests }) => ({
    id,
    area,
    what,
    origin,
    outcome: outcomeOf({ kit, tests }),
    kit,
    tests: tests ?? null,
  })),
});
