-- All that decides about a program's readiness, in one statement.
with clicked as (
  select coalesce(sum(c.recent), 0)::bigint as recent, max(c.last) as last
  from partnerships s cross join lateral (
    select (select count(*) from clicks where partnership_id = s.id and occurred_at > :since::timestamptz) as recent,
      (select max(occurred_at) from clicks where partnership_id = s.id) as last) c
  where s.program_id = :program_id),
led as (
  select count(*) filter (where occurred_at > :since::timestamptz) as recent, max(occurred_at) as last
  from leads where program_id = :program_id and not provisional),
sold as (
  select count(*) filter (where recorded_at > :since::timestamptz) as recent, max(recorded_at) as last
  from sales where program_id = :program_id)
select p.name, p.domain, p.commission_type, p.commission_rate,
  (select count(*) from partnerships
    where program_id = p.id and status = 'joined' and partner_id is not null) as joined_partners,
  (select count(*) from links where program_id = p.id and enabled and partner_id is not null) as enabled_links,
  (select count(*) from program_origins where program_id = p.id) as allowed_origins,
  exists (select 1 from sales where program_id = p.id and livemode is not false) as has_live_sale,
  (select count(distinct kind) = 3 from test_events
    where program_id = p.id and with_key and kind in ('click', 'lead', 'sale')) as integration_verified,
  c.last as last_click_at, l.last as last_lead_at, s.last as last_sale_at,
  c.recent as recent_clicks, l.recent as recent_leads, s.recent as recent_sales,
  (select k.created_at from program_keys k where k.program_id = :program_id and k.revoked_at is null
    and exists (select 1 from program_keys o where o.program_id = :program_id and o.id < k.id)) as key_rotated_at
from programs p, clicked c, led l, sold s where p.id = :program_id;
