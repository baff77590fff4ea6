import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement locks one table, and may run again after a failed attempt. */
export const transaction = false;

const KINDS = `'partner-invitation', 'member-invitation', 'sign-in-link', 'payout-method', 'payout-paid', 'payout-returned',
  'payday', 'application-decided', 'first-commission', 'monthly-summary', 'applications-waiting', 'key-rotation-due',
  'weekly-digest', 'webhook-failing', 'address-confirmation', 'address-changed'`;

const STATEMENTS = [
  // The changes of the address of people who sign in by mail.
  `create table if not exists address_changes (
     id bigint generated always as identity primary key,
     account_id bigint not null references accounts,
     former_email text not null,
     new_email text not null,
     -- of the link in the mail to the new address; null: it was used, or another one replaced it
     token_hash bytea unique,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     changed_at timestamptz,
     -- of the link in the mail to the former address; null: it was used
     undo_hash bytea unique,
     undo_until timestamptz
   )`,
  'create index if not exists address_changes_account on address_changes (account_id, id)',
  'create index if not exists address_changes_former on address_changes (former_email)',
  'create index if not exists address_changes_new on address_changes (new_email, created_at)',
  'create index if not exists address_changes_created on address_changes (created_at)',
  // What the previous version writes satisfies both checks. Rows that exist satisfy it already.
  `alter table mails drop constraint if exists mails_kinds_3, drop constraint if exists mails_kinds_4,
     add constraint mails_kinds_4 check (kind in (${KINDS})) not valid`,
  'drop index concurrently if exists mails_address_ended',
  `create index concurrently mails_address_ended on mails (ended_at)
     where kind in ('address-confirmation', 'address-changed')`,
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of STATEMENTS) await database.raw(sql);
};
