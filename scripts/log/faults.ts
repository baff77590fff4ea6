// What is killed under load, and how it comes back.
import { STREAM, type LogWorld } from './world.ts';

export interface LogFault {
  name: string;
  /** how long it lasts before it is undone */
  lastsMs: number;
  /** begins it; the result ends it */
  begin(world: LogWorld): Promise<() => Promise<void> | void>;
}

export const FAULTS: readonly LogFault[] = [
  {
    name: "the log's leader is killed",
    lastsMs: 4_000,
    async begin({ cluster }) {
      const leader = await cluster.leaderOf(STREAM);
      await leader.kill();
      return () => leader.start();
    },
  },
  {
    name: 'an instance, which also writes, is killed',
    lastsMs: 2_000,
    async begin({ instances }) {
      await instances[0]!.kill();
      return () => instances[0]!.start();
    },
  },
  {
    name: 'the database is killed',
    lastsMs: 2_000,
    async begin({ postgres }) {
      await postgres.stop('immediate');
      return () => postgres.start();
    },
  },
  {
    name: 'two of three servers of the log are killed',
    lastsMs: 3_000,
    async begin({ cluster }) {
      const two = cluster.nodes.slice(0, 2);
      await Promise.all(two.map((node) => node.kill()));
      return () => two.forEach((node) => node.start());
    },
  },
];
