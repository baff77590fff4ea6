// The record of a move, in the database that receives it. Only a move makes this table.
import type pg from 'pg';

export interface MoveRecord {
  source: string;
  finished_at: Date | null;
}

const TABLE = `
create table moves (
  id bigint generated always as identity primary key,
  source text not null,
  started_at timestamptz not null,
  finished_at timestamptz
)`;

/** The latest move into this database; undefined if there was none. */
export async function readMove(client: pg.Client): Promise<MoveRecord | undefined> {
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('moves') is not null as known`);
  if (!rows[0]?.known) return undefined;
  const moves = await client.query<MoveRecord>('select source, finished_at from moves order by id desc limit 1');
  return moves.rows[0];
}

/** From now on, and until the move is complete, nobody uses this database. */
export async function startMove(client: pg.Client, source: string): Promise<void> {
  // One transaction, so that the table is never without its row.
  await client.query('begin');
  await client.query(TABLE);
  await client.query('insert into moves (source, started_at) values ($1, $2)', [source, new Date()]);
  await client.query('commit');
}

export const finishMove = (client: pg.Client): Promise<unknown> =>
  client.query('update moves set finished_at = $1 where finished_at is null', [new Date()]);

/**
 * Names a database: the cluster, and the database in it. A physical copy has the same name, which is right: it has the
 * same rows.
 */
export async function nameOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as name
     from pg_control_system()`,
  );
  return rows[0]!.name;
}
