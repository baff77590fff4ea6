// What a Citus cluster must be like before the service's tables are distributed over it.
import type pg from 'pg';
import { DistributeRefusal } from './refusal.ts';

/** Citus gives each worker the identifiers from its group × 2^48 on; those of this group end at 2^53. */
const LAST_GROUP = 31;
/** The names under which instances of the service are connected. */
const SERVICE = ['referral-tracking', 'referral-tracking worker', 'referral-tracking changes'];
/** Any constant works: two runs must not distribute one database at once. */
const LOCK = 7_310_571_004;

export interface Cluster {
  /** such as `Citus 13.2.2` */
  version: string;
  workers: number;
}

const count = async (client: pg.Client, sql: string, values: unknown[] = []): Promise<number> =>
  (await client.query<{ count: number }>(sql, values)).rows[0]!.count;

async function checkAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK]);
  if (!rows[0]!.free) throw new DistributeRefusal('another process is distributing this database');
  const connected = await count(
    client,
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = any ($1)`,
    [SERVICE],
  );
  if (connected > 0) {
    throw new DistributeRefusal(`the service is running: it has ${connected} connections. Stop all instances first`);
  }
}

/** A sale is one transaction on two servers, which needs prepared transactions on both. */
async function checkPreparing(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select nodename || ':' || nodeport as name
     from run_command_on_workers('show max_prepared_transactions') where not success or result = '0'`,
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new DistributeRefusal(`set max_prepared_transactions above 0 on ${names}, and restart these servers`);
}

/**
 * Describes the cluster, and takes the lock of this session.
 * @throws DistributeRefusal if the tables cannot be distributed over it now
 */
export async function checkCluster(client: pg.Client): Promise<Cluster> {
  if ((await count(client, `select count(*)::int as count from pg_extension where extname = 'citus'`)) === 0) {
    throw new DistributeRefusal('the database has no extension citus: run "create extension citus" on every server');
  }
  await checkAlone(client);
  const { rows } = await client.query<{ workers: number; last: number }>(
    `select count(*)::int as workers, coalesce(max(groupid), 0) as last from pg_dist_node
     where isactive and noderole = 'primary' and groupid <> 0`,
  );
  const { workers, last } = rows[0]!;
  if (workers === 0) throw new DistributeRefusal('the coordinator has no active workers: add them with citus_add_node');
  if (last > LAST_GROUP) {
    throw new DistributeRefusal(`the cluster has had ${last} workers: identifiers of later ones would exceed 2^53`);
  }
  await checkPreparing(client);
  const { rows: versions } = await client.query<{ version: string }>(
    `select 'Citus ' || extversion as version from pg_extension where extname = 'citus'`,
  );
  return { version: versions[0]!.version, workers };
}
