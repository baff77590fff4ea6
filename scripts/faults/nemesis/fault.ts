import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../random.ts';
import type { World } from '../world/index.ts';

export interface Fault {
  /** as in docs/faults.md and on the command line */
  name: string;
  /** what must be seen, in addition to the guarantees that hold under every fault */
  expected: string;
  /** part of the short form */
  short?: true;
  /** why it cannot be injected here; undefined: it can */
  missing?: (world: World) => string | undefined;
  /** Injects the fault while clients send, keeps it up, and ends it. The world is healed afterwards in any case. */
  inject(world: World, random: Random): Promise<void>;
  /** no request may fail while it lasts */
  unnoticed?: true;
  /** the catalogue's names of errors that may refuse payment events because of it */
  excuses?: readonly string[];
}

export const seconds = (count: number): Promise<void> => sleep(count * 1000);

/** Does something and expects what it does to end in failure or success: a database that is killed ends its sessions. */
export const whatever = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );
