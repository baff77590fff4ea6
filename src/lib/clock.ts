/** The service's only source of time. Tests replace it with their own. */
export interface Clock {
  /** the time, which is corrected from time to time */
  now(): Date;
  /** milliseconds from an arbitrary start; never jumps, so use it to measure durations */
  monotonic(): number;
}

export interface AdjustableClock extends Clock {
  /** sets the time that it was when `monotonic` returned this number */
  set(time: Date, monotonic: number): void;
}

/** A clock that begins with the system time and then runs evenly: later changes of the system time do not affect it. */
export function createClock(systemTime: () => number = Date.now): AdjustableClock {
  const monotonic = (): number => performance.now();
  let origin = systemTime() - monotonic();
  return {
    now: () => new Date(origin + monotonic()),
    monotonic,
    set: (time, at) => void (origin = time.getTime() - at),
  };
}

/** The clock of this process, which `followDatabase` sets to the time of the database. */
export const systemClock: AdjustableClock = createClock();

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The latest moment, not after this one, that is a whole number of steps (ms) after 1970-01-01 UTC. */
export const floorTo = (stepMs: number, at: Date): Date => new Date(Math.floor(at.getTime() / stepMs) * stepMs);
