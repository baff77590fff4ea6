import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement locks one table, and may run again after a failed attempt. */
export const transaction = false;

// Thin events are listed as ignored. Rows that exist satisfy the looser check. Citus adds a constraint to a distributed table
// with no other subcommand.
const STATEMENTS = [
  `alter table payment_events drop constraint if exists payment_events_state_check,
     drop constraint if exists payment_events_states`,
  `alter table payment_events add constraint payment_events_states
     check (state in ('applied', 'pending', 'test', 'ignored')) not valid`,
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of STATEMENTS) await database.raw(sql);
};
