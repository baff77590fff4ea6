/** Runs the SQL of a migration. */
export interface SqlRunner {
  /** Outside a transaction, each call runs one statement; inside, a text may contain several. */
  raw(sql: string): PromiseLike<unknown>;
}

/** A migration forward; there is no way back. Each file of `migrations/` exports these two names. */
export interface Migration {
  up(database: SqlRunner): PromiseLike<unknown>;
  /**
   * False: each statement is committed separately, for `create index concurrently` and for backfills in batches. After a
   * failure, such a migration starts from its beginning, so it must be repeatable.
   */
  transaction?: false;
}

export interface NamedMigration {
  /** without extension; stored in the database, and the same for source and compiled code */
  name: string;
  migration: Migration;
}

export interface MigratorOptions {
  /** receives one line for an operator: a wait, or an applied migration */
  log: (message: string) => void;
  /** time limit (ms) of an attempt to get a lock, which blocks all requests on that table */
  lockTimeoutMs: number;
  /** time limit (ms) of a start for all waits for locks */
  patienceMs: number;
  /** fail on a database that was never migrated */
  mustExist: boolean;
  /** accept a database that receives a move, which nobody else may use until the move is complete */
  receivesMove?: boolean;
  /** aborts a start that is waiting or migrating; the active migration is rolled back */
  signal?: AbortSignal | undefined;
}
