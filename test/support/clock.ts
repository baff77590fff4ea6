import { DAY, SECOND, type Clock } from '../../src/lib/clock.ts';

export interface TestClock extends Clock {
  /** sets the time of day alone, as an administrator or a time server does */
  set(time: Date | string): void;
  /** lets time pass */
  advance(by: { days?: number; seconds?: number; ms?: number }): void;
}

/** A clock that stands still until it is moved. */
export function testClock(start = '2026-06-01T12:00:00.000Z'): TestClock {
  let time = Date.parse(start);
  let passed = 0;
  return {
    now: () => new Date(time),
    monotonic: () => passed,
    set: (to) => void (time = new Date(to).getTime()),
    advance({ days = 0, seconds = 0, ms = 0 }) {
      const by = days * DAY + seconds * SECOND + ms;
      time += by;
      passed += by;
    },
  };
}
