-- Fills every list of a program with :rows records, one after the other over sixty days. :account is its owner. What a filter
-- selects is not spread evenly: what is paid is old, what is pending is new, and another program has only newer records. Every
-- constraint holds; foreign keys are not checked again row by row.
set session_replication_role = replica;
set synchronous_commit = off;

do $$
declare month timestamptz;
begin
  for month in select generate_series(date_trunc('month', now() - interval '60 days'), now(), interval '1 month') loop
    execute format('create table if not exists %I partition of clicks for values from (%L) to (%L)',
      'clicks_' || to_char(month, 'YYYY_MM'), month, month + interval '1 month');
  end loop;
end $$;

-- Invitations are limited to 200 a day. Twenty partners refer customers, the first one only a single time; the others have no event.
create temporary table history as
select i, now() - (:rows - i) * interval '1 day' / 200 as invited_at, date_trunc('milliseconds', now() - interval '2 hours' - (:rows - i) * (interval '60 days' / :rows)) as at,
  md5(i::text) as token, md5(i::text) || md5((-i)::text) as click_id,
  -- The seventh has referred nobody for half of the time.
  case when i = 1 then 1 when i % 19 = 5 and i > :rows / 2 then 6 else 2 + i % 19 end as partner
from generate_series(1, :rows::bigint) i;

insert into partners (id, name, email, created_at, account_id) overriding system value
-- The owner is a partner too, one of those who refer customers.
select i, 'Partner ' || i, i || '@partner.example', at, case when i = 2 then :account end from history order by i;
insert into partnerships (id, program_id, partner_id, status, created_at, changed_at) overriding system value
select i, :program, i, case when i <= 20 then 'joined' when i = 21 then 'declined'
  when i > :rows / 2 then 'applied' else (array['linked', 'applied', 'joined', 'left'])[1 + i % 4] end, at, at
from history order by i;
insert into links (id, code, program_id, partner_id, partnership_id, enabled, created_at) overriding system value
select i, 'code-' || i, :program, partner, partner, i > 1000, at from history order by i;
insert into link_names (name, link_id, added_at) select 'code-' || i, i, at from history order by i;
insert into partner_invitations (program_id, email, token_hash, created_at, sent_at, expires_at, accepted_at, declined_at,
  revoked_at)
select :program, i || '@partner.example', token::bytea, invited_at, invited_at, invited_at + interval '30 days',
  case when i % 2 = 0 then invited_at end, case when i = 21 then invited_at end, case when i % 10 = 5 then invited_at end
from history order by i;

insert into accounts (id, email, created_at) overriding system value
select 1000000 + i, i || '@member.example', at from history order by i;
insert into memberships (program_id, account_id, role, created_at)
select :program, 1000000 + i, 'viewer', at from history order by i;
insert into member_invitations (program_id, email, role, token_hash, created_at, expires_at, accepted_at, declined_at,
  revoked_at)
select :program, i || '@member.example', 'viewer', token::bytea, invited_at, invited_at + interval '7 days',
  case when i % 2 = 0 then invited_at end, case when i = 21 then invited_at end, case when i % 10 = 5 then invited_at end
from history order by i;
insert into api_tokens (account_id, name, token_hash, masked, scopes, created_at, expires_at)
select :account, 'token ' || i, token::bytea, 'refapi_…' || i % 1000, '{links.read}', at, at from history order by i;
insert into programs (id, name, slug, domain, commission_type, commission_rate, currency, lead_auth, cookie_window_days,
  attribution_window_days, created_at) overriding system value
select 1000000 + i, 'Program ' || i, 'program-' || i, 'brand.example', 'percent', 20, 'USD', 'server_required', 60, 60, at
from history order by i;
insert into memberships (program_id, account_id, role, created_at)
select 1000000 + i, :account, 'owner', at from history order by i;
insert into program_keys (program_id, token_hash, masked, created_at, revoked_at)
select :program, token::bytea, 'refkey_…' || i % 1000, at, at from history order by i;
insert into stripe_secrets (program_id, fingerprint, sealed, masked, connected_at)
select :program, token::bytea, '', 'whsec_…' || i % 1000, at from history order by i;

insert into clicks (program_id, occurred_at, click_id, link_id, partnership_id)
select :program, at, click_id, partner, partner from history order by i;
-- One in ten thousand has not signed up.
insert into customers (program_id, id, click_id, link_id, partnership_id, status, customer_key, clicked_at, lead_at,
  converted_at, created_at) overriding system value
select :program, i, click_id, partner, partner,
  case when i % 10000 = 9 then 'click' when i % 10 = 0 and i < :rows / 2 then 'conversion' else 'lead' end, 'customer-' || i, at,
  case when i % 10000 <> 9 then at end, case when i % 10 = 0 and i < :rows / 2 then at end, at
from history order by i;
insert into leads (program_id, id, customer_id, mode, provisional, occurred_at, recorded_at) overriding system value
select :program, i, i, 'server', false, at, at from history order by i;
insert into sales (program_id, id, transaction_id, customer_id, partnership_id, amount_cents, currency, commission_cents,
  commission_currency, occurred_at, recorded_at) overriding system value
select :program, i, 'history-' || i, i, partner, 9900, 'USD', 1980, 'USD', at, at from history order by i;
insert into refunds (program_id, id, sale_id, amount_cents, reason, deduction_cents, outcome, occurred_at)
  overriding system value
select :program, i, i, 100, 'refund', 0, 'no_commission', at from history order by i;
insert into commissions (program_id, id, kind, partnership_id, customer_id, sale_id, earned_cents, amount_cents, currency,
  status, created_at, changed_at) overriding system value
select :program, i, 'sale', partner, i, i, 1980, case when i = 21 then 0 else 1980 end, 'USD',
  case when i = 21 then 'reversed' when i < :rows / 2 then 'paid' when i < :rows * 3 / 4 then 'approved' else 'pending' end, at, at
from history order by i;
insert into payment_events (program_id, event_id, type, livemode, notice, names, state, result, customer_id, sale_id,
  occurred_at, received_at, applied_at)
select :program, 'evt_' || i, 'invoice.paid', true, '{"kind": "payment"}', '{}',
  case when i % 10000 = 9 and i < :rows / 2 then 'pending' when i = 21 then 'test' else 'applied' end, 'sale_recorded', i, i, at, at,
  case when (i % 10000 <> 9 or i >= :rows / 2) and i <> 21 then at end
from history order by i;
insert into test_events (program_id, kind, with_key, click_id, link_id, transaction_id, amount_cents, currency, occurred_at)
select :program, (array['click', 'lead', 'sale', 'refund'])[1 + i % 4], true, 'click_' || i, partner, 'test-' || i, 100,
  'USD', at
from history order by i;
insert into audit_log (program_id, at, actor_kind, actor_id, credential, action, target_kind, target_id, before, after)
select :program, at, 'account', case when i = 21 then :account + 1 else :account end, 'token 1',
  case when i > :rows / 2 then 'commission.approve' else (array['link.create', 'link.update'])[1 + i % 2] end, 'link', i, '{}', '{"enabled": true}'
from history order by i;

-- Another program whose records are all newer.
insert into programs (id, name, slug, domain, commission_type, commission_rate, currency, lead_auth, cookie_window_days,
  attribution_window_days, created_at) overriding system value
values (:program + 500000, 'Newer', 'newer', 'brand.example', 'percent', 20, 'USD', 'server_required', 60, 60, now());
insert into partners (id, name, email, created_at) overriding system value
select 2000000 + i, 'Partner ' || i, i || '@newer.example', at from history;
insert into partnerships (id, program_id, partner_id, status, created_at, changed_at) overriding system value
select 2000000 + i, :program + 500000, 2000000 + i, 'joined', at, at from history order by i;
insert into links (id, code, program_id, partner_id, partnership_id, enabled, created_at) overriding system value
select 2000000 + i, 'newer-' || i, :program + 500000, 2000000 + i, 2000000 + i, true, at from history order by i;
insert into audit_log (program_id, at, actor_kind, actor_id, credential, action, target_kind, target_id, before, after)
select :program + 500000, at, 'account', :account, 'token 1', 'link.create', 'link', i, '{}', '{}' from history order by i;

-- The identity columns continue after the given identifiers.
select setval(pg_get_serial_sequence(t, 'id'), 3 * 1000000 + :rows)
from unnest(array['partners', 'partnerships', 'links', 'accounts', 'programs', 'customers', 'leads', 'sales', 'refunds',
  'commissions']) t;
