import { parseArgs } from 'node:util';
import type { Random } from '../faults/random.ts';
import { CLUSTER_FAULTS } from './faults.ts';

export interface ClusterOptions {
  seed: number;
  /** how often all faults are injected, each time in another order */
  rounds: number;
  /** only these faults, by name; all if empty */
  faults: string[];
  short: boolean;
}

const NAMES = CLUSTER_FAULTS.map(({ name }) => name);

export const HELP = `npm run test:cluster -- [options]

  --short            the form of CI: a leader, an instance and Redis are killed, in a minute and a half
  --rounds N         injects every fault N times (default 2)
  --fault NAME       only this fault; may be given several times: ${NAMES.join(', ')}
  --seed N           the order and the clients' choices of an earlier run`;

const isCount = (text: string | undefined): boolean => text === undefined || /^\d{1,9}$/.test(text);

/** Parses the command line; undefined if it asks for help or is invalid. */
export function readOptions(args: string[]): ClusterOptions | undefined {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      rounds: { type: 'string' },
      fault: { type: 'string', multiple: true, default: [] },
      short: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { seed, rounds, fault, short, help } = values;
  if (help || ![seed, rounds].every(isCount) || fault.some((name) => !NAMES.includes(name))) return undefined;
  return {
    seed: Number(seed ?? Math.floor(Math.random() * 1_000_000)),
    rounds: Number(rounds ?? (short ? 1 : 2)),
    faults: fault,
    short,
  };
}

/** The faults of a run, in an order that depends only on the seed. */
export function scheduleOf({ rounds, faults, short }: ClusterOptions, random: Random) {
  const chosen = CLUSTER_FAULTS.filter((fault) =>
    faults.length > 0 ? faults.includes(fault.name) : !short || fault.short,
  );
  return Array.from({ length: rounds }, () => random.shuffled(chosen)).flat();
}
