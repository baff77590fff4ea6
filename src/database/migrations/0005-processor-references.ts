import type { SqlRunner } from '../migrator/migration.ts';

// The events are read without a lock that would block a payment.
export const transaction = false;

const STATEMENTS = [
  // Whose a customer of the processor (`cus_…`) is, as `payment_subscriptions` has it of subscriptions: the names in an
  // event, and the customer as soon as it exists.
  `create table if not exists processor_references (
     program_id bigint not null,
     reference text not null,
     click_id text,
     customer_key text,
     client_reference text,
     customer_id bigint,
     primary key (program_id, reference),
     foreign key (program_id, customer_id) references customers
   )`,
  // When the first event of the subscription happened, and whether an event was of its start. Rows of earlier versions
  // count as started: they were stored with a checkout or a payment.
  `alter table payment_subscriptions add column if not exists seen_at timestamptz,
     add column if not exists started boolean not null default true`,
  `insert into payment_subscriptions as s (program_id, subscription_id, seen_at)
     select program_id, notice ->> 'subscription', min(occurred_at) from payment_events
     where state <> 'test' and notice ->> 'subscription' is not null group by 1, 2
     on conflict (program_id, subscription_id) do update set seen_at = least(s.seen_at, excluded.seen_at)`,
];

/** The processor's customers, and what is known of the beginning of subscriptions. */
export const up = async (database: SqlRunner): Promise<void> => {
  for (const statement of STATEMENTS) await database.raw(statement);
};
