/**
 * Who may manage what: memberships and invitations, API tokens, browser sessions, repeated requests, and the audit log. Of tokens and
 * other credentials, only hashes are stored.
 */
export const ACCESS = `
-- The rights of an account in a program. A lock on the program protects the number of its owners.
create table memberships (
  program_id bigint not null references programs,
  account_id bigint not null references accounts on delete cascade,
  role text not null check (role in ('owner', 'admin', 'viewer')),
  created_at timestamptz not null,
  primary key (program_id, account_id)
);
create index memberships_account on memberships (account_id, program_id nulls first);

-- The advertiser's account owns its programs, whichever statement writes them.
create function own_programs() returns trigger language plpgsql as $$
begin
  insert into memberships (program_id, account_id, role, created_at)
    select new.id, v.account_id, 'owner', new.created_at from advertisers v where v.id = new.advertiser_id
    on conflict (program_id, account_id) do update set role = 'owner';
  return null;
end $$;
create trigger programs_own_inserted after insert on programs for each row execute function own_programs();
create trigger programs_own_changed after update of advertiser_id on programs
  for each row when (new.advertiser_id is distinct from old.advertiser_id) execute function own_programs();

-- The token of an invitation is valid once, and only for a person with this address.
create table member_invitations (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  email text not null,
  role text not null check (role in ('owner', 'admin', 'viewer')),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  declined_at timestamptz,
  revoked_at timestamptz,
  -- when the audit log got the entry of its expiry, some time after \`expires_at\`
  expired_at timestamptz,
  -- an \`open\` one is pending until it expires
  outcome text not null generated always as (case when accepted_at is not null then 'accepted'
    when declined_at is not null then 'declined' when revoked_at is not null then 'revoked' else 'open' end) stored,
  check (num_nonnulls(accepted_at, declined_at, revoked_at) <= 1)
);
create index member_invitations_expiring on member_invitations (expires_at)
  where expired_at is null and accepted_at is null and declined_at is null and revoked_at is null;
create index member_invitations_program on member_invitations (program_id, id);
create index member_invitations_outcome on member_invitations (program_id, outcome, id nulls first);
create index member_invitations_open on member_invitations (program_id, expires_at, id) where outcome = 'open';
create index member_invitations_created on member_invitations (program_id, created_at, id);
create index member_invitations_address on member_invitations (program_id, email);

create table api_tokens (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  masked text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- null: all programs of the account, also future ones
  program_ids bigint[] check (cardinality(program_ids) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index api_tokens_account on api_tokens (account_id, id);

create table browser_sessions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  value_hash bytea not null unique,
  -- how the person signed in: as a partner, they may only do what partners do
  reach text not null default 'account' check (reach in ('account', 'partner')),
  signed_in_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index browser_sessions_account on browser_sessions (account_id);
create index browser_sessions_expires on browser_sessions (expires_at);

-- When a credential was last used, to five minutes. Not in the rows of the credentials: instances keep those in memory,
-- and PostgreSQL reports their changes.
create table credential_uses (
  kind text not null check (kind in ('key', 'token', 'session')),
  id bigint not null,
  used_at timestamptz not null,
  primary key (kind, id)
);

-- The answers to requests with an Idempotency-Key.
create table idempotency_keys (
  account_id bigint not null references accounts on delete cascade,
  credential text not null,
  key_hash bytea not null,
  request_hash bytea not null,
  status integer not null check (status between 200 and 299),
  -- encrypted, since it may contain a secret
  sealed_body bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, credential, key_hash)
);
create index idempotency_keys_expires on idempotency_keys (expires_at);

-- No foreign keys: an entry outlives what it names.
create table audit_log (
  id bigint generated always as identity primary key,
  -- null: the entry concerns no program
  program_id bigint,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('account', 'partner', 'operator', 'system')),
  actor_id bigint,
  -- such as 'token 7'; null for the operator and the service itself
  credential text,
  -- null: no request caused it
  request_id text,
  action text not null,
  target_kind text not null,
  target_id bigint,
  before jsonb not null,
  after jsonb not null,
  check ((actor_kind in ('account', 'partner')) = (actor_id is not null))
);
create index audit_log_program on audit_log (program_id, id);
create index audit_log_actor on audit_log (program_id, actor_id, id nulls first);
create index audit_log_action on audit_log (program_id, action, id nulls first);
create index audit_log_actor_action on audit_log (program_id, actor_id, action, id nulls first);
create index audit_log_at on audit_log (program_id, at, id);

-- The privileges bind the owner too, unless it is a superuser; the trigger binds superusers.
revoke update, delete, truncate on audit_log from current_user;
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger never_changed before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
`;
