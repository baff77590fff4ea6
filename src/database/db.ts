// One pool of connections; statements run on them as prepared statements, their SQL in sight in store/.
import pg from 'pg';
import { createBudget, NO_LIMIT, waitWithin, type Budget } from './budget.ts';
import { STATEMENT_TIMEOUT_MS, takeLease, type Lease } from './lease.ts';
import { createWriteWatch, type WriteWatch } from './write-watch.ts';

// node-postgres hands out bigint as text. Every bigint here is an identifier or an amount below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A statement with a name, so that each connection plans it once. */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** Only a carrier of the row's type. */
  readonly row?: Row;
}

export const statement = <Row>(name: string, text: string): Statement<Row> => ({ name, text });

/** Something that runs statements: the pool, or one transaction. */
export interface Runner {
  run<Row>(query: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
}

export interface Transaction extends Runner {
  /** Runs the work under a savepoint: when it fails, everything before it still stands. */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
}

export interface Db extends Runner {
  /** Commits when the work resolves and rolls back when it rejects. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same database for one request, whose statements and waits may take this many milliseconds in total. */
  within(limitMs: number): Db;
  /** Waits for a read that several requests share; the wait counts like a statement of this one. */
  waitFor<T>(shared: Promise<T>): Promise<T>;
  /** Whether the database can be written to, as far as is known: rejects while writes are known to fail. */
  checkWrites(): Promise<void>;
  close(): Promise<void>;
}

export interface DbOptions {
  url: string;
  /** connections, at most */
  poolSize?: number;
  /** shown in pg_stat_activity */
  applicationName?: string;
}

/** How long a request waits for a free connection, or for a new one to open. */
const CONNECT_TIMEOUT_MS = 5_000;
/** A session that the client has left inside a transaction is ended by the server, and its locks with it. */
const IDLE_IN_TRANSACTION_MS = 10_000;

function openPool({ url, poolSize = 16, applicationName = 'referral-tracking' }: DbOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // Compiling a statement takes longer than any statement of the service.
    options: '-c jit=off',
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  // An idle connection that is lost is replaced when the next one is needed; without a listener it ends the process.
  pool.on('error', () => undefined);
  return pool;
}

/** A free connection; one that comes after the request's time has run out goes back unused. */
async function connect(pool: pg.Pool, budget: Budget): Promise<pg.PoolClient> {
  const left = budget.left();
  if (left <= 0) throw budget.exceeded();
  const connecting = pool.connect();
  if (left >= CONNECT_TIMEOUT_MS) return connecting;
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(budget.exceeded());
    }, left);
    connecting.then((client) => (late ? client.release() : resolve(client)), reject).finally(() => clearTimeout(timer));
  });
}

function transactionOn(lease: Lease): Transaction {
  const run: Runner['run'] = async <Row>({ name, text }: Statement<Row>, values: readonly unknown[]) => {
    const { rows } = await lease.query({ name, text, values: values as unknown[] });
    return rows as Row[];
  };
  // A name of its own for each: of two with one name the outer one could not be gone back to.
  let savepoints = 0;
  const savepoint: Transaction['savepoint'] = async (work) => {
    const name = `before_work_${++savepoints}`;
    await lease.query({ text: `savepoint ${name}` });
    try {
      return await work();
    } catch (error) {
      await lease.query({ text: `rollback to savepoint ${name}` });
      throw error;
    }
  };
  return { run, savepoint };
}

async function transact<T>(lease: Lease, work: (tx: Transaction) => Promise<T>): Promise<T> {
  await lease.query({ text: 'begin' });
  let result: T;
  try {
    result = await work(transactionOn(lease));
  } catch (error) {
    // If this fails too, the connection is ended, and the server rolls back by itself.
    await lease.query({ text: 'rollback' }).catch(() => undefined);
    throw error;
  }
  const { command } = await lease.query({ text: 'commit' });
  // PostgreSQL answers the commit of a transaction in which a statement failed with a rollback, and with no error.
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back: one of its statements had failed');
  return result;
}

function dbOn(pool: pg.Pool, watch: WriteWatch, budget: Budget): Db {
  const withLease = <T>(work: (lease: Lease) => Promise<T>): Promise<T> =>
    budget.spend(async () => {
      const lease = takeLease(await connect(pool, budget), budget);
      try {
        return await work(lease);
      } catch (error) {
        watch.note(error);
        throw error;
      } finally {
        lease.end();
      }
    });
  const transaction: Db['transaction'] = (work) => withLease((lease) => transact(lease, work));
  return {
    run: (query, values) => withLease((lease) => transactionOn(lease).run(query, values)),
    transaction,
    within: (limitMs) => dbOn(pool, watch, createBudget(limitMs)),
    waitFor: (shared) => waitWithin(budget, shared),
    checkWrites: () => watch.check(transaction),
    close: () => (pool.ending ? Promise.resolve() : pool.end()),
  };
}

export function openDb(options: DbOptions): Db {
  return dbOn(openPool(options), createWriteWatch(), NO_LIMIT);
}

/** The constraint that a write would have broken, if that is why it failed. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined;
}
