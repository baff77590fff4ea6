-- Fills a program with 100 partners and 20,000 customers, each with :sales / 20,000 sales in the last sixty days and as many
-- before. A third are of subscriptions, and one in ten is refunded by a tenth. Foreign keys are not checked row by row.
set session_replication_role = replica;

insert into partners (name, email, created_at)
select 'Partner ' || i, 'partner-' || i || '@partner.example', now() from generate_series(1, 100) i;

insert into partnerships (program_id, partner_id, status, created_at, changed_at)
select :program, id, 'joined', now(), now() from partners where name like 'Partner %' order by id;

create temporary table history as
select i, i % 20000 as customer, now() - interval '1 hour' - (2 * :sales - i) * (interval '120 days' / (2 * :sales)) as at
from generate_series(1, 2 * :sales::bigint) i;

create temporary table buyers as
select h.customer, min(h.at) as at, s.id as partnership_id
from history h join (
  select id, row_number() over (order by id) - 1 as place from partnerships where program_id = :program) s on s.place = h.customer % 100
group by h.customer, s.id;

insert into customers (program_id, id, click_id, link_id, partnership_id, status, clicked_at, converted_at, created_at, first_sale_at,
  first_terms_id)
select :program, customer + 1, 'click-' || customer, 1, partnership_id, 'conversion', at, at, at, at,
  (select terms_id from programs where id = :program)
from buyers order by customer;

insert into sales (program_id, transaction_id, customer_id, partnership_id, amount_cents, gross_cents, tax_cents, currency,
  subscription_id, terms_id, commission_cents, commission_currency, occurred_at, recorded_at)
select :program, 'history-' || h.i, h.customer + 1, b.partnership_id, 9900, 11781, 1881, 'USD',
  case when h.customer % 3 = 0 then 'sub-' || h.customer end, p.terms_id,
  case when h.customer % 3 > 0 or h.i <= 20000 then 1980 end, case when h.customer % 3 > 0 or h.i <= 20000 then 'USD' end, h.at, h.at
from history h join buyers b using (customer) join programs p on p.id = :program order by h.i;

insert into subscriptions (program_id, subscription_id, first_transaction_id)
select distinct on (subscription_id) program_id, subscription_id, transaction_id
from sales where program_id = :program and subscription_id is not null order by subscription_id, id;

insert into commissions (program_id, kind, partnership_id, customer_id, sale_id, terms_id, earned_cents, amount_cents, currency,
  status, created_at, changed_at)
select program_id, 'sale', partnership_id, customer_id, id, terms_id, 1980, case when id % 10 = 0 then 1782 else 1980 end, 'USD',
  'pending', recorded_at, recorded_at
from sales where program_id = :program and commission_cents is not null order by id;

insert into refunds (program_id, sale_id, amount_cents, reason, deduction_cents, outcome, occurred_at)
select program_id, id, 990, 'refund', 198, 'reversed', recorded_at + interval '20 minutes'
from sales where program_id = :program and id % 10 = 0 order by id;
