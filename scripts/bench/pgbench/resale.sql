-- As sale.sql, for customers who buy again, in turn.
\set i :i + 1
\set n :client_id * :span + :i
\set buyer_number :n % :buyers
select c.id, c.click_id, c.program_id, c.partnership_id, c.status, c.customer_key, c.clicked_at, c.lead_at,
  s.partner_id, s.status as partnership_status,
  (select id from sales where transaction_id = 'order-' || :prefix::text || :n::text) as recorded_sale_id
from customers c join partnerships s on s.id = c.partnership_id
where (c.program_id = :program_id and c.customer_key = nullif(:none::text, 'null'))
  or c.click_id = :buyer::text || :buyer_number::text
order by coalesce(c.program_id = :program_id and c.customer_key = nullif(:none::text, 'null'), false) desc limit 1
\gset found_
with sale as (
  insert into sales (transaction_id, program_id, customer_id, partnership_id, amount_cents, currency, provider,
    provider_payment_id, livemode, subscription_id, commission_cents, commission_currency, additional_data, occurred_at,
    recorded_at)
  values ('order-' || :prefix::text || :n::text, :found_program_id, :found_id, :found_partnership_id, :amount, 'USD',
    nullif(:none::text, 'null'), nullif(:none::text, 'null'), nullif(:none::text, 'null')::boolean, nullif(:none::text, 'null'),
    :commission, 'USD', nullif(:none::text, 'null')::jsonb, :at, :at)
  on conflict on constraint sales_transaction do nothing
  returning id, program_id, customer_id, partnership_id),
moved as (
  update customers c set status = 'conversion', converted_at = coalesce(c.converted_at, :at),
    customer_key = coalesce(c.customer_key, nullif(:none::text, 'null'))
  from sale
  where c.id = sale.customer_id
    and (c.status <> 'conversion' or (c.customer_key is null and nullif(:none::text, 'null') is not null)))
insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents, amount_cents, currency,
  status, created_at, changed_at)
select 'sale', program_id, partnership_id, customer_id, id, :commission, :commission, 'USD', 'pending', :at, :at
from sale
returning id, sale_id
\gset commission_
