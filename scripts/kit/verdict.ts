// What the run and its processes say to each other.
import type { Seeded } from './seed.ts';

/** What a process of the build is to do. */
export interface Assignment {
  /** absolute paths of the mutated file and of the one whose place it takes; unset: nothing is broken */
  swap?: { original: string; mutant: string } | undefined;
  databaseUrl: string;
  seeded: Seeded;
  /** the endpoints to ask first, because they are the most likely to notice */
  first: readonly string[];
  /** the only endpoints to ask; unset: all */
  only?: readonly string[] | undefined;
  /** the only rules to ask, as `nameOf` names them; unset: all */
  rules?: readonly string[] | undefined;
  /** a file for the code that each rule runs, which is measured if this is set; then no verdict counts */
  measureInto?: string | undefined;
  /** the place of the first rule to measure among all; those before it are in the file already; 0 if not given */
  measureFrom?: number | undefined;
  /** whether to ask the other endpoints too after a rule has failed */
  wholeRun: boolean;
}

/** The name of a rule among all rules. */
export const nameOf = ({ endpoint, asks }: { endpoint: string; asks: string }): string => `${endpoint}: ${asks}`;

/** A rule that failed. */
export interface FailedRule {
  endpoint: string;
  asks: string;
  reason: string;
}

export type Verdict =
  /** the service did not start, or its process ended: no run of the kit can miss that */
  | { kind: 'no_start'; reason: string }
  | {
      kind: 'asked';
      failed: FailedRule[];
      passed: number;
      notAsked: string[];
      seconds: number;
      /** of a measurement: the place of the first rule that is left; after the last one if none is */
      next?: number;
    }
  /** the process was ended because it took too long */
  | { kind: 'timed_out' };

/** Whether an integrator who runs the kit sees that something is wrong. */
export const isNoticed = (verdict: Verdict): boolean => verdict.kind !== 'asked' || verdict.failed.length > 0;
