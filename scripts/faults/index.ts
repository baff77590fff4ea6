// `npm run test:faults`: clients send chains to two instances of the built service while faults are injected; then
// their responses are compared with the database. The exit code is 1 if a guarantee was broken.
import { runFaultTest } from '../harness/run.ts';
import { FAULTS } from './nemesis/index.ts';
import { REPORT_FOLDER, startWorld } from './world.ts';

await runFaultTest({
  command: 'test:faults',
  faults: FAULTS,
  rounds: 3,
  folder: REPORT_FOLDER,
  start: startWorld,
});
