/** The service's only source of time; tests put their own in its place. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const SECOND = 1000;
export const DAY = 24 * 60 * 60 * SECOND;
