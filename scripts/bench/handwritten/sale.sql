-- The sale as commit 92c93b0 wrote it: buyer, then sale and commission in a transaction with a savepoint between them.
select c.id, c.click_id, c.program_id, c.partnership_id, c.status, c.customer_key, c.clicked_at, c.lead_at,
  s.partner_id, s.status as partnership_status,
  (select id from sales where transaction_id = :transaction_id) as recorded_sale_id
from customers c join partnerships s on s.id = c.partnership_id
where (c.program_id = :program_id and c.customer_key = :customer_key) or c.click_id = :click_id
order by coalesce(c.program_id = :program_id and c.customer_key = :customer_key, false) desc limit 1;
begin;
with sale as (
  insert into sales (transaction_id, program_id, customer_id, partnership_id, amount_cents, currency, provider,
    provider_payment_id, livemode, subscription_id, commission_cents, commission_currency, additional_data, occurred_at,
    recorded_at)
  values (:transaction_id, :program_id, :customer_id, :partnership_id, :amount, 'USD', :none, :none, :none, :none,
    :commission, 'USD', :none::jsonb, :at, :at)
  on conflict on constraint sales_transaction do nothing
  returning id, customer_id),
moved as (
  update customers c set status = 'conversion', converted_at = coalesce(c.converted_at, :at),
    customer_key = coalesce(c.customer_key, :customer_key)
  from sale
  where c.id = sale.customer_id
    and (c.status <> 'conversion' or (c.customer_key is null and :customer_key::text is not null)))
select id from sale;
savepoint before_work;
insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents, amount_cents, currency,
  status, created_at, changed_at)
values ('sale', :program_id, :partnership_id, :customer_id, :sale_id, :commission, :commission, 'USD', 'pending', :at, :at)
returning id;
commit;
