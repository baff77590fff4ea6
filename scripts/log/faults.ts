// What is killed under load, and comes back.
import { seconds, type Fault } from '../harness/fault.ts';
import { STREAM, type LogWorld } from './world.ts';

export const LOG_FAULTS: readonly Fault<LogWorld>[] = [
  {
    name: 'log-leader-killed',
    expected: 'clicks wait until the other servers of the log have a leader, or go to the database',
    short: true,
    async inject({ cluster }) {
      await (await cluster.leaderOf(STREAM)).kill();
      await seconds(4);
    },
  },
  {
    name: 'instance-killed',
    expected: 'requests to the killed instance are unknown; the other one serves on, and writes what the log has',
    short: true,
    async inject({ instances }, random) {
      await random.pick(instances).kill();
      await seconds(2);
    },
  },
  {
    name: 'database-killed',
    expected: 'clicks are acknowledged and wait in the log; 500s for everything else until the database is back',
    short: true,
    async inject({ postgres }) {
      await postgres.stop('immediate');
      await seconds(2);
    },
  },
  {
    name: 'two-log-servers-killed',
    expected: 'clicks go to the database',
    short: true,
    async inject({ cluster }, random) {
      const two = random.shuffled(cluster.nodes).slice(0, 2);
      await Promise.all(two.map((node) => node.kill()));
      await seconds(3);
    },
  },
];
