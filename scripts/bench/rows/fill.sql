-- Fills a program with a history of sixty days: :rows clicks, a fifth of them with a lead, a tenth with a sale, and some
-- refunds. Every constraint holds; foreign keys are not checked again row by row.
set session_replication_role = replica;

do $$
declare month timestamptz;
begin
  for month in select generate_series(date_trunc('month', now() - interval '61 days'), now(), interval '1 month') loop
    execute format('create table if not exists %I partition of clicks for values from (%L) to (%L)',
      'clicks_' || to_char(month, 'YYYY_MM'), month, month + interval '1 month');
  end loop;
end $$;

-- Clicks come one after the other, the last one two hours ago; a click_id has 64 characters, as the service's own.
create temporary table history as
select i, date_trunc('milliseconds', now() - interval '2 hours' - (:rows - i) * (interval '60 days' / :rows)) as at,
  md5(i::text) || md5((-i)::text) as click_id, l.id as link_id, l.partnership_id
from generate_series(1, :rows::bigint) i
join (select id, partnership_id, row_number() over (order by id) - 1 as place, count(*) over () as places
      from links where program_id = :program) l on l.place = i % l.places;

insert into clicks (program_id, occurred_at, click_id, link_id, partnership_id)
select :program, at, click_id, link_id, partnership_id from history order by i;

insert into customers (program_id, click_id, link_id, partnership_id, status, customer_key, clicked_at, lead_at,
  converted_at, created_at)
select :program, click_id, link_id, partnership_id, case when i % 10 = 0 then 'conversion' else 'lead' end,
  'customer-' || i, at, at + interval '20 minutes', case when i % 10 = 0 then at + interval '40 minutes' end,
  at + interval '20 minutes'
from history where i % 5 = 0 order by i;

insert into leads (program_id, customer_id, mode, provisional, occurred_at, recorded_at)
select program_id, id, 'server', false, lead_at, lead_at from customers where program_id = :program order by id;

insert into sales (program_id, transaction_id, customer_id, partnership_id, amount_cents, currency, commission_cents,
  commission_currency, occurred_at, recorded_at)
select program_id, 'history-' || id, id, partnership_id, 9900, 'USD', 1980, 'USD', converted_at, converted_at
from customers where program_id = :program and status = 'conversion' order by id;

insert into sale_claims (transaction_id, program_id, sale_id)
select transaction_id, program_id, id from sales where program_id = :program order by id;

-- One sale in ten is refunded by a tenth; half of the commissions are paid.
insert into commissions (program_id, kind, partnership_id, customer_id, sale_id, earned_cents, amount_cents, currency,
  status, created_at, changed_at, approved_at, paid_at)
select program_id, 'sale', partnership_id, customer_id, id, 1980, case when id % 10 = 0 then 1782 else 1980 end, 'USD',
  case when id % 2 = 1 then 'paid' else 'pending' end, recorded_at, recorded_at,
  case when id % 2 = 1 then recorded_at end, case when id % 2 = 1 then recorded_at end
from sales where program_id = :program order by id;

insert into refunds (program_id, sale_id, amount_cents, reason, deduction_cents, outcome, occurred_at)
select program_id, id, 990, 'refund', 198, 'reversed', recorded_at + interval '20 minutes'
from sales where program_id = :program and id % 10 = 0 order by id;

insert into commission_entries (program_id, commission_id, partnership_id, kind, amount_cents, currency, left_cents,
  status_before, status_after, refund_id, created_at)
select r.program_id, c.id, c.partnership_id, 'refund', -198, 'USD', 1782, 'pending', 'pending', r.id, r.occurred_at
from refunds r join commissions c on c.program_id = r.program_id and c.sale_id = r.sale_id
where r.program_id = :program order by r.id;

insert into commission_entries (program_id, commission_id, partnership_id, kind, amount_cents, currency, left_cents,
  status_before, status_after, created_at)
select c.program_id, c.id, c.partnership_id, step.kind, 0, 'USD', c.amount_cents, step.before, step.kind, c.created_at
from commissions c, (values ('approved', 'pending'), ('paid', 'approved')) as step (kind, before)
where c.program_id = :program and c.status = 'paid' order by c.id, step.kind;
