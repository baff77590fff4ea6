/** Accounts and sign-in. Of tokens and other credentials, only hashes are stored. */
export const IDENTITY = `
create table accounts (
  id bigint generated always as identity primary key,
  -- with the C locale, \`lower\` changes only ASCII, on every server
  email text not null unique constraint accounts_email_lower check (email = lower(email collate "C")),
  status text not null default 'active' check (status in ('active', 'suspended')),
  issuer text,
  subject text,
  created_at timestamptz not null,
  constraint accounts_binding_whole check ((issuer is null) = (subject is null))
);
create unique index accounts_issuer_subject on accounts (issuer, subject);

create table advertisers (
  id bigint generated always as identity primary key,
  account_id bigint not null unique references accounts,
  created_at timestamptz not null
);

create table login_sessions (
  id bigint generated always as identity primary key,
  state_hash bytea not null unique,
  handle_hash bytea not null unique,
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
create index login_sessions_account on login_sessions (account_id) where account_id is not null;

-- The tokens of a deleted account stay, without an account, so that their holder gets the right error.
create table login_tokens (
  id bigint generated always as identity primary key,
  account_id bigint references accounts on delete set null,
  token_hash bytea not null unique,
  -- what the person agreed to: only the calls of the command line, or to act with the account's role
  reach text not null default 'cli' check (reach in ('cli', 'account')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index login_tokens_account on login_tokens (account_id);
`;
