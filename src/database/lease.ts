// One use of one pooled connection, from its checkout to its return or its end.
import pg from 'pg';
import type { Budget } from './budget.ts';

/** The server gives up first; the client's limit is for a server that no longer answers at all. */
export const STATEMENT_TIMEOUT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 6_000;

export interface Lease {
  /** Runs one statement. Rejects with `pg.DatabaseError` when the server refused it, else with what broke. */
  query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
  /** Returns the connection to the pool, or ends it when its state is not known to be idle. */
  end(): void;
}

/** An error that the server sent while the session went on: the connection's state is known afterwards. */
const isAnswer = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.severity !== 'FATAL' && error.severity !== 'PANIC';

/**
 * Takes a connection out of the pool. A statement that timed out, or failed in any way but by the server's own answer,
 * may still be executed later, `begin` and `commit` included; so nothing else ever runs on its connection. The same
 * holds for a connection that is returned inside a transaction.
 */
export function takeLease(client: pg.PoolClient, budget: Budget): Lease {
  let broken: Error | undefined;
  // A connection that is lost between two statements says so by an event, which without a listener ends the process.
  const lose = (error: Error) => void (broken ??= error);
  client.on('error', lose);
  return {
    async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig) {
      if (broken) throw new Error('the connection broke earlier in this unit of work', { cause: broken });
      const left = budget.left();
      try {
        if (left <= 0) throw budget.exceeded();
        const limit = { query_timeout: Math.min(ANSWER_TIMEOUT_MS, left) };
        return await client.query<Row>({ ...query, ...limit } as pg.QueryConfig);
      } catch (error) {
        if (!isAnswer(error)) lose(error as Error);
        throw error;
      }
    },
    end() {
      const open = client.getTransactionStatus() !== 'I';
      client.off('error', lose);
      client.release(broken ?? (open ? new Error('the connection was returned inside a transaction') : undefined));
    },
  };
}
