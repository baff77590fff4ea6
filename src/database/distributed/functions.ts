import { ERASURE_LOCK } from '../migrations/0001/erasures.ts';

/**
 * SQL of the function of the same name in the schema, for a distributed database. It looks for each program's marks on the
 * program's server, so that a program waits for no other server. The locks are taken on the coordinator, which runs all
 * statements of the service.
 */
export const ERASED_AMONG = `
create or replace function erased_among(programs bigint[], marks text[]) returns setof bigint language plpgsql volatile as $$
declare
  program bigint;
begin
  for program in select distinct p from unnest(programs) p order by p loop
    perform pg_advisory_xact_lock_shared(${ERASURE_LOCK}, (program % 2147483647)::integer);
    return query select t.place from unnest(programs, marks) with ordinality as t(program_id, mark, place)
      join erased_customers e on e.program_id = program and e.mark = any (string_to_array(t.mark, ','))
      where t.program_id = program;
  end loop;
end $$`;
