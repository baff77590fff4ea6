// `npm run test:log`: clients send chains to two instances of the built service, whose clicks go through a log of three servers.
// Servers of the log, an instance and the database are killed meanwhile; then the responses are compared with the database.
// The exit code is 1 if a guarantee was broken.
import { runFaultTest } from '../harness/run.ts';
import { LOG_FAULTS } from './faults.ts';
import { LOG_FOLDER, startLogWorld } from './world.ts';

await runFaultTest({ command: 'test:log', faults: LOG_FAULTS, rounds: 3, folder: LOG_FOLDER, start: startLogWorld });
