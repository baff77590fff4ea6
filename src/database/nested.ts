// Runs work that opens transactions of its own within a transaction that is open already.
import { NO_LIMIT } from './budget.ts';
import type { Db, Transaction } from './db.ts';

/**
 * The database as this transaction sees it: each transaction of the work is a savepoint, and nothing is committed before
 * the outer transaction. The work must not begin one while another is active, since both use the same connection.
 */
export function dbWithin(tx: Transaction): Db {
  // The connection runs one statement at a time, and refuses to queue others.
  let last: Promise<unknown> = Promise.resolve();
  const db: Db = {
    distributed: tx.distributed,
    subscriber: tx.subscriber,
    run(query, values) {
      const next = last.then(() => tx.run(query, values));
      last = next.catch(() => undefined);
      return next;
    },
    transaction: (work) => tx.savepoint(() => work(tx)),
    within: () => db,
    budget: NO_LIMIT,
    heardBy() {
      throw new Error('the transaction has its subscriber');
    },
    traced: () => db,
    span: undefined,
    pool: () => ({ open: 1, idle: 0, waiting: 0, limit: 1 }),
    waitFor: (shared) => shared,
    checkWrites: () => Promise.resolve(),
    close: () => Promise.reject(new Error('a transaction does not close its database')),
  };
  return db;
}
