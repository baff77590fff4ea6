/** The service's only source of time. Tests replace it with their own. */
export interface Clock {
  /** the system time, which may be changed at any moment */
  now(): Date;
  /** milliseconds from an arbitrary start; never jumps, so use it to measure durations */
  monotonic(): number;
}

export const systemClock: Clock = { now: () => new Date(), monotonic: () => performance.now() };

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The latest moment, not after this one, that is a whole number of steps (ms) after 1970-01-01 UTC. */
export const floorTo = (stepMs: number, at: Date): Date => new Date(Math.floor(at.getTime() / stepMs) * stepMs);

/** The beginning of the hour (UTC) of this moment. */
export const hourOf = (at: Date): Date => floorTo(HOUR, at);
