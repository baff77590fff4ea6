import type { SqlRunner } from '../migrator/migration.ts';

// What a stranger could sign in with (a session's state, a token) is stored as a hash only. An account that is removed
// leaves its tokens behind without one, so that their holder gets the right error.
const SQL = `
create table login_sessions (
  id bigint generated always as identity primary key,
  state_hash bytea not null unique,
  user_code text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmation text,
  refused_at timestamptz,
  account_id bigint references accounts on delete set null,
  completed_at timestamptz,
  consumed_at timestamptz,
  check (consumed_at is null or completed_at is not null)
);
create index login_sessions_expires on login_sessions (expires_at);

create table login_tokens (
  id bigint generated always as identity primary key,
  account_id bigint references accounts on delete set null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index login_tokens_account on login_tokens (account_id);
create index programs_advertiser on programs (advertiser_id);
`;

export const up = (database: SqlRunner): PromiseLike<unknown> => database.raw(SQL);
