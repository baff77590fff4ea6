import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const ATTEMPTS = 20;
const PAUSE_MS = 250;
/** An automatic vacuum, which no ordinary role may terminate; and the process of Citus, which it starts again. */
const [INSUFFICIENT_PRIVILEGE, IN_USE] = ['42501', '55006'];

/**
 * Drops a database with its connections; `run` executes SQL in another database of the server. An automatic vacuum, and
 * the process that Citus has in each database, are waited for.
 */
export async function dropDatabase(run: (sql: string) => Promise<void>, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run(`drop database if exists ${name} with (force)`);
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && [INSUFFICIENT_PRIVILEGE, IN_USE].includes(error.code ?? '');
      if (!isBusy || attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
