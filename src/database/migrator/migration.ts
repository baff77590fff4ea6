/** What a migration runs its SQL with. */
export interface SqlRunner {
  /** Outside a transaction each call is one statement; inside, a text may hold several. */
  raw(sql: string): PromiseLike<unknown>;
}

/** One step forward; there is none back. A file of `migrations/` exports these two names. */
export interface Migration {
  up(database: SqlRunner): PromiseLike<unknown>;
  /**
   * False: the statements run one by one, each committed by itself, for `create index concurrently` and for data that are
   * filled in batches. Such a migration starts again from its beginning after a failure, so it must be repeatable.
   */
  transaction?: false;
}

export interface NamedMigration {
  /** without extension: it is stored, and is the same whether source or compiled code runs */
  name: string;
  migration: Migration;
}

export interface MigratorOptions {
  /** one line for an operator: what is waited for, what is applied */
  log: (message: string) => void;
  /** how long (ms) one attempt waits for a lock, with all traffic on that table behind it */
  lockTimeoutMs: number;
  /** how long (ms) a start waits for locks before it gives up */
  patienceMs: number;
  /** refuse a database that no version has ever migrated */
  mustExist: boolean;
  /** ends a start that waits, or is in the middle of a migration, which is rolled back */
  signal?: AbortSignal | undefined;
}
