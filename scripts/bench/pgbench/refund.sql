-- The service's transaction of that commit: lock, decide, write, take the commission back.
\set i :i + 1
\set n :client_id * :span + :i
begin;
select id, amount_cents from sales
where transaction_id = 'order-' || :prefix::text || :n::text and program_id = :program_id for update
\gset sale_
select id, earned_cents, status from commissions where sale_id = :sale_id and kind = 'sale' for update
\gset commission_
select coalesce(sum(amount_cents), 0)::bigint as refunded_cents,
  min(id) filter (where refund_reference = nullif(:none::text, 'null')) as seen
from refunds where sale_id = :sale_id
\gset before_
insert into refunds (sale_id, amount_cents, reason, refund_reason, refund_reference, deduction_cents, outcome,
  additional_data, occurred_at)
values (:sale_id, :sale_amount_cents, 'refund', nullif(:none::text, 'null'), nullif(:none::text, 'null'),
  :commission_earned_cents, 'reversed', nullif(:none::text, 'null')::jsonb, :at)
returning id
\gset refund_
update commissions set amount_cents = amount_cents - :commission_earned_cents, changed_at = :at,
  status = case when amount_cents = :commission_earned_cents then 'reversed' else status end
where id = :commission_id;
commit;
