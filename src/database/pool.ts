// Opens connections, and hands each to one unit of work at a time.
import pg from 'pg';
import type { PoolState } from '../lib/measures.ts';
import type { Budget } from './budget.ts';
import type { DbOptions } from './db.ts';
import { STATEMENT_TIMEOUT_MS, takeLease, type Lease } from './lease.ts';
import { takeFrom } from './room.ts';
import { CONNECT_TIMEOUT_MS, connectionTo, settingsText } from './session.ts';

export interface Connections {
  /** whether the tables are split by program over several servers */
  readonly distributed: boolean;
  /** Takes a connection within the time limit. The caller must end the lease. */
  lease(budget: Budget): Promise<Lease>;
  /** the connections at this moment */
  state(): PoolState;
  close(): Promise<void>;
}

/** The server ends a session that is idle in a transaction for this long, and releases its locks. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** A connection that nobody has used for this long is closed. */
export const IDLE_MS = 30_000;

/**
 * JIT compilation, and starting parallel workers, take longer than any statement of the service. Warnings are read: one of
 * them says that a commit is not safe.
 */
const SESSION = settingsText({
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
});

/** The server can be read, but may lack records, or have some that are lost when it follows the leader. */
class Standby extends Error {
  constructor() {
    super('the database server is a standby: set DATABASE_URL to the leader, or promote this one');
  }
}

/**
 * Gives a new session its settings, and refuses one on a standby. A session on a leader ends before its server becomes a
 * standby.
 */
async function prepare(client: pg.ClientBase): Promise<void> {
  const question = { text: `${SESSION};show in_hot_standby`, query_timeout: CONNECT_TIMEOUT_MS };
  // Each statement of the text has a result, which the types of pg do not know.
  const results = (await client.query(question)) as unknown as pg.QueryResult<{ in_hot_standby: string }>[];
  if (results.at(-1)?.rows[0]?.in_hot_standby === 'on') throw new Standby();
}

function openPool({ url, poolSize, applicationName = 'referral-tracking' }: DbOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionTo(url),
    application_name: applicationName,
    max: poolSize,
    idleTimeoutMillis: IDLE_MS,
  });
  // The pool replaces a lost idle connection. Without a listener, the error event would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Returns a function that takes a connection from the pool, and prepares each before its first use. The pool has an option
 * for that, but loses a connection if a request stops waiting for it during the check.
 */
function createCheckout(pool: pg.Pool, log: (message: string) => void): () => Promise<pg.PoolClient> {
  const checked = new WeakSet<pg.PoolClient>();
  // A connection that is lost during the check emits an error event, too, which would end the process without a listener.
  const ignore = (): void => undefined;
  const take = takeFrom(pool, log);
  return async () => {
    const client = await take();
    if (checked.has(client)) return client;
    client.on('error', ignore);
    try {
      await prepare(client);
    } catch (error) {
      client.release(true);
      throw error;
    } finally {
      client.off('error', ignore);
    }
    checked.add(client);
    return client;
  };
}

/** Gets a connection. If it arrives after the request's time limit, it returns to the pool unused. */
async function connect(checkout: () => Promise<pg.PoolClient>, budget: Budget): Promise<pg.PoolClient> {
  const left = budget.left();
  if (left <= 0) throw budget.exceeded();
  const connecting = checkout();
  if (left >= 2 * CONNECT_TIMEOUT_MS) return connecting; // the check of a new one takes up to as long again
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(budget.exceeded());
    }, left);
    connecting.then((client) => (late ? client.release() : resolve(client)), reject).finally(() => clearTimeout(timer));
  });
}

/** Opens a pool. Connections are opened when they are needed. */
export function openConnections(options: DbOptions): Connections {
  const { distributed = false, log = () => undefined } = options;
  const pool = openPool(options);
  const checkout = createCheckout(pool, log);
  const openedAt = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => void openedAt.set(client, performance.now()));
  // A standby accepts connections and rejects writes. When a server shows that it is one, all connections that were open at
  // that time may lead to it, and another server may be the leader by now.
  let demotedAt = -Infinity;
  const isStale = (client: pg.PoolClient): boolean => (openedAt.get(client) ?? Infinity) <= demotedAt;
  const onDemoted = (): void => void (demotedAt = performance.now());
  return {
    distributed,
    async lease(budget) {
      for (;;) {
        const client = await connect(checkout, budget);
        if (!isStale(client)) return takeLease(client, { budget, distributed, onDemoted });
        client.release(true);
      }
    },
    state: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, limit: pool.options.max }),
    close: () => (pool.ending ? Promise.resolve() : pool.end()),
  };
}
