import type { SqlRunner } from '../migrator/migration.ts';

// Sales that were refused because another program's sale has their `transaction_id`: one row for each program and
// identifier, however often it is tried.
const SQL = `
create table sale_conflicts (
  program_id bigint not null references programs,
  transaction_id text not null,
  sale_id bigint not null references sales,
  holder_program_id bigint not null references programs,
  customer_id bigint references customers on delete set null,
  attempts bigint not null check (attempts > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (program_id, transaction_id)
);
create index sale_conflicts_holder on sale_conflicts (holder_program_id);
create index sale_conflicts_customer on sale_conflicts (customer_id) where customer_id is not null;
create index sale_conflicts_sale on sale_conflicts (sale_id);

alter table payment_events validate constraint payment_events_state_check;
create index payment_events_test on payment_events using gin (names) where state = 'test';

-- What an older version kept of the payment processor's test mode waits for nothing any more.
update payment_events set state = 'test', result = 'test_event' where state = 'kept' and livemode is false;
`;

export const up = (database: SqlRunner): PromiseLike<unknown> => database.raw(SQL);
