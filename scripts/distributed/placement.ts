// On which worker the rows of a program are.
import type { Server } from '../harness/postgres.ts';
import { query } from '../harness/query.ts';
import type { Scene } from '../harness/scene.ts';
import type { Servers } from './servers.ts';

interface Placement {
  shard: string;
  port: number;
}

async function placementOf(url: string, programId: number): Promise<Placement> {
  const [found] = await query<Placement>(
    url,
    `select p.shardid as shard, p.nodeport as port from citus_shards p
     where p.table_name = 'customers'::regclass and p.shardid = get_shard_id_for_distribution_column('customers', $1::bigint)`,
    [programId],
  );
  return found!;
}

/** The worker that has the program's rows. */
export async function workerOf(servers: Servers, url: string, programId: number): Promise<Server> {
  const { port } = await placementOf(url, programId);
  return servers.workers.find((worker) => worker.port === port)!;
}

/**
 * Moves programs until not all that clients use are on one worker, as an operator does whose large programs share one:
 * otherwise the loss of a worker would stop all or none of them.
 */
export async function moveApart({ workers }: Servers, url: string, programs: Scene['programs']): Promise<void> {
  const usual = programs.filter(({ orphans }) => orphans === undefined);
  const places = await Promise.all(usual.map(({ id }) => placementOf(url, id)));
  const [first] = places;
  if (places.some(({ port }) => port !== first!.port)) return;
  const other = workers.find(({ port }) => port !== first!.port)!;
  await query(url, `select citus_move_shard_placement($1, '127.0.0.1', $2, '127.0.0.1', $3, 'block_writes')`, [
    first!.shard,
    first!.port,
    other.port,
  ]);
}
