// Everything that the test of the distributed service needs: its servers, a distributed database, two instances of the built
// service behind a balancer, and programs.
import { join } from 'node:path';
import { atEnd } from '../harness/cleanup.ts';
import { makeFolder } from '../harness/folder.ts';
import type { Server } from '../harness/postgres.ts';
import { root } from '../harness/processes.ts';
import { makePrograms } from '../harness/programs.ts';
import { query } from '../harness/query.ts';
import { makeLogFolder, startBalanced, type Scene } from '../harness/scene.ts';
import { adminOf, defineInstances, settingsFor } from '../harness/service.ts';
import { freePorts } from '../lib/free-port.ts';
import { createCluster } from './cluster.ts';
import { moveApart, workerOf } from './placement.ts';
import { healServers, type Servers } from './servers.ts';

export interface DistributedWorld extends Scene {
  /** undefined if the servers are not this run's own: then they cannot be killed */
  servers: Servers | undefined;
  /** the worker that has the program's rows; only if the servers are this run's own */
  workerOf(programId: number): Promise<Server>;
}

/** The folder of the run's history, logs and report. */
export const DISTRIBUTED_FOLDER = join(root, '.distributed-test');

/** The rules look for sessions in the database of this name. */
const DATABASE = 'referral';

/**
 * Creates and distributes a database on the cluster of this URL with the commands of an operator, and starts two
 * instances of the built service.
 */
export async function startDistributedWorld(citusUrl: string, servers: Servers | undefined): Promise<DistributedWorld> {
  const dist = join(root, 'dist');
  const logFolder = makeLogFolder(DISTRIBUTED_FOLDER);
  const cluster = await createCluster(citusUrl, DATABASE);
  atEnd(() => cluster.drop());
  const env = settingsFor(cluster.url, makeFolder('distributed-data'));
  const admin = adminOf(dist, env);
  // An operator's first command creates the tables, as the first start would.
  await admin('account', 'create', '--email', 'operator@brand.dev');
  await admin('distribute');
  const instances = defineInstances({ dist, env, logFolder }, await freePorts(2));
  const { url, startAll, untilReady } = await startBalanced(instances);
  const heal = async () => {
    if (servers) await healServers(servers, cluster.url);
    await startAll();
    await untilReady();
  };
  const postgres: Scene['postgres'] = {
    url: () => cluster.url,
    query: (sql, values) => query(cluster.url, sql, values),
  };
  const programs = await makePrograms(admin, url, env);
  if (servers) await moveApart(servers, cluster.url, programs);
  const own = { workerOf: (programId: number) => workerOf(servers!, cluster.url, programId) };
  return { instances, servers, url, admin, postgres, programs, heal, ...own };
}
