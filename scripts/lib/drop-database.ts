import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const ATTEMPTS = 20;
const PAUSE_MS = 250;
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Drops a database with its connections; `run` executes SQL in another database of the server. An automatic vacuum, which
 * no ordinary role may terminate, is waited for.
 */
export async function dropDatabase(run: (sql: string) => Promise<void>, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run(`drop database if exists ${name} with (force)`);
    } catch (error) {
      const vacuumed = error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
      if (!vacuumed || attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
