// Which fault comes when, from the seed alone.
import type { Fault } from './nemesis/fault.ts';
import { FAULTS, faultNamed } from './nemesis/index.ts';
import type { Options } from './options.ts';
import type { Random } from './random.ts';

/** The short form ends here, whatever is left of it: CI has three minutes, and start and end take their part. */
const SHORT_MS = 140_000;

/** Each fault once, in another order each time, until cycles or time are used up. */
export function* scheduleOf(options: Options, random: Random): Generator<Fault> {
  const { faults, short, cycles, durationMs } = options;
  const chosen = faults.length > 0 ? faults.map(faultNamed) : FAULTS.filter((fault) => !short || fault.short);
  const count = short ? chosen.length : cycles;
  const end = performance.now() + (short ? SHORT_MS : (durationMs ?? Infinity));
  const limit = durationMs !== undefined && !short ? Infinity : count;
  for (let done = 0; done < limit;) {
    for (const fault of random.shuffled(chosen)) {
      if (done++ >= limit || performance.now() > end) return;
      yield fault;
    }
  }
}
