import { setTimeout as sleep } from 'node:timers/promises';
import type { Clients } from './clients/index.ts';
import type { Random } from './random.ts';

/** A fault of a world: what can be broken depends on it. */
export interface Fault<W> {
  /** the name in docs/faults.md and on the command line */
  name: string;
  /** the expected behavior, in addition to the guarantees that always hold */
  expected: string;
  /** whether it is part of the short form */
  short?: true;
  /** why it cannot be injected on this machine; undefined if it can */
  missing?: (world: W) => string | undefined;
  /** Injects the fault while clients send requests, and ends it. The world is healed afterwards in any case. */
  inject(world: W, random: Random, clients: Clients): Promise<void>;
  /** whether no request may fail while it lasts */
  unnoticed?: true;
}

export const seconds = (count: number): Promise<void> => sleep(count * 1000);

/** Ignores errors of an action that may end its own connection, such as killing the database. */
export const whatever = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );
