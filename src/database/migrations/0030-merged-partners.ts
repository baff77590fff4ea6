import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement locks one table, and may run again after a failed attempt. */
export const transaction = false;

const STATUSES = `status in ('linked', 'applied', 'joined', 'declined', 'left', 'removed', 'merged')`;

const STATEMENTS = [
  // The partnership that has got the links, codes and customers of this one, and gets what it earns. No foreign key: rows are
  // copied to another database in any order.
  `alter table partnerships add column if not exists merged_into bigint,
     drop constraint if exists partnerships_status_check, drop constraint if exists partnerships_statuses,
     add constraint partnerships_statuses check (${STATUSES}) not valid`,
  `alter table partnerships drop constraint if exists partnerships_merged,
     add constraint partnerships_merged check ((status = 'merged') = (merged_into is not null)) not valid`,
  'drop index concurrently if exists partnerships_merged_into',
  `create index concurrently partnerships_merged_into on partnerships (program_id, merged_into) where merged_into is not null`,
  // Of a lead whose customer has moved to another partnership since: where it is counted.
  'alter table leads add column if not exists partnership_id bigint',
  // Of an adjustment that a merge makes: the partnership of the other half, without which it may not be changed.
  'alter table commissions add column if not exists counterpart_id bigint',
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of STATEMENTS) await database.raw(sql);
};
