import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connects, again and again for as long as this: nothing was asked yet, so nothing is asked twice. */
export async function connect(url: string, patienceMs = 0): Promise<pg.Client> {
  for (const deadline = Date.now() + patienceMs; ;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'faults' });
    // A server may be killed before the connection is closed; what was asked is answered or fails by itself.
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

/** Runs statements on a connection of their own; returns the rows of the last. Only one statement can have values. */
export async function query<Row extends pg.QueryResultRow = Record<string, unknown>>(
  url: string,
  sql: string,
  values?: unknown[],
  patienceMs?: number,
): Promise<Row[]> {
  const client = await connect(url, patienceMs);
  try {
    return [await client.query<Row>(sql, values)].flat().at(-1)!.rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
