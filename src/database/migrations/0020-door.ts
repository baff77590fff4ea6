import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement locks one table, and may run again after a failed attempt. */
export const transaction = false;

const STATEMENTS = [
  // What only the mail of an invitation contains, as a hash. Null: its person signs in before they accept.
  'alter table partner_invitations add column if not exists proof_hash bytea',
  // What people who join or apply are asked: a list of { text, required }.
  `alter table programs add column if not exists questions jsonb not null default '[]'`,
  // Whether the code was made from the partner's name, which an erasure removes.
  'alter table links add column if not exists from_name boolean not null default false',
  // What the partner said then; cleared when the partner is erased.
  'alter table partnerships add column if not exists application jsonb',
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of STATEMENTS) await database.raw(sql);
};
