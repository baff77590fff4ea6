-- Two programs, as in the service's database: one for the writes, and one of a fixed size for readiness.
insert into programs (name, slug, domain, commission_type, commission_rate, currency, lead_auth, cookie_window_days,
  attribution_window_days, created_at)
select name, name, name || '.example', 'percent', 20, 'USD', 'server_required', 60, 60, now()
from unnest(array['writes', 'readiness']) name;

insert into program_origins (program_id, origin)
select id, 'https://' || prefix || domain from programs, unnest(array['', 'www.']) prefix;

insert into program_keys (program_id, token_hash, masked, created_at)
select id, sha256(convert_to('key of ' || slug, 'UTF8')), 'key', now() from programs;

-- Four partners in the first program; the first of them in the second one, too.
insert into partners (name, email, created_at) select 'partner', i || '@partner.example', now() from generate_series(1, 4) i;
insert into partnerships (program_id, partner_id, status, created_at, changed_at)
select p.id, a.id, 'joined', now(), now() from programs p join partners a on p.id = 1 or a.id = 1 order by p.id, a.id;
insert into links (code, program_id, partner_id, partnership_id, created_at)
select case program_id when 1 then 'bench-' || partner_id else 'ready-1' end, program_id, partner_id, id, now()
from partnerships;

-- Makes chains up to a stage ('click', 'lead' or 'sale'), spread over the program's partnerships. The click_ids are the
-- prefix and a number, 0 to count - 1; the transaction_ids are 'order-' and the click_id.
create function make_chains(program bigint, prefix text, count bigint, stage text) returns void language sql as $$
  with partnership as (
    select id, partner_id, row_number() over (order by id) - 1 as place, count(*) over () as places
    from partnerships where program_id = program)
  insert into clicks (click_id, link_code, program_id, partnership_id, occurred_at)
  select prefix || i, l.code, program, s.id, now()
  from generate_series(0, count - 1) i join partnership s on s.place = i % s.places
    join links l on l.partnership_id = s.id
  order by i;

  insert into customers (click_id, program_id, partnership_id, status, customer_key, clicked_at, lead_at, converted_at)
  select click_id, program_id, partnership_id, case stage when 'sale' then 'conversion' else stage end,
    case when stage <> 'click' then 'user-' || click_id end, occurred_at,
    case when stage <> 'click' then occurred_at end, case when stage = 'sale' then occurred_at end
  from clicks where program_id = program and starts_with(click_id, prefix) order by id;

  insert into leads (customer_id, program_id, mode, provisional, occurred_at)
  select id, program_id, 'server', false, lead_at
  from customers where program_id = program and starts_with(click_id, prefix) and stage <> 'click' order by id;

  insert into sales (transaction_id, program_id, customer_id, partnership_id, amount_cents, currency, commission_cents,
    commission_currency, occurred_at, recorded_at)
  select 'order-' || click_id, program_id, id, partnership_id, 9900, 'USD', 1980, 'USD', now(), now()
  from customers where program_id = program and starts_with(click_id, prefix) and stage = 'sale' order by id;

  insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents, amount_cents, currency,
    status, created_at, changed_at)
  select 'sale', s.program_id, s.partnership_id, s.customer_id, s.id, 1980, 1980, 'USD', 'pending', now(), now()
  from sales s join customers c on c.id = s.customer_id
  where s.program_id = program and starts_with(c.click_id, prefix) order by s.id;
$$;
