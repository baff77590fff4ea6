import type { SqlRunner } from '../migrator/migration.ts';

// Events of the payment processor's test mode get a state of their own: they are never applied. The version before this
// one keeps writing `applied` and `kept`, which stay allowed; it treats an event in the new state as one that it has.
// `not valid`: every row satisfies the wider rule, so no scan of the table may hold up payments; 0008 validates it.
//
// A test sale's identifier is unique within its program. The version before this one infers the global unique index on
// `transaction_id` (`on conflict (transaction_id) where kind = 'sale'`), so that index must stay while it still runs. This
// version writes the identifier to `sale_transaction_id` instead; the new index covers the rows of both versions. Once no
// older version runs, a later migration may drop `test_events_transaction`.
const SQL = `
alter table payment_events drop constraint payment_events_state_check;
alter table payment_events add constraint payment_events_state_check
  check (state in ('applied', 'kept', 'test')) not valid;

-- Accounts of Stripe Connect whose events a program takes.
create table stripe_accounts (
  program_id bigint not null references programs,
  account_id text not null,
  connected_at timestamptz not null,
  primary key (program_id, account_id)
);

alter table test_events add column sale_transaction_id text;
create unique index test_events_sale on test_events (program_id, coalesce(sale_transaction_id, transaction_id))
  where kind = 'sale';
`;

export const up = (database: SqlRunner): PromiseLike<unknown> => database.raw(SQL);
