import type { SqlRunner } from '../migrator/migration.ts';

/** Each statement locks one table, and may run again after a failed attempt. */
export const transaction = false;

const STATEMENTS = [
  // The table keeps its name: instances of the previous version read it while both run.
  `alter table stripe_secrets add column if not exists processor text not null default 'stripe'`,
  'alter table stripe_secrets drop constraint if exists stripe_secrets_program_id_fingerprint_key',
  'create unique index if not exists stripe_secrets_once on stripe_secrets (program_id, processor, fingerprint)',
  `alter table payment_events add column if not exists processor text not null default 'stripe'`,
  'alter table payment_events add column if not exists pulled boolean not null default false',
  // In answers, the provider is an open list.
  'alter table sales drop constraint if exists sales_provider_check',
  // Events that wait for a limited time, in the order in which their time ends.
  `create index if not exists payment_events_limited on payment_events (received_at)
     where state = 'pending' and result in ('waits_for_session', 'waits_for_subscription')`,
  // The shop that a program's deliveries come from, where a processor has many.
  `create table if not exists processor_shops (
     program_id bigint not null references programs,
     processor text not null,
     shop text not null,
     first_seen_at timestamptz not null,
     primary key (program_id, processor)
   )`,
];

export const up = async (database: SqlRunner): Promise<void> => {
  for (const sql of STATEMENTS) await database.raw(sql);
};
