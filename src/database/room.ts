// What happens when the server has no room for all connections of a pool.
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { CONNECT_TIMEOUT_MS } from './session.ts';

/** SQLSTATE: the server, the database or the role may not have another connection. */
const NO_ROOM = '53300';
/** How long the pool is content with the connections that it has. Then it tries to open more. */
const CONTENT_MS = 30_000;
const LOG_EVERY_MS = 600_000;
const PAUSE_MS = 100;

const hasNoRoom = (error: unknown): error is Error => (error as { code?: string }).code === NO_ROOM;

/**
 * Returns a function that takes a connection of the pool. While the server refuses more, those that are open are all that the
 * pool has, and requests wait for one of them.
 */
export function takeFrom(pool: pg.Pool, log: (message: string) => void): () => Promise<pg.PoolClient> {
  const configured = pool.options.max;
  const open = new Set<pg.PoolClient>();
  let narrowedAt = -Infinity;
  let loggedAt = -Infinity;
  pool.on('connect', (client) => void open.add(client));
  pool.on('remove', (client) => void open.delete(client));

  function narrow({ message }: Error): void {
    const now = (narrowedAt = performance.now());
    pool.options.max = Math.max(1, open.size);
    if (now - loggedAt < LOG_EVERY_MS) return;
    loggedAt = now;
    log(
      `The database has no room for ${configured} connections of this process (${message}). Requests wait for the ` +
        `${open.size} that are open: lower DATABASE_POOL, or raise the limit of the server, the database or the role`,
    );
  }

  return async () => {
    const since = performance.now();
    if (since - narrowedAt > CONTENT_MS) pool.options.max = configured;
    for (;;) {
      try {
        return await pool.connect();
      } catch (error) {
        if (!hasNoRoom(error) || performance.now() - since > CONNECT_TIMEOUT_MS) throw error;
        narrow(error);
        if (open.size === 0) await sleep(PAUSE_MS);
      }
    }
  };
}
