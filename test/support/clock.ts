import { DAY, SECOND, type Clock } from '../../src/lib/clock.ts';

export interface TestClock extends Clock {
  /** sets only the system time, as an administrator or a time server does */
  set(time: Date | string): void;
  /** advances the system time and the monotonic time */
  advance(by: { days?: number; seconds?: number; ms?: number }): void;
}

/** A clock that stands still until a test advances it. */
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

/** A clock that runs like the real one, and can be advanced. */
export function runningClock(): TestClock {
  let ahead = 0;
  let passed = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    monotonic: () => performance.now() + passed,
    set: (to) => void (ahead = new Date(to).getTime() - Date.now()),
    advance({ days = 0, seconds = 0, ms = 0 }) {
      const by = days * DAY + seconds * SECOND + ms;
      ahead += by;
      passed += by;
    },
  };
}
