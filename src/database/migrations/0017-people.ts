import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement locks one table, and may run again after a failed attempt. */
export const transaction = false;

const STATEMENTS = [
  // What members note about a partner; cleared when the partner is erased.
  'alter table partnerships add column if not exists notes text',
  `alter table partnerships add column if not exists tags text[] not null default '{}'`,
  // Only while it is declined; cleared when the partner is erased.
  'alter table partnerships add column if not exists decline_reason text',
  // Who disabled it: a partner enables only what they disabled themselves.
  'alter table links add column if not exists disabled_by_partner boolean not null default false',
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of STATEMENTS) await database.raw(sql);
};
