// A database on every node of a Citus cluster.
import { randomBytes } from 'node:crypto';
import { query } from '../harness/query.ts';

interface Node {
  host: string;
  port: number;
}

export interface Cluster {
  /** of the new database on the coordinator */
  url: string;
  /** of a database on the coordinator that is not distributed, for comparison */
  plainUrl: string;
  /** of the new database on each worker */
  workerUrls: string[];
  /** such as `Citus 13.2.2 …` */
  version: string;
  drop(): Promise<void>;
}

function urlOf(base: string, database: string, node?: Node): string {
  const url = new URL(base);
  url.pathname = `/${database}`;
  if (node) url.host = `${node.host}:${node.port}`;
  return url.href;
}

/** @throws if the server has no Citus, or no workers */
async function workersOf(url: string): Promise<Node[]> {
  const installed = await query(url, `select from pg_extension where extname = 'citus'`);
  if (installed.length === 0) throw new Error('CITUS_URL: this database has no extension citus');
  const workers = await query<Node>(
    url,
    `select nodename as host, nodeport as port from pg_dist_node where isactive and groupid <> 0 order by nodeid`,
  );
  if (workers.length === 0) throw new Error('CITUS_URL: the coordinator has no active workers');
  return workers;
}

/** Creates a database on all nodes, connects them, and creates a plain one for comparison. */
export async function createCluster(
  citusUrl: string,
  name = `referral_distributed_${randomBytes(4).toString('hex')}`,
): Promise<Cluster> {
  const workers = await workersOf(citusUrl);
  const [url, plainUrl] = [urlOf(citusUrl, name), urlOf(citusUrl, `${name}_plain`)];
  const workerUrls = workers.map((worker) => urlOf(citusUrl, name, worker));
  const servers = [citusUrl, ...workers.map((worker) => urlOf(citusUrl, 'postgres', worker))];
  const drop = async () => {
    for (const server of servers) await query(server, `drop database if exists ${name} with (force)`);
    await query(citusUrl, `drop database if exists ${name}_plain with (force)`);
  };
  try {
    for (const server of servers) await query(server, `create database ${name}`);
    await query(citusUrl, `create database ${name}_plain`);
    for (const node of [url, ...workerUrls]) await query(node, 'create extension citus');
    const { hostname, port } = new URL(citusUrl);
    await query(url, 'select citus_set_coordinator_host($1, $2)', [hostname, Number(port || 5432)]);
    for (const { host, port } of workers) await query(url, 'select citus_add_node($1, $2)', [host, port]);
    const [version] = await query<{ citus_version: string }>(url, 'select citus_version()');
    return { url, plainUrl, workerUrls, version: version!.citus_version, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}
