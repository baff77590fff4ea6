import { expect, test } from 'vitest';
import { createClock, HOUR } from '../../src/lib/clock.ts';

test('a clock begins with the system time, and changes of the system time do not affect it', () => {
  let systemTime = Date.parse('2026-03-01T12:00:00Z');
  const clock = createClock(() => systemTime);
  const begun = clock.now().getTime();
  expect(Math.abs(begun - systemTime)).toBeLessThan(1_000);
  systemTime -= 2 * HOUR;
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(begun);
  expect(clock.now().getTime()).toBeLessThan(begun + 1_000);
});

test('a clock that is set runs on from there', () => {
  const clock = createClock();
  const time = new Date('2030-01-01T00:00:00Z');
  clock.set(time, clock.monotonic() - 5_000);
  const passed = clock.now().getTime() - time.getTime();
  expect(passed).toBeGreaterThanOrEqual(5_000);
  expect(passed).toBeLessThan(6_000);
});
