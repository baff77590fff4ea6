// Which fault comes when, from the seed alone.
import type { Fault } from './nemesis/fault.ts';
import { FAULTS, faultNamed } from './nemesis/index.ts';
import type { Options } from './options.ts';
import type { Random } from './random.ts';

/** The short form ends here, whatever is left of it: CI has three minutes, and start and end take their part. */
const SHORT_MS = 115_000;

/** The fault that this checker was made for: a short run that has no time for all has time for this one. */
const FIRST = 'late-begin';

const order = (faults: readonly Fault[], short: boolean, random: Random): Fault[] => {
  const shuffled = random.shuffled(faults);
  if (!short) return shuffled;
  return [...shuffled.filter(({ name }) => name === FIRST), ...shuffled.filter(({ name }) => name !== FIRST)];
};

/** The faults that a run with these options is about. */
export const chosenFaults = ({ faults, short }: Options): Fault[] =>
  faults.length > 0 ? faults.map(faultNamed) : FAULTS.filter((fault) => !short || fault.short);

/** Each fault once, in another order each time, until cycles or time are used up. */
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
