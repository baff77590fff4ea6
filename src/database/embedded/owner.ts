import type pg from 'pg';
import { unregister, superuserClient } from './registration.ts';

/*
 * The service connects as the owner of its database, an ordinary role. If attackers can inject SQL, they still cannot
 * read files, run programs or change server settings.
 */

export const DATABASE = 'referral';
export const OWNER = 'referral_service';

interface Access {
  port: number;
  /** the superuser's connection */
  password: string;
  /** hexadecimal digits */
  ownerPassword: string;
}

/** Creates the database and its owner. Transfers a database of a former version to the owner. */
export async function ensureDatabase(
  registration: pg.Client,
  { port, password, ownerPassword }: Access,
): Promise<void> {
  const role = await registration.query('select 1 from pg_roles where rolname = $1', [OWNER]);
  if (role.rowCount === 0) await registration.query(`create role ${OWNER} login password '${ownerPassword}'`);
  const { rows } = await registration.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [DATABASE],
  );
  if (rows.length === 0) await registration.query(`create database ${DATABASE} owner ${OWNER}`);
  else if (rows[0]?.owner !== OWNER) await carryOver(port, password);
}

const SYSTEM = `n.nspname ~ '^pg_' or n.nspname = 'information_schema'`;

/** The sequence of an identity column changes its owner with its table. */
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

/** Transfers everything in one transaction; the owner of the database shows whether it is done. */
async function carryOver(port: number, password: string): Promise<void> {
  const client = superuserClient(port, password, DATABASE);
  try {
    await client.connect();
    await client.query('begin');
    // A former version may be using these tables: its requests must not wait long for our lock.
    await client.query(`set local lock_timeout = '300ms'`);
    await client.query(CARRY_OVER);
    await client.query(`alter database ${DATABASE} owner to ${OWNER}`);
    await client.query('commit');
  } finally {
    await unregister(client);
  }
}
