// Reads every row of the database, with its owner.
import type { TestDb } from '../../support/database.ts';

export interface Row {
  table: string;
  /** the program of the row; null for rows of no program, such as those of partners and accounts */
  program: number | null;
  content: string;
}

interface Table {
  table: string;
  has_program: boolean;
  /** the column that refers to a table whose rows belong to programs */
  column: string | null;
  target: string | null;
}

const TABLES = `
with tables as (
  select c.oid, c.relname as name,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'program_id') as has_program
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'knex\\_%'
    -- When a credential was last used is stored in the background, also for a request that is refused.
    and c.relname <> 'credential_uses'
)
select distinct on (t.name) t.name as table, t.has_program, a.attname as column, u.name as target
from tables t
left join (pg_constraint k join tables u on u.oid = k.confrelid and u.has_program
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1])
  on k.conrelid = t.oid and k.contype = 'f'
order by t.name, u.name`;

function selectOf({ table, has_program, column, target }: Table): string {
  const program =
    table === 'programs'
      ? 't.id'
      : has_program
        ? 't.program_id'
        : target
          ? `(select o.program_id from "${target}" o where o.id = t."${column}")`
          : 'null::bigint';
  return `select '${table}' as table, ${program} as program, t::text as content from "${table}" t`;
}

/** Reads all rows of all tables except those of one program. Tables of new migrations are included automatically. */
export async function rowReader({ knex }: TestDb, apartFrom = 0): Promise<() => Promise<Row[]>> {
  const { rows: tables } = await knex.raw<{ rows: Table[] }>(TABLES);
  const query = tables.map(selectOf).join(' union all ');
  const rest = `select * from (${query}) r where program is distinct from ${apartFrom}`;
  return async () => (await knex.raw<{ rows: Row[] }>(rest)).rows;
}

const show = ({ table, content }: Row): string => `${table} ${content}`;

/** Compares two readings: returns the rows that were deleted or changed, and the new ones. */
export function difference(before: readonly Row[], after: readonly Row[]): { gone: Row[]; come: Row[] } {
  const [old, now] = [new Set(before.map(show)), new Set(after.map(show))];
  return { gone: before.filter((row) => !now.has(show(row))), come: after.filter((row) => !old.has(show(row))) };
}
