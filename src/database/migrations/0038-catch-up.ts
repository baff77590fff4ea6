import type { SqlRunner } from '../migrator/migration.ts';

/** An index is created without blocking writes, which no transaction can contain. */
export const transaction = false;

const KINDS = `'partner-invitation', 'member-invitation', 'sign-in-link', 'payout-method', 'payout-paid', 'payout-returned',
  'payday', 'application-decided', 'first-commission', 'monthly-summary', 'applications-waiting', 'key-rotation-due',
  'weekly-digest', 'webhook-failing', 'address-confirmation', 'address-changed', 'processor-silent'`;

const STATEMENTS = [
  // When a processor has delivered what.
  'drop index concurrently if exists payment_events_delivered',
  `create index concurrently payment_events_delivered on payment_events (program_id, processor, received_at)
     where not pulled`,
  // The key with which the service asks a processor each night for what it failed to deliver.
  `create table if not exists catch_up_keys (
     id bigint generated always as identity primary key,
     program_id bigint not null references programs,
     processor text not null,
     sealed bytea not null,
     masked text not null,
     site text,
     created_at timestamptz not null,
     caught_up_to timestamptz,
     ran_at timestamptz,
     problem text,
     constraint catch_up_keys_once unique (program_id, processor)
   )`,
  // What the previous version writes satisfies both checks. Rows that exist satisfy it already.
  `alter table mails drop constraint if exists mails_kinds_4, drop constraint if exists mails_kinds_5,
     add constraint mails_kinds_5 check (kind in (${KINDS})) not valid`,
  'drop index concurrently if exists mails_silence_ended',
  `create index concurrently mails_silence_ended on mails (ended_at) where kind = 'processor-silent'`,
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of STATEMENTS) await database.raw(sql);
};
