// The command line of a test with faults, and the order of the faults, which the seed alone decides.
import { parseArgs } from 'node:util';
import type { Random } from './random.ts';

export interface Options {
  seed: number;
  /** how often all faults are injected, each time in another order */
  rounds: number;
  /** only these faults, by name; all if empty */
  faults: string[];
  short: boolean;
}

interface Named {
  name: string;
  short?: true;
}

/** A test: the name of its command, its faults, and how often it injects each by default. */
export interface Test<Fault extends Named = Named> {
  command: string;
  faults: readonly Fault[];
  rounds: number;
}

export const helpOf = ({ command, faults, rounds }: Test): string => `npm run ${command} -- [options]

  --short         the form of CI: some of the faults, once
  --rounds N      injects every fault N times (default ${rounds})
  --fault NAME    only this fault; may be given several times: ${faults.map(({ name }) => name).join(', ')}
  --seed N        the order and the clients' choices of an earlier run, which its report names`;

const isCount = (text: string | undefined): boolean => text === undefined || /^\d{1,9}$/.test(text);

/** Parses the command line; undefined if it asks for help or is invalid. */
export function readOptions(args: string[], { faults, rounds }: Test): Options | undefined {
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
  const { seed, rounds: count, fault, short, help } = values;
  const known = faults.map(({ name }) => name);
  if (help || ![seed, count].every(isCount) || fault.some((name) => !known.includes(name))) return undefined;
  return {
    seed: Number(seed ?? Math.floor(Math.random() * 1_000_000)),
    rounds: Number(count ?? (short ? 1 : rounds)),
    faults: fault,
    short,
  };
}

/** The faults of a run in their order. */
export function scheduleOf<Fault extends Named>(
  { rounds, faults, short }: Omit<Options, 'seed'>,
  all: readonly Fault[],
  random: Random,
): Fault[] {
  const chosen = all.filter(({ name, short: isShort }) =>
    faults.length > 0 ? faults.includes(name) : !short || isShort,
  );
  return Array.from({ length: rounds }, () => random.shuffled(chosen)).flat();
}
