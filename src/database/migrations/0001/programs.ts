/** Programs and their partners: few rows, which every request reads. If the database is split, each part has them all. */
export const PROGRAMS = `
create table programs (
  id bigint generated always as identity primary key,
  advertiser_id bigint references advertisers,
  name text not null,
  slug text not null unique,
  domain text not null,
  commission_type text not null
    check (commission_type in ('percent', 'fixed', 'recurring_percent', 'recurring_fixed')),
  commission_rate numeric not null check (commission_rate > 0),
  currency text not null check (currency in ('USD', 'EUR', 'VND')),
  lead_auth text not null check (lead_auth in ('server_required', 'browser_allowed')),
  cookie_window_days integer not null check (cookie_window_days > 0),
  attribution_window_days integer not null check (attribution_window_days > 0),
  lead_commission_cents bigint check (lead_commission_cents >= 0),
  holding_period_days integer not null default 0 check (holding_period_days between 0 and 365),
  minimum_payout_cents bigint not null default 0 check (minimum_payout_cents >= 0),
  auto_approve boolean not null default false,
  join_policy text not null default 'invite' check (join_policy in ('invite', 'apply', 'open')),
  partner_links boolean not null default false,
  created_at timestamptz not null,
  -- keys of an archived program are refused, and its links are disabled
  archived_at timestamptz,
  check (commission_rate <= case when commission_type like '%percent' then 100 else 1000000 end)
);
create index programs_advertiser on programs (advertiser_id);
create index programs_created on programs (created_at, id);

create table program_origins (
  program_id bigint not null references programs,
  origin text not null,
  primary key (program_id, origin)
);
create index program_origins_origin on program_origins (origin);

-- A program can have several active keys. A lock on the program protects their number.
create table program_keys (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  token_hash bytea not null unique,
  masked text not null,
  created_at timestamptz not null,
  marked_at timestamptz,
  rotate_by timestamptz,
  revoked_at timestamptz,
  check ((marked_at is null) = (rotate_by is null))
);
create index program_keys_program on program_keys (program_id, id);

-- The programs to experiment with, which a first start creates.
create table demos (
  program_id bigint primary key references programs,
  -- when its invented events were written; null: not yet
  history_at timestamptz
);

create table partners (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  created_at timestamptz not null,
  -- who signs in as this partner; null: nobody has yet
  account_id bigint unique references accounts on delete set null
);
-- with the C locale, \`lower\` changes only ASCII, on every server
create index partners_email on partners (lower(email collate "C"));

-- A partner in a program. Clicks, customers, sales and commissions belong to the partnership, not to the partner: if the
-- partner is erased, the partnership stays and its partner becomes null.
create table partnerships (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  partner_id bigint references partners on delete set null,
  status text not null check (status in ('linked', 'applied', 'joined', 'declined', 'left', 'removed')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (program_id, partner_id)
);
create index partnerships_partner on partnerships (partner_id);
create index partnerships_listed on partnerships (program_id, id) where partner_id is not null;
create index partnerships_status on partnerships (program_id, status, id nulls first) where partner_id is not null;
create index partnerships_created on partnerships (program_id, created_at, id);

-- Invitations to become a partner. The token of an invitation is valid once, and only for a person with this address.
-- \`sent_at\` is when its present link was made: an invitation is sent again after a day at the earliest, so that each one
-- with a \`sent_at\` in the last day counts once towards the limit of a day.
create table partner_invitations (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  email text not null,
  name text,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  resends integer not null default 0 check (resends between 0 and 3),
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
create index partner_invitations_expiring on partner_invitations (expires_at) where outcome = 'open' and expired_at is null;
create index partner_invitations_program on partner_invitations (program_id, id);
create index partner_invitations_outcome on partner_invitations (program_id, outcome, id nulls first);
create index partner_invitations_open on partner_invitations (program_id, expires_at, id) where outcome = 'open';
create index partner_invitations_address on partner_invitations (program_id, email) where outcome = 'open';
create index partner_invitations_email on partner_invitations (email);
create index partner_invitations_sent on partner_invitations (program_id, sent_at);
create index partner_invitations_created on partner_invitations (program_id, created_at, id);

-- A link may have no program or no partner. A link with both belongs to their partnership.
create table links (
  id bigint generated always as identity primary key,
  code text not null constraint links_code unique check (code ~ '^[a-z0-9-]{3,32}$'),
  program_id bigint references programs,
  partner_id bigint references partners on delete set null,
  partnership_id bigint references partnerships,
  enabled boolean not null default true,
  -- null: the home page of the program's domain
  destination text,
  created_at timestamptz not null
);
create index links_partner on links (partner_id, id);
create index links_program on links (program_id, id);
create index links_program_partner on links (program_id, partner_id, id nulls first);
create index links_program_enabled on links (program_id, enabled, id nulls first);
create index links_program_partner_enabled on links (program_id, partner_id, enabled, id nulls first);
create index links_created on links (program_id, created_at, id);

-- The texts that lead to a link: its code, and its aliases. One table, so that a text cannot be both.
create table link_names (
  name text not null constraint link_names_taken primary key check (name ~ '^[a-z0-9._~-]{1,64}$'),
  link_id bigint not null references links,
  added_at timestamptz not null
);
create index link_names_link on link_names (link_id, added_at, name);

create function name_link() returns trigger language plpgsql as $$
begin
  insert into link_names (name, link_id, added_at) values (new.code, new.id, new.created_at);
  return null;
end $$;
create trigger links_named after insert on links for each row execute function name_link();

create function refuse_delete() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never deleted: events refer to them', tg_table_name;
end $$;
create trigger never_deleted before delete on programs for each statement execute function refuse_delete();
create trigger never_deleted before delete on partnerships for each statement execute function refuse_delete();
create trigger never_deleted before delete on links for each statement execute function refuse_delete();
create trigger never_deleted before delete on link_names for each statement execute function refuse_delete();

-- Concurrent runs of a program wait for the lock on the fixture's row, so that the hourly limit applies to them too.
create table chain_fixtures (
  program_id bigint primary key references programs,
  short_code text not null,
  customer_key text not null,
  refreshed_at timestamptz not null
);
create table chain_runs (
  program_id bigint not null references chain_fixtures,
  id bigint generated always as identity,
  ran_at timestamptz not null,
  primary key (program_id, id)
);
create index chain_runs_ran on chain_runs (program_id, ran_at);
`;
