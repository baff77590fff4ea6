-- Finds the link, then inserts click and customer in one statement.
\set link random(1, :links)
\set n random(1, 9000000000000000000)
select l.code, l.enabled, l.program_id, l.partner_id, l.partnership_id, p.cookie_window_days,
  exists (select 1 from program_origins o where o.program_id = l.program_id and o.origin = nullif(:none::text, 'null')) as origin_allowed,
  (select c.click_id from clicks c where c.click_id = nullif(:none::text, 'null') and c.link_code = l.code) as existing_click_id,
  (select t.click_id from test_events t
    where t.kind = 'click' and t.click_id = nullif(:none::text, 'null') and t.link_code = l.code limit 1) as existing_test_click_id
from links l left join programs p on p.id = l.program_id
where l.code = 'bench-' || :link::text
\gset found_
with click as (
  insert into clicks (click_id, link_code, program_id, partnership_id, page_url, referrer_url, additional_data, occurred_at)
  values (:prefix::text || :n::text, :found_code, :found_program_id, :found_partnership_id, nullif(:none::text, 'null'),
    nullif(:none::text, 'null'), nullif(:none::text, 'null')::jsonb, :at)
  returning click_id, program_id, partnership_id, occurred_at)
insert into customers (click_id, program_id, partnership_id, status, clicked_at)
select click_id, program_id, partnership_id, 'click', occurred_at from click;
