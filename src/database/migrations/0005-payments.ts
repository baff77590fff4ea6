import type { SqlRunner } from '../migrator/migration.ts';

// Events of a program's payment processor. Only what was read of an event is stored: no name, no address, no card.
// A payment has several names there (PaymentIntent, invoice, session, charge); payment_names says which sale they mean,
// and its primary key decides when two events of one payment arrive at once.
const SQL = `
create table stripe_secrets (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  fingerprint bytea not null,
  sealed bytea not null,
  masked text not null,
  connected_at timestamptz not null,
  unique (program_id, fingerprint)
);

create table payment_events (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  event_id text not null,
  type text not null,
  livemode boolean,
  notice jsonb not null,
  names text[] not null,
  state text not null check (state in ('applied', 'kept')),
  result text not null,
  customer_id bigint references customers,
  sale_id bigint references sales,
  refund_id bigint references refunds,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  constraint payment_events_once unique (program_id, event_id),
  check ((state = 'applied') = (applied_at is not null))
);
create index payment_events_customer on payment_events (customer_id) where customer_id is not null;
create index payment_events_refund on payment_events (refund_id) where refund_id is not null;
create index payment_events_kept on payment_events (program_id, id) where state = 'kept';
create index payment_events_waiting on payment_events using gin (names) where state = 'kept';

create table payment_names (
  program_id bigint not null references programs,
  name text not null,
  sale_id bigint not null references sales,
  primary key (program_id, name)
);

create table invoice_payments (
  program_id bigint not null references programs,
  invoice_id text not null,
  payment_id text not null,
  primary key (program_id, invoice_id, payment_id)
);
create index invoice_payments_payment on invoice_payments (program_id, payment_id);

-- Whose subscription it is: what its checkout or an invoice said, and who that was as soon as it is known.
create table payment_subscriptions (
  program_id bigint not null references programs,
  subscription_id text not null,
  click_id text,
  customer_key text,
  reference text,
  customer_id bigint references customers,
  primary key (program_id, subscription_id)
);

create index sales_provider_payment on sales (program_id, provider_payment_id) where provider_payment_id is not null;
`;

export const up = (database: SqlRunner): PromiseLike<unknown> => database.raw(SQL);
