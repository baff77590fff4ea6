// The locks that writes of a program take.
import { statement, type Runner, type Transaction } from '../database/db.ts';

// Not `for update`, which would block writes of the links and keys that refer to this row.
const lock = statement<{ id: number }>('lock_program', 'select id from programs where id = $1 for no key update');

/** Locks the program, so that such changes of it run one at a time; false if the program does not exist. */
export const lockProgram = async (tx: Transaction, programId: number): Promise<boolean> =>
  (await tx.run(lock, [programId])).length > 0;

const archived = statement<object>(
  'archived_program',
  'select 1 from programs where id = $1 and archived_at is not null',
);

export const isArchived = async (db: Runner, programId: number): Promise<boolean> =>
  (await db.run(archived, [programId])).length > 0;

// Writes of a program do not wait for each other, and each can take a stronger lock afterwards. Only archiving waits for them.
const holdStatus = statement<{ archived: boolean }>(
  'hold_status_of_program',
  'select archived_at is not null as archived from programs where id = $1 for key share',
);

/** Whether the program is archived, which does not change until the transaction ends. */
export const holdArchived = async (tx: Transaction, programId: number): Promise<boolean> =>
  (await tx.run(holdStatus, [programId]))[0]?.archived ?? false;

const lockToArchive = statement<object>('lock_program_to_archive', 'select from programs where id = $1 for update');

/** Waits for the writes that have found the program active. */
export const lockToArchiveProgram = async (tx: Transaction, programId: number): Promise<unknown> =>
  tx.run(lockToArchive, [programId]);
