// A distributed database for the faults of `npm run test:faults`: they reach the coordinator as they reach a plain server.
import pg from 'pg';
import type { WorldDatabase } from '../../faults/world/index.ts';
import type { Admin } from '../../faults/world/service.ts';
import type { Postgres } from '../../faults/world/postgres.ts';
import { createCluster, query } from '../cluster.ts';
import { healServers, startServers } from './servers.ts';

/** The faults look for sessions in the database of this name. */
export const DATABASE = 'referral';

/** Makes the tables, and distributes them, with the commands of an operator. */
export async function distributeTables(admin: Admin): Promise<void> {
  // An operator's first command creates the tables, as the first start would.
  await admin('account', 'create', '--email', 'operator@brand.dev');
  await admin('distribute');
}

/** `bin`: the folder of the programs of a PostgreSQL with the extension citus. */
export const distributedDatabase = (bin: string): WorldDatabase => ({
  async start(disk): Promise<Postgres> {
    const servers = await startServers(bin, disk === undefined ? {} : { disk });
    const { coordinator } = servers;
    const { url: direct } = await createCluster(servers.url, DATABASE);
    const url: Postgres['url'] = (port = coordinator.port) => {
      const through = new URL(direct);
      through.port = String(port);
      return through.href;
    };
    return {
      port: coordinator.port,
      url,
      start: () => healServers(servers, direct),
      stop: (mode) => coordinator.stop(mode),
      pids: () => coordinator.pids(),
      query: (sql, values) => query<Record<string, unknown>>(direct, sql, values),
      async session() {
        const client = new pg.Client({
          connectionString: direct,
          connectionTimeoutMillis: 5_000,
          application_name: 'faults',
        });
        client.on('error', () => undefined);
        await client.connect();
        return client;
      },
    };
  },
  prepare: distributeTables,
});
