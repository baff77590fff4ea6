-- Finds the customer, then settles the lead in one statement.
\set i :i + 1
\set n :client_id * :span + :i
select c.id, c.click_id, c.program_id, c.partnership_id, c.status, c.customer_key, c.clicked_at, c.lead_at
from customers c
where (c.program_id = :program_id and c.customer_key = 'user-' || :prefix::text || :n::text)
  or c.click_id = :prefix::text || :n::text
order by coalesce(c.program_id = :program_id and c.customer_key = 'user-' || :prefix::text || :n::text, false) desc limit 1
\gset found_
with settled as (
  update customers c set status = 'lead', lead_at = :at, customer_key = coalesce(c.customer_key,
    case when :mode::text = 'browser' and exists (
      select 1 from customers o where o.program_id = c.program_id and o.customer_key = 'user-' || :prefix::text || :n::text)
    then null else 'user-' || :prefix::text || :n::text end)
  where c.id = :found_id and c.status = 'click'
  returning c.id, c.program_id, c.partnership_id),
earned as (
  insert into commissions (kind, program_id, partnership_id, customer_id, earned_cents, amount_cents, currency,
    status, created_at, changed_at)
  select 'lead', c.program_id, c.partnership_id, c.id, p.lead_commission_cents, p.lead_commission_cents, p.currency,
    'pending', :at, :at
  from settled c join programs p on p.id = c.program_id join partnerships s on s.id = c.partnership_id
  where p.lead_commission_cents > 0 and s.status = 'joined' and s.partner_id is not null)
insert into leads (customer_id, program_id, mode, provisional, event_name, email_hash, email_masked, additional_data,
  occurred_at)
select id, program_id, :mode, false, nullif(:none::text, 'null'), nullif(:none::text, 'null')::bytea, nullif(:none::text, 'null'),
  nullif(:none::text, 'null')::jsonb, :at
from settled
returning id
\gset lead_
