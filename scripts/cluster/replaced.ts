import type { Fault } from '../harness/fault.ts';
import type { ClusterWorld } from './world.ts';
import type { Node } from './node.ts';

export type ClusterFault = Fault<ClusterWorld>;

/** Breaks the leader, and waits until another machine leads. */
export const replaced =
  (harm: (leader: Node, world: ClusterWorld) => Promise<void> | void): ClusterFault['inject'] =>
  async (world) => {
    const leader = await world.cluster.leader();
    await harm(leader, world);
    await world.cluster.leader(leader);
  };
