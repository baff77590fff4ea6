import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement locks one table, and may run again after a failed attempt. */
export const transaction = false;

const STATEMENTS = [
  // Addresses that accounts had before, for a month: notices of a change go there too, and a new address has to wait.
  `create table if not exists former_addresses (
     id bigint generated always as identity primary key,
     account_id bigint not null references accounts on delete cascade,
     email text not null,
     replaced_at timestamptz not null
   )`,
  'create index if not exists former_addresses_account on former_addresses (account_id, replaced_at)',
  'create index if not exists former_addresses_replaced on former_addresses (replaced_at)',
  // What the previous version writes satisfies both checks. Rows that exist satisfy it already.
  `alter table mails drop constraint if exists mails_kind_check, drop constraint if exists mails_kinds,
     add constraint mails_kinds check (
       kind in ('partner-invitation', 'member-invitation', 'sign-in-link', 'payout-method')) not valid`,
  'drop index concurrently if exists mails_notices_ended',
  `create index concurrently mails_notices_ended on mails (ended_at) where kind = 'payout-method'`,
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of STATEMENTS) await database.raw(sql);
};
