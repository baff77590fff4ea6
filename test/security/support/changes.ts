// Records every changed row of the database, so that a test sees what a request wrote without reading all rows.
import { inject } from 'vitest';
import type { TestDb } from '../../support/database.ts';

const TABLE =
  'create table observed_changes (id bigint generated always as identity primary key, change text not null)';

const RECORD = `
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

const FORGET = `with gone as (delete from observed_changes returning id, change)
  select coalesce(json_agg(change order by id), '[]') as changes from gone`;
const FORGET_ON_WORKERS = 'select result::json as changes from run_command_on_workers(?)';

/**
 * Returns a function that returns the rows which were written since its last call, each with the kind of the change and
 * its table. Tables of new migrations are included automatically.
 */
export async function changeReader({ knex }: TestDb): Promise<() => Promise<string[]>> {
  await knex.raw(TABLE);
  // The triggers of a distributed table run on the workers, and write there.
  const hasWorkers = inject('servers').length > 1;
  if (hasWorkers) await knex.raw('select run_command_on_workers(?)', [TABLE]);
  await knex.raw(RECORD);
  const forgetAll = async (sql: string, values: string[] = []) =>
    (await knex.raw<{ rows: { changes: string[] }[] }>(sql, values)).rows.flatMap(({ changes }) => changes);
  return async () => [
    ...(await forgetAll(FORGET)),
    ...(hasWorkers ? await forgetAll(FORGET_ON_WORKERS, [FORGET]) : []),
  ];
}
