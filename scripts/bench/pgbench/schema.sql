-- The tables of commit 92c93b0 that the statements of this folder touch, with every constraint and index of them.
-- Frozen: the yardstick must not change with the service.
create table accounts (
  id bigint generated always as identity primary key,
  email text not null unique,
  status text not null default 'active' check (status in ('active', 'suspended')),
  created_at timestamptz not null,
  issuer text,
  subject text,
  constraint accounts_binding_whole check ((issuer is null) = (subject is null)),
  constraint accounts_email_lower check (email = lower(email collate "C"))
);
create unique index accounts_issuer_subject on accounts (issuer, subject);

create table advertisers (
  id bigint generated always as identity primary key,
  account_id bigint not null unique references accounts,
  created_at timestamptz not null
);

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
  created_at timestamptz not null,
  check (commission_rate <= case when commission_type like '%percent' then 100 else 1000000 end)
);
create index programs_advertiser on programs (advertiser_id);

create table program_origins (
  program_id bigint not null references programs,
  origin text not null,
  primary key (program_id, origin)
);
create index program_origins_origin on program_origins (origin);

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
create unique index program_keys_one_in_use on program_keys (program_id) where revoked_at is null;

create table partners (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  created_at timestamptz not null
);

create table partnerships (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs,
  partner_id bigint references partners on delete set null,
  status text not null check (status in ('linked', 'joined', 'left')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (program_id, partner_id)
);
create index partnerships_partner on partnerships (partner_id);

create table links (
  code text primary key check (code ~ '^[a-z0-9-]{3,32}$'),
  program_id bigint references programs,
  partner_id bigint references partners on delete set null,
  partnership_id bigint references partnerships,
  enabled boolean not null default true,
  created_at timestamptz not null
);
create index links_partner on links (partner_id);

create table clicks (
  id bigint generated always as identity primary key,
  click_id text not null unique,
  link_code text not null references links,
  program_id bigint not null references programs,
  partnership_id bigint not null references partnerships,
  page_url text,
  referrer_url text,
  additional_data jsonb,
  occurred_at timestamptz not null
);
create index clicks_partnership on clicks (partnership_id, occurred_at);

create table customers (
  id bigint generated always as identity primary key,
  click_id text not null unique references clicks (click_id),
  program_id bigint not null references programs,
  partnership_id bigint not null references partnerships,
  status text not null check (status in ('click', 'lead', 'conversion')),
  customer_key text,
  clicked_at timestamptz not null,
  lead_at timestamptz,
  converted_at timestamptz,
  check ((status = 'conversion') = (converted_at is not null)),
  check (case status when 'click' then lead_at is null when 'lead' then lead_at is not null else true end)
);
create unique index customers_key on customers (program_id, customer_key) where customer_key is not null;

create table leads (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  program_id bigint not null references programs,
  mode text not null check (mode in ('server', 'browser', 'payment')),
  provisional boolean not null,
  event_name text,
  email_hash bytea,
  email_masked text,
  additional_data jsonb,
  occurred_at timestamptz not null,
  check (mode = 'browser' or not provisional)
);
create unique index leads_settled_once on leads (customer_id) where not provisional;
create index leads_customer on leads (customer_id);
create index leads_program on leads (program_id, occurred_at);

create table sales (
  id bigint generated always as identity primary key,
  transaction_id text not null constraint sales_transaction unique,
  program_id bigint not null references programs,
  customer_id bigint not null references customers,
  partnership_id bigint not null references partnerships,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null check (currency in ('USD', 'EUR', 'VND')),
  provider text check (provider in ('stripe', 'polar', 'lemonsqueezy', 'paddle', 'custom')),
  provider_payment_id text,
  livemode boolean,
  subscription_id text,
  commission_cents bigint check (commission_cents >= 0),
  commission_currency text check (commission_currency in ('USD', 'EUR', 'VND')),
  additional_data jsonb,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  check ((commission_cents is null) = (commission_currency is null))
);
create index sales_customer on sales (customer_id);
create index sales_program on sales (program_id, recorded_at);
create index sales_provider_payment on sales (program_id, provider_payment_id) where provider_payment_id is not null;

create table commissions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('sale', 'lead', 'clawback')),
  program_id bigint not null references programs,
  partnership_id bigint not null references partnerships,
  customer_id bigint not null references customers,
  sale_id bigint references sales,
  earned_cents bigint not null,
  amount_cents bigint not null,
  currency text not null check (currency in ('USD', 'EUR', 'VND')),
  status text not null check (status in ('pending', 'approved', 'paid', 'reversed')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  approved_at timestamptz,
  paid_at timestamptz,
  check ((kind = 'lead') = (sale_id is null)),
  check (case when kind = 'clawback' then amount_cents < 0 else amount_cents >= 0 and amount_cents <= earned_cents end)
);
create unique index commissions_one_for_sale on commissions (sale_id) where kind = 'sale';
create unique index commissions_one_for_lead on commissions (customer_id) where kind = 'lead';
create index commissions_sale on commissions (sale_id);
create index commissions_partnership on commissions (partnership_id);
create index commissions_program on commissions (program_id);

create table refunds (
  id bigint generated always as identity primary key,
  sale_id bigint not null references sales,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null check (reason in ('refund', 'chargeback')),
  refund_reason text,
  refund_reference text,
  deduction_cents bigint not null check (deduction_cents >= 0),
  outcome text not null check (outcome in ('reversed', 'clawed_back', 'no_commission')),
  additional_data jsonb,
  occurred_at timestamptz not null
);
create unique index refunds_reference on refunds (sale_id, refund_reference) where refund_reference is not null;
create index refunds_sale on refunds (sale_id);

create table test_events (
  id bigint generated always as identity primary key,
  is_test boolean not null default true check (is_test),
  kind text not null check (kind in ('click', 'lead', 'sale', 'refund')),
  program_id bigint not null references programs,
  with_key boolean not null,
  click_id text,
  link_code text references links,
  transaction_id text,
  sale_transaction_id text,
  amount_cents bigint check (amount_cents > 0),
  currency text,
  event_name text,
  refund_reference text,
  additional_data jsonb,
  occurred_at timestamptz not null
);
create unique index test_events_transaction on test_events (transaction_id) where kind = 'sale';
create unique index test_events_sale on test_events (program_id, coalesce(sale_transaction_id, transaction_id))
  where kind = 'sale';
create index test_events_click on test_events (click_id) where kind = 'click';
create index test_events_refund on test_events (transaction_id) where kind = 'refund';
create index test_events_program on test_events (program_id, kind);
