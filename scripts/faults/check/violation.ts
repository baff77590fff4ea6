import type { Entry } from '../clients/history.ts';
import type { Program } from '../world/fixtures.ts';
import type { Facts, Row } from './facts.ts';

/** Something that must not be, and the requests that it is about. */
export interface Violation {
  /** which promise is broken */
  rule: string;
  text: string;
  /** numbers of chains, whose requests are printed with it */
  chains: number[];
}

/** What a rule looks at. */
export interface Evidence {
  entries: readonly Entry[];
  facts: Facts;
  programs: readonly Program[];
  /** the catalogue's names of errors that may refuse payment events because of a fault */
  excused: readonly string[];
  /** after `commission repair`, which leaves no reason why a commission may lack */
  repaired: boolean;
}

export type Rule = (evidence: Evidence) => Violation[];

/** Rows or entries by a key; what has none is left out. */
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

export const byId = (rows: readonly Row[]): Map<number, Row> => new Map(rows.map((row) => [row.id, row]));

export const chainsOf = (entries: readonly Entry[]): number[] => [...new Set(entries.map(({ chain }) => chain))];
