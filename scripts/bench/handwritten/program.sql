-- The program of a key.
select k.id as key_id, k.marked_at, k.rotate_by, p.id as program_id, p.lead_auth, p.cookie_window_days,
  p.attribution_window_days, p.commission_type, p.commission_rate, p.currency, p.lead_commission_cents
from program_keys k join programs p on p.id = k.program_id
where k.token_hash = :token_hash and k.revoked_at is null;
