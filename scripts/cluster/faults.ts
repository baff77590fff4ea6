// What the test of the cluster breaks.
import { seconds, type Fault } from '../faults/nemesis/fault.ts';
import type { ClusterWorld } from './world/index.ts';

type ClusterFault = Fault<ClusterWorld>;

const leaderKilled: ClusterFault = {
  name: 'leader-killed',
  expected: '500s until the synchronous standby is the leader',
  short: true,
  async inject({ cluster }) {
    const leader = await cluster.leader();
    await leader.kill();
    await cluster.leader(leader);
  },
};

const instanceKilled: ClusterFault = {
  name: 'instance-killed',
  expected: 'requests to the killed instance are unknown; the other one serves on',
  short: true,
  async inject({ instances }, random) {
    const victim = random.pick(instances);
    await victim.kill();
    await seconds(random.int(20, 30) / 10);
    await victim.start();
  },
};

const redisKilled: ClusterFault = {
  name: 'redis-killed',
  expected: 'no request fails: each instance limits by itself',
  short: true,
  unnoticed: true,
  async inject({ redis }, random) {
    await redis.kill();
    await seconds(random.int(10, 25) / 10);
    await redis.start();
    await seconds(1);
  },
};

export const CLUSTER_FAULTS: ClusterFault[] = [leaderKilled, instanceKilled, redisKilled];
