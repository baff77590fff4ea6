// What the test of the cluster breaks. Records that were acknowledged before and meanwhile must be there afterwards.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { seconds } from '../harness/fault.ts';
import { CUTS } from './cuts.ts';
import { replaced, type ClusterFault } from './replaced.ts';
import type { Cluster } from './cluster.ts';

const leaderKilled: ClusterFault = {
  name: 'leader-killed',
  expected: '500s until the synchronous standby leads',
  short: true,
  inject: replaced((leader) => leader.kill()),
};

const leaderFrozen: ClusterFault = {
  name: 'leader-frozen',
  expected: 'as above; when it continues, the former leader commits nothing, and follows the new one',
  async inject(world, random, clients) {
    const leader = await world.cluster.leader();
    await replaced((victim) => victim.freeze())(world, random, clients);
    await seconds(2);
    leader.thaw();
    await seconds(3);
  },
};

const postgresKilled: ClusterFault = {
  name: 'leader-postgres-killed',
  expected: 'Patroni makes the standby the leader, or starts the former one again; 500s for some seconds',
  async inject({ cluster }) {
    const leader = await cluster.leader();
    leader.killPostgres();
    await seconds(2); // Patroni notices it
    await cluster.leader();
  },
};

const patroniKilled: ClusterFault = {
  name: 'leader-patroni-killed',
  expected: 'nobody reaches the PostgreSQL that Patroni has left alone; 500s until the standby leads',
  inject: replaced((leader) => leader.killPatroni()),
};

const standbyKilled: ClusterFault = {
  name: 'standby-killed',
  expected: 'commits wait until the other standby is the synchronous one; none is answered without it',
  async inject({ cluster }) {
    const standby = await cluster.standby();
    await standby.kill();
    await cluster.standby(standby);
  },
};

const bothStandbysKilled: ClusterFault = {
  name: 'both-standbys-killed',
  expected: 'nothing is committed on one machine alone: 500s until a standby is back',
  async inject({ cluster }) {
    const leader = await cluster.leader();
    await Promise.all(cluster.nodes.filter((node) => node !== leader).map((node) => node.kill()));
    await seconds(8);
  },
};

const etcdKilled: ClusterFault = {
  name: 'etcd-killed',
  expected: 'the leader leads on as long as it reaches both standbys',
  async inject({ cluster }) {
    cluster.nodes.forEach((node) => node.killEtcd());
    await seconds(30);
    await cluster.heal();
    // The leader may still give up its lock, now that there is one again. If it were harmed before the new one has a
    // synchronous standby, no machine could replace it.
    await seconds(12);
  },
};

const SWITCH_ATTEMPTS = 10;

/**
 * A planned change of the leader, by the command that operators use. Patroni refuses it while it is choosing the synchronous
 * standby, and the command says so with the exit code 0.
 */
async function switchOver(cluster: Cluster): Promise<void> {
  const { file, env } = cluster.nodes[0]!.control;
  const [from, { PATH = '' }] = [await cluster.leader(), process.env];
  const args = ['-c', file, 'switchover', '--leader', from.name, '--force', 'referral'];
  for (let attempt = 1; ; attempt++) {
    const { stdout } = await promisify(execFile)('patronictl', args, { env: { PATH, LC_ALL: 'C.UTF-8', ...env } });
    if (!stdout.includes('failed, details: 412')) break;
    if (attempt === SWITCH_ATTEMPTS) throw new Error(`patronictl refuses the switchover: ${stdout}`);
    await seconds(1);
  }
  await cluster.leader(from);
}

const switchover: ClusterFault = {
  name: 'switchover',
  expected: '500s for some seconds',
  inject: ({ cluster }) => switchOver(cluster),
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

export const CLUSTER_FAULTS: ClusterFault[] = [
  leaderKilled,
  leaderFrozen,
  postgresKilled,
  patroniKilled,
  standbyKilled,
  bothStandbysKilled,
  etcdKilled,
  switchover,
  instanceKilled,
  redisKilled,
  ...CUTS,
];
