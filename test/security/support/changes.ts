// Records every changed row of the database, so that a test sees what a request wrote without reading all rows.
import type { TestDb } from '../../support/database.ts';

const RECORD = `
create table observed_changes (id bigint generated always as identity primary key, change text not null);
create function observe_change() returns trigger language plpgsql as $$
begin
  insert into observed_changes (change)
  values (tg_op || ' ' || tg_table_name || ' ' || case when tg_op = 'DELETE' then old else new end);
  return null;
end $$;
do $$
declare name text;
begin
  for name in
    select c.relname from pg_class c
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      -- When a credential was last used is stored in the background, also for a request that is refused.
      and c.relname not in ('credential_uses', 'observed_changes') and c.relname not like 'knex\\_%'
  loop
    execute format('create trigger observe_change after insert or update or delete on %I
      for each row execute function observe_change()', name);
  end loop;
end $$`;

/**
 * Returns a function that returns the rows which were written since its last call, each with the kind of the change and
 * its table. Tables of new migrations are included automatically.
 */
export async function changeReader({ knex }: TestDb): Promise<() => Promise<string[]>> {
  await knex.raw(RECORD);
  const forget = `with gone as (delete from observed_changes returning id, change) select change from gone order by id`;
  return async () => (await knex.raw<{ rows: { change: string }[] }>(forget)).rows.map(({ change }) => change);
}
