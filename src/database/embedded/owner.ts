import type pg from 'pg';
import { closeSeat, superuserClient } from './seat.ts';

/*
 * The service works as the owner of its database, an ordinary role: an attacker who gets it to run SQL can read
 * no file, run no program and change no setting of the server.
 */

export const DATABASE = 'referral';
export const OWNER = 'referral_service';

interface Access {
  port: number;
  /** the superuser's */
  password: string;
  /** hexadecimal digits */
  ownerPassword: string;
}

/** Makes the database and its owner. A database that a former version made is carried over to the owner. */
export async function ensureDatabase(seat: pg.Client, { port, password, ownerPassword }: Access): Promise<void> {
  const role = await seat.query('select 1 from pg_roles where rolname = $1', [OWNER]);
  if (role.rowCount === 0) await seat.query(`create role ${OWNER} login password '${ownerPassword}'`);
  const { rows } = await seat.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [DATABASE],
  );
  if (rows.length === 0) await seat.query(`create database ${DATABASE} owner ${OWNER}`);
  else if (rows[0]?.owner !== OWNER) await carryOver(port, password);
}

const SYSTEM = `n.nspname ~ '^pg_' or n.nspname = 'information_schema'`;

/** A column's own sequence follows its table. */
const CARRY_OVER = `
do $$
declare thing text;
begin
  for thing in
    select format('schema %I', n.nspname) from pg_namespace n
    where not (${SYSTEM}) and n.nspname <> 'public'
    union all
    select format('table %s', c.oid::regclass) from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where not (${SYSTEM}) and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and (c.relkind <> 'S' or not exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
    union all
    select format('routine %s', p.oid::regprocedure) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where not (${SYSTEM})
  loop
    execute format('alter %s owner to ${OWNER}', thing);
  end loop;
end $$`;

/** All or nothing: the database's own owner, changed in the same transaction, says whether it is done. */
async function carryOver(port: number, password: string): Promise<void> {
  const client = superuserClient(port, password, DATABASE);
  try {
    await client.connect();
    await client.query('begin');
    // A former version may be serving from these tables: its traffic must not queue behind us for long.
    await client.query(`set local lock_timeout = '300ms'`);
    await client.query(CARRY_OVER);
    await client.query(`alter database ${DATABASE} owner to ${OWNER}`);
    await client.query('commit');
  } finally {
    await closeSeat(client);
  }
}
