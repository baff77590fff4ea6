/** The service's only source of time; tests put their own in its place. */
export interface Clock {
  /** the time of day, which may be set forward or back at any moment */
  now(): Date;
  /** milliseconds since some moment; for durations, since it never jumps */
  monotonic(): number;
}

export const systemClock: Clock = { now: () => new Date(), monotonic: () => performance.now() };

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The beginning of the hour (UTC) of this moment. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR) * HOUR);
