// How PostgreSQL reports changes of the rows that instances keep in memory.

/** The channel on which every instance listens. */
export const CHANGES_CHANNEL = 'referral_changes';

/**
 * SQL of the triggers that report each changed or deleted row to all instances when the transaction commits, as
 * `<kind> <key>`: `links <code or alias>`, `programs <id>` (its terms, keys, origins or partnerships) or
 * `origins <origin>`. New rows are not reported, because the absence of a row is never cached. A key that is too long for
 * a notification is reported as `all`.
 */
export const CHANGES_SQL = `
create function report_change() returns trigger language plpgsql as $$
declare
  reported jsonb := to_jsonb(old);
  key text;
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return null;
  end if;
  -- The arguments are pairs: a kind, and the column that holds its key.
  for i in 0 .. tg_nargs - 1 by 2 loop
    key := reported ->> tg_argv[i + 1];
    perform pg_notify('${CHANGES_CHANNEL}',
      case when octet_length(key) <= 1000 then tg_argv[i] || ' ' || key else 'all' end);
  end loop;
  return null;
end $$;

-- A link is in memory under its code and under each alias.
create function report_link() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    perform pg_notify('${CHANGES_CHANNEL}', 'links ' || name) from link_names where link_id = old.id;
  end if;
  return null;
end $$;

create trigger links_report_change after update on links for each row execute function report_link();
create trigger programs_report_change after update or delete on programs
  for each row execute function report_change('programs', 'id');
create trigger program_keys_report_change after update or delete on program_keys
  for each row execute function report_change('programs', 'program_id');
create trigger program_origins_report_change after update or delete on program_origins
  for each row execute function report_change('programs', 'program_id', 'origins', 'origin');
create trigger partnerships_report_change after update or delete on partnerships
  for each row execute function report_change('programs', 'program_id');
`;

/** Parses a notification: the kind of the changed row, and its key. */
export interface Change {
  kind: string;
  key: string;
}

export function parseChange(payload: string): Change {
  const [kind = ''] = payload.split(' ', 1);
  return { kind, key: payload.slice(kind.length + 1) };
}
