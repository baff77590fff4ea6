// Decides the order of faults from the seed alone.
import type { Fault } from './nemesis/fault.ts';
import { FAULTS, faultNamed } from './nemesis/index.ts';
import type { Options } from './options.ts';
import type { Random } from './random.ts';

/** The time limit of the short form. CI has three minutes, which include startup and shutdown. */
const SHORT_MS = 115_000;

/**
 * The fault to start with, in case a short run does not reach all faults: the defect that it finds was the reason for
 * this checker.
 */
const FIRST = 'late-begin';

const order = (faults: readonly Fault[], short: boolean, random: Random): Fault[] => {
  const shuffled = random.shuffled(faults);
  if (!short) return shuffled;
  return [...shuffled.filter(({ name }) => name === FIRST), ...shuffled.filter(({ name }) => name !== FIRST)];
};

/** The faults that the options select. */
export const chosenFaults = ({ faults, short }: Options): Fault[] =>
  faults.length > 0 ? faults.map(faultNamed) : FAULTS.filter((fault) => !short || fault.short);

/** Repeats all faults, in a new random order each time, until the cycles or the time are used up. */
export function* scheduleOf(options: Options, random: Random): Generator<Fault> {
  const { short, cycles, durationMs } = options;
  const chosen = chosenFaults(options);
  const count = short ? chosen.length : cycles;
  const end = performance.now() + (short ? SHORT_MS : (durationMs ?? Infinity));
  const limit = durationMs !== undefined && !short ? Infinity : count;
  for (let done = 0; done < limit;) {
    for (const fault of order(chosen, short, random)) {
      if (done++ >= limit || performance.now() > end) return;
      yield fault;
    }
  }
}
