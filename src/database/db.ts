// The connection pool. Statements run as prepared statements; their SQL is in the rooms.
import pg from 'pg';
import type { PoolState } from '../lib/measures.ts';
import { within, type Span } from '../lib/span.ts';
import { createBudget, NO_LIMIT, waitWithin, type Budget } from './budget.ts';
import type { Lease } from './lease.ts';
import { openConnections, type Connections } from './pool.ts';
import { constraintOf } from './violations.ts';
import { createWriteWatch, type WriteWatch } from './write-watch.ts';

// node-postgres returns bigint as text. Every bigint of this schema is an identifier or an amount below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
/** The identifiers of the types `text[]` and `bigint[]`, which node-postgres does not name. */
const [TEXT_ARRAY, INT8_ARRAY] = [1009, 1016];
const readTexts = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => string[];
pg.types.setTypeParser(INT8_ARRAY, (text) => readTexts(text).map(Number));

/** A named statement, which each connection prepares once, unless it is planned for each run. */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** its text on a distributed database, with the same parameters; unset: the same text */
  readonly distributed?: string | undefined;
  /** whether PostgreSQL plans it for the parameters of each run */
  readonly replanned?: boolean;
  /** Exists only for the row's type. */
  readonly row?: Row;
}

export const statement = <Row>(name: string, text: string, distributed?: string): Statement<Row> => ({
  name,
  text,
  distributed,
});

/** What a write did, of a program. */
export interface Fact {
  type: string;
  programId: number;
}

/**
 * Hears what writes did, in their transactions: what it writes is committed with them, and if it rejects, nothing is. Of a
 * program that it does not want it hears nothing, and the writes of such a program cost nothing more.
 */
export interface Subscriber {
  wants(programId: number): boolean;
  hear(tx: Transaction, facts: readonly Fact[]): Promise<void>;
}

/** Runs statements, on the pool or in a transaction. */
export interface Runner {
  /** whether the tables are split by program over several servers */
  readonly distributed: boolean;
  readonly subscriber: Subscriber | undefined;
  run<Row>(query: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
}

export interface Transaction extends Runner {
  /** Runs the work after a savepoint. If the work fails, the transaction continues from the savepoint. */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
  /** Calls this once the transaction is committed; never if it is rolled back. */
  afterCommit(call: () => void): void;
}

export interface Db extends Runner {
  /** Commits if the work resolves, and rolls back if it rejects. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same database for one request, with a limit in milliseconds for all its statements and waits. */
  within(limitMs: number): Db;
  /** the limit of this request */
  readonly budget: Budget;
  /** the same database, whose writes this subscriber hears of */
  heardBy(subscriber: Subscriber): Db;
  /** the same database, whose statements are pieces of this work in a trace; itself if they are already */
  traced(span: Span | undefined): Db;
  /** the work in a trace; undefined without one */
  readonly span: Span | undefined;
  /** Waits for a read that several requests share; the wait counts towards the limit of this request. */
  waitFor<T>(shared: Promise<T>): Promise<T>;
  /** the connections at this moment */
  pool(): PoolState;
  /** Rejects while writes are known to fail. */
  checkWrites(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A statement that PostgreSQL plans for the parameters of each run, as a list whose filters match many rows or few. After five
 * runs of a prepared statement, it may use one plan for all parameters, and know nothing of their values.
 */
export const planned = <Row>(name: string, text: string): Statement<Row> => ({ name, text, replanned: true });

export interface DbOptions {
  url: string;
  /** maximum number of connections; unset: that of pg */
  poolSize?: number;
  /** shown in pg_stat_activity */
  applicationName?: string;
  /** whether the tables are split by program over several servers */
  distributed?: boolean;
  /** receives one line for an operator when the server has no room for all connections */
  log?: (message: string) => void;
}

function runnerOn(lease: Lease): Runner['run'] {
  return async <Row>(query: Statement<Row>, values: readonly unknown[]) => {
    const text = (lease.distributed ? query.distributed : undefined) ?? query.text;
    const name = query.replanned ? undefined : query.name;
    const { rows } = await lease.query({ name, text, values: values as unknown[] });
    return rows as Row[];
  };
}

/** What the statements of a request have in common. */
interface Around {
  span: Span | undefined;
  subscriber: Subscriber | undefined;
}

function transactionOn(lease: Lease, { span, subscriber }: Around, calls: (() => void)[]): Transaction {
  const runOn = runnerOn(lease);
  const run: Runner['run'] = (query, values) =>
    span ? within(span, query.name, DATABASE, () => runOn(query, values)) : runOn(query, values);
  // Each savepoint has a unique name; an inner one of the same name would hide the outer one.
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
  const afterCommit: Transaction['afterCommit'] = (call) => void calls.push(call);
  return { distributed: lease.distributed, subscriber, run, savepoint, afterCommit };
}

/** Attributes of statements in a trace. Their values are never in it. */
const DATABASE = { 'db.system.name': 'postgresql' };

async function transact<T>(lease: Lease, around: Around, work: (tx: Transaction) => Promise<T>): Promise<T> {
  await lease.query({ text: 'begin' });
  const calls: (() => void)[] = [];
  let result: T;
  try {
    result = await work(transactionOn(lease, around, calls));
  } catch (error) {
    // If this fails too, the connection is closed, and the server rolls back.
    await lease.query({ text: 'rollback' }).catch(() => undefined);
    throw error;
  }
  const { command } = await lease.query({ text: 'commit' });
  // If a statement of the transaction failed, PostgreSQL answers `commit` with a rollback, without an error.
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back: one of its statements had failed');
  for (const call of calls) call();
  return result;
}

function dbOn(connections: Connections, watch: WriteWatch, budget: Budget, around: Around): Db {
  const { span, subscriber } = around;
  const withLease = <T>(work: (lease: Lease) => Promise<T>): Promise<T> =>
    budget.spend(async () => {
      const lease = await connections.lease(budget);
      try {
        return await work(lease);
      } catch (error) {
        watch.note(error);
        throw error;
      } finally {
        lease.end();
      }
    });
  const transactIn =
    <T>(work: (tx: Transaction) => Promise<T>) =>
    (inner?: Span) =>
      withLease((lease) => transact(lease, { span: inner, subscriber }, work));
  const transaction: Db['transaction'] = (work) =>
    span ? within(span, 'transaction', DATABASE, transactIn(work)) : transactIn(work)();
  const db: Db = {
    distributed: connections.distributed,
    subscriber,
    run(query, values) {
      const runNow = () => withLease((lease) => runnerOn(lease)(query, values));
      return span ? within(span, query.name, DATABASE, runNow) : runNow();
    },
    transaction,
    within: (limitMs) => dbOn(connections, watch, createBudget(limitMs), around),
    heardBy: (heard) => dbOn(connections, watch, budget, { span, subscriber: heard }),
    budget,
    traced: (work) => (work === span ? db : dbOn(connections, watch, budget, { span: work, subscriber })),
    span,
    waitFor: (shared) => waitWithin(budget, shared),
    pool: () => connections.state(),
    checkWrites: () => watch.check(transaction),
    close: () => connections.close(),
  };
  return db;
}

export function openDb(options: DbOptions): Db {
  return dbOn(openConnections(options), createWriteWatch(), NO_LIMIT, { span: undefined, subscriber: undefined });
}

/** The name of the constraint that an error reports as violated; undefined for other errors. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? constraintOf(error) : undefined;
}
