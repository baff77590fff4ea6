import { ConfigError, read, type Environment } from './environment.ts';

/** A decimal number; `must` says in the message what it must be. */
export function readNumber(
  env: Environment,
  name: string,
  fallback: number,
  accept: (value: number) => boolean,
  must: string,
): number {
  const text = read(env, name);
  if (text === undefined) return fallback;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (!Number.isFinite(value) || !accept(value)) throw new ConfigError(`${name} must be ${must}; it is "${text}"`);
  return value;
}

const HIGHEST_PORT = 65_535;
const isPort = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= HIGHEST_PORT;

export const readPort = (env: Environment, name: string, fallback: number): number =>
  readNumber(env, name, fallback, isPort, `a port from 1 to ${HIGHEST_PORT}`);

export const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0;

const MOST_DAYS = 36_500;

/** A number of days; undefined if it is unset. */
export const readDays = (env: Environment, name: string): number | undefined =>
  read(env, name) === undefined
    ? undefined
    : readNumber(env, name, 0, (n) => isWhole(n) && n >= 1 && n <= MOST_DAYS, `days, from 1 to ${MOST_DAYS}`);

/** A time of the day such as `03:00` (UTC), in minutes after midnight; undefined if the variable is unset. */
export function readTimeOfDay(env: Environment, name: string): number | undefined {
  const text = read(env, name);
  if (text === undefined) return undefined;
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined) throw new ConfigError(`${name} must be a time of the day in UTC, such as 03:00`);
  return Number(hours) * 60 + Number(minutes);
}
