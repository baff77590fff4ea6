import { parseArgs } from 'node:util';

export interface Options {
  seed: number;
  /** the schedule ends after this many milliseconds; undefined: after `cycles` */
  durationMs: number | undefined;
  cycles: number;
  /** only these faults, by name; all if empty */
  faults: string[];
  short: boolean;
  /** the name of the breakage to run the service with; undefined: unchanged */
  breakage: string | undefined;
  /** run the service with each breakage and check that it is detected */
  prove: boolean;
  /** the programs of a PostgreSQL with Citus, for a distributed database; undefined: a plain one */
  citus: string | undefined;
}

export const HELP = `npm run test:faults -- [options]

  --short            the form of CI: one cycle of each chosen fault, at most three minutes
  --cycles N         N cycles (default 100)
  --minutes M        as many cycles as begin within M minutes
  --fault NAME       only this fault; may be given several times
  --prove            breaks the service by hand in several ways, and fails when one is not found
  --break NAME       runs a service that is broken in this way
  --citus FOLDER     on a coordinator with two workers; the programs of a PostgreSQL with Citus
  --seed N           the schedule and the clients' choices of an earlier run

Without options: 100 cycles with a seed of its own, which the report names.`;

const isCount = (text: string | undefined): boolean => text === undefined || /^\d{1,9}$/.test(text);

/** Parses the command line; undefined if it asks for help or is invalid. */
export function readOptions(args: string[]): Options | undefined {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      minutes: { type: 'string' },
      cycles: { type: 'string' },
      fault: { type: 'string', multiple: true, default: [] },
      short: { type: 'boolean', default: false },
      break: { type: 'string' },
      prove: { type: 'boolean', default: false },
      citus: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { seed, minutes, cycles, fault, short, prove, help } = values;
  if (help || ![seed, minutes, cycles].every(isCount)) return undefined;
  return {
    seed: Number(seed ?? Math.floor(Math.random() * 1_000_000)),
    durationMs: minutes === undefined ? undefined : Number(minutes) * 60_000,
    cycles: Number(cycles ?? 100),
    faults: fault,
    short,
    breakage: values.break,
    prove,
    citus: values.citus,
  };
}
