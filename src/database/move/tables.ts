// What a move copies, read from PostgreSQL's catalogue, so that a new table cannot be forgotten.
import type pg from 'pg';
import { MoveRefusal } from './refusal.ts';

export interface Table {
  name: string;
  /** without generated columns; the order may differ between two databases */
  columns: string[];
  /** the tables that its foreign keys reference */
  references: string[];
}

/** The records of migrations and moves describe the database itself. */
const OWN = ['migrations', 'moves'];

/** Tables with rows: also each partition, but not the months of clicks that an interrupted pruning has detached. */
const TABLES = `
select c.relname as name,
  (select array_agg(a.attname::text order by a.attname) from pg_attribute a
   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
  array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
    where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as references
from pg_class c left join pg_inherits i on i.inhrelid = c.oid
where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not c.relname = any ($1)
  and (c.relname !~ '^clicks_[0-9]{4,}_[0-9]{2}$' or (i.inhrelid is not null and not i.inhdetachpending))
order by c.relname`;

/** The tables in this order: each after those that its foreign keys reference. */
export function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ references }) => !references.some((name) => waiting.has(name)));
    if (ready.length === 0) throw new Error(`the foreign keys of ${[...waiting].join(', ')} form a circle`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}

export const readTables = async (client: pg.Client): Promise<Table[]> =>
  inOrder((await client.query<Table>(TABLES, [OWN])).rows);

/** Months of clicks, as the first days of their names say. */
export const monthsOf = (tables: readonly Table[]): Date[] =>
  tables.flatMap(({ name }) => {
    const [, year, month] = /^clicks_(\d{4,})_(\d{2})$/.exec(name) ?? [];
    return year === undefined ? [] : [new Date(`${year.padStart(4, '0')}-${month}-01T00:00:00Z`)];
  });

/** @throws MoveRefusal if the tables of the service differ, which a changed schema does */
export function refuseOthers(source: readonly Table[], target: readonly Table[]): void {
  const shape = ({ name, columns }: Table): string => `${name} (${columns.join(', ')})`;
  const [had, has] = [new Set(source.map(shape)), new Set(target.map(shape))];
  const differing = [...[...had].filter((text) => !has.has(text)), ...[...has].filter((text) => !had.has(text))];
  if (differing.length === 0) return;
  throw new MoveRefusal(`the two databases have different tables: ${differing.join('; ')}`);
}

interface Sequence {
  table: string;
  column: string;
  sequence: string;
}

/** The sequences of identity columns; those of partitions are not used. */
const SEQUENCES = `
select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  and not c.relname = any ($1)`;

/** Gives the same next values to the identity columns of the target. */
export async function copySequences(source: pg.Client, target: pg.Client): Promise<void> {
  const theirs = (await source.query<Sequence>(SEQUENCES, [OWN])).rows;
  for (const { table, column, sequence } of (await target.query<Sequence>(SEQUENCES, [OWN])).rows) {
    const same = theirs.find((other) => other.table === table && other.column === column);
    if (same === undefined) throw new Error(`${table}.${column} has no sequence in the source`);
    const { rows } = await source.query<{ last_value: number; is_called: boolean }>(
      `select last_value, is_called from ${same.sequence}`,
    );
    await target.query('select setval($1, $2, $3)', [sequence, rows[0]!.last_value, rows[0]!.is_called]);
  }
}
