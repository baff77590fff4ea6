import type { Environment } from './environment.ts';
import { readNumber } from './number.ts';

/** A process needs one connection for what it does by itself, and one for requests. */
const LEAST = 2;
const MOST = 1_000;
const USUAL = 16;
/** The connections of all workers together, if nothing is set. PostgreSQL allows 100 by default. */
const OF_ALL_WORKERS = 64;

/** The connections of one process. */
export function readPool(env: Environment, workers: number): number {
  const shared = Math.max(LEAST, Math.min(USUAL, Math.floor(OF_ALL_WORKERS / workers)));
  const accept = (n: number): boolean => Number.isInteger(n) && n >= LEAST && n <= MOST;
  return readNumber(env, 'DATABASE_POOL', shared, accept, `a whole number from ${LEAST} to ${MOST}`);
}

/** The processes of an instance: with several workers, one more does the work that is done once. */
const processesOf = (workers: number): number => (workers > 1 ? workers + 1 : 1);

/** The most connections that an instance opens: its pools, and one in each process that hears of changes. */
export const connectionsOf = ({ databasePool, workers }: { databasePool: number; workers: number }): number =>
  processesOf(workers) * databasePool + workers;

/** The largest pool with which an instance and one more connection have room. */
export const poolWithin = (connections: number, workers: number): number =>
  Math.max(LEAST, Math.floor((connections - workers - 1) / processesOf(workers)));
