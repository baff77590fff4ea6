// A coordinator and workers with the PostgreSQL in CITUS_BIN, which has the extension citus, on this machine.
import { makeFolder } from '../harness/folder.ts';
import { makeServer, type Server, type Settings } from '../harness/postgres.ts';
import { query } from '../harness/query.ts';

export interface Servers {
  coordinator: Server;
  workers: Server[];
  /** a database of the coordinator with the extension and the workers */
  url: string;
}

const SETTINGS: Settings = {
  shared_preload_libraries: 'citus',
  'citus.node_conninfo': 'sslmode=disable',
  // Few, so that the database is made fast.
  'citus.shard_count': '8',
  'citus.recover_2pc_interval': '5s',
  max_connections: '200',
  max_prepared_transactions: '200',
  // Citus has a process of its own in each database, and tests make many.
  max_worker_processes: '64',
  wal_level: 'logical',
  shared_buffers: '64MB',
  // Small, so that recovery is short.
  max_wal_size: '128MB',
  // No fault simulates a power failure, so data that was passed to the kernel is safe.
  fsync: 'off',
};

/** The test suite makes hundreds of databases, each for seconds, and kills no server: it trades safety for speed. */
export const OF_SUITE: Settings = {
  max_connections: '400',
  max_prepared_transactions: '400',
  shared_buffers: '128MB',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  jit: 'off',
};

/** Starts the servers, and connects the coordinator to its workers. */
export async function startServers(programs: string, more: Settings = {}): Promise<Servers> {
  const folder = makeFolder('distributed');
  const servers: Server[] = [];
  for (const name of ['coordinator', 'worker-1', 'worker-2']) {
    const server = await makeServer({ folder, name, programs, settings: { ...SETTINGS, ...more } });
    await query(server.urlOf('postgres'), 'create extension citus');
    servers.push(server);
  }
  const [coordinator, ...workers] = servers as [Server, ...Server[]];
  const url = coordinator.urlOf('postgres');
  await query(url, 'select citus_set_coordinator_host($1, $2)', ['127.0.0.1', coordinator.port]);
  for (const { port } of workers) await query(url, 'select citus_add_node($1, $2)', ['127.0.0.1', port]);
  return { coordinator, workers, url };
}

/** Waits until each server answers, and transactions that a lost server has interrupted are decided. */
export async function healServers({ coordinator, workers }: Servers, databaseUrl: string): Promise<void> {
  const all = [coordinator, ...workers];
  all.forEach((server) => server.thaw());
  await Promise.all(all.map((server) => server.start()));
  // Citus does this itself once a minute.
  await query(databaseUrl, 'select recover_prepared_transactions()');
}
