import type pg from 'pg';

const TABLE = `
create table if not exists migrations (
  id bigint generated always as identity primary key,
  name text not null unique,
  applied_at timestamptz not null
)`;

/** The names of the applied migrations, in order; undefined for a database that was never migrated. */
export async function readApplied(client: pg.Client): Promise<string[] | undefined> {
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('migrations') is not null as known`);
  if (!rows[0]?.known) return undefined;
  return (await client.query<{ name: string }>('select name from migrations order by id')).rows.map(({ name }) => name);
}

export const makeTable = (client: pg.Client): Promise<unknown> => client.query(TABLE);

export async function recordApplied(client: pg.Client, name: string): Promise<void> {
  await client.query('insert into migrations (name, applied_at) values ($1, $2)', [name, new Date()]);
}
