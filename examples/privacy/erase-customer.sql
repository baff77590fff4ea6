-- psql "$DATABASE_URL" -v program_id=1 -v customer_key=user_42 -f erase-customer.sql
-- Erases what could lead to a person. The amounts and the commissions of the partner stay.
begin;
create temporary table erased on commit drop as
  select program_id, id, click_id from customers
  where program_id = :program_id and customer_key = :'customer_key';

update clicks c set page_url = null, referrer_url = null, additional_data = null
  from erased e where c.program_id = e.program_id and c.click_id = e.click_id;
update leads l set email_hash = null, email_masked = null, additional_data = null
  from erased e where l.program_id = e.program_id and l.customer_id = e.id;
update sales s set additional_data = null
  from erased e where s.program_id = e.program_id and s.customer_id = e.id;
update refunds r set additional_data = null, refund_reason = null
  from erased e join sales s on s.program_id = e.program_id and s.customer_id = e.id
  where r.program_id = s.program_id and r.sale_id = s.id;
update payment_subscriptions p set customer_key = null, reference = null
  from erased e where p.program_id = e.program_id and p.customer_id = e.id;
update payment_events p set notice = p.notice - 'customer'
  from erased e where p.program_id = e.program_id and p.customer_id = e.id and p.state <> 'pending';
update customers c set customer_key = null
  from erased e where c.program_id = e.program_id and c.id = e.id;

select count(*) as customers_erased from erased;
commit;
