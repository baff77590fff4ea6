import type { Transaction } from '../database/db.ts';
import { noteAs, type Note } from '../store/audit.ts';
import type { CommandDeps } from './action.ts';

/** Runs an operator's write in a transaction. What the work changes, it appends to the audit log with `note`. */
export const write = <T>(
  { db, clock }: Pick<CommandDeps, 'db' | 'clock'>,
  work: (tx: Transaction, note: Note, at: Date) => Promise<T>,
): Promise<T> =>
  db.transaction((tx) => {
    const at = clock.now();
    return work(tx, noteAs(tx, { kind: 'operator' }, at), at);
  });
