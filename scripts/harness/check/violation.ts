import type { Entry } from '../clients/history.ts';
import type { WorldProgram } from '../programs.ts';
import type { Facts, DatabaseRow } from './facts.ts';

/** A broken guarantee, and the chains that it concerns. */
export interface RuleViolation {
  /** the name of the guarantee */
  rule: string;
  text: string;
  /** numbers of the chains; their requests are printed with it */
  chains: number[];
}

/** The data that rules check. */
export interface Evidence {
  entries: readonly Entry[];
  facts: Facts;
  programs: readonly WorldProgram[];
  /** whether `commission repair` has run, so that no commission may be missing */
  repaired: boolean;
}

export type Rule = (evidence: Evidence) => RuleViolation[];

/** Groups rows or entries by a key; those without a key are left out. */
export function groupBy<T>(list: readonly T[], key: (item: T) => unknown): Map<unknown, T[]> {
  const groups = new Map<unknown, T[]>();
  for (const item of list) {
    const of = key(item);
    if (of === undefined || of === null) continue;
    const group = groups.get(of);
    if (group) group.push(item);
    else groups.set(of, [item]);
  }
  return groups;
}

export const byId = (rows: readonly DatabaseRow[]): Map<number, DatabaseRow> =>
  new Map(rows.map((row) => [row.id, row]));

export const chainsOf = (entries: readonly Entry[]): number[] => [...new Set(entries.map(({ chain }) => chain))];
