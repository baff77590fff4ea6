import type { SqlRunner } from '../migrator/migration.ts';

// The fixture's row is what parallel runs of a program queue at, so that its hourly limit applies to them too.
const SQL = `
create table chain_fixtures (
  program_id bigint primary key references programs,
  short_code text not null,
  customer_key text not null,
  refreshed_at timestamptz not null
);

create table chain_runs (
  id bigint generated always as identity primary key,
  program_id bigint not null references chain_fixtures,
  ran_at timestamptz not null
);
create index chain_runs_program on chain_runs (program_id, ran_at);
`;

export const up = (database: SqlRunner): PromiseLike<unknown> => database.raw(SQL);
