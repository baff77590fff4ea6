-- Fills a program with :partners partners and :commissions commissions, as many of each partner as of any other, and a tenth
-- of them earned on each of ten days. None is approved yet. Foreign keys are not checked row by row.
set session_replication_role = replica;

insert into partners (name, email, created_at)
select 'Payee ' || i, 'payee-' || i || '@partner.example', now() from generate_series(1, :partners::bigint) i;

insert into partnerships (program_id, partner_id, status, created_at, changed_at)
select :program, id, 'joined', now(), now() from partners where name like 'Payee %' order by id;

create temporary table history as
select i, now() - ((10 - i * 10 / :commissions) * interval '1 day') as at,
  p.id as partnership_id
from generate_series(0, :commissions::bigint - 1) i
join (select s.id, row_number() over (order by s.id) - 1 as place from partnerships s join partners p on p.id = s.partner_id
      where s.program_id = :program and p.name like 'Payee %') p on p.place = i % :partners;

-- No statement of a payout reads the customers, so that they need not exist.
insert into sales (program_id, transaction_id, customer_id, partnership_id, amount_cents, currency, commission_cents,
  commission_currency, occurred_at, recorded_at)
select :program, 'history-' || i, i + 1, partnership_id, 9900, 'USD', 1980, 'USD', at, at from history order by i;

insert into commissions (program_id, kind, partnership_id, customer_id, sale_id, earned_cents, amount_cents, currency,
  status, created_at, changed_at)
select program_id, 'sale', partnership_id, customer_id, id, 1980, 1980, 'USD', 'pending', recorded_at, recorded_at
from sales where program_id = :program and transaction_id like 'history-%' order by id;
