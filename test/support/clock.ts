import { DAY, SECOND, type Clock } from '../../src/lib/clock.ts';

export interface TestClock extends Clock {
  set(time: Date | string): void;
  advance(by: { days?: number; seconds?: number; ms?: number }): void;
}

/** A clock that stands still until it is told to move. */
export function testClock(start = '2026-06-01T12:00:00.000Z'): TestClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    set: (to) => void (time = new Date(to).getTime()),
    advance: ({ days = 0, seconds = 0, ms = 0 }) => void (time += days * DAY + seconds * SECOND + ms),
  };
}
