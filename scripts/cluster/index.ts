// `npm run test:cluster`: clients send chains to two instances of the built service, on a highly available PostgreSQL with the
// configuration of deploy/ha. Machines of the database, instances and Redis are killed meanwhile, and the network between the
// machines is cut; then the responses are compared with the database. The exit code is 1 if a guarantee was broken.
import { runFaultTest } from '../harness/run.ts';
import { CLUSTER_FAULTS } from './faults.ts';
import { CLUSTER_FOLDER, startClusterWorld } from './world.ts';

await runFaultTest({
  command: 'test:cluster',
  faults: CLUSTER_FAULTS,
  rounds: 2,
  folder: CLUSTER_FOLDER,
  start: startClusterWorld,
});
