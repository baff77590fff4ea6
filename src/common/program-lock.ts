// The locks that writes of a program take.
import { statement, type Runner, type Transaction } from '../database/db.ts';

// Not `for update`, which would block writes of the links and keys that refer to this row.
const lock = statement<{ id: number }>('lock_program', 'select id from programs where id = $1 for no key update');

/** Locks the program, so that changes of its secrets run one at a time; false if the program does not exist. */
export const lockProgram = async (tx: Transaction, programId: number): Promise<boolean> =>
  (await tx.run(lock, [programId])).length > 0;

const archived = statement<object>(
  'archived_program',
  'select 1 from programs where id = $1 and archived_at is not null',
);

export const isArchived = async (db: Runner, programId: number): Promise<boolean> =>
  (await db.run(archived, [programId])).length > 0;
