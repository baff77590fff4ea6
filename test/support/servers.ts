// The servers of the test databases: one, or those of a Citus cluster, if DATABASE_URL is a database of its coordinator. Then
// the template is distributed, and a test database is a clone of the template on each server.
import pg from 'pg';
import { distribute } from '../../src/database/distributed/distribute.ts';

interface Node {
  host: string;
  port: number;
}

/** The URL of a database on the same server. */
export const databaseUrl = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

async function query<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  return client
    .query<Row>(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** The URLs of the cluster's servers, the coordinator's first; only this one if it is a plain PostgreSQL. */
export async function findServers(serverUrl: string): Promise<string[]> {
  const installed = await query(serverUrl, `select from pg_extension where extname = 'citus'`);
  if (installed.length === 0) return [serverUrl];
  const workers = await query<Node>(
    serverUrl,
    'select nodename as host, nodeport as port from pg_dist_node where isactive and groupid <> 0 order by nodeid',
  );
  const urlOf = ({ host, port }: Node): string => {
    const url = new URL(databaseUrl(serverUrl, 'postgres'));
    url.host = `${host}:${port}`;
    return url.href;
  };
  return [serverUrl, ...workers.map(urlOf)];
}

/** Runs a statement on each server, such as one that creates a database. */
export async function onServers(servers: readonly string[], sql: string): Promise<void> {
  await Promise.all(servers.map((server) => query(server, sql)));
}

/** Few shards, so that a test database is created fast. */
const SHARDS = 2;

/** Connects the databases of this name on the servers of a cluster. */
export async function connectServers(servers: readonly string[], name: string): Promise<void> {
  const [coordinator, ...workers] = servers.map((server) => databaseUrl(server, name));
  if (workers.length === 0) return;
  for (const url of [coordinator!, ...workers]) await query(url, 'create extension citus');
  const at = (url: string): [string, number] => [new URL(url).hostname, Number(new URL(url).port)];
  await query(coordinator!, 'select citus_set_coordinator_host($1, $2)', at(coordinator!));
  for (const url of workers) await query(coordinator!, 'select citus_add_node($1, $2)', at(url));
  await query(coordinator!, `alter database ${name} set citus.shard_count = ${SHARDS}`);
}

/** Distributes the tables of the database of this name, which is migrated, if there are several servers. */
export async function distributeOver(servers: readonly string[], name: string): Promise<void> {
  if (servers.length === 1) return;
  await distribute({ url: databaseUrl(servers[0]!, name), say: () => undefined });
  // Citus has a process of its own in each database, and a database with connections cannot be cloned.
  await onServers(servers, `alter database ${name} with allow_connections false`);
  await onServers(servers, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}
