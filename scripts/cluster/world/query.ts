import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Connects, again and again for as long as this: nothing was asked yet, so nothing is asked twice. */
async function connect(url: string, patienceMs: number): Promise<pg.Client> {
  for (const deadline = Date.now() + patienceMs; ;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'faults' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > deadline) throw error;
      await sleep(200);
    }
  }
}

/** Runs one statement on a connection of its own; returns its rows. */
export async function query(
  url: string,
  sql: string,
  { values, patienceMs = 0 }: { values?: unknown[] | undefined; patienceMs?: number } = {},
): Promise<Record<string, unknown>[]> {
  const client = await connect(url, patienceMs);
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
