import type pg from 'pg';

// The table that knex made for former versions, which still read it: both must be able to run on one database.
const TABLE = `
create table if not exists migrations (
  id serial primary key,
  name varchar(255),
  batch integer,
  migration_time timestamptz
)`;

/** The names of the applied migrations, in their order; undefined for a database that this service never used. */
export async function readApplied(client: pg.Client): Promise<string[] | undefined> {
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('migrations') is not null as known`);
  if (!rows[0]?.known) return undefined;
  return (await client.query<{ name: string }>('select name from migrations order by id')).rows.map(({ name }) => name);
}

export const makeTable = (client: pg.Client): Promise<unknown> => client.query(TABLE);

export async function recordApplied(client: pg.Client, name: string): Promise<void> {
  await client.query(
    `insert into migrations (name, batch, migration_time)
     select $1::text, coalesce(max(batch), 0) + 1, $2::timestamptz from migrations`,
    [name, new Date()],
  );
}
