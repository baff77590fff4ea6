// One use of a pooled connection, from its checkout until it is returned or closed.
import pg from 'pg';
import type { Budget } from './budget.ts';
import { isDemotion } from './violations.ts';

/** Longer than the server's limit: the client's limit applies only if the server does not answer at all. */
export const STATEMENT_TIMEOUT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 6_000;

export interface Lease {
  readonly distributed: boolean;
  /** Runs one statement. Rejects with `pg.DatabaseError` if the server rejected it, else with the connection's error. */
  query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
  /** Returns the connection to the pool, or closes it unless it is known to be idle. */
  end(): void;
}

export interface LeaseOptions {
  budget: Budget;
  /** whether the tables are split by program over several servers */
  distributed: boolean;
  onDemoted: () => void;
}

/** Whether the server sent the error and the session continues, so that the connection's state is known. */
const isAnswer = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.severity !== 'FATAL' && error.severity !== 'PANIC';

/** PostgreSQL's function for the wait of a commit. Unlike its messages, the name is the same in every language. */
const COMMIT_WAIT = 'SyncRepWaitForLSN';

/**
 * The commit is stored on this server, but its wait for a synchronous standby was cancelled: it would be lost if the standby
 * became the leader.
 */
export class NotReplicated extends Error {
  override name = 'NotReplicated';
}

const cancelledWait = (): Error =>
  new NotReplicated('the wait for the standby was cancelled: the commit may be on this server only');

/**
 * Takes a connection out of the pool. The server may still execute a statement that timed out or failed without an
 * answer of the server, including `begin` and `commit`. So its connection is closed and not reused, as is a connection
 * that is returned inside a transaction, or to a server that has become a standby, which `onDemoted` reports.
 */
export function takeLease(client: pg.PoolClient, { budget, distributed, onDemoted }: LeaseOptions): Lease {
  let broken: Error | undefined;
  let demoted: Error | undefined;
  // A connection that is lost between statements emits an error event, which would end the process without a listener.
  const lose = (error: Error) => void (broken ??= error);
  client.on('error', lose);
  // The warning arrives before the result of the commit, which says that it succeeded.
  const note = ({ routine }: { routine?: string | undefined }) =>
    void (routine === COMMIT_WAIT && lose(cancelledWait()));
  client.on('notice', note);
  const refuseUnsafe = (): void => {
    if (broken instanceof NotReplicated) throw broken;
  };
  return {
    distributed,
    async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig) {
      if (broken) throw new Error('the connection broke earlier in this unit of work', { cause: broken });
      const left = budget.left();
      try {
        if (left <= 0) throw budget.exceeded();
        const limit = { query_timeout: Math.min(ANSWER_TIMEOUT_MS, left) };
        const result = await client.query<Row>({ ...query, ...limit } as pg.QueryConfig);
        refuseUnsafe();
        return result;
      } catch (error) {
        if (!isAnswer(error)) lose(error as Error);
        else if (isDemotion(error)) {
          demoted = error;
          onDemoted();
        }
        throw error;
      }
    },
    end() {
      const open = client.getTransactionStatus() !== 'I';
      client.off('error', lose);
      client.off('notice', note);
      client.release(
        broken ?? demoted ?? (open ? new Error('the connection was returned inside a transaction') : undefined),
      );
    },
  };
}
