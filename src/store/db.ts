// One pool, made by knex; statements run on its connections as prepared statements, their SQL in sight in store/.
import knexModule, { type Knex } from 'knex';
import pg from 'pg';

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
  readonly knex: Knex;
  /** Commits when the work resolves and rolls back when it rejects. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

type Connection = pg.Client & { __knex__disposed?: unknown };

export interface DbOptions {
  url: string;
  /** connections, at most */
  poolSize?: number;
  /** shown in pg_stat_activity */
  applicationName?: string;
}

/** knex tells connection errors on standard output before it throws them; throwing is enough. */
export const silent = {
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
  deprecate: () => undefined,
};

function pool({ url, poolSize = 16, applicationName = 'referral-tracking' }: DbOptions): Knex {
  return knexModule({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      // The server gives up first; the client's limit is for a server that no longer answers at all.
      statement_timeout: 5_000,
      query_timeout: 6_000,
    },
    pool: { min: 0, max: poolSize },
    log: silent,
    acquireConnectionTimeout: 5_000,
  });
}

function runner(connection: Connection): Transaction {
  const run: Runner['run'] = async <Row>(query: Statement<Row>, values: readonly unknown[]) => {
    const { rows } = await connection.query({ name: query.name, text: query.text, values: values as unknown[] });
    return rows as Row[];
  };
  // A name of its own for each: of two with one name the outer one could not be gone back to.
  let savepoints = 0;
  const savepoint: Transaction['savepoint'] = async (work) => {
    const name = `before_work_${++savepoints}`;
    await connection.query(`savepoint ${name}`);
    try {
      return await work();
    } catch (error) {
      await connection.query(`rollback to savepoint ${name}`);
      throw error;
    }
  };
  return { run, savepoint };
}

/** A connection that failed in an unknown state must not be used again. */
function discard(connection: Connection, error: unknown): void {
  connection.__knex__disposed = error;
}

export function openDb(options: DbOptions): Db {
  const knex = pool(options);
  const client = knex.client as { acquireConnection(): Promise<Connection>; releaseConnection(c: Connection): unknown };

  async function withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await client.acquireConnection();
    try {
      return await work(connection);
    } finally {
      await client.releaseConnection(connection);
    }
  }

  const run: Runner['run'] = (query, values) =>
    withConnection(async (connection) => {
      try {
        return await runner(connection).run(query, values);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) discard(connection, error);
        throw error;
      }
    });

  const transaction: Db['transaction'] = (work) =>
    withConnection(async (connection) => {
      await connection.query('begin');
      try {
        const result = await work(runner(connection));
        await connection.query('commit');
        return result;
      } catch (error) {
        await connection.query('rollback').catch((broken: unknown) => discard(connection, broken));
        throw error;
      }
    });

  return { knex, run, transaction, close: () => knex.destroy() };
}

/** The constraint that a write would have broken, if that is why it failed. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined;
}
