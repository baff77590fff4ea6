import type pg from 'pg';

const ACTIVITY = `
  case when a.usesysid is null then 'automatic vacuum'
       else coalesce(nullif(a.application_name, ''), 'unnamed') end as name,
  coalesce(a.state, 'busy') as state,
  extract(epoch from clock_timestamp() - a.xact_start)::int as seconds,
  a.usesysid is null as autovacuum,
  coalesce(left(regexp_replace(a.query, '\\s+', ' ', 'g'), 80), '') as query`;

interface Activity {
  pid: number;
  name: string;
  state: string;
  /** age of its transaction */
  seconds: number | null;
  query: string;
  /** a process of the server itself; only automatic vacuums lock tables */
  autovacuum: boolean;
}

const describe = ({ pid, name, state, seconds, query }: Activity): string =>
  `pid ${pid} (${name}, ${state}${seconds === null ? '' : `, its transaction is ${seconds} s old`}: ${query})`;

const describeAll = (sessions: Activity[]): string | undefined =>
  sessions.length === 0 ? undefined : sessions.map(describe).join(', ');

const BLOCKERS = `
select a.pid, ${ACTIVITY} from pg_stat_activity a where a.pid = any(pg_blocking_pids($1::int)) order by a.xact_start`;

export interface Blockers {
  /** a description of the sessions */
  text: string;
  /** whether one of them is an automatic vacuum */
  autovacuum: boolean;
}

/** The sessions that this session waits for; undefined if it waits for none. */
export async function findBlockers(client: pg.Client, pid: number): Promise<Blockers | undefined> {
  const { rows } = await client.query<Activity>(BLOCKERS, [pid]);
  const text = describeAll(rows);
  return text === undefined ? undefined : { text, autovacuum: rows.some(({ autovacuum }) => autovacuum) };
}

const LOCK_HOLDER = `
select a.pid, ${ACTIVITY}
from pg_locks l join pg_stat_activity a on a.pid = l.pid
where l.locktype = 'advisory' and l.granted and l.objsubid = 1
  and l.database = (select oid from pg_database where datname = current_database())
  and (l.classid::bigint << 32) + l.objid::bigint = $1::bigint`;

/** A description of the session that holds an advisory lock. */
export async function describeLockHolder(client: pg.Client, key: number): Promise<string> {
  return describeAll((await client.query<Activity>(LOCK_HOLDER, [key])).rows) ?? 'it has just ended';
}
